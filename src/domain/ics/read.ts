import { UserError } from '../../errors.ts';
import type { Language } from '../caller.ts';
import { say } from '../say.ts';
import type { WallMs } from '../time/wall.ts';
import { BrokenPart, quote } from './broken.ts';
import { type Component, type ComponentCounts, readComponents } from './components.ts';
import { type CalendarEvent, readFamilies, type Source } from './families.ts';
import { unfold } from './lines.ts';
import { type Note, Notes } from './notes.ts';
import { propertyName, textOf } from './property.ts';
import type { Reading } from './reading.ts';
import { type RawEvent, readVevent } from './vevent.ts';
import { readZoneDefinition, type ZoneDefinition } from './vtimezone.ts';
import { PRODID } from './write.ts';
import { zoneByIanaName, zoneByOutlookName } from './zone-names.ts';
import { zoneReader } from './zones.ts';

export interface ReadOptions {
  /** Leave out what cannot be read, and list it; otherwise such a file is refused as a whole. */
  readonly skipBroken: boolean;
  /** IANA zone of the user: for zone names that nothing defines. */
  readonly defaultZone: string;
  /** Of the reasons given for broken parts. */
  readonly language?: Language;
}

/** A part that was left out. */
export interface SkippedPart {
  /** VEVENT: the whole event. RRULE: the event was kept, without its repeat. */
  readonly component: string;
  readonly line: number;
  readonly uid?: string;
  readonly reason: string;
}

export interface CalendarFile {
  /** Those of one UID together, the series before its changed occurrences. */
  readonly events: readonly CalendarEvent[];
  readonly skipped: readonly SkippedPart[];
  readonly notes: readonly Note[];
  readonly counts: ComponentCounts;
}

interface Part {
  readonly line: number;
  readonly uid: string | null;
}

/** Broken parts that a refusal names. */
const NAMED = 20;
/** Further rules that one file may have expanded; see rules.ts. */
const MOST_EXPANSIONS = 500;

/**
 * Reads the text of an iCalendar file (RFC 5545), which may hold several
 * calendars. Throws UserError INVALID_ARGUMENT when it is none, and unless
 * `skipBroken` when a VEVENT cannot be read. Takes time in proportion to the file.
 */
export function readCalendar(text: string, options: ReadOptions): CalendarFile {
  const language = options.language ?? 'en';
  const notes = new Notes();
  const { calendars, counts } = readComponents(unfold(text, notes), notes);
  if (calendars.length === 0) throw noCalendar(language);
  const skipped: SkippedPart[] = [];
  const skip = (part: Part, component: string, why: BrokenPart): void => {
    const uid = part.uid === null ? {} : { uid: part.uid };
    skipped.push({ component, line: why.line ?? part.line, ...uid, reason: why.reason(language) });
  };
  const attempt = <Value>(part: Part, step: () => Value): Value | undefined => {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof BrokenPart)) throw error;
      skip(part, 'VEVENT', error);
      return undefined;
    }
  };
  const budget = { left: MOST_EXPANSIONS };
  const sources = calendars.flatMap((calendar): Source[] => {
    const exact = headerOf(calendar, 'PRODID') === PRODID;
    const raws = calendar.children
      .filter(({ name }) => name === 'VEVENT')
      .map((component) =>
        attempt({ line: component.line, uid: uidOf(component) }, () => readVevent(component, notes, exact)),
      )
      .filter((raw) => raw !== undefined);
    return sourcesOf(calendar, raws, options.defaultZone, { exact, language, notes, skip, budget });
  });
  const events = readFamilies(sources, attempt);
  skipped.sort((a, b) => a.line - b.line);
  if (skipped.length > 0 && !options.skipBroken) throw brokenFile(skipped, counts.vevent, language);
  return { events, skipped, notes: notes.list(), counts };
}

/** For naming a part that could not be read. */
function uidOf(component: Component): string | null {
  const line = component.lines.find((one) => propertyName(one) === 'UID');
  return line ? line.text.slice(line.text.indexOf(':') + 1).trim() || null : null;
}

function headerOf(calendar: Component, name: string): string | undefined {
  const line = calendar.lines.find((one) => propertyName(one) === name);
  try {
    return line && textOf(line).trim();
  } catch {
    return undefined;
  }
}

function sourcesOf(
  calendar: Component,
  raws: readonly RawEvent[],
  defaultZone: string,
  shared: Pick<Reading, 'exact' | 'language' | 'notes' | 'skip' | 'budget'>,
): Source[] {
  const { notes } = shared;
  const definitions = new Map<string, ZoneDefinition>();
  for (const component of calendar.children) {
    const definition = component.name === 'VTIMEZONE' ? readZoneDefinition(component) : null;
    if (definition) definitions.set(definition.tzid, definition);
  }
  const wrZone = headerOf(calendar, 'X-WR-TIMEZONE') ?? '';
  const named = zoneByIanaName(wrZone) ?? zoneByOutlookName(wrZone);
  const readZone = zoneReader({ definitions, uses: usesOf(raws), fallback: named ?? defaultZone, notes });
  const only = definitions.size === 1 ? readZone([...definitions.keys()][0] as string) : undefined;
  const calendarZone = named ?? (only && 'zone' in only ? only.zone : defaultZone);
  const reading: Reading = { ...shared, readZone, floatingZone: defaultZone, calendarZone };
  const isCancelled = headerOf(calendar, 'METHOD')?.toUpperCase() === 'CANCEL';
  if (isCancelled) notes.add('calendar-cancelled');
  return raws.map((raw) => ({ raw: isCancelled ? { ...raw, cancelled: true } : raw, reading }));
}

/** The wall times of each TZID: its zone is looked for in their years. */
function usesOf(raws: readonly RawEvent[]): Map<string, WallMs[]> {
  const uses = new Map<string, WallMs[]>();
  for (const { start, end, recurrenceId } of raws) {
    for (const time of [start, end, recurrenceId]) {
      if (time?.kind !== 'zoned') continue;
      const walls = uses.get(time.tzid);
      if (walls) walls.push(time.wall);
      else uses.set(time.tzid, [time.wall]);
    }
  }
  return uses;
}

function noCalendar(language: Language): UserError {
  return new UserError(
    'INVALID_ARGUMENT',
    say(
      language,
      '这不是 iCalendar 文件：没有 BEGIN:VCALENDAR。',
      'This is no iCalendar file: it has no BEGIN:VCALENDAR.',
    ),
    { hint: say(language, '请提供 .ics 文件的完整内容。', 'It takes the whole content of an .ics file.') },
  );
}

function brokenFile(skipped: readonly SkippedPart[], total: number, language: Language): UserError {
  const named = skipped.slice(0, NAMED).map(({ line, uid, reason }) => {
    const where = say(language, `第 ${line} 行`, `line ${line}`);
    return `${where}${uid === undefined ? '' : ` (UID ${quote(uid)})`}: ${reason}`;
  });
  if (skipped.length > NAMED) named.push('…');
  const list = named.join('; ');
  return new UserError(
    'INVALID_ARGUMENT',
    say(
      language,
      `${total} 个日程中有 ${skipped.length} 个无法读取，因此没有导入任何内容。${list}`,
      `${skipped.length} of ${total} events cannot be read, so nothing was imported. ${list}`,
    ),
    {
      hint: say(
        language,
        '用 skip_broken: true 再试一次，可跳过这些、导入其余日程。',
        'Call again with skip_broken: true to leave these out and import the rest.',
      ),
      facts: { skipped: skipped.slice(0, NAMED) },
    },
  );
}
