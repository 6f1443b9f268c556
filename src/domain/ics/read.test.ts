import { describe, expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import { formatWall } from '../time/wall.ts';
import type { NoteCode } from './notes.ts';
import { type CalendarFile, readCalendar } from './read.ts';
import { calendarText, readLines, vevent } from './testing/calendar.ts';

const OPTIONS = { skipBroken: false, defaultZone: 'Asia/Shanghai' };
const codes = (file: CalendarFile): NoteCode[] => file.notes.map(({ code }) => code);
const single = (...lines: string[]) => {
  const file = readLines([vevent('UID:1', ...lines)]);
  return { event: file.events[0] as CalendarFile['events'][number], notes: codes(file) };
};
const refusal = (text: string, language: 'zh' | 'en' = 'en'): UserError => {
  try {
    readCalendar(text, { ...OPTIONS, language });
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error('was read');
};

describe('fields', () => {
  it('reads text with its escapes', () => {
    const { event } = single(
      'DTSTART:20260105T010000Z',
      'SUMMARY:和张总\\, 李总',
      'DESCRIPTION:a\\nb\\;c',
      'LOCATION:三楼',
    );
    expect(event).toMatchObject({
      uid: '1',
      title: '和张总, 李总',
      description: 'a\nb;c',
      location: '三楼',
      sequence: 0,
    });
  });

  it.each([
    [[], 'busy'],
    [['TRANSP:TRANSPARENT'], 'free'],
    [['STATUS:TENTATIVE'], 'tentative'],
    [['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', 'TRANSP:OPAQUE'], 'tentative'],
    [['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'TRANSP:OPAQUE'], 'free'],
    [['STATUS:TENTATIVE', 'TRANSP:TRANSPARENT'], 'free'],
  ])('a timed event with %j shows as %s', (lines, showAs) => {
    expect(single('DTSTART:20260105T010000Z', ...lines).event.showAs).toBe(showAs);
  });

  it.each([
    [[], 'free'],
    [['TRANSP:OPAQUE'], 'busy'],
  ])('an all-day event with %j shows as %s', (lines, showAs) => {
    expect(single('DTSTART;VALUE=DATE:20260105', ...lines).event.showAs).toBe(showAs);
  });

  it('cuts long titles between characters, and joins their lines', () => {
    const { event, notes } = single('DTSTART:20260105T010000Z', `SUMMARY:a\\n${'😀'.repeat(400)}`);
    expect(event.title).toHaveLength(500);
    expect(single('DTSTART:20260105T010000Z', `SUMMARY:ab${'x'.repeat(497)}😀`).event.title).toHaveLength(499);
    expect(event.title.isWellFormed()).toBe(true);
    expect(notes).toEqual(['title-truncated']);
  });

  it('gathers categories', () => {
    expect(single('DTSTART:20260105T010000Z', 'CATEGORIES:a , b', 'CATEGORIES:b,c\\,d,').event.categories).toEqual([
      'a',
      'b',
      'c,d',
    ]);
  });

  it('leaves out optional fields that cannot be read', () => {
    const { event, notes } = single('DTSTART:20260105T010000Z', 'LOCATION;VALUE=RECUR:FREQ=DAILY', 'SUMMARY;X="a:b');
    expect([event.title, event.location]).toEqual(['', null]);
    expect(notes).toEqual(['field-unreadable', 'field-unreadable']);
  });
});

describe('times', () => {
  const time = (...lines: string[]) => {
    const { allDay, zone, start, days, ms } = single(...lines).event.series.time;
    return [allDay, zone, formatWall(start), days, ms / 60_000];
  };

  it.each([
    [['DTSTART:20260105T010000Z'], [false, 'UTC', '2026-01-05T01:00:00', 0, 0]],
    [['DTSTART:20260105T010000'], [false, null, '2026-01-05T01:00:00', 0, 0]],
    [
      ['DTSTART;TZID=Europe/Berlin:20260105T010000', 'DURATION:PT90M'],
      [false, 'Europe/Berlin', '2026-01-05T01:00:00', 0, 90],
    ],
    [
      ['DTSTART:20260105T010000', 'DURATION:P1DT1H'],
      [false, null, '2026-01-05T01:00:00', 1, 60],
    ],
    [
      ['DTSTART:20260105T010000', 'DTEND:20260107T020000'],
      [false, null, '2026-01-05T01:00:00', 2, 60],
    ],
    [
      ['DTSTART:20260105T010000Z', 'DTEND:20260107T020000Z'],
      [false, 'UTC', '2026-01-05T01:00:00', 0, 49 * 60],
    ],
    [
      ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DTEND;TZID=Europe/Berlin:20260329T120000'],
      [false, 'Europe/Berlin', '2026-03-28T12:00:00', 0, 23 * 60],
    ],
    [
      ['DTSTART;TZID=Europe/Berlin:20260105T010000', 'DTEND:20260105T010000Z'],
      [false, 'Europe/Berlin', '2026-01-05T01:00:00', 0, 60],
    ],
    [
      ['DTSTART;TZID=Europe/Berlin:20260105T010000', 'DTEND:20260105T020000'],
      [false, 'Europe/Berlin', '2026-01-05T01:00:00', 0, 60],
    ],
    [
      ['DTSTART:20260105T200000Z', 'DTEND;VALUE=DATE:20260106'],
      [false, 'UTC', '2026-01-05T20:00:00', 0, 240],
    ],
    [['DTSTART;VALUE=DATE:20260105'], [true, null, '2026-01-05T00:00:00', 1, 0]],
    [['DTSTART:20260105'], [true, null, '2026-01-05T00:00:00', 1, 0]],
    [
      ['DTSTART;VALUE=DATE:20260105', 'DTEND;VALUE=DATE:20260105'],
      [true, null, '2026-01-05T00:00:00', 1, 0],
    ],
    [
      ['DTSTART;VALUE=DATE:20260105', 'DTEND;VALUE=DATE:20260108'],
      [true, null, '2026-01-05T00:00:00', 3, 0],
    ],
    [
      ['DTSTART;VALUE=DATE:20260105', 'DURATION:PT36H'],
      [true, null, '2026-01-05T00:00:00', 2, 0],
    ],
    [['DTSTART;VALUE=DATE:20260105T000000'], [true, null, '2026-01-05T00:00:00', 1, 0]],
    [['DTSTART;VALUE=DATE:20260105T120000'], [false, null, '2026-01-05T12:00:00', 0, 0]],
    [['DTSTART:2026-01-05T10:00+08:00'], [false, 'UTC', '2026-01-05T02:00:00', 0, 0]],
    [['DTSTART:20260105T240000'], [false, null, '2026-01-06T00:00:00', 0, 0]],
    [['DTSTART:20260105T235960Z'], [false, 'UTC', '2026-01-05T23:59:59', 0, 0]],
  ])('%j', (lines, expected) => {
    expect(time(...lines)).toEqual(expected);
  });

  it.each([['DTEND:20260105T000000Z'], ['DURATION:-PT1H']])('%s before the start: no length, and a note', (end) => {
    const { event, notes } = single('DTSTART:20260105T010000Z', end);
    expect([event.series.time.ms, notes]).toEqual([0, ['end-before-start']]);
  });
});

describe('files as they come', () => {
  it('takes a BOM, CR and LF, folds, blanks before the first line, lower case', () => {
    const text =
      '\uFEFF  begin:vcalendar\rBEGIN:VEVENT\nUID\n :1\r\nDTSTART:2026\r\n 0105T010000Z\n\nSUMMARY:a\n\tb\nend:vevent\nEND:VCALENDAR';
    expect(readCalendar(text, OPTIONS).events).toMatchObject([{ uid: '1', title: 'ab', line: 2 }]);
  });

  it('takes several calendars, a missing END, stray lines', () => {
    const text = `Content-Type: text/calendar\n\n${calendarText(vevent('UID:1', 'DTSTART:20260105'))}BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:2\nDTSTART:20260105\nBEGIN:VEVENT\nUID:3\nDTSTART:20260105\nno property\nEND:VEVENT`;
    const file = readCalendar(text, OPTIONS);
    expect(file.events.map(({ uid }) => uid)).toEqual(['1', '2', '3']);
    expect(codes(file)).toEqual(['component-unclosed', 'line-ignored']);
  });

  it('counts what it does not read', () => {
    const file = readLines([
      'BEGIN:VTODO',
      'BEGIN:VALARM',
      'END:VALARM',
      'END:VTODO',
      'BEGIN:VJOURNAL',
      'END:VJOURNAL',
      'BEGIN:VFREEBUSY',
      'END:VFREEBUSY',
      'BEGIN:X-NEW',
      'END:X-NEW',
    ]);
    expect(file.counts).toEqual({ vevent: 0, vtodo: 1, valarm: 1, vjournal: 1, vfreebusy: 1, other: 1 });
  });

  it('removes NUL and lone surrogates, but not pairs that a fold separated', () => {
    const file = readLines([vevent('UID:1', 'DTSTART:20260105', 'SUMMARY:a\0b\uD800c', 'LOCATION:\uD83D\r\n \uDE00')]);
    expect(file.events[0]).toMatchObject({ title: 'abc', location: '😀' });
    expect(codes(file)).toEqual(['text-cleaned', 'text-cleaned']);
  });

  it('gives an event without UID the same one each time, whenever the file was written', () => {
    const uids = (stamp: string) =>
      readLines([
        ...['A', 'B', 'A'].map((name) => vevent(`DTSTAMP:${stamp}`, 'DTSTART:20260105', `SUMMARY:${name}`)),
      ]).events.map(({ uid }) => uid);
    expect(new Set(uids('20260101T000000Z')).size).toBe(3);
    expect(uids('20260101T000000Z')).toEqual(uids('20260102T000000Z'));
  });

  it('marks what METHOD:CANCEL cancels', () => {
    expect(readLines(['METHOD:CANCEL', vevent('UID:1', 'DTSTART:20260105')]).events[0]?.cancelled).toBe(true);
  });
});

describe('broken parts', () => {
  const broken = [
    vevent('UID:good', 'DTSTART:20260105'),
    vevent('UID:a', 'SUMMARY:x'),
    vevent('UID:b', 'DTSTART:20260230'),
  ];

  it('refuses the whole file and names each, with its line', () => {
    const error = refusal(calendarText(...broken));
    expect(error.code).toBe('INVALID_ARGUMENT');
    expect(error.message).toBe(
      '2 of 3 events cannot be read, so nothing was imported. line 7 (UID "a"): DTSTART is missing; line 13 (UID "b"): "20260230" is not a date',
    );
    expect(error.details.hint).toContain('skip_broken');
    expect(refusal(calendarText(...broken), 'zh').message).toContain('缺少 DTSTART');
  });

  it('names at most twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => vevent(`UID:${index}`));
    expect(refusal(calendarText(...many)).message.match(/DTSTART is missing/g)).toHaveLength(20);
  });

  it('leaves them out when asked to', () => {
    const file = readLines(broken, { skipBroken: true });
    expect(file.events.map(({ uid }) => uid)).toEqual(['good']);
    expect(file.skipped).toEqual([
      { component: 'VEVENT', line: 7, uid: 'a', reason: 'DTSTART is missing' },
      { component: 'VEVENT', line: 13, uid: 'b', reason: '"20260230" is not a date' },
    ]);
  });

  it('keeps an event whose RRULE cannot be read at its first occurrence', () => {
    const lines = [vevent('UID:1', 'DTSTART:20260105T010000Z', 'RRULE:FREQ=WEEKLY;UNTL=20260201')];
    const file = readLines(lines, { skipBroken: true });
    expect(file.events[0]?.series.rrule).toBeNull();
    expect(file.skipped).toMatchObject([{ component: 'RRULE', uid: '1' }]);
    expect(refusal(calendarText(...lines)).message).toContain('UNTL');
  });

  it.each([
    ['DTSTART appears twice', ['DTSTART:20260105', 'DTSTART:20260106']],
    ['"Next Year" is not a date', ['DTSTART;VALUE=DATE:Next Year']],
    ['is not a time', ['DTSTART:20260105T250000']],
    ['is not a duration', ['DTSTART:20260105', 'DURATION:1h']],
    ['years 1900–2200', ['DTSTART:18991231']],
    ['years 1900–2200', ['DTSTART:20260105T000000Z', 'DURATION:P400000D']],
    ['exceeds a limit', ['DTSTART:20260105T000000Z', 'RRULE:FREQ=SECONDLY']],
    ['cannot repeat with FREQ=HOURLY', ['DTSTART:20260105', 'RRULE:FREQ=HOURLY']],
    ['unreadable property', ['DTSTART;TZID="x:20260105T000000']],
    ['unreadable property', [`DTSTART;X=${'y'.repeat(10_000)}:20260105`]],
  ])('%s', (reason, lines) => {
    expect(refusal(calendarText(vevent('UID:1', ...lines))).message).toContain(reason);
  });

  it('the end of the file inside an event', () => {
    expect(refusal('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260105').message).toContain('the file ends inside it');
  });

  it('quotes no control or invisible characters', () => {
    const { message } = refusal(calendarText(vevent('UID:a\u202Eb\u0007', 'SUMMARY:x')));
    expect(message).toContain('(UID "ab ")');
  });

  it.each(['', 'hello', '{"a":1}', 'BEGIN:VEVENT\nDTSTART:20260105\nEND:VEVENT'])('%j is no calendar', (text) => {
    expect(refusal(text).message).toContain('no BEGIN:VCALENDAR');
  });
});
