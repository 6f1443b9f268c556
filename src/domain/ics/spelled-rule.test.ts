import { describe, expect, it } from 'vitest';
import { expand } from '../recurrence/expand.ts';
import type { CalendarEvent } from './families.ts';
import { readCalendar } from './read.ts';
import { calendarText, readLines, vevent } from './testing/calendar.ts';
import { writtenCalendar } from './testing/written.ts';

const ZONE = 'Asia/Shanghai';
const RULE = 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15';
const read = (...lines: string[]): CalendarEvent => readLines([vevent('UID:1', ...lines)]).events[0] as CalendarEvent;
const starts = ({ series }: CalendarEvent, years = 4): string[] =>
  expand(series, ZONE, { from: 0, to: Date.UTC(2026 + years, 0, 1) }).occurrences.map(({ start }) =>
    new Date(start + 8 * 3_600_000).toISOString().slice(0, 10),
  );
const YEARS = ['2026-09-25', '2027-09-15', '2028-10-03', '2029-09-22'];

describe('a rule of the Chinese calendar in files', () => {
  it('of other programs is read as RFC 7529 has it', () => {
    const timed = read('DTSTART;TZID=Asia/Shanghai:20260925T190000', `RRULE:${RULE}`);
    expect([timed.series.rrule, starts(timed)]).toEqual([RULE, YEARS]);
    const bare = read('DTSTART;VALUE=DATE:20260925', 'RRULE:RSCALE=CHINESE;FREQ=YEARLY;SKIP=BACKWARD');
    expect(starts(bare)).toEqual(YEARS);
    expect(read('DTSTART;VALUE=DATE:20260925', 'RRULE:RSCALE=GREGORIAN;FREQ=YEARLY').series.rrule).toBe('FREQ=YEARLY');
  });

  it('of another calendar leaves the event at its first date, which is reported', () => {
    const lines = [vevent('UID:1', 'DTSTART;VALUE=DATE:20260925', 'RRULE:RSCALE=HEBREW;FREQ=YEARLY')];
    const file = readLines(lines, { skipBroken: true });
    expect(file.events[0]?.series.rrule).toBeNull();
    expect(JSON.stringify(file.skipped)).toContain('HEBREW');
  });

  const ours = read('DTSTART;VALUE=DATE:20260925', `RRULE:${RULE}`, 'EXDATE;VALUE=DATE:20281003');
  const text = writtenCalendar([ours], ZONE);
  const unfolded = text.replaceAll('\r\n ', '');

  it('is written as dates, which every program knows, to 2100', () => {
    expect(text).not.toMatch(/^RRULE/m);
    expect(text.match(/^RDATE/gm)).toHaveLength(74);
    expect(text).toContain('RDATE;VALUE=DATE:20270915\r\n');
    expect(text).toContain('RDATE;VALUE=DATE:21000918\r\n');
  });

  const again = (ics: string): CalendarEvent =>
    readCalendar(ics, { skipBroken: false, defaultZone: ZONE }).events[0] as CalendarEvent;

  it('is read back as the rule', () => {
    const { series } = again(text);
    expect([series.rrule, series.rdates, series.exdates]).toEqual([RULE, [], ['2028-10-03']]);
    expect(writtenCalendar([again(text)], ZONE)).toBe(text);
  });

  it('is not believed when another program has moved the event, changed its dates or spoilt the rule', () => {
    const moved = unfolded.replace('E:20260925', 'E:20260926').replace('E:20270915', 'E:20270916');
    const fewer = unfolded.replace('RDATE;VALUE=DATE:20290922\r\n', '');
    const spoilt = unfolded.replace('BYMONTHDAY=15', 'BYMONTHDAY=99');
    for (const [changed, first] of [
      [moved, ['2026-09-26', '2027-09-16']],
      [fewer, ['2026-09-25', '2027-09-15']],
      [spoilt, ['2026-09-25', '2027-09-15']],
    ] as const) {
      const { series } = again(changed);
      expect(series.rrule).toBeNull();
      expect(starts(again(changed), 2)).toEqual(first);
    }
  });

  it('without dates is nothing', () => {
    const lines = [vevent('UID:1', 'DTSTART;VALUE=DATE:20260925', `X-PERCH-RRULE:${RULE}`)];
    expect(readLines(lines).events[0]?.series.rrule).toBeNull();
    expect(calendarText(...lines)).toContain('X-PERCH-RRULE');
  });
});
