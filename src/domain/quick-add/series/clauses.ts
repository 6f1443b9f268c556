import { normalise } from '../../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Span } from '../../time/phrase.ts';
import { formatWallDate } from '../../time/wall.ts';
import type { Condition, ConditionForm, SeriesWords } from '../frames/series-words.ts';
import { EACH, LENGTH, PLACED, TERM, TIME } from '../frames/series-words.ts';
import { withoutNames } from '../names.ts';
import { phrasesIn } from '../sentence.ts';

/** The clauses of a sentence about a series, and what each says of it. */

export interface Said {
  readonly condition: Condition;
  readonly words: string;
  /** It is said as the grammar reads it. */
  readonly isPlain?: true;
}

export interface Clause {
  readonly text: string;
  readonly said: readonly Said[];
  /** What stays in the sentence. */
  readonly kept: string;
  /** It says why, too: something that nobody has to know for the series. */
  readonly isWhy: boolean;
}

/** What no word of time has. */
const HIDDEN = '\ue000';

/** In the order in which they are said. */
export function clausesIn(text: string, words: SeriesWords, context: PhraseContext): Clause[] {
  const clauses: Clause[] = [];
  for (const one of textsOf(text, words)) clauses.push(readClause(one, clauses, words, context));
  return clauses;
}

function textsOf(text: string, { breaks, refersBack }: SeriesWords): string[] {
  const plain = withoutNames(text);
  const clauses: string[] = [];
  let from = 0;
  const take = (to: number, next: number): void => {
    const said = text.slice(from, to);
    const last = clauses.at(-1);
    if (last !== undefined && refersBack.test(normalise(said.trim()))) clauses.splice(-1, 1, `${last}, ${said}`);
    else if (said.trim() !== '') clauses.push(said);
    from = next;
  };
  for (const { index, 0: mark } of plain.matchAll(breaks)) take(index, index + mark.length);
  take(text.length, text.length);
  return clauses;
}

export const timesOf = (text: string, context: PhraseContext): readonly Phrase[] =>
  phrasesIn(withoutNames(text), context);

/** 元旦那周的周六不上: all of it. */
function isLeftOut(text: string, context: PhraseContext): boolean {
  const [phrase, ...more] = timesOf(text, context);
  const isAll = phrase?.spans.length === 1 && text.slice(phrase.spans[0]?.from, phrase.spans[0]?.to) === text.trim();
  return (
    isAll &&
    more.length === 0 &&
    !phrase.said.day &&
    !phrase.said.clock &&
    phrase.problems.some(({ code }) => code === 'left-out')
  );
}

/** …, skipping Thanksgiving, Christmas Eve and New Year's Eve */
const moreOfThem = ({ joints }: SeriesWords): ConditionForm => ({
  says: ['leaves-out'],
  pattern: new RegExp(`^(?:(?:${joints.plain.join('|')})\\s?)?${TIME}$`, 'u'),
});

interface Slot extends Span {
  readonly sign: string;
  /** What it says, without what stands between the times of a list. */
  readonly words: string;
  /** Of a day that counts from today (this Friday): its date, as a day that is left out is said. */
  readonly date?: string | undefined;
}

const dateOf = ({ reading, spans, problems }: Phrase, said: string, { fromToday }: SeriesWords): string | undefined =>
  reading?.kind === 'day' && spans.length === 1 && problems.length === 0 && fromToday.test(said)
    ? formatWallDate(reading.day)
    : undefined;

const signOf = ({ reading }: Phrase): string => {
  if (reading?.kind === 'repeat') return /BY/.test(reading.rrule) ? PLACED : EACH;
  if (reading?.kind !== 'duration') return TIME;
  return reading.amount.ms === 0 ? TERM : LENGTH;
};

/** The times of a clause, those of one list together. */
function slotsIn(text: string, phrases: readonly Phrase[], series: SeriesWords): Slot[] {
  const { joints } = series;
  const joint = new RegExp(`^(?:\\s|[,，、]|${joints.plain.join('|')})*$`, 'iu');
  const between = new RegExp(`^(?:\\s|[,，、]|${[...joints.plain, ...joints.more].join('|')})*$`, 'iu');
  const slots: Slot[] = [];
  for (const phrase of phrases)
    for (const { from, to } of phrase.spans) {
      const [sign, words] = [signOf(phrase), text.slice(from, to)];
      const last = slots.at(-1);
      const gap = last && text.slice(last.to, from);
      const date = dateOf(phrase, words, series);
      if (last?.sign !== sign || sign !== TIME || gap === undefined || !between.test(gap))
        slots.push({ from, to, sign, words, date });
      else
        slots.splice(-1, 1, {
          ...last,
          to,
          // not this Thursday and this Friday
          date: last.date === undefined || date === undefined ? undefined : `${last.date}${gap}${date}`,
          words: `${last.words}${joint.test(gap) ? gap : joints.by}${words}`,
        });
    }
  return slots;
}

