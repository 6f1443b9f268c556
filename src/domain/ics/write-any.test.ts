import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import type { Invitation } from '../invitation.ts';
import type { Place } from '../place.ts';
import { alignStart } from '../recurrence/align.ts';
import { expand } from '../recurrence/expand.ts';
import { recurrenceIdOf } from '../recurrence/recurrence-id.ts';
import { randomChineseRule, randomRule } from '../recurrence/testing/random.ts';
import { inFull } from '../testing/in-full.ts';
import { randomFrom } from '../testing/random.ts';
import type { EventTime, ExtraDate, Occurrence, RecurrenceId, Series } from '../time/event.ts';
import { DAY, formatWall, formatWallDate, HOUR, type WallMs, wallDay } from '../time/wall.ts';
import type { CalendarEvent } from './families.ts';
import { readCalendar } from './read.ts';
import { writtenCalendar } from './testing/written.ts';

/** Whose floating times these are. */
const VIEWER = 'Asia/Shanghai';

const zone = fc.constantFrom(
  'UTC',
  'Etc/UTC',
  'Asia/Shanghai',
  'America/New_York',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'EST',
  null,
);
const FIRST = Date.UTC(1995, 0, 1);
const seconds = fc.integer({ min: 0, max: 40 * 365 * 86_400 });
const minutes = fc.integer({ min: 0, max: 40 * 365 * 1_440 }).map((minute) => minute * 60);
const wall = fc.oneof(minutes, minutes, seconds).map((second) => FIRST + second * 1000);
/** In a gap and in an overlap of New York. */
const turning = fc.constantFrom(Date.UTC(2026, 2, 8, 2, 30), Date.UTC(2026, 10, 1, 1, 30), Date.UTC(2025, 10, 2, 1, 0));

const length = fc.oneof(
  fc.record({ days: fc.constant(0), ms: fc.integer({ min: 0, max: 30 * 60 }).map((minute) => minute * 60_000) }),
  fc.record({ days: fc.integer({ min: 0, max: 9 }), ms: fc.integer({ min: 0, max: 100_000 }).map((s) => s * 1000) }),
);

const timed: fc.Arbitrary<EventTime> = fc.oneof(
  fc
    .record({ zone, start: wall, length })
    .map(({ zone: own, start, length: size }) => ({ allDay: false, zone: own, start, fold: 0 as const, ...size })),
  fc.record({ start: turning, length, fold: fc.constantFrom(0 as const, 1 as const) }).map((one) => ({
    allDay: false,
    zone: 'America/New_York',
    start: one.start,
    fold: new Date(one.start).getUTCMonth() === 10 ? one.fold : 0,
    ...one.length,
  })),
);
const allDay: fc.Arbitrary<EventTime> = fc
  .record({ start: wall, days: fc.integer({ min: 1, max: 12 }) })
  .map(({ start, days }) => ({ allDay: true, zone: null, start: wallDay(start), fold: 0, days, ms: 0 }));
const time = fc.oneof({ weight: 3, arbitrary: timed }, { weight: 1, arbitrary: allDay });

/** A rule that the start may or may not match; none where it would never match. */
function ruleFor(start: EventTime, seed: number): { start: EventTime; rrule: string | null } {
  const random = randomFrom(seed);
  const open = random() < 0.15 ? randomChineseRule(random) : randomRule(random);
  const kind = random();
  const until = start.start + Math.floor(random() * 900) * DAY;
  const digits = formatWall(until).replaceAll(/[-:]/g, '');
  const ends = [
    '',
    `;COUNT=${1 + Math.floor(random() * 30)}`,
    `;UNTIL=${digits.slice(0, 8)}`,
    `;UNTIL=${digits}Z`,
    `;UNTIL=${digits}`,
  ];
  const rrule = open + ends[Math.floor(kind * ends.length)];
  try {
    const aligned = alignStart({ time: start, rrule }, 'en').time;
    return { start: random() < 0.3 ? start : aligned, rrule };
  } catch (error) {
    if (error instanceof UserError) return { start, rrule: null };
    throw error;
  }
}

