import type { Language } from '../../messages/index.ts';
import { messages } from '../../messages/index.ts';
import type { Occurrence, ShowAs, Window } from '../time/event.ts';
import { isoWithOffset } from '../time/show.ts';
import { DAY, formatWallClock, HOUR, type Instant, MINUTE } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import type { Suggestion } from './suggestion.ts';

/** Who goes from one thing to the next for so long needs a break. */
const LONG = 4 * HOUR;
const BREAK_MINUTES = 15;
/** What is moved must not meet the next thing right away. */
const ROOM = 2 * BREAK_MINUTES * MINUTE;

interface Taken extends Occurrence {
  readonly source: string;
  readonly showAs: ShowAs;
}

interface Calendar {
  /** All that is on in `window`, in order of start. */
  readonly taken: readonly Taken[];
  readonly window: Window;
  readonly now: Instant;
  readonly zone: string;
  readonly language: Language;
  /** The event that the user has just put where it is, and that is to stay there; with it only its own stretch counts. */
  readonly keep?: string;
}

/** The part of a stretch that would be moved to make a break beside it. */
interface Part extends Window {
  readonly shift: number;
  /** How far its inner end is from the middle of the stretch. */
  readonly off: number;
}

/**
 * The call that makes a break in the first stretch of at least four hours of
 * events that follow one another without a gap: it moves the later ones a quarter of an
 * hour on, or the earlier ones back, where that is free. Nothing for overlapping events, which have another trouble.
 */
export function breakIn(calendar: Calendar): Suggestion | undefined {
  const { language, zone } = calendar;
  for (const stretch of stretchesOf(calendar)) {
    const [best] = partsOf(stretch, calendar).sort((a, b) => a.off - b.off || b.shift - a.shift);
    if (!best) continue;
    const [from, to] = [best.from, best.to].map((at) => formatWallClock(toWall(at, zone)));
    const first = stretch[0] as Taken;
    const hours = Math.floor((2 * ((stretch.at(-1) as Taken).end - first.start)) / HOUR) / 2;
    return {
      use: 'shift',
      start: isoWithOffset(best.from, zone),
      end: isoWithOffset(best.to, zone),
      minutes: best.shift,
      why:
        best.shift > 0
          ? messages(language).suggestions.breakByLater({ hours, from, pause: BREAK_MINUTES })
          : messages(language).suggestions.breakByEarlier({ hours, to, pause: BREAK_MINUTES }),
    };
  }
  return undefined;
}

/** Long runs of busy events, each beginning where the one before ends. */
function stretchesOf({ taken, keep }: Calendar): Taken[][] {
  const runs: Taken[][] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const one of taken) {
    if (one.showAs !== 'busy' || one.end <= one.start || one.end - one.start >= DAY) continue;
    if (one.start <= reached) runs.at(-1)?.push(one);
    else runs.push([one]);
    reached = Math.max(reached, one.end);
  }
  return runs.filter((run) => {
    const follows = run.every((one, index) => index === 0 || run[index - 1]?.end === one.start);
    const isLong = (run.at(-1) as Taken).end - (run[0] as Taken).start >= LONG;
    return follows && isLong && run.length > 1 && (keep === undefined || run.some(({ source }) => source === keep));
  });
}

function partsOf(stretch: readonly Taken[], { taken, window, now, keep }: Calendar): Part[] {
  const [start, end] = [(stretch[0] as Taken).start, (stretch.at(-1) as Taken).end];
  const members = new Set(stretch);
  const beside = taken.filter((one) => !members.has(one));
  // Events of the stretch are never in the way: where one part ends, the other begins.
  const canMove = (reach: Window): boolean =>
    reach.from > now &&
    reach.from >= window.from &&
    reach.to <= window.to &&
    beside.every((one) => one.end <= reach.from || one.start >= reach.to || fillsDays(one, reach));
  const kept = stretch.flatMap(({ source }, index) => (source === keep ? [index] : []));
  return stretch.slice(1).flatMap(({ start: at }, index) => {
    const off = Math.abs(at - (start + end) / 2);
    const parts: Part[] = [];
    if (kept.every((one) => one <= index) && canMove({ from: at, to: end + ROOM }))
      parts.push({ from: at, to: end, shift: BREAK_MINUTES, off });
    if (kept.every((one) => one > index) && canMove({ from: start - ROOM, to: at }))
      parts.push({ from: start, to: at, shift: -BREAK_MINUTES, off });
    return parts;
  });
}

/** What fills days is not moved, and is in nobody's way. */
const fillsDays = (one: Taken, reach: Window): boolean =>
  one.showAs === 'free' && one.start < reach.from && one.end - one.start >= DAY - HOUR;
