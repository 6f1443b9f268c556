import fc from 'fast-check';
import type { TrackedTable } from '../../../src/db/schema.ts';
import { type EventCommand, eventCommands } from './events.ts';
import { type GroupCommand, groupCommands } from './groups.ts';
import type { Weighted } from './kind.ts';
import { type MemoryCommand, memoryCommands } from './memory.ts';
import { type MemoCommand, memoCommands } from './memos.ts';
import { type ReminderCommand, reminderCommands } from './reminders.ts';
import { type RescheduleCommand, rescheduleCommands } from './reschedule.ts';
import { type ShareCommand, shareCommands } from './shares.ts';
import { type TodoCommand, todoCommands } from './todos.ts';
import { type UndoCommand, undoCommands } from './undo.ts';

export type Command =
  | { readonly kind: 'nothing' }
  | EventCommand
  | TodoCommand
  | ReminderCommand
  | MemoryCommand
  | MemoCommand
  | GroupCommand
  | RescheduleCommand
  | ShareCommand
  | UndoCommand;

/** A seed draws other commands when the order is another. */
const COMMANDS: readonly Weighted<Command>[] = [
  { weight: 1, arbitrary: fc.constant<Command>({ kind: 'nothing' }) },
  ...eventCommands,
  ...todoCommands,
  ...reminderCommands,
  ...memoryCommands,
  ...memoCommands,
  ...groupCommands,
  ...rescheduleCommands,
  ...shareCommands,
  ...undoCommands,
];

/** Any commands. */
export const mixed = (length: number): fc.Arbitrary<Command[]> =>
  fc.array(fc.oneof({ withCrossShrink: true }, ...COMMANDS), { minLength: length, maxLength: length });

/** What rows of a table are about, besides groups and events. */
const NEEDS: Partial<Record<TrackedTable, readonly TrackedTable[]>> = {
  events: ['share_groups'],
  share_members: ['share_groups'],
};

/** Adds, and then commands each of which changes rows of one table, is taken back at once, and done again. */
export function changesOf(table: TrackedTable, length: number): fc.Arbitrary<Command[]> {
  const drawn = (of: (one: Weighted<Command>) => boolean, times: number) =>
    fc.array(fc.oneof(...COMMANDS.filter(of)).map(insisting), { minLength: times, maxLength: times });
  const needed: readonly (string | undefined)[] = [table, 'groups', 'events', ...(NEEDS[table] ?? [])];
  const adds = drawn(({ adds: added }) => added !== undefined && needed.includes(added), 12);
  const changes = drawn((one) => one.changes === table, length);
  return fc
    .tuple(adds, changes)
    .map(([first, then]) => [...first, ...then.flatMap((one): Command[] => [one, { kind: 'back and forth' }])]);
}

/** Goes through with what is asked. */
const insisting = (one: Command): Command => ('insist' in one ? { ...one, insist: true } : one);
