import { describe, expect, it } from 'vitest';
import { splitCalendar } from './split.ts';

const event = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'PRODID:-//Feed//EN', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const zone = ['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'END:VTIMEZONE'].join('\r\n');

describe('a subscribed calendar', () => {
  it('becomes an object for each UID, with the zones that it names', () => {
    const split = splitCalendar(
      calendar(
        'X-WR-CALNAME:Lectures',
        'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
        zone,
        event('UID:a', 'DTSTART;TZID=Europe/Berlin:20261201T090000', 'RRULE:FREQ=WEEKLY', 'X-OWN;P="q:r":kept'),
        event('UID:b', 'DTSTART:20261202T090000Z'),
        event(
          'UID:a',
          'RECURRENCE-ID;TZID=Europe/Berlin:20261208T090000',
          'DTSTART;TZID=Europe/Berlin:20261208T100000',
        ),
      ),
    );
    expect(split).toMatchObject({ name: 'Lectures', refreshMs: 4 * 3_600_000, isHolidays: false });
    const [a, b] = split?.objects ?? [];
    expect(a?.ics.match(/BEGIN:(VEVENT|VTIMEZONE)/g)).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:VEVENT', 'BEGIN:VEVENT']);
    expect(a?.ics).toContain('X-OWN;P="q:r":kept');
    expect(b?.ics).not.toContain('VTIMEZONE');
  });

  it('is told to take up time, or none', () => {
    const ics = calendar(event('UID:a', 'DTSTART;VALUE=DATE:20261201', 'TRANSP:OPAQUE'));
    expect(splitCalendar(ics, 'TRANSPARENT')?.objects[0]?.ics).toMatch(/TRANSP:TRANSPARENT(?![\s\S]*TRANSP)/);
  });

  it('of whole days that say nothing else is one of holidays', () => {
    expect(splitCalendar(calendar(event('UID:a', 'DTSTART;VALUE=DATE:20261201')))?.isHolidays).toBe(true);
    expect(splitCalendar(calendar(event('UID:a', 'DTSTART;VALUE=DATE:20261201', 'TRANSP:OPAQUE')))?.isHolidays).toBe(
      false,
    );
    expect(splitCalendar(calendar())?.isHolidays).toBe(false);
  });

  it('gives what has no UID one that is the same the next time', () => {
    const ics = calendar(
      event('DTSTART:20261201T090000Z', 'SUMMARY:x'),
      event('DTSTART:20261202T090000Z', 'SUMMARY:x'),
    );
    const uids = splitCalendar(ics)?.objects.map(({ uid }) => uid) ?? [];
    expect(new Set(uids).size).toBe(2);
    expect(splitCalendar(ics)?.objects.map(({ uid }) => uid)).toEqual(uids);
  });

  it.each(['', '<html>Sign in</html>', calendar(event('UID:a')).slice(0, -20), 'BEGIN:VCALENDAR\r\n'])(
    'is nothing where it is no whole calendar: %j',
    (text) => expect(splitCalendar(text)).toBeUndefined(),
  );
});
