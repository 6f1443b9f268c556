import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import type { CalendarEvent } from '../ics/families.ts';
import { readCalendar } from '../ics/read.ts';
import { ZoneUses } from '../ics/write-zones.ts';
import { type Own, ownOf, saidOf } from './own.ts';
import { calendarIn, isComponent, readRaw, valueIn } from './raw.ts';

export interface ObjectReading {
  /** IANA zone in which floating times are read. */
  readonly zone: string;
  /** Of reasons. */
  readonly language: Language;
}

/** An event of a calendar server, read. */
export interface EventObject {
  readonly kind: 'event';
  readonly uid: string;
  readonly events: readonly CalendarEvent[];
  /** What Perch says of it. */
  readonly own: Own;
  /** Whether every VEVENT of it is one of `events`, so that it can be changed in its place. */
  readonly isPlain: boolean;
}

/** What a calendar object is to Perch. */
export type CalendarObject =
  | EventObject
  /** Something that has no place here: a todo, a journal, an event that was called off. */
  | { readonly kind: 'other'; readonly uid: string }
  | { readonly kind: 'broken'; readonly uid: string; readonly reason: string };

/** The UID of an object, whether or not it can be read; empty where it has none. */
function uidIn(text: string): string {
  const raw = readRaw(text);
  const calendar = raw && calendarIn(raw);
  const found = calendar?.parts.flatMap((part) =>
    isComponent(part) && part.name !== 'VTIMEZONE' ? (valueIn(part, 'UID') ?? []) : [],
  );
  return found?.[0] ?? '';
}

/** Reads an object of a calendar server (RFC 4791 §4.1: the components of one UID). */
export function readObject(text: string, { zone, language }: ObjectReading): CalendarObject {
  const uid = uidIn(text);
  try {
    const { events } = readCalendar(text, { skipBroken: false, defaultZone: zone, language });
    const root = events.find(({ recurrenceId }) => recurrenceId === null);
    if (events.length === 0 || root?.cancelled || !events.some(({ cancelled }) => !cancelled)) {
      return { kind: 'other', uid };
    }
    const lines = new Set(events.map(({ line }) => line));
    return {
      kind: 'event',
      uid,
      events,
      own: ownOf(events.map(saidOf), zone, new ZoneUses()),
      // A series that is changed from an occurrence on becomes several here.
      isPlain: uid !== '' && lines.size === events.length && events.every((one) => one.uid === uid),
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'broken', uid, reason: error.message };
  }
}
