import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CalendarAlarm } from '../../domain/ics/alarms.ts';
import type { SkippedPart } from '../../domain/ics/broken.ts';
import type { ComponentCounts } from '../../domain/ics/components.ts';
import type { CalendarGroup } from '../../domain/ics/groups.ts';
import type { Notes } from '../../domain/ics/notes.ts';
import type { CalendarFile } from '../../domain/ics/read.ts';
import type { WrittenAlarm } from '../../domain/ics/write-alarm.ts';
import type { ZoneUses } from '../../domain/ics/write-zones.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { Suggestion } from '../../domain/suggestions/suggestion.ts';
import type { Window } from '../../domain/time/event.ts';
import type { Conflict } from './envelope.ts';
import type { Pause } from './pace.ts';
import type { Recorder } from './recorder.ts';

/** What an import does with one item of a file. */
export type Effect = 'added' | 'updated' | 'unchanged' | 'cancelled';

/** How many items of one kind: `unchanged` ones are there already, in this or a later version. */
export type Counts = Record<Effect, number>;

/** Counts of events, and what else is to be said of an import. */
export interface Imported extends Counts {
  /** Absent when the file has none. */
  todos?: Counts;
  /** How many came in: of events, of todos, and of their own; absent when none. */
  reminders?: number;
  /** How many groups the file brought; absent when none. */
  groups?: number;
  skipped: SkippedPart[];
  notes: string[];
  /** Components that stay in the file. */
  not_imported: { todos: number; alarms: number };
  /** Overlaps of what came in with busy time, imported or not; counted up to 10,000. */
  overlaps: number;
  conflicts: Conflict[];
}

/** What a file says of an item's group. */
export interface Categorised {
  readonly group: string | null | undefined;
  readonly categories: readonly string[];
}

/** The group of an item: null: none; undefined: the file does not say. `rest`: its other categories. */
export interface Placed {
  readonly groupId: string | null | undefined;
  readonly rest: readonly string[];
}

/** An event or todo of a file that was written, and its alarms. */
export interface Alarmed {
  readonly eventId: string;
  readonly title: string;
  readonly alarms: readonly CalendarAlarm[];
  /** Whether it was not here before. */
  readonly isNew: boolean;
}

/** A file that is being taken in: what all kinds read of it, and what one kind leaves for another. */
export interface Incoming {
  readonly file: CalendarFile;
  /** What is to be told of the import, beside what reading the file has noted. */
  readonly notes: Notes;
  isWanted(kind: KindName): boolean;
  /** Where an item goes; said anew by the kind that others are put into. */
  place: (item: Categorised) => Placed;
  /** What goes off with events and todos that came in. */
  readonly alarmed: Alarmed[];
}

/** What an import is carried out with, under the write lock. */
export interface TakingIn {
  /** Whether a change was an import. */
  isImport(changeId: string): Promise<boolean>;
  /** Called with the number of further items that are done. */
  advance(items: number): Promise<void>;
}

/** One kind's part in one import. */
export interface Taking {
  /** How many items of the file are its own. */
  readonly total: number;
  /** Works out what can be worked out before the write lock is taken. */
  prepare?(executor: Executor, caller: Caller): Promise<void>;
  /** Looks again under the lock: whether what was prepared is no longer so. `moved`: whether that of an earlier kind is not. */
  hasMoved?(recorder: Recorder, moved: boolean): Promise<boolean>;
  takeIn(recorder: Recorder, taking: TakingIn): Promise<Partial<Imported>>;
  /** What is to be said when everything has come in, and what is derived from it is up to date. */
  sum?(recorder: Recorder): Promise<Partial<Imported>>;
  suggest?(recorder: Recorder): Promise<Suggestion[]>;
}

/** A calendar file and what is in it. */
export interface Exported {
  /** Single events. */
  readonly events: number;
  readonly series: number;
  /** Changed occurrences of the series; cancelled ones are not counted. */
  readonly changed: number;
  /** Undefined when they were not asked for. */
  readonly todos: number | undefined;
  /** Reminders with a time of their own; those of events go with their events. */
  readonly reminders: number;
  /** Ids of events that are left out: no program, nor Perch itself, takes what lies beyond the limits. */
  readonly beyond: readonly string[];
}

/** A file that is being written: what is wanted of it, and what one kind leaves for another. */
export interface Outgoing {
  readonly executor: Executor;
  readonly caller: Caller;
  /** All of it when nothing is said. */
  readonly window: Window | undefined;
  readonly groupId: string | undefined;
  readonly uses: ZoneUses;
  readonly pause: Pause;
  readonly onProgress: ((done: number, total: number) => void) | undefined;
  isWanted(kind: KindName): boolean;
  /** Names of groups, by id. */
  groups: ReadonlyMap<string, string>;
  /** The groups that the file describes. */
  described: readonly CalendarGroup[];
  /** What goes off with an event, by its id. */
  alarms: ReadonlyMap<string, readonly WrittenAlarm[]>;
  /** The UID of an event that is here. */
  eventUid: (id: string) => string | undefined;
}

/** One kind's part in one file that is written. */
interface Giving {
  /** Reads what other kinds need of it, before any of them writes. */
  gather?(): Promise<void>;
  /** Its components, in the order in which they stand in the file. */
  write?(): Promise<{ readonly texts: readonly string[]; readonly counts: Partial<Exported> }>;
}

/**
 * What a kind of item is to calendar files; said by its feature, as the rest. A kind
 * whose component is new reads it in domain/ics, and takes it in and writes it here.
 */
export interface Exchange {
  /** Containers are there before items are put into them; what is attached comes after what it belongs to. */
  readonly stage: 'containers' | 'items' | 'attached';
  takes(incoming: Incoming): Taking;
  /** What stays in the file where the kind is not wanted. */
  left?(counts: ComponentCounts): Partial<Imported['not_imported']>;
  gives(outgoing: Outgoing): Giving;
}
