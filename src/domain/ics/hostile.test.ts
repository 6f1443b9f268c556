import { describe, expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import { inFull } from '../testing/in-full.ts';
import { type CalendarFile, readCalendar } from './read.ts';
import { calendarText, vevent } from './testing/calendar.ts';

const many = (count: number, make: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => make(index));
const day = (index: number, from = Date.UTC(2000, 0, 1)): string =>
  new Date(from + index * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const read = (text: string): CalendarFile => readCalendar(text, { skipBroken: true, defaultZone: 'UTC' });

/** A thousand in .ci/run. */
const K = inFull(1_000, 20);

/** Nothing here is timed: what took quadratic time would run into the test's own limit. */
const BOUND = 30_000;

describe('files that mean to hurt', () => {
  it(`reads ${20 * K} events of 250 bytes`, { timeout: BOUND }, () => {
    const text = calendarText(
      ...many(20 * K, (index) =>
        vevent(
          `UID:${index}@example.com`,
          `DTSTART;TZID=Europe/Berlin:${day(index)}T100000`,
          'DURATION:PT1H',
          `SUMMARY:Event ${index}`,
          `DESCRIPTION:${'x'.repeat(60)}\r\n ${'y'.repeat(60)}`,
          'RRULE:FREQ=WEEKLY',
        ),
      ),
    );
    expect(text.length).toBeGreaterThan(20 * K * 250);
    expect(read(text).events).toHaveLength(20 * K);
  });

  const bombs: Record<string, () => string> = {
    [`components ${300 * K} deep`]: () => `BEGIN:VCALENDAR\n${'BEGIN:X\n'.repeat(300 * K)}${'END:Y\n'.repeat(300 * K)}`,
    'calendars in calendars': () => 'BEGIN:VCALENDAR\n'.repeat(100 * K),
    [`a line of ${1_000 * K} folds`]: () =>
      calendarText(vevent('DTSTART:20260105', `SUMMARY:a${'\r\n b'.repeat(1_000 * K)}`)),
    [`${1_000 * K} escapes`]: () => calendarText(vevent('DTSTART:20260105', `DESCRIPTION:${'\\n\\,'.repeat(500 * K)}`)),
    [`${500 * K} parameters`]: () => calendarText(vevent(`DTSTART${';A="B"'.repeat(500 * K)}:20260105`)),
    [`${500 * K} categories`]: () => calendarText(vevent('DTSTART:20260105', `CATEGORIES:${'a,'.repeat(500 * K)}`)),
    [`${100 * K} todos that depend on each other`]: () =>
      calendarText(
        ...many(100 * K, (index) => `BEGIN:VTODO\nUID:${index}\nRELATED-TO;RELTYPE=DEPENDS-ON:${index + 1}\nEND:VTODO`),
      ),
    [`a todo with ${100 * K} dependencies, tags and dates`]: () =>
      calendarText(
        'BEGIN:VTODO',
        ...many(
          100 * K,
          (index) =>
            `RELATED-TO;RELTYPE=DEPENDS-ON:${index}\nCATEGORIES:${index}\nCATEGORIES;X-PERCH-GROUP=1:a\nRDATE:20260101`,
        ),
        'END:VTODO',
      ),
    [`an event with ${100 * K} alarms`]: () =>
      calendarText(
        vevent('DTSTART:20260105', ...many(100 * K, (index) => `BEGIN:VALARM\nTRIGGER:-PT${index}M\nEND:VALARM`)),
      ),
    [`${100 * K} keys where a reminder belongs`]: () =>
      calendarText(
        vevent('DTSTART:20260105', `X-PERCH-REMINDER;VALUE=TEXT:{"states":{${'"a":{}\\,'.repeat(100 * K)}"b":1}}`),
      ),
    [`${100 * K} groups`]: () =>
      calendarText(
        'PRODID:-//Perch//perch-mcp//EN',
        ...many(100 * K, (index) => `X-PERCH-GROUP;VALUE=TEXT:{"name":"${index}"}`),
      ),
    [`${100 * K} EXDATEs`]: () =>
      calendarText(vevent('DTSTART:20260105', 'RRULE:FREQ=DAILY', `EXDATE:${'20260106,'.repeat(100 * K)}`)),
    'rules that never match, and rules that match each minute': () =>
      calendarText(
        ...many(2 * K, () =>
          vevent(
            'DTSTART:20260105T000000Z',
            'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
            'RRULE:FREQ=MINUTELY;UNTIL=21990101T000000Z',
            'EXRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30;UNTIL=21990101T000000Z',
          ),
        ),
      ),
    [`${10 * K} changed occurrences`]: () =>
      calendarText(
        vevent('UID:1', 'DTSTART:20000101T100000Z', 'RRULE:FREQ=DAILY'),
        ...many(10 * K, (index) =>
          vevent('UID:1', `RECURRENCE-ID:${day(index)}T090000Z`, `DTSTART:${day(index)}T120000Z`),
        ),
      ),
    [`${3 * K} splits`]: () =>
      calendarText(
        vevent('UID:1', 'DTSTART:20000101T100000Z', 'RRULE:FREQ=DAILY'),
        ...many(3 * K, (index) =>
          vevent('UID:1', `RECURRENCE-ID;RANGE=THISANDFUTURE:${day(index)}T100000Z`, `DTSTART:${day(index)}T120000Z`),
        ),
      ),
    [`${K} zones that fit none, over three centuries`]: () =>
      calendarText(
        ...many(K, (index) =>
          [
            `BEGIN:VTIMEZONE\nTZID:Z${index}\nBEGIN:STANDARD\nDTSTART:19700101T000000`,
            `TZOFFSETFROM:+0${index % 9}17\nTZOFFSETTO:+0${index % 9}17\nEND:STANDARD\nEND:VTIMEZONE`,
          ].join('\n'),
        ),
        ...many(20 * K, (index) => vevent(`DTSTART;TZID=Z${index % K}:${1901 + (index % 299)}0101T000000`)),
      ),
    [`${5 * K} unknown zones`]: () =>
      calendarText(...many(5 * K, (index) => vevent(`DTSTART;TZID=America/Z${index}:20260105T000000`))),
    [`one UID for ${10 * K} events`]: () =>
      calendarText(...many(10 * K, (index) => vevent('UID:1', `DTSTART:${day(index)}`))),
  };

  it.each(Object.keys(bombs))('%s', { timeout: BOUND }, (name) => {
    const text = (bombs[name] as () => string)();
    expect(() => read(text)).not.toThrow();
  });

  it('names of the language’s own objects are only names', () => {
    const text = calendarText(
      'BEGIN:__proto__\nEND:__proto__',
      vevent(
        'UID:__proto__',
        'DTSTART;__proto__=1;VALUE=constructor:20260105T000000Z',
        'SUMMARY;VALUE=constructor:x',
        'CONSTRUCTOR:1',
      ),
    );
    expect(read(text).events).toMatchObject([{ uid: '__proto__', title: 'x' }]);
  });

  it('random damage is read or refused, nothing else', () => {
    const lines = vevent(
      'UID:1',
      'DTSTART;TZID=Europe/Berlin:20260105T100000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE:20260112T090000Z',
      'SUMMARY:a',
    );
    const text = calendarText(lines);
    for (let at = 0; at < text.length; at++) {
      for (const damaged of [
        text.slice(0, at),
        text.slice(0, at) + text.slice(at + 1),
        `${text.slice(0, at)}\0;:"=,${text.slice(at)}`,
      ]) {
        try {
          read(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }
    }
  });
});
