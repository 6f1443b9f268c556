import { describe, expect, test } from 'vitest';
import type { EventTime } from '../time/event.ts';
import { formatWall } from '../time/wall.ts';
import { expand } from './expand.ts';
import { shiftRule, shiftSeries } from './shift.ts';
import { series, wall } from './testing/series.ts';

const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const ZONE = 'Asia/Shanghai';

const shift = (rrule: string, from: string, to: string) =>
  shiftRule(rrule, series(from, null, ZONE).time, series(to, null, ZONE).time);

describe('the rule follows its start', () => {
  test.each([
    ['FREQ=WEEKLY;BYDAY=MO', '2026-01-05T09:00:00', '2026-01-06T09:00:00', 'FREQ=WEEKLY;BYDAY=TU'],
    ['FREQ=WEEKLY;BYDAY=MO,WE,SU', '2026-01-05T09:00:00', '2026-01-06T09:00:00', 'FREQ=WEEKLY;BYDAY=TU,TH,MO'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE',
      '2026-01-05T09:00:00',
      '2026-01-06T09:00:00',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
    ],
    ['FREQ=WEEKLY', '2026-01-05T09:00:00', '2026-01-06T09:00:00', 'FREQ=WEEKLY'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-01-15T09:00:00', '2026-01-20T09:00:00', 'FREQ=MONTHLY;BYMONTHDAY=20'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-01-13T09:00:00', '2026-01-14T09:00:00', 'FREQ=MONTHLY;BYDAY=2WE'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-01-30T09:00:00', '2026-01-29T09:00:00', 'FREQ=MONTHLY;BYDAY=-1TH'],
    [
      'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=28',
      '2026-01-28T09:00:00',
      '2026-02-03T09:00:00',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=3',
    ],
    ['FREQ=DAILY;BYHOUR=9', '2026-01-05T09:00:00', '2026-01-05T10:00:00', 'FREQ=DAILY;BYHOUR=10'],
    [
      'FREQ=DAILY;UNTIL=20260110T010000Z',
      '2026-01-05T09:00:00',
      '2026-01-05T10:00:00',
      'FREQ=DAILY;UNTIL=20260110T020000Z',
    ],
    [
      'FREQ=DAILY;UNTIL=20260110T155959Z',
      '2026-01-05T09:00:00',
      '2026-01-05T10:00:00',
      'FREQ=DAILY;UNTIL=20260110T155959Z',
    ],
    [
      'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260126',
      '2026-01-05T09:00:00',
      '2026-01-06T09:00:00',
      'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260127',
    ],
  ])('%s from %s to %s', (rrule, from, to, moved) => {
    expect(shift(rrule, from, to)).toEqual({ rrule: moved, followed: true });
  });

  test.each([
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-01-15T09:00:00', '2026-01-16T09:00:00'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31T09:00:00', '2026-01-30T09:00:00'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU', '2026-01-05T09:00:00', '2026-01-06T09:00:00'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-30T09:00:00', '2026-01-29T09:00:00'],
    ['FREQ=YEARLY;BYDAY=20MO', '2026-05-18T09:00:00', '2026-05-19T09:00:00'],
    ['FREQ=DAILY;BYHOUR=9,15', '2026-01-05T09:00:00', '2026-01-05T10:00:00'],
  ])('%s cannot follow from %s to %s', (rrule, from, to) => {
    expect(shift(rrule, from, to)).toEqual({ rrule, followed: false });
  });

  test('the same start leaves the rule alone', () => {
    const rrule = 'FREQ=DAILY;UNTIL=20260110T090000';
    expect(shift(rrule, '2026-01-05T09:00:00', '2026-01-05T09:00:00').rrule).toBe(rrule);
  });
});

describe('a moved series', () => {
  const moved = (time: Partial<EventTime>, from: ReturnType<typeof series>) =>
    shiftSeries(from, { ...from.time, ...time }, 'UTC');
  const starts = (one: ReturnType<typeof series>): string[] =>
    expand(one, 'UTC', ALWAYS, { limit: 20 }).occurrences.map(({ start }) => formatWall(start));

  test('takes its exceptions along, in every form of a recurrence id', () => {
    const weekly = series('2026-01-05T09:00:00', 'FREQ=WEEKLY;BYDAY=MO;COUNT=5', 'UTC', {
      exdates: ['2026-01-12T09:00:00', '2026-01-19T09:00:00Z', '2026-01-26'],
      rdates: [{ at: '2026-01-07T12:00:00' }],
    });
    const { series: later } = moved({ start: wall('2026-01-06T10:30:00') }, weekly);
    expect(starts(later)).toEqual(['2026-01-06T10:30:00', '2026-01-08T13:30:00', '2026-02-03T10:30:00']);
  });

  test('keeps a changed occurrence of a monthly weekday with its month', () => {
    // In July 2026 the second Tuesday is the 14th, the second Wednesday already the 8th.
    const monthly = series('2026-01-13T09:00:00', 'FREQ=MONTHLY;BYDAY=2TU', 'UTC');
    const { moveId } = moved({ start: wall('2026-01-14T09:00:00') }, monthly);
    expect(moveId('2026-07-14T09:00:00')).toBe('2026-07-08T09:00:00');
  });

  test('moves to another zone at the same wall time', () => {
    const daily = series('2026-01-05T09:00:00', 'FREQ=DAILY;UNTIL=20260107T010000Z', ZONE, {
      exdates: ['2026-01-06T01:00:00Z'],
    });
    const { series: there } = moved({ zone: 'Europe/Berlin' }, daily);
    expect(starts(there)).toEqual(['2026-01-05T08:00:00', '2026-01-07T08:00:00']);
  });

  test('becomes all-day and back', () => {
    const weekly = series('2026-01-05T09:00:00', 'FREQ=WEEKLY;UNTIL=20260119T090000Z', 'UTC', {
      exdates: ['2026-01-12T09:00:00'],
    });
    const day = { ...weekly.time, allDay: true, zone: null, start: wall('2026-01-05'), days: 1, ms: 0 };
    const { series: days } = shiftSeries(weekly, day, 'UTC');
    expect(days.exdates).toEqual(['2026-01-12']);
    expect(starts(days)).toEqual(['2026-01-05T00:00:00', '2026-01-19T00:00:00']);
    expect(starts(shiftSeries(days, weekly.time, 'UTC').series)).toEqual(starts(weekly));
  });

  test('takes a new rule when one is given', () => {
    const weekly = series('2026-01-05T09:00:00', 'FREQ=WEEKLY;BYDAY=MO', 'UTC');
    expect(shiftSeries(weekly, weekly.time, 'UTC', 'FREQ=DAILY').series.rrule).toBe('FREQ=DAILY');
    expect(shiftSeries(weekly, weekly.time, 'UTC', null).series.rrule).toBeNull();
  });
});
