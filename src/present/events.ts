import type { GroupView } from '../services/groups/present.ts';
import type { EventView } from '../services/series/present.ts';

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

/** What the full view of an event adds to its line. */
export function eventDetails(
  { description, location_place: place, timezone, source }: EventView,
  zone: string,
): string[] {
  const coordinates =
    place?.longitude === undefined ? undefined : `${place.longitude},${place.latitude} ${place.crs ?? ''}`;
  const elsewhere = timezone === zone ? undefined : timezone;
  const parts = [description, place?.address, coordinates?.trim(), elsewhere, source].filter(Boolean);
  return parts.length > 0 ? [`  ${parts.join(' · ')}`] : [];
}
