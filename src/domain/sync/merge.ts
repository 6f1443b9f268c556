import { headOf } from '../ics/property.ts';
import type { RecurrenceId } from '../time/event.ts';
import type { Own, OwnEvent } from './own.ts';
import { type Group, groupOfLine, nameOfLine } from './units.ts';

/** A field that both sides changed, each to something else: the server's stands. */
export interface FieldConflict {
  /** The occurrence that it is of; null: the event itself. */
  readonly mark: RecurrenceId | null;
  readonly group: Group;
}

export interface Merged {
  readonly own: Own;
  /** Where ours was given up. */
  readonly conflicts: readonly FieldConflict[];
  /** Whether it holds something that the server does not have. */
  readonly hasOurs: boolean;
}

interface Sides {
  readonly base: Own;
  readonly ours: Own;
  readonly theirs: Own;
}

const same = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  a === b || (a?.length === b?.length && [...(a ?? [])].sort().join('\n') === [...(b ?? [])].sort().join('\n'));

const partsOf = ({ lines, alarms }: OwnEvent): Map<Group, string[]> => {
  const groups = Map.groupBy(lines, groupOfLine) as Map<Group, string[]>;
  if (alarms.length > 0) groups.set('alarms', alarms.map(String));
  return groups;
};

const isEqual = (a: OwnEvent | undefined, b: OwnEvent | undefined): boolean =>
  a === b ||
  (a !== undefined && b !== undefined && same(a.lines, b.lines) && same(a.alarms.map(String), b.alarms.map(String)));

const isEqualAll = (a: Own, b: Own): boolean =>
  a.length === b.length && a.every((one) => isEqual(one, at(b, one.mark)));

const at = (own: Own, mark: RecurrenceId | null): OwnEvent | undefined => own.find((one) => one.mark === mark);

const SHIFTING = new Set(['DTSTART', 'RRULE', 'X-PERCH-RRULE']);

/** What says which occurrences there are: where it changes, the names of all of them do. */
const shapeOf = (own: Own): string[] => (own[0]?.lines ?? []).filter((one) => SHIFTING.has(nameOfLine(one)));

const changes = (own: Own): Own => own.filter(({ mark }) => mark !== null);

/**
 * Three-way merge of an event and its changed occurrences, or of a todo, by groups of fields (diff3 over fields instead of lines).
 * What one side changed is taken; what both changed alike is no conflict; of what both changed to different things the
 * server's stands, and is reported. Changed beats deleted. Excluded and extra dates are sets: each side's additions
 * and removals count. Where one side moved the series, its changed occurrences go with it as a whole.
 *
 * @example
 * mergeOwn({ base: [e('A', 'x')], ours: [e('B', 'x')], theirs: [e('A', 'y')] }).own // [e('B', 'y')]
 */
export function mergeOwn({ base, ours, theirs }: Sides): Merged {
  const weMoved = !same(shapeOf(base), shapeOf(ours));
  const theyMoved = !same(shapeOf(base), shapeOf(theirs));
  const conflicts: FieldConflict[] = [];
  let changed: Own;
  let moved: 'ours' | 'theirs' | undefined;
  if ((weMoved || theyMoved) && base.length + ours.length + theirs.length > 3) {
    // Occurrences have other names on either side: those of one side are taken, all of them.
    const isOurs = weMoved && !theyMoved && isEqualAll(changes(theirs), changes(base));
    moved = isOurs ? 'ours' : 'theirs';
    changed = changes(isOurs ? ours : theirs);
    const given = isOurs ? theirs : ours;
    if (!isEqualAll(changes(given), changes(base)) && !isEqualAll(changes(given), changes(isOurs ? ours : theirs))) {
      for (const { mark } of changes(given)) conflicts.push({ mark, group: 'time' });
    }
  } else {
    const marks = new Set([...theirs, ...ours].flatMap(({ mark }) => (mark === null ? [] : [mark])));
    changed = [...marks].flatMap((mark) => mergeAt(mark, { base, ours, theirs }, conflicts) ?? []);
  }
  const root = mergeAt(null, { base, ours, theirs }, conflicts, moved);
  const own = root ? [takingPlace(root, changed), ...changed] : changed;
  return { own, conflicts, hasOurs: !isEqualAll(own, theirs) };
}

