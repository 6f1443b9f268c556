/** Properties that say one thing together: where one of them changes, all of them are written anew. */
const UNITS: readonly (readonly string[])[] = [
  ['DTSTART', 'DTEND', 'DURATION', 'X-PERCH-TZID'],
  ['RRULE', 'EXRULE', 'X-PERCH-RRULE'],
  ['TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'],
  ['GEO', 'X-PERCH-PLACE'],
];

const UNIT_OF: ReadonlyMap<string, readonly string[]> = new Map(
  UNITS.flatMap((unit) => unit.map((name) => [name, unit] as const)),
);

/** The property of an unfolded content line, in capitals. */
export const nameOfLine = (line: string): string => /^[\w.-]*/.exec(line)?.[0].toUpperCase() ?? '';

/** The properties that say one thing together with this one. */
export const unitOf = (name: string): readonly string[] => UNIT_OF.get(name) ?? [name];

/** Fields that a person changes at once, and that two sides can change without meaning different things. */
export type Group = 'title' | 'text' | 'place' | 'time' | 'dates' | 'shown' | 'people' | 'alarms' | `other ${string}`;

const GROUPS: Readonly<Record<string, Group>> = {
  SUMMARY: 'title',
  DESCRIPTION: 'text',
  LOCATION: 'place',
  GEO: 'place',
  'X-PERCH-PLACE': 'place',
  DTSTART: 'time',
  DTEND: 'time',
  DURATION: 'time',
  RRULE: 'time',
  EXRULE: 'time',
  'RECURRENCE-ID': 'time',
  'X-PERCH-RRULE': 'time',
  'X-PERCH-TZID': 'time',
  EXDATE: 'dates',
  RDATE: 'dates',
  TRANSP: 'shown',
  STATUS: 'shown',
  'X-MICROSOFT-CDO-BUSYSTATUS': 'shown',
  ATTENDEE: 'people',
  ORGANIZER: 'people',
};

/** The group of an unfolded content line; of a property that Perch does not know, its own. */
export const groupOfLine = (line: string): Group => {
  const name = nameOfLine(line);
  return GROUPS[name] ?? `other ${name}`;
};
