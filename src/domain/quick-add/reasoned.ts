import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase } from '../time/phrase.ts';
import { DAY, wallTimeOfDay } from '../time/wall.ts';
import { corrected } from './corrected.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn, weekdayOf } from './sentence.ts';

/** A time that is taken back with a reason before the other one: Tuesday at 10, no wait, Sanjay's away, make it Wednesday. */

const REASONED = ofAll(({ doubts }) => doubts.reasoned);

export interface Reasoned {
  /** As it would have been said at once. */
  readonly text: string;
  readonly why: string | undefined;
}

/**
 * Undefined where no time is taken back so, or where the two do not join.
 *
 * @example withoutReason("Sync Tuesday at 10, no wait, Sanjay's away, make it Wednesday", context)
 * // { text: 'Sync Wednesday 10:00', why: "Sanjay's away" }
 */
export function withoutReason(text: string, context: ReadingContext): Reasoned | undefined {
  const plain = normalise(text);
  if (plain.length !== text.length) return undefined;
  for (const { pattern, again, ends, saysNothing, sorry } of REASONED) {
    const { before, why, after } = new RegExp(pattern, `${pattern.flags}d`).exec(plain)?.indices?.groups ?? {};
    if (!before || !why || !after) continue;
    const [first, reason, last] = [before, why, after].map(([from, to]) => text.slice(from, to)) as [
      string,
      string,
      string,
    ];
    const [time, ...others] = timesIn(withoutNames(first), context);
    if (!time || others.length > 0 || !isNoTime(reason, time, context)) continue;
    const said = `${first}${sorry}${withoutAgain(last, again, time, context).replace(ends, '')}`;
    const joined = corrected(said, context);
    if (joined !== said)
      return { text: joined, why: saysNothing.test(normalise(reason.trim())) ? undefined : reason.trim() };
  }
  return undefined;
}

/** A reason may name the weekday that is taken back, and no other time. */
const isNoTime = (reason: string, taken: Phrase, context: ReadingContext): boolean =>
  timesIn(withoutNames(reason), context).every(
    (one) => !one.said.clock && weekdayOf(one) !== undefined && weekdayOf(one) === weekdayOf(taken),
  );

const clockOf = ({ reading }: Phrase): number | undefined =>
  reading?.kind === 'moment' ? wallTimeOfDay(reading.wall) : undefined;

/** Whether an hour is that of the other, or may be. */
function isSameHour(hour: Phrase, other: Phrase): boolean {
  const [one, two] = [clockOf(hour), clockOf(other)];
  if (one === undefined || two === undefined) return false;
  const isOpen = hour.assumed.some(({ code }) => code === 'half-of-day');
  return one === two || (isOpen && (one - two) % (DAY / 2) === 0);
}

/** Friday, same time; 周五，还是下午三点: the hour that was said before. */
function withoutAgain(said: string, again: RegExp, first: Phrase, context: ReadingContext): string {
  const match = again.exec(normalise(said));
  if (!match) return said;
  const words = said.slice(match.index, match.index + match[0].length);
  const [hour] = timesIn(withoutNames(words), context);
  if (hour && !isSameHour(hour, first)) return said;
  return `${said.slice(0, match.index)}${said.slice(match.index + match[0].length)}`;
}
