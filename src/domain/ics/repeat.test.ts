import { describe, expect, it } from 'vitest';
import { expand } from '../recurrence/expand.ts';
import type { Series } from '../time/event.ts';
import type { CalendarFile } from './read.ts';
import { readLines, vevent } from './testing/calendar.ts';

const codes = (file: CalendarFile) => file.notes.map(({ code }) => code);
const series = (...lines: string[]): Series => {
  const [event] = readLines([vevent('UID:1', ...lines)]).events;
  if (!event) throw new Error('no event');
  return event.series;
};
const starts = (one: Series, days = 4_000): string[] =>
  expand(one, 'Asia/Shanghai', { from: 0, to: Date.UTC(2026, 0, 1) + days * 86_400_000 }).occurrences.map(({ start }) =>
    new Date(start).toISOString().slice(0, 16),
  );

describe('RRULE', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3;', 'FREQ=DAILY;COUNT=3'],
    ['RRULE:freq=daily;count=3;X-OLD=1;Anything', 'FREQ=DAILY;COUNT=3'],
    ['FREQ=DAILY;UNTIL=20260110T010000Z', 'FREQ=DAILY;UNTIL=20260110T010000Z'],
    ['FREQ=DAILY;UNTIL=20260110T090000', 'FREQ=DAILY;UNTIL=20260110T010000Z'],
    ['FREQ=DAILY;UNTIL=20260110', 'FREQ=DAILY;UNTIL=20260110'],
    ['FREQ=DAILY;UNTIL=99991231T235959Z', 'FREQ=DAILY'],
  ])('%s is held as %s', (given, held) => {
    expect(series('DTSTART;TZID=Asia/Shanghai:20260105T090000', `RRULE:${given}`).rrule).toBe(held);
  });

  it.each([
    ['20260110T160000Z', '20260111', 'midnight in the calendar of Asia/Shanghai'],
    ['20260110T150000Z', '20260110', 'no midnight: the digits'],
    ['20260110T120000', '20260110', 'floating'],
  ])('all-day UNTIL=%s ends on %s (%s)', (until, date) => {
    expect(series('DTSTART;VALUE=DATE:20260105', `RRULE:FREQ=DAILY;UNTIL=${until}`).rrule).toBe(
      `FREQ=DAILY;UNTIL=${date}`,
    );
  });

  it('keeps a DTSTART that does not match', () => {
    const file = readLines([vevent('UID:1', 'DTSTART:20260105T010000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2')]);
    expect(codes(file)).toEqual(['start-not-in-rule']);
    expect(starts(file.events[0]?.series as Series)).toEqual([
      '2026-01-05T01:00',
      '2026-01-06T01:00',
      '2026-01-13T01:00',
    ]);
  });

  it('turns further rules into dates', () => {
    const both = series(
      'DTSTART;TZID=Asia/Shanghai:20260105T090000',
      'RRULE:FREQ=MONTHLY;COUNT=3',
      'RRULE:FREQ=WEEKLY',
    );
    expect(both.rrule).toBe('FREQ=WEEKLY');
    expect(both.rdates.map(({ at }) => at)).toEqual([
      '2026-01-05T09:00:00',
      '2026-02-05T09:00:00',
      '2026-03-05T09:00:00',
    ]);
  });

  it('takes out the dates of EXRULE', () => {
    const one = series('DTSTART:20260105T010000Z', 'RRULE:FREQ=DAILY;COUNT=7', 'EXRULE:FREQ=WEEKLY;BYDAY=SA,SU');
    expect(one.exdates).toEqual(['2026-01-10T01:00:00', '2026-01-11T01:00:00']);
  });

  it.each([
    ['several repeat rules without an end', ['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY']],
    ['EXRULE has no end', ['RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY']],
    ['more than 5000 dates', ['RRULE:FREQ=DAILY', 'RRULE:FREQ=MINUTELY;UNTIL=21990101T000000Z']],
  ])('refuses: %s', (reason, rules) => {
    expect(() => readLines([vevent('DTSTART:20260105T010000Z', ...rules)])).toThrow(reason);
  });
});

