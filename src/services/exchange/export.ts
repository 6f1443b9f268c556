import { lastChange } from '../../db/repos/export.ts';
import type { Executor } from '../../db/schema.ts';
import { readWindow } from '../../domain/arguments/window.ts';
import { AtOnce } from '../../domain/at-once.ts';
import type { Caller } from '../../domain/caller.ts';
import type { KindName } from '../../domain/kinds.ts';
import type { Suggestion } from '../../domain/suggestions/suggestion.ts';
import type { Window } from '../../domain/time/event.ts';
import { DAY } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { groupOf } from '../items/groups.ts';
import { EVER } from '../series/rows.ts';
import { type ExportedFile, writeFile } from './export-file.ts';

export interface ExportInput {
  /** Without `start` from the beginning, without `end` to the end. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Id or name. */
  readonly group?: string | undefined;
  /** Kinds of items that are not written. */
  readonly without?: readonly KindName[] | undefined;
  /** Told of events and series, as they are written. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

type Exported = Omit<ExportedFile, 'ics' | 'beyond'>;

export type ExportResult = Result<{ exported: Exported; ics: string }>;

/** A calendar that is being changed is read again; then writers wait. */
const TRIES = 3;

/** Calendars that are written at the same time: many at once would take all the time, and the memory, of everybody else. */
const writing = new AtOnce(2);

/**
 * The calendar, or what touches a window of it, as an iCalendar file: all of it
 * as it was at one moment, series whole. The same items make the same bytes, and importing
 * the file into an empty calendar makes the same items. Throws UserError NOT_FOUND for a group.
 */
export async function exportCalendar(database: Database, caller: Caller, input: ExportInput): Promise<ExportResult> {
  const read = windowOf(caller, input);
  if (isQuestion(read)) return read.asks;
  const { window, assumptions } = read;
  const { ics, beyond, ...exported } = await writing.run(() =>
    atOneMoment(database, caller, async (executor) => {
      caller.signal?.throwIfAborted();
      const group = await groupOf(executor, caller, input);
      const { without = [], onProgress } = input;
      return writeFile(executor, caller, database.kinds, { window, groupId: group?.id, without }, onProgress);
    }),
  );
  return {
    status: 'final',
    message: messageOf(caller, exported, window !== undefined || input.group !== undefined) + leftOut(caller, beyond),
    exported,
    ics,
    ...(assumptions.length > 0 && { assumptions }),
    ...(exported.bytes > 0 &&
      (window ?? input.group) !== undefined &&
      isEmpty(exported) && { suggestions: [everything(caller)] }),
  };
}

function windowOf(
  caller: Caller,
  { start, end }: ExportInput,
): { window: Window | undefined; assumptions: string[] } | Question {
  if (start === undefined && end === undefined) return { window: undefined, assumptions: [] };
  const read = readWindow({ start: start ?? FIRST_DAY, end, last: LAST_DAY }, caller);
  if (isQuestion(read)) return read;
  const { window, assumptions } = read;
  return {
    window: { from: start === undefined ? EVER.from : window.from, to: window.to >= LAST_MS ? EVER.to : window.to },
    assumptions,
  };
}

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2200-12-31';
const LAST_MS = Date.parse(LAST_DAY) - DAY;

/** Reads until nothing was changed meanwhile; after a few attempts, in a transaction that keeps others from writing. */
async function atOneMoment<T>({ db }: Database, caller: Caller, read: (executor: Executor) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < TRIES; attempt++) {
    const before = await lastChange(db, caller.user);
    const found = await read(db);
    if ((await lastChange(db, caller.user)) === before) return found;
  }
  return db.transaction().setAccessMode('read only').execute(read);
}

const isEmpty = ({ events, series, todos, reminders }: Exported): boolean =>
  events + series + (todos ?? 0) + reminders === 0;

function messageOf(caller: Caller, exported: Exported, isPart: boolean): string {
  const { events, series, changed, todos = 0, reminders } = exported;
  if (isEmpty(exported)) {
    return isPart ? messages(caller).exchange.nothingToExport : messages(caller).exchange.calendarIsEmpty;
  }
  return messages(caller).exchange.exported({ events, series, changed, todos, reminders });
}

/** Ids that are named. */
const NAMED = 5;

function leftOut(caller: Caller, beyond: readonly string[]): string {
  if (beyond.length === 0) return '';
  const ids = [...beyond.slice(0, NAMED), ...(beyond.length > NAMED ? ['…'] : [])];
  return messages(caller).exchange.leftOut({ count: beyond.length, ids });
}

const everything = (caller: Caller): Suggestion => ({
  use: 'export',
  why: messages(caller).exchange.exportWholeCalendar,
});
