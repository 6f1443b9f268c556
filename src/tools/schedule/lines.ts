import type { EventView } from '../../services/events/present.ts';
import type { GroupView } from '../../services/groups/present.ts';

/** One event as one line that is enough to act on: id, version, and for a series the occurrence. */
export function eventLine(event: EventView, groups: readonly GroupView[] = []): string {
  const group = groups.find(({ id }) => id === event.group)?.name ?? event.group;
  const parts = [
    event.when,
    event.title,
    event.location && `@ ${event.location}`,
    event.show_as !== 'busy' && !(event.all_day && event.show_as === 'free') && event.show_as,
    group && `▪ ${group}`,
    event.repeat_text && `↻ ${event.repeat_text}`,
    `${event.id} v${event.version}`,
    event.occurrence && `occurrence ${event.occurrence}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
