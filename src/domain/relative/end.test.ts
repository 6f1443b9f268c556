import { expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { isQuestion } from '../question.ts';
import { formatWall } from '../time/wall.ts';
import { readEndFromItem } from './end.ts';
import { readingAt } from './item.ts';

const zone = 'America/New_York';
const at = (text: string): number => Date.parse(`${text}-05:00`);
const context = { zone, now: at('2026-11-22T07:00'), language: 'en', phrases: readPhrase } as const;

test.each([
  ['7:30', '2026-11-27T19:00', '2026-11-28T07:00', '2026-11-28T07:30'],
  ['七点半', '2026-11-27T19:00', '2026-11-28T07:00', '2026-11-28T07:30'],
  ['1', '2026-11-27T19:00', '2026-11-27T23:00', '2026-11-28T01:00'],
  ['11', '2026-11-27T19:00', '2026-11-27T22:00', '2026-11-27T23:00'],
  ['5', '2026-11-27T09:00', '2026-11-27T16:00', '2026-11-27T17:00'],
  ['midnight', '2026-11-27T19:00', '2026-11-27T22:00', '2026-11-28T00:00'],
])('%s is the end nearest to the one that is there', (text, start, end, expected) => {
  const item = { start: at(start), end: at(end), zone, allDay: false, periods: 'keep' } as const;
  const read = readEndFromItem(text, item, readingAt(item.start, zone), context);
  expect(isQuestion(read) ? undefined : formatWall(read.wall).slice(0, 16)).toBe(expected);
});
