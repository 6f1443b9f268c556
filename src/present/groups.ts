import { say } from '../messages/say.ts';
import type { GroupView } from '../services/groups/present.ts';
import type { Reader } from './reader.ts';

/** One group as one line that is enough to act on. */
export function groupLine(group: GroupView, reader: Reader): string {
  const { default_duration_minutes: minutes, default_importance: importance, default_urgency: urgency } = group;
  const parts = [
    `▪ ${group.name}`,
    group.color,
    group.working_hours,
    minutes !== undefined && say(reader, `默认 ${minutes} 分钟`, `default ${minutes} min`),
    importance && say(reader, `默认重要性 ${importance}`, `default importance ${importance}`),
    urgency && say(reader, `默认紧急性 ${urgency}`, `default urgency ${urgency}`),
    group.description,
    `${group.id} v${group.version}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
