import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import { randomFrom } from '../testing/random.ts';
import { digestOf } from './digest.ts';
import { digestOfOwn } from './own.ts';
import { patchObject } from './patch.ts';
import { isComponent, type RawPart, readRaw, writeRaw } from './raw.ts';
import { mustRead, ownAfter, READING, randomEdits, randomObject } from './testing/objects.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

const runs = { numRuns: inFull(2_000, 60) };

/** Every line of a text with where it stands, below its components. */
function rawLines(part: RawPart, path = ''): string[] {
  if (!isComponent(part)) return [`${path}\n${part.raw}`];
  return [`${path}\n${part.begin}`, ...part.parts.flatMap((one) => rawLines(one, `${path}/${part.name}`))];
}

/** Properties that an edit of those tried may write. */
const MAY_CHANGE =
  /^(SUMMARY|DESCRIPTION|LOCATION|DTSTART|DTEND|DURATION|EXDATE|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|DTSTAMP|SEQUENCE|LAST-MODIFIED)\b/;

describe('the text of an object', () => {
  it('is the same, byte for byte, when it has been taken apart', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const text = randomObject(randomFrom(seed));
        expect(writeRaw(readRaw(text) as RawPart)).toBe(text);
      }),
      runs,
    );
  });

  it('is not touched where nothing was changed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const text = randomObject(randomFrom(seed));
        const object = mustRead(text);
        const { own, uses } = ownAfter(object.events, []);
        expect(patchObject(text, object, own, { ...READING, now: NOW, uses })).toBe(text);
      }),
      runs,
    );
  });

  it('says what was changed, and keeps every other byte', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const [text, made] = [randomObject(random), randomEdits(random)];
        const object = mustRead(text);
        const { own, uses } = ownAfter(object.events, made);
        const patched = patchObject(text, object, own, { ...READING, now: NOW, uses }) as string;
        expect(digestOfOwn(mustRead(patched).own)).toBe(digestOfOwn(own));
        const kept = (ics: string): string[] =>
          rawLines(readRaw(ics) as RawPart).filter((one) => {
            const [path = '', line = ''] = one.split('\n', 2);
            return (
              !MAY_CHANGE.test(line) &&
              !path.includes('VALARM') &&
              !line.startsWith('BEGIN:VALARM') &&
              !/^[ \t]/.test(line)
            );
          });
        const before = kept(text);
        const rest = kept(patched).filter((one) => !/VTIMEZONE/.test(one));
        expect(rest).toEqual(before.filter((one) => !/VTIMEZONE/.test(one)));
      }),
      runs,
    );
  });

  it('keeps the alarms that were not removed as they are', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:x',
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTAMP:20260101T000000Z',
      'DTSTART:20260105T080000Z',
      'SUMMARY:Call',
      'BEGIN:VALARM',
      'ACTION:AUDIO',
      'TRIGGER:-PT15M',
      'X-APPLE-DEFAULT-ALARM:TRUE',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    const object = mustRead(text);
    expect(object.own[0]?.alarms).toEqual([15, 60]);
    const { own, uses } = ownAfter(object.events, [{ of: 0, edit: { field: 'alarms', value: [15, 5] } }]);
    const patched = patchObject(text, object, own, { ...READING, now: NOW, uses }) as string;
    expect(patched).toContain('TRIGGER:-PT15M\r\nX-APPLE-DEFAULT-ALARM:TRUE');
    expect(patched).not.toContain('-PT1H');
    expect(mustRead(patched).own[0]?.alarms).toEqual([5, 15]);
  });
});

describe('an event that is moved', () => {
  const alarmed = (start: string, ...triggers: readonly string[]): string =>
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20260101T000000Z'],
      ...[`DTSTART:${start}`, 'DURATION:PT1H', 'SUMMARY:Call', 'X-KEPT:1'],
      ...triggers.flatMap((trigger) => ['BEGIN:VALARM', 'ACTION:AUDIO', trigger, 'X-KEPT:2', 'END:VALARM']),
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');

  it('takes its alarms along, also those at a time of their own: of these the TRIGGER alone is written', () => {
    const text = alarmed('20260105T080000Z', 'TRIGGER:-PT15M', 'TRIGGER;VALUE=DATE-TIME:20260105T070000Z');
    const object = mustRead(text);
    expect(object.own[0]?.alarms).toEqual([15, 60]);
    const moved = mustRead(alarmed('20260107T080000Z', 'TRIGGER:-PT15M', 'TRIGGER:-PT1H'));
    const { own, uses } = ownAfter(moved.events, []);
    const patched = patchObject(text, object, own, { ...READING, now: NOW, uses }) as string;
    expect(digestOfOwn(mustRead(patched).own)).toBe(digestOfOwn(own));
    const before = new Set(text.split('\r\n'));
    expect(patched.split('\r\n').filter((line) => !before.has(line))).toEqual([
      'DTSTAMP:20260102T030405Z',
      'DTSTART:20260107T080000Z',
      'DTEND:20260107T090000Z',
      'SEQUENCE:1',
      'TRIGGER:-PT1H',
    ]);
  });
});

