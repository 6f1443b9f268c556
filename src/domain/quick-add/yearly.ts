import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { readPhrase } from '../phrases/read.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { spoken } from './doubts.ts';
import { HAS_HOUR } from './kind-words.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';

/** Birthdays and anniversaries: they come again each year, also when said once. */

const YEARLY = new RegExp(
  anyOf(({ fields }) => fields.yearly),
  'g',
);
const EVERY_YEAR = new RegExp(
  anyOf(({ fields }) => fields.everyYear),
  'g',
);

/** A day that comes again each year is what it is about: no birthday dinner. `text`: normalised. */
export function isYearlyDay(text: string): boolean {
  const last = [...text.matchAll(YEARLY)].at(-1);
  return last !== undefined && !HAS_HOUR.test(text.slice(last.index));
}

/** Where such a text says that it is each year, but for what has its hour: those words are of a repeat as any other (每年3月3号9点…，那天是她生日). */
export function yearlyIn(text: string, context: PhraseContext): Span[] {
  const plain = normalise(text);
  if (!isYearlyDay(plain)) return [];
  const hasHour = timesIn(withoutNames(text), context).some(
    ({ said, reading }) => said.clock && reading?.kind === 'repeat',
  );
  if (hasHour) return [];
  return [...plain.matchAll(EVERY_YEAR)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }));
}

const SINCE = ofAll(({ fields }) => fields.since);

/** The year in which a yearly day began, where the text says it after the date, and where those words stand. */
export function sinceIn(text: string): { readonly year: number; readonly span: Span } | undefined {
  if (!isYearlyDay(text)) return undefined;
  for (const pattern of SINCE) {
    const match = pattern.exec(text);
    if (match?.groups?.year)
      return { year: Number(match.groups.year), span: { from: match.index, to: match.index + match[0].length } };
  }
  return undefined;
}

interface Yearly {
  readonly rrule: string;
  /** The next one, where that is not the same date of the Gregorian calendar. */
  readonly next?: number | undefined;
  readonly assumptions: readonly string[];
}

const isLunar = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase?.assumed.some((one) => one.code === 'named-day' && one.name === 'lunar') === true;

/** The rule of a day that comes each year; of a lunar one, by its lunar date. */
export function yearlyRule(
  text: string,
  phrase: Phrase | undefined,
  day: number,
  context: ReadingContext,
): Yearly | undefined {
  if (isLunar(phrase)) {
    const said = spoken(text, phrase).replace(/^.{0,6}年/u, '');
    const reading = [`每年${said}`, `每年农历${said}`]
      .map((words) => readPhrase(words, context)?.reading)
      .find((one) => one?.kind === 'repeat' && one.rrule.startsWith('RSCALE=CHINESE'));
    if (reading?.kind !== 'repeat') return undefined;
    const { first, rrule } = reading;
    return { rrule, next: first.kind === 'day' ? first.day : undefined, assumptions: [] };
  }
  const date = new Date(day);
  if (date.getUTCMonth() !== 1 || date.getUTCDate() !== 29)
    return { rrule: `FREQ=YEARLY;BYMONTH=${date.getUTCMonth() + 1};BYMONTHDAY=${date.getUTCDate()}`, assumptions: [] };
  const note = messages(context).phrases.leapYearsOnly;
  return { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', assumptions: [note] };
}
