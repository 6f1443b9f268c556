import { describe, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { readPhrase } from '../phrases/read.ts';
import { answered } from '../testing/answered.ts';
import { formatWall } from '../time/wall.ts';
import { type ReadingContext, readZone } from './read.ts';
import { readRepeat } from './repeat.ts';
import { readTime as read } from './spoken.ts';

const SHANGHAI: ReadingContext = { zone: 'Asia/Shanghai', now: Date.UTC(2026, 0, 20), language: 'en' };
const NEW_YORK: ReadingContext = { ...SHANGHAI, zone: 'America/New_York' };

const readTime = (text: string, context: ReadingContext) => answered(read(text, context));

const codeOf = (read: () => unknown): string => {
  try {
    read();
    return 'accepted';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.details.hint).toBeTruthy();
    return error.code;
  }
};

describe('points in time', () => {
  test.each([
    '2026-01-28T15:00:00+08:00',
    '2026-01-28T07:00:00Z',
    '2026-01-28t07:00:00z',
    '20260128T070000Z',
    '20260128T150000+0800',
    '2026-01-28T15:00',
    '2026-01-28 15:00:00',
    '2026-01-28 15:00 +08:00',
    '2026-01-28T15:00:00.000',
    '2026-01-28T15:00:00,0',
    '2026/1/28 15:00',
    '2026-01-28T02:00:00-05:00',
    '2026-01-28T12:30:00+05:30',
    '2026-01-28T15',
    '  2026-01-28T15:00  ',
    '2026-01-28T16:00[Asia/Tokyo]',
    '2026-01-28T07:00Z[Asia/Tokyo]',
  ])('%s is 07:00 UTC', (text) => {
    const reading = readTime(text, SHANGHAI);
    expect(reading).toMatchObject({ kind: 'instant', instant: Date.UTC(2026, 0, 28, 7), fold: 0, assumptions: [] });
  });

  test('the wall time is that of the zone in which it is read', () => {
    const reading = readTime('2026-01-28T07:00:00Z', SHANGHAI);
    expect(formatWall(reading.wall)).toBe('2026-01-28T15:00:00');
    expect(readTime('2026-01-28T07:00Z[Asia/Tokyo]', SHANGHAI)).toMatchObject({ zone: 'Asia/Tokyo' });
  });

  test('fractions are kept to the millisecond', () => {
    expect(readTime('2026-01-28T07:00:00.2509Z', SHANGHAI)).toMatchObject({
      instant: Date.UTC(2026, 0, 28, 7, 0, 0, 250),
    });
  });

  test('24:00 is the next midnight', () => {
    expect(formatWall(readTime('2026-01-28T24:00:00', SHANGHAI).wall)).toBe('2026-01-29T00:00:00');
  });

  test('a time that the clocks skip is shifted, keeps its name, and that is said', () => {
    const reading = readTime('2026-03-08T02:30', NEW_YORK);
    expect(reading).toMatchObject({ instant: Date.UTC(2026, 2, 8, 7, 30), wall: Date.UTC(2026, 2, 8, 2, 30) });
    expect(reading.assumptions).toEqual([expect.stringContaining('2026-03-08T03:30:00')]);
  });

  test('of two times the first is taken, and that is said; an offset names either', () => {
    const reading = readTime('2026-11-01T01:30', NEW_YORK);
    expect(reading).toMatchObject({ instant: Date.UTC(2026, 10, 1, 5, 30), fold: 0 });
    expect(reading.assumptions).toHaveLength(1);
    expect(readTime('2026-11-01T01:30-05:00', NEW_YORK)).toMatchObject({ fold: 1, assumptions: [] });
  });
});

test.each(['2026-01-28', '20260128', '2026/1/28'])('%s is a date', (text) => {
  expect(readTime(text, SHANGHAI)).toEqual({ kind: 'date', wall: Date.UTC(2026, 0, 28), assumptions: [] });
});