const markAt = (wallMs: WallMs, own: EventTime): RecurrenceId =>
  own.allDay ? formatWallDate(wallMs) : formatWall(wallMs);

const extra = (own: EventTime): fc.Arbitrary<ExtraDate> =>
  fc.record({ days: fc.integer({ min: -300, max: 300 }), kind: fc.integer({ min: 0, max: 2 }), length }).map((one) => {
    const at = markAt(own.start + one.days * DAY + HOUR, own);
    if (one.kind > 0) return { at };
    return own.allDay ? { at, days: 1 + one.length.days, ms: 0 } : { at, ...one.length };
  });

/** A recurrence set as Perch may hold one, by a rule or not, with exceptions of every form. */
const series: fc.Arbitrary<Series> = time.chain((given) =>
  fc
    .record({
      seed: fc.option(fc.integer(), { nil: undefined, freq: 2 }),
      gone: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
      days: fc.array(fc.nat({ max: 60 }), { maxLength: 2 }),
      rdates: fc.array(extra(given), { maxLength: 3 }),
    })
    .map(({ seed, gone, days, rdates }) => {
      const { start, rrule } = seed === undefined ? { start: given, rrule: null } : ruleFor(given, seed);
      const bare: Series = { time: start, rrule, exdates: [], rdates };
      const marks = firstMarks(bare);
      const excluded = gone.flatMap((index) => marks[index] ?? []);
      const dates = days.map((day) => formatWallDate(start.start + day * DAY));
      return { ...bare, exdates: [...new Set([...excluded, ...dates])] };
    }),
);

function firstMarks(of: Series): RecurrenceId[] {
  const window = { from: Number.MIN_SAFE_INTEGER, to: Date.UTC(2100, 0, 1) };
  return expand(of, VIEWER, window, { limit: 30 }).occurrences.map(({ start }) => recurrenceIdOf(of, VIEWER, start));
}

const sign = fc.constantFrom(
  ...'abc 会议🎉👩‍💻é,;:\\"\'\n\r\t\u0000\u0007\u2028\u00a0\u3000\ud800'.split(''),
  '🎉',
  'BEGIN:VEVENT\n',
);
const text = fc.array(sign, { maxLength: 120 }).map((signs) => signs.join(''));
const place: fc.Arbitrary<Place> = fc.record(
  {
    name: text.map((name) => name.replaceAll('\0', '').toWellFormed()),
    address: fc.constantFrom('北京路 1 号, 上海', 'Main St; 5'),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
    crs: fc.constantFrom('WGS84', 'GCJ-02'),
  },
  { requiredKeys: ['name'] },
);

const stamp = fc.integer({ min: 0, max: 2_000_000_000 }).map((second) => second * 1000);

const INVITATION: Invitation = {
  organizer: { name: 'Lena', email: 'lena@example.org' },
  attendees: [{ name: '张总, 北京', email: 'zhang@example.org', status: 'accepted', role: 'optional' }],
  links: [{ url: 'https://meet.example.org/a,b;c', kind: 'conference', label: '视频会议 '.repeat(9).trim() }],
  lines: [
    'ORGANIZER;CN=Lena:mailto:lena@example.org',
    'ATTENDEE;CN="张总, 北京";ROLE=OPT-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:zhang@example.org',
    `CONFERENCE;VALUE=URI;LABEL=${'视频会议 '.repeat(9).trim()}:https://meet.example.org/a,b;c`,
    'X-OTHER-PROGRAM;X-P="a:b":raw \\, value',
  ],
};

const own = fc.record({
  title: text.map((title) => title.trim()),
  description: fc.option(text),
  location: fc.option(text),
  place: fc.option(place),
  source: fc.option(text.map((source) => source.slice(0, 300))),
  showAs: fc.constantFrom('busy' as const, 'tentative' as const, 'free' as const),
  group: fc.constantFrom(null, 'Work', 'a, b;', '会议 \\'),
  invitation: fc.constantFrom(null, INVITATION),
  sequence: fc.nat({ max: 9 }),
  created: stamp,
  modified: stamp,
});

