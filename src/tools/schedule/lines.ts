import type { EventView } from '../../services/events/present.ts';

/** One event as one line that is enough to act on: id, version, and for a series the occurrence. */
export function eventLine(event: EventView): string {
  const parts = [
    event.when,
    event.title,
    event.location && `@ ${event.location}`,
    event.show_as !== 'busy' && !(event.all_day && event.show_as === 'free') && event.show_as,
    event.repeat_text && `↻ ${event.repeat_text}`,
    `${event.id} v${event.version}`,
    event.occurrence && `occurrence ${event.occurrence}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
