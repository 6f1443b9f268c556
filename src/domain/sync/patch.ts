import { calendarParts } from '../ics/write.ts';
import { keptLine, line } from '../ics/write-lines.ts';
import { stampLine } from '../ics/write-times.ts';
import { vtimezone } from '../ics/write-vtimezone.ts';
import type { ZoneUses } from '../ics/write-zones.ts';
import type { RecurrenceId } from '../time/event.ts';
import type { Instant } from '../time/wall.ts';
import { alarmAt, alarmTexts, minutesOfAlarm } from './alarms.ts';
import { COMPONENT, type ItemObject, type ObjectReading } from './object.ts';
import type { Own, OwnEvent } from './own.ts';
import {
  calendarIn,
  endingsOf,
  isComponent,
  type RawComponent,
  type RawPart,
  readRaw,
  valueIn,
  writeRaw,
} from './raw.ts';
import { withStartBefore } from './start.ts';
import { isRelationOfOthers, nameOfLine, unitOf } from './units.ts';

export interface Patching extends ObjectReading {
  readonly now: Instant;
  /** The zones that `after` names, as its writing told. */
  readonly uses: ZoneUses;
  /** Writes all that Perch says anew, not only what differs. */
  readonly whole?: boolean;
}

/**
 * The object with what Perch says of it now. Only the properties whose lines differ between `before` (what it said of
 * the object as it is) and `after` are written, in the VEVENT or VTODO that they belong to; everything else stays byte
 * for byte: properties and parameters that Perch does not know, alarms, folding, line ends. Undefined for an object
 * whose components are not those that Perch has.
 */
export function patchObject(
  text: string,
  { kind, parts: known, own: before, uid }: Pick<ItemObject, 'kind' | 'parts' | 'own' | 'uid'>,
  after: Own,
  patching: Patching,
): string | undefined {
  const root = readRaw(text);
  const calendar = root && calendarIn(root);
  if (!root || !calendar) return undefined;
  const endings = endingsOf(text);
  const component = COMPONENT[kind];
  const marks = new Map(known.map((one) => [one.line, one]));
  const pairs = pairsOf(before, after);
  const taken = new Set<OwnEvent>();
  const parts: RawPart[] = [];
  for (const part of calendar.parts) {
    const event = isComponent(part) && part.name === component ? marks.get(part.line) : undefined;
    if (!isComponent(part) || !event) {
      if (isComponent(part) && part.name === component) return undefined;
      parts.push(part);
      continue;
    }
    const said = before.find(({ mark }) => mark === event.recurrenceId);
    // Perch says by an EXDATE of the series that an occurrence does not take place, which may hold no longer.
    if (!said) {
      if (!event.cancelled || !isBack(event.recurrenceId, before, after)) parts.push(part);
      continue;
    }
    const next = pairs.get(said);
    if (!next) continue;
    taken.add(next);
    parts.push(patchEvent(part, said, next, { ...patching, endings, calendar }));
  }
  const added = after
    .filter((one) => !taken.has(one))
    .map((one) => newPart(one, { uid, component }, { ...patching, endings }));
  const last = parts.findLastIndex((part) => isComponent(part) && part.name === component);
  parts.splice(last + 1, 0, ...added);
  const whole = writeRaw({
    ...root,
    parts: root.parts.map((one) => (one === calendar ? { ...calendar, parts } : one)),
  });
  return withZones(whole, { after, before }, { ...patching, endings });
}

/** Whether an occurrence that did not take place does so again: the series excludes fewer dates than it did. */
const isBack = (mark: RecurrenceId | null, before: Own, after: Own): boolean => {
  const excluded = (own: Own) => own[0]?.lines.filter((one) => nameOfLine(one) === 'EXDATE') ?? [];
  const [gone, still] = [excluded(before), new Set(excluded(after))];
  return mark !== null && gone.some((one) => !still.has(one) && one.includes(mark.replaceAll(/[-:]/g, '')));
};

