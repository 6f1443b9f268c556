import { WEEKDAYS } from '../../recurrence/rule.ts';
import { daysThrough } from './compose-repeat.ts';
import type { Piece } from './pieces.ts';

/** Weekdays right beside the days between which they are meant (Nov 30 to Dec 11, Monday to Friday) say on which of them. */

const weekdayOf = (piece: Piece | undefined): number | undefined =>
  piece?.kind === 'day' && piece.day.at === 'weekday' && piece.day.week === 'coming' ? piece.day.weekday : undefined;

interface Run {
  /** Behind the last piece of it. */
  readonly to: number;
  /** The value of BYDAY. */
  readonly days: string;
}

/** From one weekday to another, several of them, or a weekend. */
function runAt(pieces: readonly Piece[], at: number): Run | undefined {
  const [first, joint, last] = pieces.slice(at, at + 3);
  if (first?.kind === 'period' && first.period.span === 'weekend' && first.period.offset === 'coming')
    return { to: at + 1, days: 'SA,SU' };
  if (weekdayOf(first) === undefined) return undefined;
  const isThrough = (joint?.kind === 'to' && !joint.weak) || joint?.kind === 'until';
  if (isThrough && first?.kind === 'day' && last?.kind === 'day') {
    const days = daysThrough(first.day, last.day);
    return days === undefined ? undefined : { to: at + 3, days };
  }
  const found: number[] = [];
  let to = at;
  for (let next = at; ; next++) {
    const [piece, ahead] = [pieces[next], pieces[next + 1]];
    const weekday = weekdayOf(piece);
    if (weekday === undefined) break;
    found.push(weekday);
    to = next + 1;
    if (ahead?.kind === 'glue' || (ahead?.kind === 'to' && ahead.weak)) next++;
  }
  const days = [...new Set(found)].toSorted((a, b) => a - b);
  return days.length < 2 ? undefined : { to, days: days.map((day) => WEEKDAYS[day]).join() };
}

/** From a weekday to another one, beside an hour. */
export const daysOfEachWeek = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ kind }) => kind === 'clock') &&
  pieces.some((_, at) => weekdayOf(pieces[at]) !== undefined && pieces[at + 1]?.kind === 'to' && runAt(pieces, at));

/** A date, a month, or what else is no weekday by itself. */
const isLimit = (piece: Piece | undefined): boolean =>
  (piece?.kind === 'day' && weekdayOf(piece) === undefined) ||
  (piece?.kind === 'period' && piece.period.span !== 'weekend' && piece.period.span !== 'around');

/** A stretch that has a beginning and an end of its own, longer than a week. */
const isLong = (piece: Piece | undefined): boolean =>
  piece?.kind === 'period' && ['month', 'quarter', 'in-year', 'season', 'lunar-month'].includes(piece.period.span);

const isGlue = (piece: Piece | undefined): boolean => piece?.kind === 'glue' && !piece.isName;

/** Whether the pieces before it end with the days between which it is, or with the one from which on it is. */
function isWithinBefore(before: readonly Piece[]): boolean {
  const last = before.findLastIndex((piece) => !isGlue(piece));
  const [first, joint, end] = [before[last - 2], before[last - 1], before[last]];
  if (end?.kind === 'starting') return isLimit(joint);
  return isLong(end) || (isLimit(end) && joint?.kind === 'to' && !joint.weak && isLimit(first));
}

/** The same of the pieces behind it. */
function isWithinAfter(after: readonly Piece[]): boolean {
  const [first, joint, end] = after.filter((piece) => !isGlue(piece));
  const isEdge =
    first?.kind === 'from' ||
    first?.kind === 'until' ||
    (first?.kind === 'to' && !first.weak) ||
    (first?.kind === 'relation' && first.side === 'ahead');
  if (isEdge) return isLimit(joint);
  return isLimit(first) && joint?.kind === 'to' && !joint.weak && isLimit(end);
}

/** The pieces next to a place with nothing but blanks between them, as far as a limit reaches. */
const REACH = 6;
const isNext = (one: Piece, other: Piece, text: string): boolean => text.slice(one.to, other.from).trim() === '';
function neighbours(pieces: readonly Piece[], text: string): Piece[] {
  const gap = pieces.findIndex((piece, index) => index > 0 && !isNext(pieces[index - 1] as Piece, piece, text));
  return pieces.slice(0, gap < 0 ? undefined : gap);
}

/** 一周两次…，周二和周五: how many weekdays say when it is, where nothing else repeats. */
function timesAWeek(pieces: readonly Piece[]): number | undefined {
  const [one, ...others] = pieces.filter((piece) => piece.kind === 'repeat');
  const { parts, times } = one?.repeat ?? {};
  return others.length === 0 && parts?.FREQ === 'WEEKLY' && parts.BYDAY === undefined ? times : undefined;
}

/** The pieces with such weekdays as a repeat. */
export function withWeekdayRuns(pieces: readonly Piece[], text: string): readonly Piece[] {
  const times = timesAWeek(pieces);
  if (
    (pieces.length < 4 && times === undefined) ||
    (times === undefined && pieces.some(({ kind }) => kind === 'repeat'))
  )
    return pieces;
  for (let at = 0; at < pieces.length; at++) {
    const run = runAt(pieces, at);
    const [first, last] = [pieces[at], pieces[(run?.to ?? 0) - 1]];
    if (!run || !first || !last) continue;
    const before = neighboursBefore(pieces.slice(Math.max(0, at - REACH), at + 1), text);
    const after = neighbours(pieces.slice(run.to - 1, run.to + REACH), text).slice(1);
    if (times === undefined ? isWithinBefore(before) || isWithinAfter(after) : run.days.split(',').length === times) {
      const repeat: Piece = {
        kind: 'repeat',
        repeat: { parts: { FREQ: 'WEEKLY', BYDAY: run.days } },
        from: first.from,
        to: last.to,
      };
      return [...pieces.slice(0, at), repeat, ...pieces.slice(run.to)];
    }
    at = run.to - 1;
  }
  return pieces;
}

function neighboursBefore(pieces: readonly Piece[], text: string): Piece[] {
  const gap = pieces.findLastIndex((piece, index) => index > 0 && !isNext(pieces[index - 1] as Piece, piece, text));
  return pieces.slice(Math.max(0, gap), -1);
}
