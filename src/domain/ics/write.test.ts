import { describe, expect, it } from 'vitest';
import { wall } from '../recurrence/testing/series.ts';
import type { Series } from '../time/event.ts';
import { HOUR } from '../time/wall.ts';
import type { CalendarEvent } from './families.ts';
import { readCalendar } from './read.ts';
import { writtenCalendar } from './testing/written.ts';

/** Whose floating times these are. */
const VIEWER = 'Asia/Shanghai';

const read = (text: string): readonly CalendarEvent[] =>
  readCalendar(text, { skipBroken: false, defaultZone: VIEWER }).events;

const held = (time: Partial<Series['time']>, more: Partial<CalendarEvent> = {}, set: Partial<Series> = {}) =>
  ({
    uid: 'u',
    sequence: 0,
    recurrenceId: null,
    cancelled: false,
    title: 'T',
    description: null,
    location: null,
    place: null,
    source: null,
    created: 0,
    modified: 0,
    showAs: 'busy',
    categories: [],
    line: 0,
    ...more,
    group: more.group ?? null,
    invitation: more.invitation ?? null,
    alarms: [],
    reminder: null,
    series: {
      time: { allDay: false, zone: 'America/New_York', start: 0, fold: 0, days: 0, ms: HOUR, ...time },
      rrule: null,
      exdates: [],
      rdates: [],
      ...set,
    },
  }) satisfies CalendarEvent;

const linesOf = (...events: CalendarEvent[]): string[] =>
  writtenCalendar(events, VIEWER).replaceAll('\r\n ', '').split('\r\n');

describe('what stands in the file', () => {
  it('UNTIL goes with DTSTART: in UTC with a TZID, a date for all-day, local when floating', () => {
    const start = wall('2026-11-24T09:00:00');
    const rule = (zone: string | null) =>
      linesOf(held({ zone, start }, {}, { rrule: 'FREQ=DAILY;UNTIL=20261130T090000' })).find((one) =>
        /^RRULE:FREQ=DAILY/.test(one),
      );
    expect(rule('America/New_York')).toBe('RRULE:FREQ=DAILY;UNTIL=20261130T140000Z');
    expect(rule(null)).toBe('RRULE:FREQ=DAILY;UNTIL=20261130T090000');
    const day = held(
      { allDay: true, zone: null, start: wall('2026-11-24'), days: 1, ms: 0 },
      {},
      { rrule: 'FREQ=DAILY;UNTIL=20261130T090000Z' },
    );
    expect(linesOf(day)).toEqual(
      expect.arrayContaining([
        'RRULE:FREQ=DAILY;UNTIL=20261130',
        'DTSTART;VALUE=DATE:20261124',
        'DTEND;VALUE=DATE:20261125',
      ]),
    );
  });

  it('the second of two equal wall times is told apart', () => {
    const time = { start: wall('2026-11-01T01:30:00'), fold: 1 as const };
    const single = linesOf(held(time));
    expect(single).toEqual(expect.arrayContaining(['DTSTART:20261101T063000Z', 'X-PERCH-TZID:America/New_York']));
    expect(read(writtenCalendar([held(time)], VIEWER))[0]?.series.time).toMatchObject({
      ...time,
      zone: 'America/New_York',
    });
    expect(linesOf(held(time, {}, { rrule: 'FREQ=DAILY' }))).toContain(
      'DTSTART;TZID=America/New_York;X-PERCH-FOLD=1:20261101T013000',
    );
  });

  it('a start outside its rule moves to the first match', () => {
    const lines = linesOf(held({ start: wall('2026-11-24T09:00:00') }, {}, { rrule: 'FREQ=WEEKLY;BYDAY=MO' }));
    expect(lines).toContain('DTSTART;TZID=America/New_York:20261130T090000');
  });

  it('a cancelled occurrence is an EXDATE, a date that excludes a day the times of that day', () => {
    const root = held({ start: wall('2026-11-24T09:00:00') }, {}, { rrule: 'FREQ=DAILY', exdates: ['2026-11-25'] });
    const gone = held({ start: wall('2026-11-26T09:00:00') }, { recurrenceId: '2026-11-26T09:00:00', cancelled: true });
    const lines = linesOf(root, gone);
    expect(lines.filter((one) => /^EXDATE/.test(one))).toEqual([
      'EXDATE;TZID=America/New_York:20261125T090000',
      'EXDATE;TZID=America/New_York:20261126T090000',
    ]);
    expect(lines.filter((one) => one === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('coordinates of GPS stand in GEO, others only in a property of ours', () => {
    const place = { name: 'Office', longitude: 121.4737, latitude: 31.2304 };
    const at = { start: wall('2026-11-24T09:00:00') };
    expect(linesOf(held(at, { place }))).toContain('GEO:31.2304;121.4737');
    const chinese = linesOf(held(at, { place: { ...place, crs: 'GCJ-02' } }));
    expect(chinese.some((one) => /^GEO/.test(one))).toBe(false);
    expect(chinese.some((one) => /^X-PERCH-PLACE;VALUE=TEXT:.*GCJ-02/.test(one))).toBe(true);
  });

  it('tentative is said to RFC 5545 and to Outlook', () => {
    expect(linesOf(held({}, { showAs: 'tentative' }))).toEqual(
      expect.arrayContaining(['STATUS:TENTATIVE', 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE']),
    );
  });
});