const FIXED = { categories: [], alarms: [], reminder: null, line: 0 };

/** The events of one UID: a series or a single event with changed occurrences, some of them cancelled. */
const family = (uid: string): fc.Arbitrary<CalendarEvent[]> =>
  fc
    .record({
      series,
      root: own,
      changes: fc.array(fc.record({ own, time, cancelled: fc.boolean(), index: fc.nat({ max: 9 }) }), { maxLength: 3 }),
    })
    .map(({ series: whole, root, changes }) => {
      const marks = firstMarks(whole);
      const altered = new Map<RecurrenceId, CalendarEvent>();
      for (const { own: fields, time: at, cancelled, index } of changes) {
        const mark = marks[index];
        if (mark === undefined || (whole.rrule === null && whole.rdates.length === 0)) continue;
        const single: Series = { time: at, rrule: null, exdates: [], rdates: [] };
        altered.set(mark, { ...FIXED, ...fields, uid, recurrenceId: mark, cancelled, series: single });
      }
      return [{ ...FIXED, ...root, uid, recurrenceId: null, cancelled: false, series: whole }, ...altered.values()];
    });

/** Calendars as Perch may hold them. */
const calendars: fc.Arbitrary<CalendarEvent[]> = fc
  .tuple(family('evt_0000000001@perch-mcp'), family('a;b,c\\d'), family('会议-🎉@example.com'))
  .map((families) => families.flat());

const seed = Number(process.env.PERCH_TEST_SEED ?? 20_261_122);

const read = (text: string): readonly CalendarEvent[] =>
  readCalendar(text, { skipBroken: false, defaultZone: VIEWER }).events;

/** What a text may lose: characters that a calendar file cannot carry. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what gets lost.
const CONTROLS = /[\0-\x08\x0B-\x1F]/g;
const plain = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(CONTROLS, '')
    .toWellFormed();

const ofFamily = (events: readonly CalendarEvent[], uid: string) => events.filter((event) => event.uid === uid);

function occurrencesOf(events: readonly CalendarEvent[]): Occurrence[] {
  const changed = events.flatMap(({ recurrenceId }) => recurrenceId ?? []);
  const window = { from: Date.UTC(1994, 0, 1), to: Date.UTC(2040, 0, 1) };
  return events
    .filter(({ cancelled }) => !cancelled)
    .flatMap(({ series, recurrenceId }) => {
      const own: Series = recurrenceId === null ? { ...series, exdates: [...series.exdates, ...changed] } : series;
      return expand(own, VIEWER, window, { limit: 300 }).occurrences;
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

describe('any calendar that Perch may hold', () => {
  it('is read back as it was, and written again in the same bytes', () => {
    const property = fc.property(calendars, (events) => {
      const text = writtenCalendar(events, VIEWER);
      const again = read(text);
      expect(writtenCalendar(again, VIEWER)).toBe(text);
      for (const uid of new Set(events.map((event) => event.uid))) {
        const [before, after] = [ofFamily(events, uid), ofFamily(again, uid)];
        expect(occurrencesOf(after)).toEqual(occurrencesOf(before));
        for (const event of before.filter(({ cancelled }) => !cancelled)) {
          const title = plain(event.title);
          const { place, showAs, group, sequence, created, modified } = event;
          const fields = { place, showAs, group, sequence, created, modified };
          expect(after).toContainEqual(expect.objectContaining(title.length > 500 ? fields : { ...fields, title }));
          expect(after.map((one) => plain(one.description))).toContain(plain(event.description));
          expect(after.map((one) => plain(one.location))).toContain(plain(event.location));
          expect(after.map((one) => plain(one.source))).toContain(plain(event.source));
        }
      }
    });
    fc.assert(property, { numRuns: inFull(400, 20), seed });
  }, 60_000);

  it('makes lines of at most 75 octets, whole characters and CRLF', () => {
    const property = fc.property(calendars, (events) => {
      const text = writtenCalendar(events, VIEWER);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
    });
    fc.assert(property, { numRuns: inFull(100, 10), seed });
  });
});
