import { hash } from '../ics/fingerprint.ts';
import { calendarIn, isComponent, type RawComponent, type RawPart, readRaw, valueIn, writeRaw } from './raw.ts';

/** A subscribed calendar, taken apart. */
export interface SplitCalendar {
  /** NAME (RFC 7986), X-WR-CALNAME of older programs. */
  readonly name: string | undefined;
  /** How long it asks to be left alone, in milliseconds: REFRESH-INTERVAL (RFC 7986), X-PUBLISHED-TTL. */
  readonly refreshMs: number | undefined;
  /** A calendar object for each UID (RFC 4791 §4.1), with the zones that it names. */
  readonly objects: readonly { readonly uid: string; readonly ics: string }[];
  /** Whether everything in it fills whole days and takes up no time, as calendars of holidays do. */
  readonly isHolidays: boolean;
}

const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** `PT4H30M` in milliseconds. */
function durationMs(text: string | undefined): number | undefined {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(text?.trim() ?? '') ?? [];
  const ms = (((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000;
  const all = ms + Number(seconds) * 1000;
  return all > 0 ? all : undefined;
}

/** Events without a UID, which RFC 5545 §3.6.1 asks for, are told by when they are and what they are called. */
const uidOf = (event: RawComponent): string =>
  valueIn(event, 'UID') || `${hash(`${valueIn(event, 'DTSTART')}\n${valueIn(event, 'SUMMARY')}`)}@feed`;

const isWholeDays = (event: RawComponent): boolean =>
  /^\d{8}$/.test(valueIn(event, 'DTSTART') ?? '') && valueIn(event, 'TRANSP')?.toUpperCase() !== 'OPAQUE';

/** Writes a property of an event in place of the one that it has. */
function put(event: RawComponent, name: string, value: string): RawComponent {
  const text = `${name}:${value}`;
  const others = event.parts.filter((part) => isComponent(part) || part.name !== name);
  return { ...event, parts: [{ raw: `${text}\r\n`, text, name }, ...others] };
}

/**
 * Takes a calendar file apart into one object for each UID, in the order of the file. `transp`: whether its events are to
 * take up time, whatever they say. Undefined for what is no whole calendar: HTML, or a file that breaks off.
 *
 * @example splitCalendar(text)?.objects.length // 12
 */
export function splitCalendar(text: string, transp?: 'OPAQUE' | 'TRANSPARENT'): SplitCalendar | undefined {
  const raw = readRaw(text);
  const calendar = raw && calendarIn(raw);
  if (!calendar) return undefined;
  const inside = calendar.parts.filter(isComponent);
  const zones = new Map(
    inside.flatMap((part) => (part.name === 'VTIMEZONE' ? [[valueIn(part, 'TZID') ?? '', part]] : [])),
  );
  const events = inside.filter(({ name }) => name === 'VEVENT');
  const head = calendar.parts.filter(
    (part) => !isComponent(part) && (part.name === 'PRODID' || part.name === 'VERSION' || part.name === 'CALSCALE'),
  );
  const objects = [...Map.groupBy(events, uidOf)].map(([uid, family]) => {
    const written = family.map((event) => {
      const named = valueIn(event, 'UID') ? event : put(event, 'UID', uid);
      return transp === undefined ? named : put(named, 'TRANSP', transp);
    });
    const said = written.map(writeRaw).join('');
    const used: RawPart[] = [...zones].flatMap(([id, zone]) => (said.includes(id) ? [zone] : []));
    return { uid, ics: writeRaw({ ...calendar, parts: [...head, ...used, ...written] }) };
  });
  return {
    name: valueIn(calendar, 'NAME') ?? valueIn(calendar, 'X-WR-CALNAME'),
    refreshMs: durationMs(valueIn(calendar, 'REFRESH-INTERVAL') ?? valueIn(calendar, 'X-PUBLISHED-TTL')),
    objects,
    isHolidays: events.length > 0 && events.every(isWholeDays),
  };
}
