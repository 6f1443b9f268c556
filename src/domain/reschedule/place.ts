import { severityOf } from '../conflicts/overlap.ts';
import { freeStretches, intersectIntervals } from '../free-slots/intervals.ts';
import { offsetSpans } from '../free-slots/offset-spans.ts';
import { eachStart } from '../free-slots/steps.ts';
import type { Busy, Occurrence } from '../time/event.ts';
import { type Instant, MINUTE } from '../time/wall.ts';
import type { Wish } from './wish.ts';

/** An event that is to go somewhere. */
export interface Placeable extends Occurrence {
  readonly wish: Wish;
  /** False for what is shown as free: it is in nobody's way. */
  readonly blocks: boolean;
}

export interface Place {
  /** Undefined: there is no free time for it, and it stays. */
  readonly start: Instant | undefined;
  /** What is in the way at the time that it was to go to. */
  readonly taken: readonly Busy[];
}

interface Around {
  /** Everything else, tentative time too. */
  readonly busy: readonly Busy[];
  readonly now: Instant;
  readonly zone: string;
}

const STEP = 15 * MINUTE;

const meets = (one: Occurrence, other: Occurrence): boolean =>
  severityOf(one, { ...other, id: '', showAs: 'busy' }, 0) !== undefined;

/**
 * Finds a place for each event, in order of their starts: the time that was
 * wished for where it is free and not past, else the nearest free start of the
 * same date on the quarter hours, keeping the order where that is possible. They get out of
 * each other's way, unless they overlapped before; in a part of a day they keep their
 * distances when the first begins later. What finds no place stays, and is in the way of the others.
 */
export function placeAll(items: readonly Placeable[], { busy, ...clock }: Around): Place[] {
  const staying = new Set<number>();
  const around = { ...clock, near: items.map((item) => nearTo(item, busy)) };
  for (;;) {
    const places = attempt(items, staying, around);
    const before = staying.size;
    places.forEach(({ start }, index) => {
      if (start === undefined) staying.add(index);
    });
    if (staying.size === before) return places;
  }
}

/** Of many others those that an event can meet at all, looked for once. */
function nearTo({ start, end, wish }: Placeable, busy: readonly Busy[]): Busy[] {
  const spans = [
    { start: wish.start, end: wish.start + end - start },
    ...wish.open.map(({ from, to }) => ({ start: from, end: to })),
  ];
  return busy.filter((one) => spans.some((span) => meets(span, one)));
}

interface Near extends Omit<Around, 'busy'> {
  readonly near: readonly (readonly Busy[])[];
}

function attempt(items: readonly Placeable[], staying: ReadonlySet<number>, { near, now, zone }: Near): Place[] {
  const stay = items.filter(({ blocks }, index) => blocks && staying.has(index));
  const placed: { readonly item: Placeable; readonly at: Occurrence }[] = [];
  /** By how much the events of a part of a day were moved on from where they began. */
  const late = new Map<Instant | undefined, number>();
  let last = Number.NEGATIVE_INFINITY;
  return items.map((item, index) => {
    const { wish, blocks } = item;
    const busy = near[index] ?? [];
    const length = item.end - item.start;
    const spanAt = (start: Instant): Occurrence => ({ start, end: start + length });
    const taken = blocks ? busy.filter((one) => meets(spanAt(wish.start), one)) : [];
    if (staying.has(index)) return { start: undefined, taken };
    const others = placed.filter((one) => one.item.blocks && !meets(one.item, item)).map(({ at }) => at);
    const blockers = blocks ? [...busy, ...others, ...stay.filter((one) => !meets(one, item))] : [];
    const wanted = wish.start + (late.get(wish.part) ?? 0);
    const { start: from, end: to } = spanAt(wanted);
    const fits =
      from >= Math.max(now, last) &&
      (wish.part === undefined || wish.open.some((open) => open.from <= from && to <= open.to)) &&
      !blockers.some((one) => meets({ start: from, end: to }, one));
    const start = fits ? wanted : nearest(item, wanted, blockers, { now, zone, after: last });
    if (start === undefined) return { start, taken };
    placed.push({ item, at: spanAt(start) });
    if (wish.part !== undefined) late.set(wish.part, Math.max(0, start - wish.start));
    last = Math.max(last, start);
    return { start, taken };
  });
}

function nearest(
  { start, end, wish }: Placeable,
  wanted: Instant,
  blockers: readonly Occurrence[],
  { now, zone, after }: { readonly now: Instant; readonly zone: string; readonly after: Instant },
): Instant | undefined {
  const [first, final] = [wish.open[0], wish.open.at(-1)];
  if (!first || !final) return undefined;
  const window = { from: Math.max(first.from, now), to: final.to };
  if (window.to <= window.from) return undefined;
  const stretches = intersectIntervals(wish.open, freeStretches(blockers, window));
  let best: Instant | undefined;
  const rank = (at: Instant): number => (at < after ? 1e12 : 0) + Math.abs(at - wanted);
  eachStart(stretches, offsetSpans(window, zone), { stepMs: STEP, durationMs: Math.max(1, end - start) }, (at) => {
    if (best === undefined || rank(at) <= rank(best)) best = at;
    return true;
  });
  return best;
}
