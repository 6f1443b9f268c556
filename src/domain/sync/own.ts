import type { CalendarAlarm } from '../ics/alarms.ts';
import type { CalendarEvent } from '../ics/families.ts';
import { type CalendarTodo, tagOf } from '../ics/todos.ts';
import { type WrittenEvent, writeFamily } from '../ics/write-event.ts';
import { type WrittenTodo, writeTodo } from '../ics/write-todo.ts';
import type { ZoneUses } from '../ics/write-zones.ts';
import type { RecurrenceId } from '../time/event.ts';
import { digestOfParts, STAMPS } from './digest.ts';
import { isComponent, readRaw } from './raw.ts';

/** What Perch says of an event or todo, or of one changed occurrence of an event: the content lines that it would write. */
export interface OwnEvent {
  /** The original start of the occurrence that it changes; null: it is the event itself. */
  readonly mark: RecurrenceId | null;
  /** Unfolded, without UID and stamps. */
  readonly lines: readonly string[];
  /** Minutes before the start, or before a todo is due, at which it rings, in order. Those of changed occurrences are not Perch's own. */
  readonly alarms: readonly number[];
}

/** An event of a calendar object and its changed occurrences as Perch says it: the event itself first. */
export type Own = readonly OwnEvent[];

/** A todo to say: what a row holds, or what was read of an object. */
export type SaidTodo = Omit<
  WrittenTodo,
  'sequence' | 'group' | 'event' | 'repeatOf' | 'source' | 'alarms' | 'created' | 'modified'
> & {
  /** Of its reminders. */
  readonly minutes: readonly number[];
};

/** An event to say, likewise. */
export type Said = Omit<WrittenEvent, 'alarms' | 'group' | 'source' | 'reminder' | 'created' | 'modified'> & {
  readonly minutes: readonly number[];
};

const NOT_SAID: ReadonlySet<string> = new Set([...STAMPS, 'UID']);

/** What is written of one family: equal texts for equal events, whoever wrote the object that they came from. */
export function ownOf(events: readonly Said[], floatingZone: string, uses: ZoneUses): Own {
  const written = events.map((event) => ({
    event,
    // Groups are calendars here, and what a host said that an event came from concerns nobody else.
    full: { ...event, alarms: [], group: null, source: null, reminder: null, created: 0, modified: 0 },
  }));
  const root = written.find(({ event }) => event.recurrenceId === null);
  const context = { floatingZone, uses };
  const families = root
    ? [{ root: root.full, changes: written.filter((one) => one !== root).map(({ full }) => full) }]
    : written.map(({ full }) => ({ root: full, changes: [] }));
  return families.flatMap((family) =>
    writeFamily(family, context).parts.map(({ mark, text }) => ({
      mark,
      lines: linesOf(text),
      alarms: mark === null ? minutesOf(root?.event.minutes ?? []) : [],
    })),
  );
}

const minutesOf = (minutes: readonly number[]): number[] => [...new Set(minutes)].sort((a, b) => a - b);

function linesOf(written: string): string[] {
  const [component] = readRaw(written)?.parts ?? [];
  if (!component || !isComponent(component)) throw new Error('A component that was just written can be read');
  return component.parts.flatMap((part) =>
    isComponent(part) || part.name === '' || NOT_SAID.has(part.name) ? [] : [part.text],
  );
}

/** What is written of a todo. What it is planned for, and which one opened it, concerns this calendar alone. */
export function ownOfTodo(todo: SaidTodo, floatingZone: string, uses: ZoneUses): Own {
  const unsaid = {
    ...{ sequence: 0, group: null, event: null, repeatOf: null, source: null, alarms: [], created: 0, modified: 0 },
  };
  const lines = linesOf(writeTodo({ ...todo, ...unsaid }, { floatingZone, uses }));
  return [{ mark: null, lines, alarms: todo.due ? minutesOf(todo.minutes) : [] }];
}

/** Tells whether Perch says the same of two objects. */
export const digestOfOwn = (own: Own): string =>
  digestOfParts(
    own.map(({ mark, lines, alarms }) => [mark ?? '', ...lines.toSorted(), alarms.join()].join('\n')).sort(),
  );

/** An event that was read, as it is said again. */
export const saidOf = (event: CalendarEvent): Said => ({ ...event, minutes: minutesIn(event.alarms) });

/** A todo that was read, as it is said again. */
export const saidOfTodo = (todo: CalendarTodo): SaidTodo => ({
  ...todo,
  urgency: todo.urgency ?? 'normal',
  estimateMinutes: todo.estimateMinutes ?? null,
  categories: todo.categories.map(tagOf),
  dependsOn: todo.dependsOn ?? [],
  closedAt: todo.done ? (todo.closedAt ?? 0) : null,
  closeNote: todo.closeNote ?? null,
  parent: todo.parent ?? null,
  minutes: minutesIn(todo.alarms),
});

/** Alarms at a time of their own, of something that repeats, are not Perch's. */
export const minutesIn = (alarms: readonly CalendarAlarm[]): number[] =>
  alarms.flatMap(({ when }) => ('minutes' in when ? [when.minutes] : []));