describe('EXDATE and RDATE', () => {
  it('come as lists, in UTC, in zones, as dates and periods', () => {
    const one = series(
      'DTSTART;TZID=Asia/Shanghai:20260105T090000',
      'RRULE:FREQ=DAILY;COUNT=9',
      'EXDATE;TZID=Asia/Shanghai:20260106T090000,20260107T090000',
      'EXDATE:20260108T010000Z',
      'EXDATE;VALUE=DATE:20260109',
      'EXDATE;TZID=Europe/Berlin:20260110T020000',
      'RDATE;VALUE=PERIOD:20260120T010000Z/PT2H,20260121T010000Z/20260121T040000Z',
      'RDATE;VALUE=DATE:20260122',
      'RDATE;TZID=Asia/Shanghai:20260105T090000',
    );
    expect(one.exdates).toEqual([
      '2026-01-06T09:00:00',
      '2026-01-07T09:00:00',
      '2026-01-08T09:00:00',
      '2026-01-09',
      '2026-01-10T09:00:00',
    ]);
    expect(one.rdates).toEqual([
      { at: '2026-01-20T09:00:00', days: 0, ms: 7_200_000 },
      { at: '2026-01-21T09:00:00', days: 0, ms: 10_800_000 },
      { at: '2026-01-22T09:00:00' },
    ]);
    expect(starts(one).map((start) => start.slice(5, 10))).toEqual([
      '01-05',
      '01-11',
      '01-12',
      '01-13',
      '01-20',
      '01-21',
      '01-22',
    ]);
  });

  it('on all-day events are dates, also where the file gives times', () => {
    const one = series(
      'DTSTART;VALUE=DATE:20260105',
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXDATE;TZID=Europe/Berlin:20260106T000000',
      'EXDATE:20260106T160000Z',
      'RDATE;VALUE=DATE:20260201',
    );
    expect(one.exdates).toEqual(['2026-01-06', '2026-01-07']);
    expect(one.rdates).toEqual([{ at: '2026-02-01' }]);
  });

  it('are limited', () => {
    const dates = Array.from({ length: 11 }, () => `EXDATE:${'20260105T000000Z,'.repeat(1_000)}`);
    expect(() => series('DTSTART:20260105T000000Z', ...dates)).toThrow('more than 10000 dates');
  });
});

const DAILY = ['UID:1', 'DTSTART;TZID=Asia/Shanghai:20260105T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=10'];
const marks = (file: CalendarFile) => file.events.map(({ uid, recurrenceId, title }) => [uid, recurrenceId, title]);

describe('changed occurrences', () => {
  it.each([
    'RECURRENCE-ID;TZID=Asia/Shanghai:20260107T090000',
    'RECURRENCE-ID:20260107T010000Z',
    'RECURRENCE-ID;VALUE=DATE:20260107',
    'RECURRENCE-ID:20260107T090000',
    'RECURRENCE-ID;TZID=Asia/Shanghai:20260107T080000',
  ])('%s', (id) => {
    const change = vevent('UID:1', id, 'DTSTART:20260107T050000Z', 'SUMMARY:moved', 'RRULE:FREQ=DAILY');
    const file = readLines([change, vevent(...DAILY)]);
    expect(marks(file)).toEqual([
      ['1', null, ''],
      ['1', '2026-01-07T09:00:00', 'moved'],
    ]);
    expect(codes(file)).toContain('override-rule-ignored');
    expect(file.events[1]?.series.rrule).toBeNull();
    expect(file.events[0]?.series.exdates).toEqual([]);
  });

  it('stand beside the series where they name no occurrence of it', () => {
    const file = readLines([
      vevent(...DAILY),
      vevent('UID:1', 'RECURRENCE-ID:20270107T010000Z', 'DTSTART:20270107T050000Z'),
    ]);
    expect(marks(file)[1]).toEqual(['1', '2027-01-07T09:00:00', '']);
  });

  it('come without their series', () => {
    expect(marks(readLines([vevent('UID:1', 'RECURRENCE-ID:20260107T010000Z', 'DTSTART:20260107T050000Z')]))).toEqual([
      ['1', '2026-01-07T01:00:00', ''],
    ]);
  });

  it('say that they are cancelled', () => {
    const file = readLines([
      vevent(...DAILY),
      vevent('UID:1', 'RECURRENCE-ID:20260107T010000Z', 'DTSTART:20260107T010000Z', 'STATUS:CANCELLED'),
    ]);
    expect(file.events.map(({ recurrenceId, cancelled }) => [recurrenceId, cancelled])).toEqual([
      [null, false],
      ['2026-01-07T09:00:00', true],
    ]);
  });

  it.each([
    ['SEQUENCE:2', 'SEQUENCE:10', 'second'],
    ['SEQUENCE:2', 'SEQUENCE:1', 'first'],
    ['DTSTAMP:20260102T000000Z', 'DTSTAMP:20260101T000000Z', 'first'],
    ['X-A:1', 'X-A:2', 'second'],
  ])('of two versions with %s and %s the %s holds', (first, second, title) => {
    const id = ['UID:1', 'RECURRENCE-ID:20260107T010000Z', 'DTSTART:20260107T050000Z'];
    const file = readLines([
      vevent(...DAILY),
      vevent(...id, first, 'SUMMARY:first'),
      vevent(...id, second, 'SUMMARY:second'),
    ]);
    expect(marks(file).slice(1)).toEqual([['1', '2026-01-07T09:00:00', title]]);
    expect(codes(file)).toContain('superseded');
  });
});