test.each([
  ...['2026-02-30', '2026-13-01', '2026-00-10', '2026-02-29T10:00', '2026-01-28T25:00', '2026-01-28T24:01'],
  ...['2026-01-28T12:60', '2026-01-28T12:00:60', '2026-01-28T15:00+25:00', '2026-01-28T15:00+08:60', '15:00'],
  ...['', 'soon', '28.01.2026', '01/02/2026', '2026-01-28T15:00[Mars/Olympus]', '1769558400000'],
])('%s is refused with a hint', (text) => {
  expect(codeOf(() => readTime(text, SHANGHAI))).toBe('INVALID_ARGUMENT');
});

test.each(['1899-12-31', '2201-01-01T00:00', '0026-01-28', '12026-01-28', '-2026-01-28', 'x'.repeat(1_001)])(
  '%s exceeds a limit',
  (text) => {
    expect(codeOf(() => readTime(text, SHANGHAI))).toBe('LIMIT_EXCEEDED');
  },
);

test('a long text is refused at once', () => {
  const before = performance.now();
  expect(codeOf(() => readTime(`2026-01-28${' '.repeat(980)}x`, SHANGHAI))).toBe('INVALID_ARGUMENT');
  expect(codeOf(() => readTime('1'.repeat(50_000), SHANGHAI))).toBe('LIMIT_EXCEEDED');
  expect(performance.now() - before).toBeLessThan(500);
});

test.each([
  ['asia/shanghai', 'Asia/Shanghai'],
  ['America/New York', 'America/New_York'],
  ['UTC', 'UTC'],
  ['Z', 'UTC'],
  ['+08:00', 'Etc/GMT-8'],
  ['UTC-5', 'Etc/GMT+5'],
  ['GMT+0', 'UTC'],
])('the zone %s is %s', (text, zone) => {
  expect(readZone(text)).toBe(zone);
});

test('an unknown zone is refused with the nearest names', () => {
  const hintOf = (text: string): string => {
    try {
      return readZone(text);
    } catch (error) {
      return (error as UserError).details.hint ?? '';
    }
  };
  expect(hintOf('Shanghai')).toContain('Asia/Shanghai');
  expect(hintOf('Asia/Shangai')).toContain('Asia/Shanghai');
  expect(hintOf('Mars/Olympus')).toContain('UTC');
  for (const text of ['+05:30', '+25', '', 'x'.repeat(500), '../etc/passwd']) {
    expect(
      codeOf(() => readZone(text)),
      text,
    ).toBe('INVALID_ARGUMENT');
  }
});

test.each([
  ['周一到周五', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['周二和周四', 'FREQ=WEEKLY;BYDAY=TU,TH'],
  ['周末', 'FREQ=WEEKLY;BYDAY=SA,SU'],
  ['Mon to Fri', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['Monday', 'FREQ=WEEKLY;BYDAY=MO'],
  ['11月30号到12月11号，周一到周五', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261211'],
])('where a repeat is asked for, weekdays are those of every week: %s', (text, rule) => {
  const context = { ...SHANGHAI, phrases: readPhrase };
  expect(answered(readRepeat(text, context, { hasStart: true })).rule).toBe(rule);
});

test.each(['Dec 7-18', '12月7号', 'tomorrow', '下周', 'blue monday'])('no repeat is made of %s', (text) => {
  const context = { ...SHANGHAI, phrases: readPhrase };
  expect(codeOf(() => readRepeat(text, context, { hasStart: true }))).toBe('INVALID_ARGUMENT');
});

test('a repeat is RRULE text; anything else is refused with an example', () => {
  const read = (text: string): string => answered(readRepeat(text, SHANGHAI, { hasStart: true })).rule;
  expect(read(' RRULE:FREQ=DAILY ')).toBe('RRULE:FREQ=DAILY');
  expect(read('freq = daily')).toBe('freq = daily');
  expect(codeOf(() => read('blue monday'))).toBe('INVALID_ARGUMENT');
  expect(codeOf(() => read('x'.repeat(1_001)))).toBe('LIMIT_EXCEEDED');
});
