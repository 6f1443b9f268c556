import type { Caller } from '../../domain/caller.ts';
import { noteText } from '../../domain/ics/note-words.ts';
import { Notes } from '../../domain/ics/notes.ts';
import { type CalendarFile, readCalendar } from '../../domain/ics/read.ts';
import type { KindName } from '../../domain/kinds.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import type { Imported, Incoming, Taking } from '../change/exchange.ts';
import type { Recorder } from '../change/recorder.ts';
import { type Outcome, write } from '../change/write.ts';
import { type Part, partsOf } from './parts.ts';
import { importedBy } from './versions.ts';

export interface ImportInput {
  /** Text of an iCalendar file. */
  readonly ics: string;
  /** Leave out what cannot be read instead of refusing the file. */
  readonly skipBroken?: boolean | undefined;
  /** Say what would come, and write nothing. */
  readonly dryRun?: boolean | undefined;
  /** Kinds of items that are left in the file, and counted. */
  readonly without?: readonly KindName[] | undefined;
  /** Called from time to time with how many items are done. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Aborted when the import is to end, with nothing written. */
  readonly signal?: AbortSignal | undefined;
}

export type ImportResult = Result<{ imported: Imported }>;

/**
 * Takes in a calendar file as one change: wholly, or not at all. What each kind does with
 * its components is said by its feature. Importing a file again changes nothing, and what
 * the user has changed since is left alone unless the file has a higher SEQUENCE.
 * What can be worked out before the write lock is taken, is.
 * Throws UserError when the file cannot be read.
 */
export async function importCalendar(database: Database, caller: Caller, input: ImportInput): Promise<ImportResult> {
  const asked = input.signal ? { ...caller, signal: input.signal } : caller;
  const file = readCalendar(input.ics, {
    skipBroken: input.skipBroken ?? false,
    defaultZone: caller.zone,
    language: caller.language,
  });
  const { without = [] } = input;
  const incoming: Incoming = {
    file,
    notes: new Notes(),
    isWanted: (kind) => !without.includes(kind),
    place: ({ categories }) => ({ groupId: undefined, rest: categories }),
    alarmed: [],
  };
  const parts = partsOf(database.kinds);
  // Containers that are here already take in items of the file, also where the file brings none.
  const takings = parts
    .filter(({ kind, exchange }) => exchange.stage === 'containers' || incoming.isWanted(kind))
    .map(({ exchange }) => exchange.takes(incoming));
  for (const taking of takings) await taking.prepare?.(database.db, asked);
  return write<ImportResult>(database, asked, {}, (recorder) =>
    importInside(recorder, input, { incoming, takings, left: leftOf(parts, incoming) }),
  );
}

function leftOf(parts: readonly Part[], { file, isWanted }: Incoming): Imported['not_imported'] {
  const unwanted = parts.filter(({ kind }) => !isWanted(kind));
  return Object.assign({ todos: 0, alarms: 0 }, ...unwanted.map(({ exchange }) => exchange.left?.(file.counts)));
}

interface Prepared {
  readonly incoming: Incoming;
  readonly takings: readonly Taking[];
  readonly left: Imported['not_imported'];
}

async function importInside(
  recorder: Recorder,
  { dryRun = false, onProgress }: ImportInput,
  { incoming, takings, left }: Prepared,
): Promise<Outcome<ImportResult>> {
  const { caller, pause } = recorder;
  // Another process may have imported the same file, or made a group of the same name, or taken one away.
  let moved = false;
  for (const taking of takings) moved = ((await taking.hasMoved?.(recorder, moved)) ?? false) || moved;
  const total = takings.reduce((sum, taking) => sum + taking.total, 0);
  let done = 0;
  const advance = async (items: number): Promise<void> => {
    done += items;
    if (items > 0) onProgress?.(done, total);
    await pause();
  };
  const isImport = importedBy(recorder);
  const imported = nothing(incoming.file, left);
  for (const taking of takings) Object.assign(imported, await taking.takeIn(recorder, { isImport, advance }));
  await recorder.project();
  imported.notes = [...incoming.file.notes, ...incoming.notes.list()].map((note) => noteText(caller.language, note));
  for (const taking of takings) Object.assign(imported, await taking.sum?.(recorder));
  // Their ids would be those of events that never come to be.
  if (dryRun) imported.conflicts = [];
  const message = messageOf(caller, imported, dryRun);
  if (dryRun) return { asks: { status: 'final', message, imported } };
  const suggestions = (await Promise.all(takings.map((taking) => taking.suggest?.(recorder) ?? []))).flat();
  const { added: events, todos } = imported;
  return {
    summary: messages(caller).exchange.importedCalendar({ events, todos: todos?.added ?? 0 }),
    done: { status: 'final', message, imported, ...(suggestions.length > 0 && { suggestions }) },
  };
}

const nothing = ({ skipped }: CalendarFile, left: Imported['not_imported']): Imported => ({
  ...{ added: 0, updated: 0, unchanged: 0, cancelled: 0 },
  skipped: [...skipped],
  notes: [],
  not_imported: left,
  overlaps: 0,
  conflicts: [],
});

function messageOf(caller: Caller, imported: Imported, dryRun: boolean): string {
  const { todos, reminders = 0, groups = 0, skipped } = imported;
  return messages(caller).exchange.imported({
    ...{ dryRun, reminders, groups },
    ofEvents: imported,
    ofTodos: todos,
    skipped: skipped.length,
  });
}
