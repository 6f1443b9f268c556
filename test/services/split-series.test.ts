import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { added, agenda, done, stage } from './harness.ts';

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 10, 23, 10);
const show = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** Every so many days, so often; in weeks on some weekdays. Starts as wall times, worked out here and nowhere else. */
const series = fc
  .record({
    step: fc.integer({ min: 1, max: 5 }),
    count: fc.integer({ min: 3, max: 9 }),
    skipped: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
  })
  .map(({ step, count, skipped }) => ({
    repeat: `FREQ=DAILY;INTERVAL=${step};COUNT=${count}`,
    starts: Array.from({ length: count }, (_, index) => FIRST + index * step * DAY),
    step,
    skipped: skipped !== undefined && skipped < count ? skipped : undefined,
  }));

/** Moves by which no part can reach back to the one before: less than a day earlier, or any time later. */
const moves = fc.constantFrom<readonly [text: string, minutes: number]>(
  ['an hour later', 60],
  ['half an hour earlier', -30],
  ['往后推90分钟', 90],
  ['提前两小时', -120],
  ['the next day', 24 * 60],
  ['a week later', 7 * 24 * 60],
  ['推迟三天', 3 * 24 * 60],
);

describe('a series that is cut in two', () => {
  it('has its old occurrences before the cut, and moved ones after it: no more and no less', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        series,
        moves,
        fc.nat(),
        fc.constantFrom('event', 'reminder'),
        async (of, [text, minutes], at, kind) => {
          const { starts, repeat, skipped } = of;
          const cut = 1 + (at % (starts.length - 1));
          if (skipped === cut || (skipped === 0 && cut === 1)) return;
          const user = await stage({ timezone: 'UTC' });
          user.clock.now = FIRST - 3 * DAY;
          const kept = starts.filter((_, index) => index !== skipped);
          const occurrence = show(starts[cut] as number);
          const expected = kept
            .map((start) => (start < (starts[cut] as number) ? start : start + minutes * 60_000))
            .map(show);
          const gone = skipped === undefined ? undefined : show(starts[skipped] as number);
          if (kind === 'event') {
            const id = await added(user, { title: 'S', start: show(FIRST), duration_minutes: 30, repeat });
            if (gone) done(await user.remove({ ids: [id], scope: 'this', occurrence: gone }));
            done(await user.update({ id, scope: 'this_and_future', occurrence, start: text }));
            const all = await agenda(user, '2026-11-20', '2027-03-01');
            expect(all.map((line) => line.slice(0, 16)).toSorted()).toEqual(expected.toSorted());
          } else {
            const { reminder } = done(await user.reminders.add({ title: 'S', at: show(FIRST), repeat }));
            const id = reminder?.id as string;
            if (gone) done(await user.remove({ ids: [id], scope: 'this', occurrence: gone }));
            done(await user.reminders.update({ id, scope: 'this_and_future', occurrence, at: text }));
            const window = { start: '2026-11-20', end: '2027-03-01', status: 'all', limit: 200 } as const;
            const { reminders = [] } = await user.reminders.query(window);
            expect(reminders.map(({ at: when = '' }) => when.slice(0, 16)).toSorted()).toEqual(expected.toSorted());
          }
          await user.close();
        },
      ),
      { numRuns: inFull(40, 12), seed: Number(process.env.PERCH_TEST_SEED ?? 20_261_122) },
    );
  });
});
