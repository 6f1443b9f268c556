import { expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { isQuestion } from '../question.ts';
import { formatWall } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { isInHours, readParts } from './window-parts.ts';

const zone = 'Asia/Shanghai';
const at = (text: string): number => Date.parse(`${text}+08:00`);
const context = { zone, now: at('2026-11-22T20:00'), language: 'zh', phrases: readPhrase } as const;

function read(start: string): string | undefined {
  const reading = readParts({ start }, context, 'ahead');
  if (isQuestion(reading)) return undefined;
  const [from, to] = [reading.window.from, reading.window.to].map((one) => formatWall(toWall(one, zone)).slice(0, 16));
  const hours = reading.hours && ` ${reading.hours.from / 3_600_000}-${reading.hours.to / 3_600_000}`;
  return `${from} ${to}${hours ?? ''}`;
}

test.each([
  ['下周上午', '2026-11-23T00:00 2026-11-30T00:00 6-12'],
  ['下周一到周三的晚上', '2026-11-23T00:00 2026-11-26T00:00 18-24'],
  ['next week mornings', '2026-11-23T00:00 2026-11-30T00:00 6-12'],
  ['afternoons next week', '2026-11-23T00:00 2026-11-30T00:00 12-18'],
  ['明天上午', '2026-11-23T06:00 2026-11-23T12:00'],
  ['下周', '2026-11-23T00:00 2026-11-30T00:00'],
])('%s', (start, expected) => {
  expect(read(start)).toBe(expected);
});

test('what lies in such hours of some day counts, and nothing else', () => {
  const morning = { from: 6 * 3_600_000, to: 12 * 3_600_000 };
  const inMorning = (start: string, end: string): boolean =>
    isInHours({ start: at(start), end: at(end) }, morning, zone);
  expect(inMorning('2026-11-24T11:30', '2026-11-24T13:00')).toBe(true);
  expect(inMorning('2026-11-24T12:00', '2026-11-24T13:00')).toBe(false);
  expect(inMorning('2026-11-24T22:00', '2026-11-25T07:00')).toBe(true);
  expect(inMorning('2026-11-24T00:00', '2026-11-25T00:00')).toBe(true);
});
