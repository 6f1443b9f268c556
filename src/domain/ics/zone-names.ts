import { HOUR, MINUTE } from '../time/wall.ts';
import { findZone, offsetAt } from '../time/zone.ts';
import { windowsPlaceZone, windowsZone } from './windows-zones.ts';

const IANA = /^[A-Za-z][\w+-]*(?:\/[A-Za-z0-9][\w+-]*){0,2}$/;
/** IANA names without a slash that mean one thing. Intl knows more (PST, CST, IST …), which are abbreviations and mean several. */
const SINGLE = new Set(
  'utc gmt zulu uct universal greenwich est5edt cst6cdt mst7mdt pst8pdt cuba egypt eire gb hongkong iceland iran israel jamaica japan libya navajo nz poland portugal prc roc rok singapore turkey w-su'.split(
    ' ',
  ),
);
/** IANA names too, but writers mean the zone with its summer time just as often. */
const UNSURE = new Set(['est', 'mst', 'hst', 'cet', 'met', 'eet', 'wet']);

function ianaZone(name: string, unsure: boolean): string | undefined {
  if (!IANA.test(name)) return undefined;
  const lower = name.toLowerCase();
  if (!name.includes('/') && !SINGLE.has(lower) && !(unsure && UNSURE.has(lower))) return undefined;
  return lower === 'z' ? 'UTC' : findZone(name);
}

/**
 * The IANA zone that a TZID names: in any case, with blanks for underscores,
 * or behind a prefix as in `/mozilla.org/20050126_1/Europe/Berlin`.
 */
export function zoneByIanaName(tzid: string, unsure = false): string | undefined {
  const name = tzid.trim().replace(/^"|"$/g, '').replace(/ /g, '_');
  const segments = name.split('/').filter(Boolean);
  for (const length of [3, 2, 1]) {
    if (
      segments.length < length ||
      (length === 1 && segments.length > 1 && !/^(utc|gmt)$/i.test(segments.at(-1) ?? ''))
    )
      continue;
    const zone = ianaZone(segments.slice(-length).join('/'), unsure);
    if (zone) return zone;
  }
  return segments.length === 1 ? ianaZone(name.replace('-', '/'), unsure) : undefined;
}

const DISPLAY = /^\(?\s*(?:GMT|UTC)\s*(?:([+-])\s*(\d{1,2})(?::?(\d{2}))?)?\s*\)?\s*(.*)$/is;

/** `Etc/GMT-8` for an offset of eight hours. Undefined unless whole hours within IANA's range. */
export function fixedZone(offset: number): string | undefined {
  if (offset === 0) return 'Etc/UTC';
  const hours = offset / HOUR;
  if (!Number.isInteger(hours) || hours < -12 || hours > 14) return undefined;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

function zoneByPlaces(text: string): string | undefined {
  for (const place of [text, ...text.split(/[,;]/)]) {
    const zone = windowsPlaceZone(place);
    if (zone) return zone;
  }
  return undefined;
}

/**
 * The zone of a Windows or Outlook name: `China Standard Time`,
 * `(GMT+08:00) Kuala Lumpur, Singapore`, `Eastern Time (US & Canada)`, `(GMT +01:00)`.
 * Places count only when they agree with the offset written before them.
 */
export function zoneByOutlookName(tzid: string): string | undefined {
  const named = windowsZone(tzid);
  const match = DISPLAY.exec(tzid.trim());
  if (named || !match) return named ?? zoneByPlaces(tzid);
  const size = Number(match[2] ?? 0) * HOUR + Number(match[3] ?? 0) * MINUTE;
  const offset = match[1] === '-' ? -size : size;
  const rest = (match[4] ?? '').trim();
  if (rest === '') return fixedZone(offset);
  const zone = windowsZone(rest) ?? zoneByPlaces(rest);
  const seasons = [Date.UTC(2024, 0, 1), Date.UTC(2024, 6, 1)];
  return zone !== undefined && seasons.some((at) => offsetAt(zone, at) === offset) ? zone : undefined;
}
