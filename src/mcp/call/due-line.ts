import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { visible } from '../../present/visible.ts';
import type { Services } from '../../services/index.ts';
import { MOST_DUE } from '../../services/reminders/most-due.ts';
import type { Connection } from './connection.ts';
import type { ToolSpec } from './tool.ts';

/** Characters of a title that the line shows. */
const TITLE = 80;

/** What a result says of due reminders. */
export interface DueLine {
  readonly text: string;
  /** Of the reminders, as the connection remembers what it was told. */
  readonly keys: readonly string[];
}

/**
 * One line about what has come due since the connection was last told of it;
 * undefined when there is nothing, or when the tool is about reminders itself.
 * It only states facts: a title is text of the user, not a wish.
 */
export async function dueLine(
  { toolset }: ToolSpec,
  { toolsets, memory }: Connection,
  services: Services,
  caller: Caller,
): Promise<DueLine | undefined> {
  if (toolset === 'reminder' || !toolsets.has('reminder')) return undefined;
  const due = await services.reminders.due(caller, memory.dueTold);
  const [first, ...others] = due;
  if (!first) return undefined;
  const keys = due.map(({ key }) => key);
  for (const key of keys) memory.dueTold.add(key);
  const { id, title, when, occurrence } = first.view;
  const shown = JSON.stringify(title.slice(0, TITLE));
  const count = `${others.length}${others.length + 1 < MOST_DUE ? '' : '+'}`;
  const parts = [when, id, occurrence !== undefined && `occurrence ${occurrence}`].filter(Boolean).join(' · ');
  const more = others.length > 0 ? count : undefined;
  return { text: visible(messages(caller).call.reminderDue({ what: `${shown} · ${parts}`, more })), keys };
}
