import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { alarmIn } from './alarm.ts';
import { corrected } from './corrected.ts';
import { CORRECTS } from './doubts.ts';
import { LANGUAGES } from './languages.ts';
import { withoutNames } from './names.ts';
import { phrasesIn, timesIn, weekdayOf } from './sentence.ts';

/** What is taken back: the time, how long or how often, the alert, or words of the matter (给房东…，说错了，是给中介…). */

export interface TakenBack {
  /** As it would have been said at once. */
  readonly text: string;
  /** What is said behind it: why that is so, or something else of the same thing. */
  readonly rest: string;
}

/** Nobody takes more back. */
const MOST = 3;
const CLAUSE = /^(?<clause>[^,，。;；!！]+)[,，。;；!！\s]*(?<rest>.*)$/su;

/**
 * Undefined where nothing is taken back, or where it is not clear what is meant instead.
 *
 * @example takenBack("Physio Tuesdays at 8 for 6 sessions, no, 8 sessions, the doctor added two", context)
 * // { text: 'Physio Tuesdays at 8 for 8 sessions', rest: 'the doctor added two' }
 */
export function takenBack(text: string, context: ReadingContext): TakenBack | undefined {
  const plain = normalise(withoutNames(text));
  if (plain.length !== text.length) return undefined;
  for (const { doubts } of LANGUAGES) {
    for (const pattern of doubts.takesBack ?? []) {
      const matches = [...plain.matchAll(new RegExp(pattern, `${pattern.flags}g`))].slice(0, MOST);
      for (const { index, 0: words } of matches) {
        const { clause, rest } = CLAUSE.exec(text.slice(index + words.length))?.groups ?? {};
        if (index === 0 || clause === undefined || rest === undefined || !CORRECTS.test(words)) continue;
        const before = text.slice(0, index);
        // …, no wait, Ann's away then, make it Wednesday: why is said first.
        if (CORRECTS.test(plain.slice(0, index))) continue;
        const meant = clause.trim().replace(doubts.meant.lead, '').replace(doubts.meant.tail, '');
        const said = `${before}${doubts.meant.sorry}${meant}`;
        const whole = corrected(said, context);
        const joined =
          (whole === said ? undefined : whole) ??
          withOtherAlarm(before, meant, context) ??
          withOtherNumber(before, meant) ??
          withOtherWords(before, meant, context);
        if (joined !== undefined && isRemark(rest, before, context)) return { text: joined, rest: rest.trim() };
      }
    }
  }
  return undefined;
}

/** What follows names no other time than the weekday that is taken back: …, Tuesday is his concert. */
function isRemark(rest: string, before: string, context: ReadingContext): boolean {
  const weekdays = [
    ...weekdaysIn(before),
    ...timesIn(withoutNames(before), context).flatMap((one) => weekdayOf(one) ?? []),
  ];
  const times = timesIn(withoutNames(rest), context);
  return (
    times.every(({ said }) => !said.clock) &&
    (times.length === 0 || weekdaysIn(rest).some((day) => weekdays.includes(day)))
  );
}

const weekdaysIn = (text: string): readonly number[] =>
  LANGUAGES.flatMap(({ named }) => named(normalise(text))).flatMap(({ kind, values }) =>
    kind === 'weekday' ? values : [],
  );

/** …, alert me 30 minutes before, no wait, an hour before */
function withOtherAlarm(before: string, meant: string, context: ReadingContext): string | undefined {
  const first = alarmIn(normalise(withoutNames(before)), context)?.spans.at(-1);
  if (!first || before.slice(first.to).trim() !== '') return undefined;
  for (const { alarms } of LANGUAGES) {
    for (const said of [`,${alarms.asking(meant)}`, `,${meant}`]) {
      const second = alarmIn(normalise(said), context);
      if (second?.spans.length === 1 && second.spans[0]?.to === said.length)
        return `${before.slice(0, first.from)}${said.replace(/^,/, ', ')}`;
    }
  }
  return undefined;
}

/** How long or how often: one length or number of the matter, and another one of the same kind. */
function withOtherNumber(before: string, meant: string): string | undefined {
  for (const { named } of LANGUAGES) {
    const [second, ...more] = named(normalise(meant));
    if (!second || more.length > 0 || (second.kind !== 'length' && second.kind !== 'number') || second.from > 0)
      continue;
    const same = named(normalise(before)).filter(({ kind }) => kind === second.kind);
    const [first] = same;
    if (first && same.length === 1 && meant.slice(second.to).trim() === '')
      return `${before.slice(0, first.from)}${meant}${before.slice(first.to)}`;
  }
  return undefined;
}

/** Words with the same end (dress rehearsal, tech rehearsal), in Chinese with the same beginning too (给房东打电话, 给中介打电话). */
function withOtherWords(before: string, meant: string, context: ReadingContext): string | undefined {
  if (phrasesIn(withoutNames(meant), context).length > 0) return undefined;
  if (/\p{Script=Han}/u.test(meant)) {
    const end = meant.slice(-2);
    const at = before.lastIndexOf(end);
    const from = at < 0 ? -1 : before.lastIndexOf(meant[0] ?? '', at);
    const isAlike = meant.length > 3 && from >= 0 && at - from <= meant.length;
    return isAlike ? `${before.slice(0, from)}${meant}${before.slice(at + end.length)}` : undefined;
  }
  const words = meant.split(/\s+/);
  const last = words.at(-1)?.toLowerCase() ?? '';
  const own = [...before.matchAll(/[^\s,.;]+/g)];
  const at = own.findLastIndex(([word]) => word.toLowerCase() === last);
  const first = own[at - words.length + 1];
  const end = own[at];
  if (words.length < 2 || words.length > 4 || !first || !end) return undefined;
  return `${before.slice(0, first.index)}${meant}${before.slice(end.index + last.length)}`;
}
