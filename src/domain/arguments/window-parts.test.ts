import { expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { isQuestion } from '../question.ts';
import { formatWall } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { isInParts, readParts } from './window-parts.ts';

const zone = 'Asia/Shanghai';
const at = (text: string): number => Date.parse(`${text}+08:00`);
const context = { zone, now: at('2026-11-22T20:00'), language: 'zh', phrases: readPhrase } as const;

function read(start: string): string | undefined {
  const reading = readParts({ start }, context, 'ahead');
  if (isQuestion(reading)) return undefined;
  const [from, to] = [reading.window.from, reading.window.to].map((one) => formatWall(toWall(one, zone)).slice(0, 16));
  const days = reading.days?.map((day) => ` ${formatWall(day).slice(5, 10)}`).join('') ?? '';
  const hours = reading.hours && ` ${reading.hours.from / 3_600_000}-${reading.hours.to / 3_600_000}`;
  return `${from} ${to}${hours ?? ''}${days}`;
}

test.each([
  ['下周上午', '2026-11-23T00:00 2026-11-30T00:00 6-12'],
  ['下周一到周三的晚上', '2026-11-23T00:00 2026-11-26T00:00 18-24'],
  ['next week mornings', '2026-11-23T00:00 2026-11-30T00:00 6-12'],
  ['afternoons next week', '2026-11-23T00:00 2026-11-30T00:00 12-18'],
  ['明天上午', '2026-11-23T06:00 2026-11-23T12:00'],
  ['下周除了周三', '2026-11-23T00:00 2026-11-30T00:00 11-23 11-24 11-26 11-27 11-28 11-29'],
  ['下周除了周三的上午', '2026-11-23T00:00 2026-11-30T00:00 6-12 11-23 11-24 11-26 11-27 11-28 11-29'],
  ['工作日上午', '2026-11-23T00:00 2026-11-28T00:00 6-12'],
  ['下周任意一个下午', '2026-11-23T00:00 2026-11-30T00:00 12-18'],
  ['下周白天', '2026-11-23T00:00 2026-11-30T00:00 8-18'],
  ['12月1日到10日除了周末', '2026-12-01T00:00 2026-12-11T00:00 12-01 12-02 12-03 12-04 12-07 12-08 12-09 12-10'],
  ['next week except Wednesday', '2026-11-23T00:00 2026-11-30T00:00 11-23 11-24 11-26 11-27 11-28 11-29'],
  ['Tuesday mornings in December', '2026-12-01T00:00 2026-12-30T00:00 6-12 12-01 12-08 12-15 12-22 12-29'],
  ['weekday mornings', '2026-11-23T00:00 2026-11-28T00:00 6-12'],
  ['any morning next week', '2026-11-23T00:00 2026-11-30T00:00 6-12'],
  ['下周', '2026-11-23T00:00 2026-11-30T00:00'],
  ['周四周五', '2026-11-26T00:00 2026-11-28T00:00'],
  ['下周四或者周五', '2026-11-26T00:00 2026-11-28T00:00'],
  ['明天后天', '2026-11-23T00:00 2026-11-25T00:00'],
  ['周一周三周五', '2026-11-23T00:00 2026-11-28T00:00 11-23 11-25 11-27'],
  ['3号、5号和8号', '2026-12-03T00:00 2026-12-09T00:00 12-03 12-05 12-08'],
  ['周四周五下午', '2026-11-26T00:00 2026-11-28T00:00 12-18'],
  ['Thursday or Friday', '2026-11-26T00:00 2026-11-28T00:00'],
  ['Tuesday or Thursday', '2026-11-24T00:00 2026-11-27T00:00 11-24 11-26'],
  ['Saturday or Sunday', '2026-11-28T00:00 2026-11-30T00:00'],
  ["between Christmas and New Year's", '2026-12-25T00:00 2027-01-02T00:00'],
  ['Friday night through Sunday', '2026-11-27T20:00 2026-11-30T00:00'],
  ['Friday, November 27', '2026-11-27T00:00 2026-11-28T00:00'],
  ['today or tomorrow', '2026-11-22T00:00 2026-11-24T00:00'],
])('%s', (start, expected) => {
  expect(read(start)).toBe(expected);
});

test.each(['下周除了周三上午', 'next week except Wednesday mornings'])(
  '%s leaves a part of a day out: it is no window',
  (start) => {
    expect(() => read(start)).toThrow();
  },
);

test('what lies in such hours of some day counts, and nothing else', () => {
  const morning = { from: 6 * 3_600_000, to: 12 * 3_600_000 };
  const inMorning = (start: string, end: string): boolean =>
    isInParts({ start: at(start), end: at(end) }, { hours: morning }, zone);
  expect(inMorning('2026-11-24T11:30', '2026-11-24T13:00')).toBe(true);
  expect(inMorning('2026-11-24T12:00', '2026-11-24T13:00')).toBe(false);
  expect(inMorning('2026-11-24T22:00', '2026-11-25T07:00')).toBe(true);
  expect(inMorning('2026-11-24T00:00', '2026-11-25T00:00')).toBe(true);
});
