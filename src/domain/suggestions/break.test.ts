import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import { HOUR, MINUTE } from '../time/wall.ts';
import { breakIn } from './break.ts';

const DAY = Date.UTC(2026, 10, 24);
const QUARTER = 15 * MINUTE;

/** A day of events on quarter hours, most of them one after the other. */
const day = fc
  .array(
    fc.record({
      gap: fc.constantFrom(0, 0, 0, 0, 1, 2, 4, -1),
      quarters: fc.integer({ min: 1, max: 8 }),
      showAs: fc.constantFrom('busy', 'busy', 'busy', 'busy', 'busy', 'tentative', 'free'),
    }),
    { minLength: 2, maxLength: 10 },
  )
  .map((parts) => {
    let at = DAY + 7 * HOUR;
    return parts
      .map(({ gap, quarters, showAs }, index) => {
        const start = at + gap * QUARTER;
        at = start + quarters * QUARTER;
        return { source: `evt_${index}`, start, end: at, showAs } as const;
      })
      .sort((a, b) => a.start - b.start);
  });

const scene = fc.record({
  taken: day,
  keep: fc.option(
    fc.integer({ min: 0, max: 9 }).map((index) => `evt_${index}`),
    { nil: undefined },
  ),
  now: fc.integer({ min: 0, max: 12 }).map((hour) => DAY + hour * HOUR),
});

it('moves what lies ahead and is not to stay, over nothing else, so that there is a gap; and sometimes it does', () => {
  let found = 0;
  fc.assert(
    fc.property(scene, ({ taken, keep, now }) => {
      const window = { from: DAY, to: DAY + 24 * HOUR };
      const call = breakIn({ taken, window, now, zone: 'UTC', language: 'en', ...(keep !== undefined && { keep }) });
      if (!call) return;
      found += 1;
      if (call.use !== 'shift') throw new Error(`not a shift: ${call.use}`);
      const { start, end, minutes: shift } = call;
      const [from, to] = [Date.parse(start), Date.parse(end)];
      const isMoved = (one: (typeof taken)[number]): boolean => one.start >= from && one.start < to;
      const moved = taken.filter(isMoved);
      const staying = taken.filter((one) => !isMoved(one));
      expect(moved.length).toBeGreaterThan(0);
      for (const one of moved) {
        const there = { start: one.start + shift * MINUTE, end: one.end + shift * MINUTE };
        expect(one.source).not.toBe(keep);
        expect(one.showAs).toBe('busy');
        expect(there.start).toBeGreaterThan(now);
        for (const other of staying) expect(there.start >= other.end || there.end <= other.start).toBe(true);
      }
      // What it was next to is now a quarter of an hour away.
      const edge = shift > 0 ? from : to;
      expect(staying.some((one) => one.start === edge || one.end === edge)).toBe(true);
    }),
    { seed: 20_261_123, numRuns: inFull(5_000, 1_000) },
  );
  expect(found).toBeGreaterThan(inFull(100, 15));
});