/** Without the EXDATEs of occurrences that one side has changed: an occurrence does not take place, or is another. */
function takingPlace(root: OwnEvent, changed: Own): OwnEvent {
  const marks = new Set(changed.map(({ mark }) => digitsOf(mark ?? '')));
  const isExdate = (line: string): boolean => nameOfLine(line) === 'EXDATE';
  const lines = root.lines.filter(
    (line) => !isExdate(line) || !marks.has(digitsOf(line.slice(line.lastIndexOf(':') + 1))),
  );
  return lines.length === root.lines.length ? root : { ...root, lines };
}

/** `20260112T090000` of a recurrence id, and of the value of an EXDATE. */
const digitsOf = (text: string): string => text.replaceAll(/[-:Z]/g, '');

function mergeAt(
  mark: RecurrenceId | null,
  sides: Sides,
  conflicts: FieldConflict[],
  moved?: 'ours' | 'theirs',
): OwnEvent | undefined {
  const [base, ours, theirs] = [at(sides.base, mark), at(sides.ours, mark), at(sides.theirs, mark)];
  if (!ours) return base && isEqual(base, theirs) ? undefined : theirs;
  if (!theirs) {
    if (base && isEqual(base, ours)) return undefined;
    if (!base || !isExcluded(mark, sides)) return ours;
    conflicts.push({ mark, group: 'time' });
    return undefined;
  }
  const [was, we, they] = [base ? partsOf(base) : new Map<Group, string[]>(), partsOf(ours), partsOf(theirs)];
  const lines: string[] = [];
  let alarms: readonly number[] = [];
  for (const group of new Set([...they.keys(), ...we.keys()])) {
    const taken = mergeGroup(group, [was.get(group), we.get(group), they.get(group)], moved);
    if (taken === 'conflict') conflicts.push({ mark, group });
    const values = (taken === 'conflict' ? they.get(group) : taken) ?? [];
    if (group === 'alarms') alarms = values.map(Number).sort((a, b) => a - b);
    else lines.push(...values);
  }
  return { mark, lines, alarms };
}

/** Whether they say that an occurrence does not take place any more. */
const isExcluded = (mark: RecurrenceId | null, { base, theirs }: Sides): boolean => {
  const before = new Set(base[0]?.lines);
  const digits = mark?.replaceAll(/[-:]/g, '') ?? '';
  return (theirs[0]?.lines ?? []).some(
    (one) => nameOfLine(one) === 'EXDATE' && !before.has(one) && one.includes(digits.replace('Z', '')),
  );
};

type Values = readonly string[] | undefined;

function mergeGroup(
  group: Group,
  [was, we, they]: readonly [Values, Values, Values],
  moved: 'ours' | 'theirs' | undefined,
): Values | 'conflict' {
  if (same(we, they)) return they;
  if (moved && (group === 'time' || group === 'dates')) {
    if (moved === 'ours') return same(was, they) ? we : 'conflict';
    return same(was, we) ? they : 'conflict';
  }
  if (group === 'dates') return mergeSet(was, we, they);
  if (group === 'people') return mergePeople(was, we, they);
  if (same(was, we)) return they;
  // Both have ticked it off, at different moments.
  if (group === 'done' && statusIn(we) === statusIn(they)) return they;
  // A server that keeps no properties of ours has not removed them.
  if (same(was, they) || (they === undefined && group.startsWith('other X-PERCH-'))) return we;
  return 'conflict';
}

const statusIn = (values: Values): string | undefined => values?.find((one) => nameOfLine(one) === 'STATUS');

/** Each person by themselves: others answer while the user does. */
function mergePeople(was: Values = [], we: Values = [], they: Values = []): Values | 'conflict' {
  const before = Map.groupBy(was, personIn);
  const ours = Map.groupBy(we, personIn);
  const theirs = Map.groupBy(they, personIn);
  const merged: string[] = [];
  for (const person of new Set([...theirs.keys(), ...ours.keys()])) {
    const [old, own, other] = [before.get(person), ours.get(person), theirs.get(person)];
    if (!same(own, other) && !same(old, own) && !same(old, other)) return 'conflict';
    merged.push(...((same(old, own) ? other : own) ?? []));
  }
  return merged;
}

/** The property and the address, without what is said of them. */
const personIn = (line: string): string => nameOfLine(line) + line.slice(headOf(line).length).toLowerCase();

function mergeSet(was: Values = [], we: Values = [], they: Values = []): Values {
  const [before, here] = [new Set(was), new Set(we)];
  const kept = they.filter((one) => here.has(one) || !before.has(one));
  return [...new Set([...kept, ...we.filter((one) => !before.has(one))])];
}