/** With each time, length and repeat as one sign. */
function signed(plain: string, slots: readonly Slot[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, sign } of slots) {
    out += plain.slice(at, from) + sign;
    at = to;
  }
  return (out + plain.slice(at)).trim();
}

function readClause(text: string, before: readonly Clause[], words: SeriesWords, context: PhraseContext): Clause {
  const nothing: Clause = { text, said: [], kept: text, isWhy: false };
  const plain = normalise(withoutNames(text));
  const phrases = phrasesIn(
    plain.replace(words.own, (own) => HIDDEN.repeat(own.length)),
    context,
  );
  const slots = slotsIn(text, phrases, words);
  // 第一次 would be a name.
  const sentence = signed(normalise(text), slots);
  const last = before.at(-1);
  const isMore = last?.said.length === 1 && last.said[0]?.condition === 'leaves-out';
  const isMovedOff = words.movedOff.test(plain);
  const isTimed = phrases.some(({ said }) => said.clock);
  const forms = isMore ? [moreOfThem(words), ...words.forms] : words.forms;
  // 12月3号晚上8点第一节: the only condition that may have an hour.
  for (const { says, pattern } of isMovedOff
    ? []
    : isTimed
      ? forms.filter((one) => one.says.join() === 'begins')
      : forms) {
    const match = pattern.exec(sentence);
    const { number, matter = '', why = '' } = match?.groups ?? {};
    const isOften = !says.includes('each') || (before.length > 0 && words.often.test(plain));
    const said = match && isOften ? saidIn(says, { slots, number }, words) : undefined;
    if (said) return { text, said, kept: asTyped(matter, text), isWhy: why.trim().length > 1 };
  }
  if (isLeftOut(text, context))
    return { ...nothing, said: [{ condition: 'leaves-out', words: text.trim(), isPlain: true }], kept: '' };
  // …, 除了周三，她周三跳舞: of what is left out, it says why.
  const isOfLast = slots.every(({ words: own }) => last?.said.some((one) => one.words.includes(own)));
  const isWhy =
    isBehindExcept(last, words) &&
    isOfLast &&
    [plain, untimed(plain, slots)].some((one) => words.reasons.test(one.trim()));
  return isWhy ? { ...nothing, kept: '', isWhy } : nothing;
}

/** Words of a normalised text as they stand in the text. */
function asTyped(words: string, text: string): string {
  const at = normalise(text).indexOf(words);
  return at < 0 ? words : text.slice(at, at + words.length);
}

/** 周三除外，周三我要送孩子: its own words. */
const untimed = (plain: string, slots: readonly Slot[]): string =>
  slots.reduceRight((out, { from, to }) => out.slice(0, from) + out.slice(to), plain);

/** Something was left out or said of the series before. */
const isBehindExcept = (last: Clause | undefined, { leavesOut }: SeriesWords): boolean =>
  last !== undefined && (last.said.length > 0 || last.isWhy || leavesOut.test(last.text));

interface Parts {
  readonly slots: readonly Slot[];
  readonly number: string | undefined;
}

const SIGNS: Partial<Record<Condition, string>> = {
  lasts: `${LENGTH}${TERM}`,
  'goes-on': TERM,
  each: `${EACH}${PLACED}`,
};

/** The words of each condition. Undefined where one has none. */
function saidIn(says: ConditionForm['says'], { slots, number }: Parts, words: SeriesWords): Said[] | undefined {
  const left = [...slots];
  const take = (signs: string, asDate = false): string | undefined => {
    const at = left.findIndex(({ sign }) => signs.includes(sign));
    const [slot] = at < 0 ? [] : left.splice(at, 1);
    return (asDate ? slot?.date : undefined) ?? slot?.words;
  };
  const said = says.map((condition): readonly Said[] | undefined => {
    if (condition === 'within') return endsOf(take(TIME), words);
    const own =
      condition === 'counts' ? number : take(SIGNS[condition] ?? `${TIME}${PLACED}`, condition === 'leaves-out');
    return own === undefined ? undefined : [{ condition, words: own }];
  });
  return said.every((one) => one !== undefined) ? said.flat() : undefined;
}

/** Jan 19 until May 6: it begins with the one and ends with the other. */
function endsOf(text: string | undefined, { stretch, dated }: SeriesWords): Said[] | undefined {
  const { from, to } = stretch.exec(text ?? '')?.groups ?? {};
  if (from === undefined || to === undefined || !dated.test(from)) return undefined;
  const month = /^\d{1,2}(?:st|nd|rd|th)?$/.test(to) ? /^[a-z]+\.? (?=\d)/i.exec(from)?.[0] : undefined;
  return [
    { condition: 'begins', words: from },
    { condition: 'ends-with', words: `${month ?? ''}${to}` },
  ];
}
