import type { Caller } from '../domain/caller.ts';
import { say } from '../domain/say.ts';
import type { Services } from '../services/index.ts';
import type { Connection } from './connection.ts';
import type { ToolSpec } from './tool.ts';
import { visible } from './visible.ts';

/** Characters of a title that the line shows. */
const TITLE = 80;

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
): Promise<string | undefined> {
  if (toolset === 'reminder' || !toolsets.has('reminder')) return undefined;
  const [first, ...others] = await services.reminders.due(caller, memory.dueTold);
  if (!first) return undefined;
  for (const { key } of [first, ...others]) memory.dueTold.add(key);
  const { id, title, when, occurrence } = first.view;
  const shown = JSON.stringify(title.slice(0, TITLE));
  const more = say(
    caller,
    `；另有 ${others.length} 项（reminder_query，status: due）`,
    `; ${others.length} more (reminder_query, status: due)`,
  );
  const parts = [when, id, occurrence !== undefined && `occurrence ${occurrence}`].filter(Boolean).join(' · ');
  return visible(
    `⏰ ${say(caller, '提醒到期：', 'Reminder due: ')}${shown} · ${parts}${others.length > 0 ? more : ''}`,
  );
}
