import type { Amount } from '../../time/phrase.ts';
import { isSubDaily } from './compose-repeat.ts';
import type { Frame } from './frame.ts';
import type { Piece } from './pieces.ts';

/** Hours in a list beside a stretch of days are those of each day: at 8am and 8pm for 10 days, through Friday. */

const isSomeDays = ({ months, days, ms }: Amount): boolean => months === 0 && days > 1 && ms === 0;

/** the next five days */
const isStretch = (piece: Piece | undefined): boolean =>
  piece?.kind === 'period' && piece.period.span === 'around' && !piece.period.past && isSomeDays(piece.period.amount);

const isBetween = ({ kind }: Piece): boolean => kind === 'glue' || kind === 'part';

/** The first and last of at least two hours, with nothing else but parts of the day between them. */
function listOf(pieces: readonly Piece[]): { readonly first: number; readonly last: number } | undefined {
  const first = pieces.findIndex(({ kind }) => kind === 'clock');
  const last = pieces.findLastIndex(({ kind }) => kind === 'clock');
  const isList = pieces
    .slice(first, last)
    .every((piece) => piece.kind === 'clock' || isBetween(piece) || (piece.kind === 'to' && piece.weak));
  return first < last && isList ? { first, last } : undefined;
}

/** Whether what stands beside the hours says on how many days, and nothing says another time. */
function isOnDays(ahead: readonly Piece[], clock: Piece, behind: readonly Piece[]): boolean {
  // remind me to give her the drops at 8: that word joins no times.
  const before = ahead.filter(({ kind, to }, at) => kind !== 'to' || (ahead[at + 1] ?? clock).from - to < 2);
  const others = [...before, ...behind].filter((piece) => !isBetween(piece) && piece.kind !== 'zone');
  const [first, second, ...more] = others;
  const isAhead = before.includes(first as Piece);
  if (more.length > 0 || !first) return false;
  if (first.kind === 'amount' && isSomeDays(first.amount)) {
    // for 4 days starting today
    return second === undefined || (!isAhead && (second.kind === 'day' || second.kind === 'starting'));
  }
  if (isStretch(first)) return second === undefined;
  // 早上八点和晚上八点吃药，吃到周五为止
  const isClosed = behind.some((piece) => piece.kind === 'glue' && piece.through);
  const isUntil = first.kind === 'until' || (first.kind === 'to' && !first.weak && isClosed);
  return !isAhead && isUntil && second?.kind === 'day';
}

/** With the word that such hours leave out: each day. */
export function withDailyHours(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.some(({ kind }) => kind === 'repeat')) return pieces;
  const list = listOf(pieces);
  const clock = list && pieces[list.first];
  if (!clock || !isOnDays(pieces.slice(0, list.first), clock, pieces.slice(list.last + 1))) return pieces;
  const { from } = clock;
  const isOfPart = pieces[list.first - 1]?.kind === 'part';
  const at = isOfPart ? list.first - 1 : list.first;
  const daily: Piece = {
    kind: 'repeat',
    repeat: { parts: { FREQ: 'DAILY' } },
    from: pieces[at]?.from ?? from,
    to: pieces[at]?.from ?? from,
  };
  return [...pieces.slice(0, at), daily, ...pieces.slice(at)];
}

/** 明后两天，早上8点到晚上8点每隔4小时: from the one day to the other, at those hours of each of them. */
export function withHoursOfDays(frames: readonly Frame[]): Frame[] {
  const at = frames.findIndex(({ repeat, joint }) => joint !== undefined && repeat !== undefined && isSubDaily(repeat));
  const [days, hours] = [frames[at - 1], frames[at]];
  // The first hour was read as that of the last day, and the second one as where the repeat begins.
  const { day: first, ...more } = days?.start ?? {};
  const { day: last, clock, part, ...others } = days?.end ?? {};
  const isPlain = Object.keys({ ...more, ...others }).length === 0;
  if (!days || !hours?.start.clock || hours.start.day || hours.end || !first || !last || !clock || !isPlain)
    return [...frames];
  const { joint, ...rest } = hours;
  const joined: Frame = {
    ...rest,
    start: { day: first, clock, ...(part && { part }) },
    end: hours.start,
    until: { moment: { day: last }, through: true },
    isStarting: true,
    spans: [...days.spans, ...(joint ? [joint] : []), ...hours.spans],
  };
  return [...frames.slice(0, at - 1), joined, ...frames.slice(at + 1)];
}
