import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Overlap } from '../../domain/conflicts/overlap.ts';
import type { Busy, Occurrence, Window } from '../../domain/time/event.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';
import { type Leg, legsOf, missingMinutes, type Stop } from '../../domain/travel/legs.ts';
import type { Spot } from '../../domain/travel/spot.ts';
import { messages } from '../../messages/index.ts';
import { withRows } from '../series/present.ts';
import { type FoundStop, legsAmong, stopsOf } from '../travel/legs.ts';
import { waysOf } from '../travel/ways.ts';
import { occurrencesIn } from './reading.ts';

/** Occurrences of a series that the ways to and from are looked at of, and of what lies around them. */
const MOST_SPANS = 50;
const MOST = 2_000;
/** Ways that are told one by one. */
const MOST_SAID = 5;

async function foundIn(executor: Executor, caller: Caller, window: Window, except?: ReadonlySet<string>) {
  return withRows(
    executor,
    caller,
    await occurrencesIn(executor, caller, window, { kind: 'blocking', except, most: MOST }),
  );
}

/** The ways of a time: from event to event, and from where a day begins. */
export async function legsIn(executor: Executor, caller: Caller, window: Window): Promise<Leg<FoundStop>[]> {
  const around = { from: window.from - DAY, to: window.to + DAY };
  const legs = await legsAmong(executor, caller, await foundIn(executor, caller, around));
  return legs.filter(({ to }) => to.start >= window.from && to.start < window.to);
}

/** Ways as taken time: one is on the way right before what one goes to. */
export const waysTaken = (legs: readonly Leg[]): Busy[] =>
  legs.flatMap(({ to, way }) =>
    way && way.minutes > 0
      ? [{ id: to.id, start: to.start - way.minutes * MINUTE, end: to.start, showAs: 'tentative' as const }]
      : [],
  );

/** A way for which there is too little time. */
interface Tight {
  readonly overlap: Overlap;
  readonly leg: Leg;
  /** Minutes that it is too short. */
  readonly missing: number;
  /** The event at its other end. */
  readonly other: Stop;
}

export interface Where {
  /** Where the event is to be. */
  readonly spot: Spot | undefined;
  readonly exclude?: ReadonlySet<string> | undefined;
}

/** The ways around some spans, of which each is a stop without an id where it is somewhere. Empty where nothing is anywhere. */
export async function legsWith(
  executor: Executor,
  caller: Caller,
  spans: readonly Occurrence[],
  { spot, exclude }: Where,
): Promise<Leg[]> {
  const some = spans.slice(0, MOST_SPANS);
  const [first] = some;
  if (!first) return [];
  const to = Math.max(...some.map(({ end }) => end)) + DAY;
  const others = stopsOf(caller, await foundIn(executor, caller, { from: first.start - DAY, to }, exclude));
  const own = spot ? some.map((span): Stop => ({ ...span, id: '', title: '', spot })) : [];
  if (others.length + own.length === 0) return [];
  const { base, way } = await waysOf(executor, caller);
  return legsOf<Stop>({ stops: [...own, ...others], zone: caller.zone, base, way });
}

/**
 * Ways for which an event that is looked for or written leaves too little time: those to and from it, and, where it is
 * nowhere itself, those between its neighbours.
 */
export async function tightWays(
  executor: Executor,
  caller: Caller,
  spans: readonly Occurrence[],
  { spot, exclude }: Where,
): Promise<Tight[]> {
  const legs = await legsWith(executor, caller, spans, { spot, exclude });
  if (spot) return legs.flatMap(tightBeside);
  return spans.slice(0, MOST_SPANS).flatMap((span) => legs.flatMap((leg) => tightAround(span, leg)));
}

const asOverlap = (span: Occurrence, { id, start, end }: Stop): Overlap => ({
  ...{ span, busy: { id, start, end, showAs: 'busy' }, severity: 'buffer', overlapMinutes: 0 },
});

/** A way between the event, whose id is empty, and a neighbour. */
function tightBeside(leg: Leg): Tight[] {
  const { before, to } = leg;
  const missing = missingMinutes(leg);
  if (!before || missing === 0 || (before.id === '') === (to.id === '')) return [];
  const [span, other] = before.id === '' ? [before, to] : [to, before];
  return [{ leg, missing, other, overlap: asOverlap(span, other) }];
}

/** A way between two others, of which the event takes a part. */
function tightAround(span: Occurrence, leg: Leg): Tight[] {
  const { before, to, way } = leg;
  if (!way || span.end > to.start || (before && span.end <= before.end)) return [];
  const rest = before ? to.start - span.end + Math.max(0, span.start - before.end) : to.start - span.end;
  const missing = way.minutes - Math.floor(rest / MINUTE);
  if (missing <= 0) return [];
  return [{ leg, missing, other: to, overlap: asOverlap(span, to) }];
}

/** What is said of them beside a write. */
export const tightWarnings = (caller: Caller, tight: readonly Tight[]): string[] =>
  tight.slice(0, MOST_SAID).map(({ leg: { way, from, to }, missing, other }) =>
    messages(caller).travel.tooShort({
      ...{ from: from.place.name, to: to.spot.place.name, minutes: way?.minutes ?? 0, isEstimated: !way?.isTold },
      ...{ missing, title: other.title },
    }),
  );

/** The ways that were kept free, as what was assumed. */
export function waysSaid(caller: Caller, legs: readonly Leg[]): string[] {
  const { keptForWays, way: said } = messages(caller).travel;
  const ways = legs.flatMap(({ from, to, way }) =>
    way && way.minutes > 0
      ? [said({ from: from.place.name, to: to.spot.place.name, minutes: way.minutes, isEstimated: !way.isTold })]
      : [],
  );
  return ways.length === 0 ? [] : [keptForWays({ ways: [...new Set(ways)].slice(0, MOST_SAID) })];
}
