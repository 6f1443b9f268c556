import { messages } from '../../messages/index.ts';
import type { Digest } from '../../services/planning/digest/digest.ts';
import type { EventView } from '../../services/series/present.ts';
import { haveAll, type PromptContext } from '../sheets/prompt.ts';

interface Suggestion {
  /** What the call needs, itself first. */
  readonly tools: readonly [string, ...string[]];
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Holds no stored text: this stands among the instructions. */
  readonly why: string;
}

/** More would be a list of chores. */
const MOST = 4;

/** The arguments by which an update would move it. */
const targetOf = ({ id, occurrence }: EventView): string =>
  JSON.stringify({ id, ...(occurrence !== undefined && { occurrence, scope: 'this' }) });

/** Calls that could be made as they stand, for what a digest shows to be wrong. */
function suggestionsFor({ agenda, todos, reminders }: Digest, { caller }: PromptContext): Suggestion[] {
  const clashes = (agenda?.clashes ?? []).filter(({ hard, second }) => hard && !second.all_day);
  const moves = clashes.slice(0, 2).map(
    ({ second }): Suggestion => ({
      tools: ['check_conflict', 'schedule_update'],
      arguments: { start: second.start, end: second.end, exclude_id: second.id },
      why: messages(caller).prompts.lookForOtherTimes({ target: targetOf(second) }),
    }),
  );
  const reminded = (reminders?.due ?? []).slice(0, 1).map(
    ({ id, occurrence }): Suggestion => ({
      tools: ['reminder_update'],
      arguments: { id, ...(occurrence !== undefined && { occurrence }), action: 'complete' },
      why: messages(caller).prompts.closeReminder,
    }),
  );
  const overdue = (todos?.overdue ?? []).slice(0, 1).map(
    ({ id }): Suggestion => ({
      tools: ['todo_close'],
      arguments: { ids: [id] },
      why: messages(caller).prompts.closeTodo,
    }),
  );
  const unplanned = (todos?.due ?? []).filter(({ planned }) => !planned);
  const due = unplanned.slice(0, 1).map(
    ({ id }): Suggestion => ({
      tools: ['convert_todo_to_event'],
      arguments: { id },
      why: messages(caller).prompts.planTodo,
    }),
  );
  return [...moves, ...reminded, ...overdue, ...due];
}

/** A line for each call that can be made with these tools. */
export const suggestionLines = (digest: Digest, context: PromptContext): string[] =>
  suggestionsFor(digest, context)
    .filter(({ tools }) => haveAll(context.tools, tools))
    .slice(0, MOST)
    .map((one) => `→ ${one.tools[0]} ${JSON.stringify(one.arguments)} · ${one.why}`);
