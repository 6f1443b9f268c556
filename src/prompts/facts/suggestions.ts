import { say } from '../../domain/say.ts';
import type { Digest } from '../../services/digest/digest.ts';
import { haveAll, type PromptContext } from '../prompt.ts';
import { stored } from '../stored.ts';

interface Suggestion {
  /** What the call needs, itself first. */
  readonly tools: readonly [string, ...string[]];
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly why: string;
}

/** More would be a list of chores. */
const MOST = 4;

/** Calls that could be made as they stand, for what a digest shows to be wrong. */
function suggestionsFor({ agenda, todos, reminders }: Digest, { caller }: PromptContext): Suggestion[] {
  const clashes = (agenda?.clashes ?? [])
    .filter(({ hard, second }) => hard && !second.all_day)
    .slice(0, 2)
    .map(({ second }): Suggestion => {
      const title = stored(second.title, 40);
      return {
        tools: ['check_conflict', 'schedule_update'],
        arguments: { start: second.start, end: second.end, exclude_id: second.id },
        why: say(
          caller,
          `给“${title}”找别的时间，再 schedule_update`,
          `other times for "${title}", then schedule_update`,
        ),
      };
    });
  const reminded = (reminders?.due ?? []).slice(0, 1).map(
    ({ id, occurrence, title }): Suggestion => ({
      tools: ['reminder_update'],
      arguments: { id, ...(occurrence !== undefined && { occurrence }), action: 'complete' },
      why: say(caller, `“${stored(title, 40)}”办好了`, `"${stored(title, 40)}" is done`),
    }),
  );
  const overdue = (todos?.overdue ?? []).slice(0, 1).map(
    ({ id, title }): Suggestion => ({
      tools: ['todo_close'],
      arguments: { ids: [id] },
      why: say(caller, `“${stored(title, 40)}”若已做完`, `if "${stored(title, 40)}" is done`),
    }),
  );
  const due = (todos?.due ?? []).slice(0, 1).map(
    ({ id, title }): Suggestion => ({
      tools: ['convert_todo_to_event'],
      arguments: { id },
      why: say(
        caller,
        `到期前给“${stored(title, 40)}”排个时间`,
        `find time for "${stored(title, 40)}" before it is due`,
      ),
    }),
  );
  return [...clashes, ...reminded, ...overdue, ...due];
}

/** A line for each call that can be made with these tools. */
export function suggestionLines(digest: Digest, context: PromptContext): string[] {
  const possible = suggestionsFor(digest, context).filter(({ tools }) => haveAll(context.tools, tools));
  if (possible.length === 0) return [];
  return [
    say(context.caller, '可以这样做（先问用户）：', 'Ready calls (ask the user first):'),
    ...possible.slice(0, MOST).map((one) => `→ ${one.tools[0]} ${JSON.stringify(one.arguments)} · ${one.why}`),
  ];
}
