import { expect, test } from 'vitest';
import { blockersOf } from './blockers.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const busy = (id: string, start: string, end: string) =>
  ({ id, start: at(start), end: at(end), showAs: 'busy' }) as const;
const query = {
  window: { from: at('2026-11-24T00:00'), to: at('2026-11-26T00:00') },
  zone: 'UTC',
  durationMs: 3_600_000,
  stepMs: 900_000,
  earliest: 9 * 60,
  latest: 18 * 60,
  bufferMs: 0,
  notBefore: at('2026-11-24T00:00'),
  limit: 5,
};

test('what takes most of the time that is looked through comes first, a series once', () => {
  const found = blockersOf({
    ...query,
    busy: [
      busy('night', '2026-11-24T20:00', '2026-11-24T23:00'),
      busy('daily', '2026-11-24T09:00', '2026-11-24T11:00'),
      busy('daily', '2026-11-25T09:00', '2026-11-25T11:00'),
      busy('long', '2026-11-24T06:00', '2026-11-24T12:00'),
    ],
  });
  expect(found.map(({ busy: { id }, times, minutes }) => [id, times, minutes])).toEqual([
    ['daily', 2, 240],
    ['long', 1, 180],
  ]);
});

test('days that are skipped hold nothing that is in the way', () => {
  const given = { ...query, skips: (day: number) => day === at('2026-11-24T00:00') };
  expect(blockersOf({ ...given, busy: [busy('one', '2026-11-24T09:00', '2026-11-24T18:00')] })).toEqual([]);
});
