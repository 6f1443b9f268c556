import { listReminders } from '../../db/repos/reminders.ts';
import type { Executor } from '../../db/schema.ts';
import { readWindow } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Envelope } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { hasTitle } from '../items/match.ts';
import { narrowed } from '../items/narrow.ts';
import { hasWords } from '../items/words.ts';
import { withEvents } from './load.ts';
import { shownOf, titleOf, viewOf } from './present.ts';
import { openBetween } from './query.ts';

/** What several reminders have in common. */
export interface ReminderFilter {
  /** The time in which they go off. */
  readonly due_in?: string | undefined;
  readonly query?: string | undefined;
}

export const isFiltered = ({ due_in, query }: ReminderFilter): boolean => due_in !== undefined || query !== undefined;

/** A reminder, of one that repeats the one that is due, or the occurrence that was found. */
export interface PickedReminder {
  readonly id: string;
  readonly occurrence?: string | undefined;
}

export interface SeveralReminders {
  readonly picked: readonly PickedReminder[];
  readonly assumptions: readonly string[];
  says(message: string): Pick<Envelope, 'message' | 'window'>;
}

interface Named extends ReminderFilter {
  readonly ids?: readonly string[] | undefined;
  readonly match?: string | undefined;
}

/** The reminders that a call means by their ids, or the open ones by what they have in common; ids beside that name a part of these. */
export async function severalReminders(
  executor: Executor,
  caller: Caller,
  { ids, match, ...filter }: Named,
): Promise<SeveralReminders | Question> {
  const found = isFiltered(filter) ? await filtered(executor, caller, filter) : undefined;
  if (!found) return { picked: (ids ?? []).map((id) => ({ id })), assumptions: [], says: (message) => ({ message }) };
  if (isQuestion(found)) return found;
  const picked = match === undefined ? found.picked : found.picked.filter((one) => hasTitle(one, match));
  return { ...found, picked: ids === undefined ? picked : await narrowed(executor, caller, picked, ids) };
}

interface Filtered extends SeveralReminders {
  readonly picked: readonly (PickedReminder & { readonly title: string })[];
}

async function filtered(
  executor: Executor,
  caller: Caller,
  { due_in: within, query }: ReminderFilter,
): Promise<Filtered | Question> {
  if (within === undefined) {
    const picked = await withWords(executor, caller, query ?? '');
    return { picked, assumptions: [], says: (message) => ({ message }) };
  }
  const read = readWindow({ start: within }, caller);
  if (isQuestion(read)) return read;
  const { window, assumptions } = read;
  const picked = await openBetween(executor, caller, window, query);
  return { picked, assumptions, says: (message) => inWindow(caller, window, message) };
}

/** Those with these words that are due or to come. */
async function withWords(executor: Executor, caller: Caller, query: string): Promise<Filtered['picked']> {
  const words = hasWords(caller, query);
  const rows = await withEvents(executor, caller, await listReminders(executor, caller.user, true));
  return rows.flatMap((one) => {
    const shown = shownOf(caller, one);
    const isOpen = shown && ['due', 'snoozed', 'pending'].includes(shown.standing.status);
    return isOpen && words(`${titleOf(caller, one)}\n${one.row.notes ?? ''}`) ? [viewOf(caller, shown)] : [];
  });
}
