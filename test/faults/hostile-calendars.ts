/** Calendar files that mean no good, by name. */

const utc = (index: number): string =>
  new Date(Date.UTC(2027, 0, 1, index)).toISOString().replaceAll(/[-:]|\.000/g, '');

const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', 'SUMMARY:x', ...lines, 'END:VEVENT', ''].join('\r\n');

const START = 'DTSTART:20270301T090000Z';

const calendar = (...parts: string[]): string =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\n${parts.join('')}END:VCALENDAR\r\n`;

const observance = (index: number): string =>
  [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:+0${index % 10}00`,
    `TZOFFSETTO:+0${(index + 1) % 10}00`,
    'RRULE:FREQ=SECONDLY',
    'END:STANDARD',
    '',
  ].join('\r\n');

const many = (count: number, make: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const HOSTILE_CALENDARS: Readonly<Record<string, string>> = {
  secondly: calendar(event('a', START, 'RRULE:FREQ=SECONDLY')),
  'huge count': calendar(event('a', START, 'RRULE:FREQ=MINUTELY;COUNT=999999999')),
  'no end': calendar(event('a', START, 'RRULE:FREQ=MINUTELY;UNTIL=99991231T000000Z')),
  never: calendar(event('a', START, 'RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30')),
  '50 dense series': calendar(
    ...many(50, (index) => event(`d${index}`, START, `RRULE:FREQ=MINUTELY;INTERVAL=${index + 1}`)),
  ),
  '100,000 excluded dates': calendar(event('a', START, 'RRULE:FREQ=DAILY', `EXDATE:${many(100_000, utc).join(',')}`)),
  '100,000 extra dates': calendar(event('a', START, `RDATE:${many(100_000, utc).join(',')}`)),
  'changed occurrences of nothing': calendar(
    ...many(2_000, (index) => event('a', START, `RECURRENCE-ID:${utc(index)}`)),
  ),
  'a zone of 2,000 rules': calendar(
    `BEGIN:VTIMEZONE\r\nTZID:Bomb\r\n${many(2_000, observance).join('')}END:VTIMEZONE\r\n`,
    event('a', 'DTSTART;TZID=Bomb:20270301T090000'),
  ),
  '50,000 calendars in one another': `${'BEGIN:VCALENDAR\r\n'.repeat(50_000)}${'END:VCALENDAR\r\n'.repeat(50_000)}`,
  '50,000 events in one another': calendar('BEGIN:VEVENT\r\n'.repeat(50_000)),
  'a line of 5 MB': calendar(event('a', START, `DESCRIPTION:${'x'.repeat(5_000_000)}`)),
  'a million folds': calendar(event('a', START, `DESCRIPTION:x\r\n${' y\r\n'.repeat(1_000_000)}X-END:1`)),
  '200,000 parameters': calendar(event('a', START, `ATTENDEE${';X=Y'.repeat(200_000)}:mailto:a@b`)),
  'a quote that does not end': calendar(event('a', START, `ATTENDEE;CN="${'"'.repeat(200_000)}:mailto:a@b`)),
  NUL: calendar(event('a', START, 'LOCATION:a\u0000b')),
};