describe('one UID twice', () => {
  it('as an older version: the newer holds', () => {
    const file = readLines([
      vevent('UID:1', 'SEQUENCE:2', 'DTSTART:20260106'),
      vevent('UID:1', 'SEQUENCE:1', 'DTSTART:20260105'),
    ]);
    expect(file.events.map(({ sequence }) => sequence)).toEqual([2]);
  });

  it('for different events: each stays', () => {
    const file = readLines([vevent('UID:1', 'DTSTART:20260105'), vevent('UID:1', 'DTSTART:20260106')]);
    expect(new Set(file.events.map(({ uid }) => uid)).size).toBe(2);
    expect(codes(file)).toEqual(['uid-reused']);
  });
});

describe('RANGE=THISANDFUTURE', () => {
  const turn = (id: string, ...lines: string[]) =>
    vevent('UID:1', `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Shanghai:${id}`, ...lines);

  it('splits the series and moves its exceptions along', () => {
    const file = readLines([
      vevent(...DAILY, 'EXDATE;TZID=Asia/Shanghai:20260109T090000', 'RDATE;TZID=Asia/Shanghai:20260201T090000'),
      turn('20260108T090000', 'DTSTART;TZID=Asia/Shanghai:20260108T140000', 'DURATION:PT2H', 'SUMMARY:later'),
      vevent('UID:1', 'RECURRENCE-ID:20260110T010000Z', 'DTSTART:20260110T000000Z', 'SUMMARY:once'),
    ]);
    expect(marks(file)).toEqual([
      ['1', null, ''],
      ['1#2026-01-08T09:00:00', null, 'later'],
      ['1#2026-01-08T09:00:00', '2026-01-10T14:00:00', 'once'],
    ]);
    const [before, after] = file.events.map((event) => event.series);
    expect(starts(before as Series)).toEqual(['2026-01-05T01:00', '2026-01-06T01:00', '2026-01-07T01:00']);
    expect(starts(after as Series)).toEqual([
      ...[8, 10, 11, 12, 13, 14].map((day) => `2026-01-${String(day).padStart(2, '0')}T06:00`),
      '2026-02-01T06:00',
    ]);
    expect(after?.time.ms).toBe(7_200_000);
    expect(codes(file)).toEqual(['series-split']);
  });

  it('turns weekdays', () => {
    const weekly = [
      'UID:1',
      'DTSTART;TZID=Asia/Shanghai:20260105T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,SU;UNTIL=20260125T010000Z',
    ];
    const file = readLines([vevent(...weekly), turn('20260112T090000', 'DTSTART;TZID=Asia/Shanghai:20260113T090000')]);
    expect(file.events[1]?.series.rrule).toBe('FREQ=WEEKLY;BYDAY=TU,MO;UNTIL=20260126T010000Z');
  });

  it('cancelled: the series ends', () => {
    const file = readLines([
      vevent(...DAILY),
      turn('20260107T090000', 'DTSTART;TZID=Asia/Shanghai:20260107T090000', 'STATUS:CANCELLED'),
    ]);
    expect(file.events.map(({ series: { rrule } }) => rrule)).toEqual(['FREQ=DAILY;UNTIL=20260107T005959Z']);
  });

  it('is refused where no one rule says it', () => {
    const monthly = ['UID:1', 'DTSTART;TZID=Asia/Shanghai:20260105T090000', 'RRULE:FREQ=MONTHLY;BYDAY=1MO'];
    const lines = [vevent(...monthly), turn('20260202T090000', 'DTSTART;TZID=Asia/Shanghai:20260203T090000')];
    expect(() => readLines(lines)).toThrow('THISANDFUTURE');
    expect(readLines(lines, { skipBroken: true }).events).toHaveLength(1);
  });
});
