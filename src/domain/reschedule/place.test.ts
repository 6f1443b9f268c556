import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { severityOf } from '../conflicts/overlap.ts';
import { parseWorkingHours } from '../free-slots/working-hours.ts';
import { inFull } from '../testing/in-full.ts';
import type { Busy, Occurrence } from '../time/event.ts';
import { HOUR, MINUTE } from '../time/wall.ts';
import { type Place, type Placeable, placeAll } from './place.ts';
import { wishesOf } from './wish.ts';

const MONDAY = Date.UTC(2026, 10, 23);
const hours = parseWorkingHours('MO-SU 08:00-20:00');
const now = MONDAY + 7 * HOUR;
const meets = (a: Occurrence, b: Occurrence): boolean =>
  severityOf(a, { ...b, id: '', showAs: 'busy' }, 0) !== undefined;

const minutes = (from: number, to: number) =>
  fc.integer({ min: from / 15, max: to / 15 }).map((step) => step * 15 * MINUTE);
const span = fc
  .tuple(minutes(8 * 60, 18 * 60), minutes(15, 180))
  .map(([start, length]) => ({ start: MONDAY + start, end: MONDAY + start + length }));

const scene = fc.record({
  items: fc.array(span, { minLength: 1, maxLength: 6 }).map((all) => all.sort((a, b) => a.start - b.start)),
  others: fc.array(span, { maxLength: 8 }),
  move: fc.oneof(
    fc.integer({ min: -300, max: 300 }).map((by) => ({ kind: 'shift', minutes: by }) as const),
    fc.constant({ kind: 'part', from: 12 * HOUR, to: 18 * HOUR } as const),
    fc.constant({ kind: 'clock', at: 15 * HOUR } as const),
  ),
});

type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function stageOf({ items, others, move }: Scene): { placeables: Placeable[]; busy: Busy[] } {
  const movers = items.map((item) => ({ ...item, hours }));
  const wishes = wishesOf(movers, move, MONDAY, 'UTC');
  return {
    placeables: items.map((item, index) => ({ ...item, wish: wishes[index] as Placeable['wish'], blocks: true })),
    busy: others.map((one, index) => ({ ...one, id: `b${index}`, showAs: 'busy' })),
  };
}

/** What must hold of every plan; throws where it does not. */
function check(placeables: readonly Placeable[], busy: readonly Busy[], places: readonly Place[]): void {
  const at = placeables.map(({ start, end }, index): Occurrence => {
    const to = places[index]?.start;
    return to === undefined ? { start, end } : { start: to, end: to + end - start };
  });
  places.forEach(({ start }, index) => {
    if (start === undefined) return;
    const here = at[index] as Occurrence;
    if (start < now) throw new Error('in the past');
    if (busy.some((one) => meets(here, one))) throw new Error('over something else');
    placeables.forEach((other, second) => {
      if (second === index || meets(other, placeables[index] as Placeable)) return;
      if (meets(here, at[second] as Occurrence)) throw new Error('over one another');
    });
  });
}

describe('places', () => {
  it('lie over nothing, over none of their own that they did not overlap before, and never in the past', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const { placeables, busy } = stageOf(one);
        check(placeables, busy, placeAll(placeables, { busy, now, zone: 'UTC' }));
      }),
      { seed: 20_261_123, numRuns: inFull(3_000, 600) },
    );
  });

  it('control: taking every wish fails the same check', () => {
    const outcome = fc.check(
      fc.property(scene, (one) => {
        const { placeables, busy } = stageOf(one);
        const wished = placeables.map(({ wish }) => ({ start: wish.start, taken: [] }));
        check(placeables, busy, wished);
      }),
      { seed: 20_261_123, numRuns: 300 },
    );
    expect(outcome.failed).toBe(true);
  });

  it('are the wished ones wherever these are free', () => {
    fc.assert(
      fc.property(scene, ({ items, move }) => {
        const apart = items.filter((item, index) => items.every((other, at) => at === index || !meets(item, other)));
        const { placeables } = stageOf({ items: apart, others: [], move });
        const places = placeAll(placeables, { busy: [], now, zone: 'UTC' });
        placeables.forEach(({ wish }, index) => {
          if (move.kind === 'shift' && placeables.every((one) => one.wish.start >= now))
            expect(places[index]?.start).toBe(wish.start);
        });
      }),
      { seed: 20_261_123, numRuns: 500 },
    );
  });
});
