import type { Caller } from '../../domain/caller.ts';
import type { Overlap } from '../../domain/conflicts/overlap.ts';
import type { SkippedPart } from '../../domain/ics/broken.ts';
import type { ComponentCounts } from '../../domain/ics/components.ts';
import { noteText } from '../../domain/ics/note-words.ts';
import type { Note } from '../../domain/ics/notes.ts';
import { messages } from '../../messages/index.ts';
import { showConflicts } from '../availability/conflicts.ts';
import type { Conflict, Result } from '../change/envelope.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Effect } from './versions.ts';

/** How many of one kind: `unchanged` ones are there already, in this or a later version. */
type Counts = Record<Effect, number>;

/** Counts of events, and what else is to be said. */
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

export type ImportResult = Result<{ imported: Imported }>;

const SHOWN_OVERLAPS = 10;

/** What an import did. */
interface Done {
  readonly events: Counts;
  /** Undefined when they were left in the file. */
  readonly todos: Counts | undefined;
  /** Reminders added; undefined when they were left in the file. */
  readonly reminders: number | undefined;
  /** Groups added. */
  readonly groups: number;
  readonly skipped: readonly SkippedPart[];
  readonly notes: readonly Note[];
  readonly counts: ComponentCounts;
}

export async function reportOf(
  { executor, caller }: Recorder,
  overlaps: readonly Overlap[],
  { events, todos, reminders, groups, skipped, notes, counts }: Done,
): Promise<Imported> {
  return {
    ...events,
    ...(todos && counts.vtodo > 0 && { todos }),
    ...(reminders && { reminders }),
    ...(groups > 0 && { groups }),
    skipped: [...skipped],
    notes: notes.map((note) => noteText(caller.language, note)),
    not_imported: { todos: todos ? 0 : counts.vtodo, alarms: reminders === undefined ? counts.valarm : 0 },
    overlaps: overlaps.length,
    conflicts: await showConflicts(executor, caller, overlaps.slice(0, SHOWN_OVERLAPS)),
  };
}

export function messageOf(caller: Caller, imported: Imported, dryRun: boolean): string {
  const { todos, reminders = 0, groups = 0, skipped } = imported;
  return messages(caller).exchange.imported({
    ...{ dryRun, reminders, groups },
    ofEvents: imported,
    ofTodos: todos,
    skipped: skipped.length,
  });
}

/** What the history says of it. */
export function summaryOf(caller: Caller, events: Counts, todos: Counts | undefined): string {
  return messages(caller).exchange.importedCalendar({ events: events.added, todos: todos?.added ?? 0 });
}
