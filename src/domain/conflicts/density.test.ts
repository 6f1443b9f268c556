import { expect, test } from 'vitest';
import { HOUR, parseWall } from '../time/wall.ts';
import { toInstant } from '../time/zone.ts';
import { densityOf } from './density.ts';

const zone = 'America/St_Johns';
const at = (text: string) => toInstant(parseWall(text) as number, zone);
const window = { from: at('2026-01-26'), to: at('2026-02-02') };
const filled = (start: string, hours: number) => ({ start: at(start), end: at(start) + hours * HOUR });

test.each([
  ['nothing', [], 0, 'normal'],
  ['a day just short of full', [filled('2026-01-26T09:00', 5.99)], 5.99, 'normal'],
  ['a full day', [filled('2026-01-26T09:00', 4), filled('2026-01-26T14:00', 2)], 6, 'high'],
  ['much, but spread', [filled('2026-01-26T09:00', 5), filled('2026-01-27T09:00', 5)], 10, 'normal'],
  ['too much', [filled('2026-01-27T08:00', 9)], 9, 'overload'],
  [
    'overlaps count once',
    [filled('2026-01-27T08:00', 4), filled('2026-01-27T09:00', 4), filled('2026-01-27T08:30', 0)],
    5,
    'normal',
  ],
  ['a night is split at local midnight', [filled('2026-01-27T19:00', 10)], 10, 'normal'],
  [
    'what lies outside the window does not count',
    [filled('2026-01-25T20:00', 5), filled('2026-02-01T23:00', 9)],
    2,
    'normal',
  ],
] as const)('%s', (_, busy, hours, level) => {
  expect(densityOf(busy, window, zone)).toEqual({ hours, level });
});
