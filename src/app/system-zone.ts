import { realpathSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { findZone } from '../domain/time/zone.ts';
import { fixedZone } from '../domain/time/zone-names.ts';

/** The time zone of this system. */
export interface SystemZone {
  /** A zone that Intl knows. */
  readonly zone: string;
  /** Node could not tell: the zone is the nearest that there is, or UTC. */
  readonly isGuess: boolean;
  /** What the variable TZ says. */
  readonly tz: string | undefined;
}

/** What a process knows of it. */
interface Known {
  /** As Intl says it: nothing for a TZ that it does not know, at times an offset or `Etc/Unknown`. */
  readonly name: string | undefined;
  /** As `Date` says it: minutes west of UTC. */
  readonly offset: number;
  readonly tz: string | undefined;
}

const UTC = /^:?(?:Etc\/)?(?:UTC|UCT|GMT|Universal|Zulu|Greenwich)[+-]?0{0,2}$/i;
/** `CST-8`, `<+08>-8` (POSIX.1, 8.3): hours west of UTC. With the rule of a summer time behind it, it is no fixed offset. */
const POSIX = /^(?:[a-z]{3,}|<[\w+-]+>)([+-]?)(\d{1,2})(?::00){0,2}$/i;
/** `:/etc/localtime`, `/usr/share/zoneinfo/Asia/Tokyo`, `:Asia/Tokyo`. */
const OF_FILE = /zoneinfo[^/]*\/(?:posix\/|right\/)?(.+)$/;

/** The zone of this process, of which all that is left unsaid is read. */
export function systemZone(): SystemZone {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return zoneFrom({ name: timeZone, offset: new Date().getTimezoneOffset(), tz: process.env.TZ });
}

export function zoneFrom({ name, offset, tz: given }: Known): SystemZone {
  const tz = given?.trim() || undefined;
  if (tz !== undefined && UTC.test(tz)) return { zone: 'UTC', isGuess: false, tz };
  const zone = name === undefined ? undefined : findZone(name);
  // What TZ does not say it may also call UTC.
  if (zone !== undefined && (tz === undefined || !UTC.test(zone))) return { zone, isGuess: false, tz };
  const guess = (tz === undefined ? undefined : (fileZone(tz) ?? posixZone(tz))) ?? offsetZone(offset) ?? 'UTC';
  return { zone: guess, isGuess: tz !== undefined || guess !== 'UTC', tz };
}

function fileZone(tz: string): string | undefined {
  const path = tz.replace(/^:/, '');
  if (!isAbsolute(path)) return findZone(path);
  const named = OF_FILE.exec(target(path))?.[1];
  return named === undefined ? undefined : findZone(named);
}

/** Where links lead; containers may have the name without the file. */
function target(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function posixZone(tz: string): string | undefined {
  const [, sign, hours] = POSIX.exec(tz) ?? [];
  return hours === undefined ? undefined : fixedZone(`${sign === '-' ? '+' : '-'}${hours}`);
}

const offsetZone = (offset: number): string | undefined =>
  Number.isInteger(offset / 60) ? fixedZone(`${offset > 0 ? '-' : '+'}${Math.abs(offset) / 60}`) : undefined;