/** What each part has become. Changed occurrences of a series that was moved go on in their order. */
function pairsOf(before: Own, after: Own): Map<OwnEvent, OwnEvent> {
  const pairs = new Map<OwnEvent, OwnEvent>();
  for (const one of before) {
    const same = after.find(({ mark }) => mark === one.mark);
    if (same) pairs.set(one, same);
  }
  const kept = new Set(pairs.values());
  const gone = before.filter((one) => !pairs.has(one));
  const come = after.filter((one) => !kept.has(one));
  const inOrder = (a: OwnEvent, b: OwnEvent): number => ((a.mark ?? '') < (b.mark ?? '') ? -1 : 1);
  if (gone.length !== come.length) return pairs;
  const next = come.toSorted(inOrder);
  gone.toSorted(inOrder).forEach((one, index) => {
    pairs.set(one, next[index] as OwnEvent);
  });
  return pairs;
}

interface Writing extends Patching {
  readonly endings: (lines: string) => string;
}

const linesOf = ({ lines }: OwnEvent, names: readonly string[]): string[] =>
  lines.filter((one) => names.includes(nameOfLine(one)));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n');

function patchEvent(
  component: RawComponent,
  before: OwnEvent,
  after: OwnEvent,
  writing: Writing & { readonly calendar: RawComponent },
): RawComponent {
  const { whole = false, now, endings } = writing;
  const names = new Set([...before.lines, ...after.lines].map(nameOfLine));
  const done = new Set<string>();
  let parts = [...component.parts];
  let touched = 0;
  let informs = false;
  for (const name of names) {
    const unit = unitOf(name);
    if (done.has(unit[0] as string)) continue;
    done.add(unit[0] as string);
    const [was, is] = [linesOf(before, unit), linesOf(after, unit)];
    if (isSame(was, is) && !whole) continue;
    parts = replaced(parts, unit, is, (text) => endings(keptLine(text)));
    if (unit[0] === 'DUE') parts = withStartBefore(parts, endings);
    touched++;
    if (!unit.includes('ATTENDEE')) informs = true;
  }
  if (touched === 0 && isSame(before.alarms.map(String), after.alarms.map(String))) return component;
  parts = withAlarms(component, parts, before, after, writing);
  const sequence = Number(valueIn(component, 'SEQUENCE') ?? 0) || 0;
  const stamps: [string, string][] = [['DTSTAMP', stampLine('DTSTAMP', now)]];
  // RFC 5546 §2.1.4: one's own answer to an invitation is no new version of it.
  if (informs) stamps.push(['SEQUENCE', line('SEQUENCE', String(sequence + 1))]);
  if (valueIn(component, 'LAST-MODIFIED') !== undefined) {
    stamps.push(['LAST-MODIFIED', stampLine('LAST-MODIFIED', now)]);
  }
  for (const [name, text] of stamps) parts = replaced(parts, [name], [text], endings);
  return { ...component, parts };
}

/**
 * The parts with these unfolded lines in the place of those properties. A line that stands there stays as it is, byte
 * for byte: of twenty attendees one changes. New ones come where the old ones stood, else before the first component.
 */
function replaced(
  parts: readonly RawPart[],
  names: readonly string[],
  lines: readonly string[],
  write: (line: string) => string,
): RawPart[] {
  const coming = [...lines];
  const gone = parts.filter((part) => {
    if (isComponent(part) || !names.includes(part.name) || isRelationOfOthers(part.text)) return false;
    const at = coming.indexOf(part.text);
    if (at >= 0) coming.splice(at, 1);
    return at < 0;
  });
  const fresh = coming.map((text): RawPart => ({ raw: write(text), text, name: nameOfLine(text) }));
  if (fresh.length === gone.length) return parts.map((part) => fresh[gone.indexOf(part)] ?? part);
  const old = parts.findIndex((part) => !isComponent(part) && names.includes(part.name));
  const first = parts.findIndex(isComponent);
  const place = old >= 0 ? old : first >= 0 ? first : parts.length;
  return [...parts.slice(0, place), ...fresh, ...parts.slice(place)].filter((part) => !gone.includes(part));
}

