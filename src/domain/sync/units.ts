import { headOf } from '../ics/property.ts';

/** Properties that say one thing together: where one of them changes, all of them are written anew. */
const UNITS: readonly (readonly string[])[] = [
  // Of a todo, where DTSTART may say what Perch has no place for. What follows counts for DURATION.
  ['DUE', 'DURATION'],
  ['DTSTART', 'DTEND', 'DURATION', 'X-PERCH-TZID', 'X-PERCH-REPEAT-AT'],
  ['RRULE', 'EXRULE', 'X-PERCH-RRULE'],
  ['TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'],
  ['GEO', 'X-PERCH-PLACE'],
  ['STATUS', 'COMPLETED', 'PERCENT-COMPLETE'],
  ['PRIORITY', 'X-PERCH-URGENCY'],
];

const UNIT_OF: ReadonlyMap<string, readonly string[]> = new Map(
  UNITS.flatMap((unit) => unit.map((name) => [name, unit] as const)),
);

/** The property of an unfolded content line, in capitals. */
export const nameOfLine = (line: string): string => /^[\w.-]*/.exec(line)?.[0].toUpperCase() ?? '';

/** The properties that say one thing together with this one. */
export const unitOf = (name: string): readonly string[] => UNIT_OF.get(name) ?? [name];

/** Fields that a person changes at once, and that two sides can change without meaning different things. */
export type Group =
  | 'title'
  | 'text'
  | 'place'
  | 'time'
  | 'dates'
  | 'shown'
  | 'people'
  | 'alarms'
  | 'done'
  | 'importance'
  | `other ${string}`;

const GROUPS: Readonly<Record<string, Group>> = {
  SUMMARY: 'title',
  DESCRIPTION: 'text',
  LOCATION: 'place',
  GEO: 'place',
  'X-PERCH-PLACE': 'place',
  DTSTART: 'time',
  DTEND: 'time',
  DURATION: 'time',
  DUE: 'time',
  RRULE: 'time',
  EXRULE: 'time',
  'RECURRENCE-ID': 'time',
  'X-PERCH-RRULE': 'time',
  'X-PERCH-TZID': 'time',
  'X-PERCH-REPEAT-AT': 'time',
  'X-PERCH-REPEAT-FROM': 'time',
  EXDATE: 'dates',
  RDATE: 'dates',
  TRANSP: 'shown',
  STATUS: 'shown',
  'X-MICROSOFT-CDO-BUSYSTATUS': 'shown',
  ATTENDEE: 'people',
  ORGANIZER: 'people',
  COMPLETED: 'done',
  'PERCENT-COMPLETE': 'done',
  PRIORITY: 'importance',
  'X-PERCH-URGENCY': 'importance',
};

/** What STATUS says of todos; of events it says whether they are certain. */
const DONE_OR_NOT: ReadonlySet<string> = new Set(['STATUS:NEEDS-ACTION', 'STATUS:COMPLETED']);

/** The group of an unfolded content line; of a property that Perch does not know, its own. */
export const groupOfLine = (line: string): Group => {
  const name = nameOfLine(line);
  return DONE_OR_NOT.has(line) ? 'done' : (GROUPS[name] ?? `other ${name}`);
};

/** Whether a content line relates a todo to another in a way that Perch has no use for, such as RELTYPE=SIBLING. */
export const isRelationOfOthers = (line: string): boolean =>
  nameOfLine(line) === 'RELATED-TO' && /;RELTYPE=(?!"?(?:PARENT|DEPENDS-ON)\b)/i.test(headOf(line));
