import { messages } from '../messages/index.ts';
import type { GroupView } from '../services/groups/present.ts';
import type { Reader } from './reader.ts';

/** One group as one line that is enough to act on. */
export function groupLine(group: GroupView, reader: Reader): string {
  const { default_duration_minutes: minutes, default_importance: importance, default_urgency: urgency } = group;
  const parts = [
    `▪ ${group.name}`,
    group.color,
    group.working_hours && messages(reader).profile.shown({ field: 'working_hours', value: group.working_hours }),
    minutes !== undefined && messages(reader).shown.defaultMin({ minutes }),
    importance && messages(reader).shown.defaultImportance({ importance }),
    urgency && messages(reader).shown.defaultUrgency({ urgency }),
    group.description,
    `${group.id} v${group.version}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
