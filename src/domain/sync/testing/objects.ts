import type { CalendarEvent } from '../../ics/families.ts';
import { ZoneUses } from '../../ics/write-zones.ts';
import { MINUTE } from '../../time/wall.ts';
import { type EventObject, type ObjectReading, readObject } from '../object.ts';
import { type Own, ownOf, type Said, saidOf } from '../own.ts';

/** As a user in Berlin sees it. */
export const READING: ObjectReading = { zone: 'Europe/Berlin', language: 'en' };

const BERLIN = [
  'BEGIN:VTIMEZONE',
  'TZID:Berlin (custom)',
  'X-LIC-LOCATION:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

type Random = () => number;

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

const some = <T>(random: Random, items: readonly T[], share = 0.4): T[] => items.filter(() => random() < share);

const WORDS = ['Stand-up', 'Zahnarzt', '周会', 'Réunion d’équipe, salle 4', 'x'.repeat(90)];

/** Lines that Perch has no use for, or cannot understand. */
const UNKNOWN = [
  'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
  'X-FOO;X-PARAM="a:b;c";OTHER=1:va\\,lue;with=signs',
  'ATTENDEE;CN="Lena, Ü.";PARTSTAT=NEEDS-ACTION;RSVP=TRUE;X-NUM-GUESTS=0;CUTYPE=INDIVIDUAL:mailto:lena@example.org',
  'ORGANIZER;CN=Boss:mailto:boss@example.org',
  'CATEGORIES:WORK,Privat',
  'CLASS:PRIVATE',
  'URL;VALUE=URI:https://example.org/a?b=c',
  'CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://meet.example.org/x',
  'COMMENT:kept\\nas it is',
  'PRIORITY:5',
  'x-lower;param=Q:ünïcode 日本語 that is long enough to be folded at least once, perhaps twice, by anyone',
];

const ALARMS = [
  ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'UID:alarm-1', 'X-WR-ALARMUID:alarm-1', 'END:VALARM'],
  ['BEGIN:VALARM', 'ACTION:AUDIO', 'TRIGGER;RELATED=START:-PT1H', 'ATTACH;VALUE=URI:Chord', 'END:VALARM'],
  ['BEGIN:VALARM', 'ACTION:EMAIL', 'TRIGGER:-P1D', 'SUMMARY:s', 'DESCRIPTION:d', 'ATTENDEE:mailto:a@b.c', 'END:VALARM'],
];

interface Parts {
  readonly title: string;
  readonly kind: 'timed' | 'all-day' | 'utc' | 'weekly';
  readonly ends: 'DTEND' | 'DURATION';
  readonly lines: readonly string[];
  readonly alarms: readonly (readonly string[])[];
  readonly changed: boolean;
  readonly excluded: boolean;
  readonly status: string | undefined;
}

const randomParts = (random: Random): Parts => ({
  title: pick(random, WORDS).replaceAll(/[,;]/g, '\\$&'),
  kind: pick(random, ['timed', 'all-day', 'utc', 'weekly', 'weekly']),
  ends: pick(random, ['DTEND', 'DURATION']),
  lines: some(random, UNKNOWN),
  alarms: some(random, ALARMS),
  changed: random() < 0.5,
  excluded: random() < 0.5,
  status: pick(random, [undefined, 'CONFIRMED', 'TENTATIVE']),
});

function timeLines({ kind, ends }: Parts): string[] {
  if (kind === 'all-day') return ['DTSTART;VALUE=DATE:20260105', 'DTEND;VALUE=DATE:20260107'];
  const end = (value: string): string => (ends === 'DTEND' ? value : 'DURATION:PT30M');
  if (kind === 'utc') return ['DTSTART:20260105T080000Z', end('DTEND:20260105T083000Z')];
  return ['DTSTART;TZID=Berlin (custom):20260105T090000', end('DTEND;TZID=Berlin (custom):20260105T093000')];
}