/** A weekly event with a changed occurrence, an EXDATE, attendees and a VTIMEZONE: what peers lose parts of. */
const WEEKLY = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Apple Inc.//iOS 18.1//EN
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:MESZ
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:MEZ
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:weekly@example.org
DTSTAMP:20260101T000000Z
LAST-MODIFIED:20260101T000000Z
SEQUENCE:4
DTSTART;TZID=Europe/Berlin:20260105T090000
DTEND;TZID=Europe/Berlin:20260105T093000
RRULE:FREQ=WEEKLY;BYDAY=MO
EXDATE;TZID=Europe/Berlin:20260119T090000
SUMMARY:Weekly
ATTENDEE;CN="Wu, Ana";PARTSTAT=ACCEPTED;X-NUM-GUESTS=2:mailto:ana@example.org
ORGANIZER;CN=Lena;SCHEDULE-STATUS=1.1:mailto:lena@example.org
X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Room:geo:52.5,13.4
END:VEVENT
BEGIN:VEVENT
UID:weekly@example.org
RECURRENCE-ID;TZID=Europe/Berlin:20260112T090000
DTSTAMP:20260101T000000Z
SEQUENCE:4
DTSTART;TZID=Europe/Berlin:20260112T110000
DTEND;TZID=Europe/Berlin:20260112T113000
SUMMARY:Weekly (later)
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

describe('a series of another program', () => {
  const object = mustRead(WEEKLY);
  const changedLines = (after: string): string[] => {
    const before = new Set(WEEKLY.split('\r\n'));
    return after.split('\r\n').filter((line) => !before.has(line));
  };

  it('that is renamed differs in its title and its stamps alone', () => {
    const { own, uses } = ownAfter(object.events, [{ of: 0, edit: { field: 'title', value: 'Team' } }]);
    const patched = patchObject(WEEKLY, object, own, { ...READING, now: NOW, uses }) as string;
    expect(changedLines(patched)).toEqual([
      'DTSTAMP:20260102T030405Z',
      'LAST-MODIFIED:20260102T030405Z',
      'SEQUENCE:5',
      'SUMMARY:Team',
    ]);
    expect(patched.split('\r\n').length).toBe(WEEKLY.split('\r\n').length);
  });

  it('that is moved takes its changed occurrence along, with all that this holds', () => {
    const at = (wall: string): number => Date.parse(`${wall}Z`);
    const said = object.events.map((event) => ({ ...event, minutes: [] as number[] }));
    const [root, later] = said as [(typeof said)[0], (typeof said)[0]];
    const series = { ...root.series, exdates: ['2026-01-19T10:00:00'] };
    const moved = [
      { ...root, series: { ...series, time: { ...series.time, start: at('2026-01-05T10:00:00') } } },
      { ...later, recurrenceId: '2026-01-12T10:00:00' },
    ];
    const { uses } = ownAfter(object.events, []);
    const own = ownAfter(moved as never, []).own;
    const patched = patchObject(WEEKLY, object, own, { ...READING, now: NOW, uses }) as string;
    expect(changedLines(patched).sort()).toEqual([
      'DTEND;TZID=Europe/Berlin:20260105T103000',
      'DTSTAMP:20260102T030405Z',
      'DTSTAMP:20260102T030405Z',
      'DTSTART;TZID=Europe/Berlin:20260105T100000',
      'EXDATE;TZID=Europe/Berlin:20260119T100000',
      'LAST-MODIFIED:20260102T030405Z',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260112T100000',
      'SEQUENCE:5',
      'SEQUENCE:5',
    ]);
  });

  it('has one digest in whatever order, folding and version it is written', () => {
    const other = WEEKLY.replace('SEQUENCE:4', 'SEQUENCE:9')
      .replace(/(SUMMARY:Weekly\r\n)(ATTENDEE[^\r]*\r\n)/, '$2$1')
      .replace('X-APPLE-STRUCTURED', 'X-APPLE-STRU\r\n CTURED')
      .replaceAll('\r\n', '\n');
    expect(digestOf(other)).toBe(digestOf(WEEKLY));
    expect(digestOf(WEEKLY.replace('X-TITLE=Room', 'X-TITLE=Hall'))).not.toBe(digestOf(WEEKLY));
  });
});
