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

const NOTHING: Command = { kind: 'nothing' };

/** A command that shrinks to none, so that a sequence that fails is told without those that have no part in it. */
const orNothing = (arbitrary: fc.Arbitrary<Command>): fc.Arbitrary<Command> =>
  fc.oneof({ withCrossShrink: true }, { weight: 1, arbitrary: fc.constant(NOTHING) }, { weight: 200, arbitrary });

const times = <T>(arbitrary: fc.Arbitrary<T>, count: number) =>
  fc.array(arbitrary, { minLength: count, maxLength: count });

/**
 * Any commands in any order, each as often as its weight says: dealt from a deck (systematic sampling), as dice would
 * leave some out for several runs on end. Of n commands one of weight w comes ⌊nw/W⌋ or ⌈nw/W⌉ times, where W is the sum
 * of the weights.
 */
export function mixed(length: number): fc.Arbitrary<Command[]> {
  const deck = COMMANDS.flatMap(({ weight }, index) => Array<number>(weight).fill(index));
  const most = ({ weight }: Weighted<Command>): number => Math.ceil((weight * length) / deck.length);
  const hands = COMMANDS.map((one) => times(orNothing(one.arbitrary), most(one)));
  const places = Array.from({ length }, (_, place) => place);
  const order = fc.shuffledSubarray(places, { minLength: length, maxLength: length });
  return fc.tuple(fc.nat(deck.length - 1), order, fc.tuple(...hands)).map(([first, shuffled, dealt]) => {
    const left = dealt.map((hand) => [...hand]);
    const cards = places.map((place) => {
      const card = deck[(first + Math.floor((place * deck.length) / length)) % deck.length] ?? 0;
      return left[card]?.shift() ?? NOTHING;
    });
    return shuffled.flatMap((place) => cards[place] ?? []);
  });
}

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