function objectLines(given: Parts): string[] {
  const head = (more: readonly string[], title: string): string[] => [
    'BEGIN:VEVENT',
    'CREATED:20251201T120000Z',
    'LAST-MODIFIED:20251202T120000Z',
    'DTSTAMP:20251202T120000Z',
    'UID:abc-123@example.org',
    ...more,
    `SUMMARY;LANGUAGE=de:${title}`,
    'SEQUENCE:3',
    'TRANSP:OPAQUE',
    ...(given.status === undefined ? [] : [`STATUS:${given.status}`]),
    ...given.lines,
    ...given.alarms.flat(),
    'END:VEVENT',
  ];
  const repeats = given.kind === 'weekly';
  const rule = repeats ? ['RRULE:FREQ=WEEKLY;WKST=SU;BYDAY=MO'] : [];
  const gone = repeats && given.excluded ? ['EXDATE;TZID=Berlin (custom):20260119T090000'] : [];
  const override = [
    'RECURRENCE-ID;TZID=Berlin (custom):20260112T090000',
    'DTSTART;TZID=Berlin (custom):20260112T110000',
    'DTEND;TZID=Berlin (custom):20260112T113000',
  ];
  return [
    'BEGIN:VCALENDAR',
    'PRODID:-//Example//EN',
    'VERSION:2.0',
    'X-WR-CALNAME:Work',
    ...(given.kind === 'timed' || repeats ? BERLIN : []),
    ...head([...timeLines(given), ...rule, ...gone], given.title),
    ...(repeats && given.changed ? head(override, `${given.title} moved`) : []),
    'END:VCALENDAR',
  ];
}

/** Folds as somebody else might: at any length, with either blank. */
const folded = (line: string, at: number, ending: string): string =>
  [...line].length <= at
    ? line + ending
    : Array.from({ length: Math.ceil([...line].length / at) }, (_, index) =>
        [...line].slice(index * at, (index + 1) * at).join(''),
      ).join(`${ending}${at % 2 === 0 ? ' ' : '\t'}`) + ending;

/** The text of an object as another program may have written it. */
export function randomObject(random: Random): string {
  const [given, at] = [randomParts(random), 20 + Math.floor(random() * 70)];
  const ending = pick(random, ['\r\n', '\r\n', '\n']);
  return objectLines(given)
    .map((line) => folded(line, at, ending))
    .join('');
}

/** An edit of one event or occurrence, as a person makes it. */
type Edit =
  | { readonly field: 'title' | 'description' | 'location'; readonly value: string }
  | { readonly field: 'move'; readonly minutes: number }
  | { readonly field: 'showAs'; readonly value: 'busy' | 'tentative' | 'free' }
  | { readonly field: 'alarms'; readonly value: readonly number[] }
  | { readonly field: 'exclude'; readonly value: string };

function randomEdit(random: Random): Edit {
  const field = pick(random, ['title', 'description', 'location', 'move', 'showAs', 'alarms', 'exclude'] as const);
  if (field === 'move') return { field, minutes: pick(random, [-60, 15, 60, 1_440]) };
  if (field === 'showAs') return { field, value: pick(random, ['busy', 'tentative', 'free']) };
  if (field === 'alarms') return { field, value: some(random, [5, 15, 60, 1_440]) };
  return { field, value: field === 'exclude' ? '2026-01-26T09:00:00' : pick(random, WORDS) };
}

function edited(said: Said, change: Edit): Said {
  const { series } = said;
  if (change.field === 'alarms') return said.recurrenceId === null ? { ...said, minutes: change.value } : said;
  if (change.field === 'showAs') return { ...said, showAs: change.value };
  if (change.field === 'exclude') {
    return series.rrule === null
      ? said
      : { ...said, series: { ...series, exdates: [...series.exdates, change.value] } };
  }
  if (change.field !== 'move') return { ...said, [change.field]: change.value };
  // A series moves with its occurrences, which is tried elsewhere.
  if (series.rrule !== null) return said;
  const step = series.time.allDay ? 1_440 : change.minutes;
  return { ...said, series: { ...series, time: { ...series.time, start: series.time.start + step * MINUTE } } };
}

export const mustRead = (ics: string): EventObject => {
  const object = readObject(ics, READING);
  if (object.kind !== 'event') throw new Error(`${object.kind}: ${JSON.stringify(object)}\n${ics}`);
  return object;
};

/** What Perch says of the events after some edits, each of the event of that number. */
export function ownAfter(
  events: readonly CalendarEvent[],
  edits: readonly { readonly of: number; readonly edit: Edit }[],
): { own: Own; uses: ZoneUses } {
  const said = events.map(saidOf);
  for (const { of, edit: one } of edits) {
    const index = of % said.length;
    said[index] = edited(said[index] as Said, one);
  }
  const uses = new ZoneUses();
  return { own: ownOf(said, READING.zone, uses), uses };
}

export const randomEdits = (random: Random): { of: number; edit: Edit }[] =>
  Array.from({ length: Math.floor(random() * 5) }, () => ({ of: Math.floor(random() * 4), edit: randomEdit(random) }));