/**
 * The parts with the alarms that Perch says. An alarm at a time of its own, or counted from an end that has moved, moves
 * with what it belongs to, as it does here.
 */
function withAlarms(
  old: RawComponent,
  parts: readonly RawPart[],
  before: OwnEvent,
  after: OwnEvent,
  { calendar, endings, ...reading }: Writing & { readonly calendar: RawComponent },
): RawPart[] {
  const component = old.name === COMPONENT.todo ? COMPONENT.todo : COMPONENT.event;
  const gone = before.alarms.filter((minutes) => !after.alarms.includes(minutes));
  const come = after.alarms.filter((minutes) => !before.alarms.includes(minutes));
  const changed = { ...old, parts };
  const kept = parts.flatMap((part): RawPart[] => {
    if (!isComponent(part) || part.name !== 'VALARM') return [part];
    const minutes = minutesOfAlarm(part, { event: old, calendar }, reading);
    if (minutes === undefined) return [part];
    if (gone.includes(minutes)) return [];
    const isMoved = minutesOfAlarm(part, { event: changed, calendar }, reading) !== minutes;
    return [isMoved && after.alarms.includes(minutes) ? alarmAt(minutes, part, { component, endings }) : part];
  });
  const fresh = alarmTexts(come, linesOf(after, ['SUMMARY']), component).map((text): RawPart => asRaw(endings(text)));
  return [...kept, ...fresh];
}

const asRaw = (raw: string): RawPart => ({ raw, text: '', name: '' });

interface Named {
  readonly uid: string;
  readonly component: (typeof COMPONENT)[keyof typeof COMPONENT];
}

/** A component that the object did not have. */
const newPart = (own: OwnEvent, named: Named, { endings, now }: Writing): RawPart => ({
  ...asRaw(endings(partText(own, named, now))),
  name: named.component,
});

function partText({ lines, alarms }: OwnEvent, { uid, component }: Named, now: Instant): string {
  return [
    line('BEGIN', component),
    keptLine(`UID:${uid}`),
    stampLine('DTSTAMP', now),
    ...lines.map(keptLine),
    ...alarmTexts(alarms, lines, component),
    line('END', component),
  ].join('');
}

/** An object that no server has yet. */
export const newObject = (
  { kind, uid, own }: Pick<ItemObject, 'kind' | 'uid' | 'own'>,
  { now, uses }: Pick<Patching, 'now' | 'uses'>,
): string =>
  [
    ...calendarParts(
      own.map((one) => partText(one, { uid, component: COMPONENT[kind] }, now)),
      uses,
    ),
  ].join('');

const zonesIn = (own: Own): Set<string> =>
  new Set(own.flatMap(({ lines }) => lines.flatMap((one) => /^[^:]*;TZID=([^:;]+)/i.exec(one)?.[1] ?? [])));

/** With a VTIMEZONE for each zone that was not named before and that the object does not define. */
function withZones(
  text: string,
  { before, after }: { readonly before: Own; readonly after: Own },
  { uses, endings }: Writing,
): string {
  const known = zonesIn(before);
  const named = [...zonesIn(after)].filter((zone) => !known.has(zone));
  const root = readRaw(text);
  const calendar = root && calendarIn(root);
  if (named.length === 0 || !root || !calendar) return text;
  const defined = new Set(
    calendar.parts.flatMap((part) =>
      isComponent(part) && part.name === 'VTIMEZONE' ? (valueIn(part, 'TZID') ?? []) : [],
    ),
  );
  const fresh = uses
    .list()
    .filter(({ zone }) => named.includes(zone) && !defined.has(zone))
    .map(({ zone, first, last }) => asRaw(endings(vtimezone(zone, first, last))));
  const at = calendar.parts.findIndex(isComponent);
  const parts = [...calendar.parts.slice(0, at), ...fresh, ...calendar.parts.slice(at)];
  return writeRaw({ ...root, parts: root.parts.map((one) => (one === calendar ? { ...calendar, parts } : one)) });
}
