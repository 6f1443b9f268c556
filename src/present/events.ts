import { nameOfPerson } from '../domain/invitation.ts';
import { messages } from '../messages/index.ts';
import type { EventView } from '../services/series/present.ts';
import type { Reader } from './reader.ts';
import { stored } from './stored.ts';

/** One event as one line that is enough to act on: id, version, and for a series the occurrence. */
export function eventLine(event: EventView, reader: Reader): string {
  const { title, location } = event.shared_by === undefined ? event : asTold(event);
  const parts = [
    event.when,
    title,
    location && `@ ${location}`,
    event.show_as !== 'busy' &&
      !(event.all_day && event.show_as === 'free') &&
      messages(reader).shown.showAs({ showAs: event.show_as }),
    event.group && `▪ ${[event.group, ...others(event)].join(' · ')}`,
    event.repeat_text && `↻ ${event.repeat_text}`,
    ownerOf(event, reader),
    `${event.id} v${event.version}`,
    event.occurrence && `occurrence ${event.occurrence}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Whose event it is, where it is not the reader's. */
function ownerOf({ shared_by: by, shared_in: group }: EventView, reader: Reader): string | undefined {
  if (by === undefined) return undefined;
  const said = messages(reader).sharing;
  const name = stored(by);
  return group === undefined ? said.sharedBy({ name }) : said.sharedIn({ name, group: stored(group) });
}

/** What somebody else wrote. */
const asTold = ({ title, location }: EventView): Pick<EventView, 'title' | 'location'> => ({
  title: stored(title),
  ...(location !== undefined && { location: stored(location) }),
});

/** What the calendar is called elsewhere, where that is not the name of its group. */
const others = ({ group, calendar }: EventView): string[] =>
  calendar === undefined || calendar === group ? [] : [calendar];

/** What the full view of an event adds to its line. */
export function eventDetails(event: EventView, reader: Reader): string[] {
  const { description, location_place: place, timezone, source } = event;
  const coordinates =
    place?.longitude === undefined ? undefined : `${place.longitude},${place.latitude} ${place.crs ?? ''}`;
  const elsewhere = timezone === reader.zone ? undefined : timezone;
  const parts = [description, place?.address, coordinates?.trim(), elsewhere, source].filter(Boolean);
  return [
    ...(parts.length > 0 ? [`  ${parts.join(' · ')}`] : []),
    ...peopleLines(event, reader),
    ...linkLines(event),
    ...(event.reminders ?? []).map(({ when, title, id }) => `  ⏰ ${[when, title, id].filter(Boolean).join(' · ')}`),
  ];
}

function peopleLines({ organizer, attendees = [] }: EventView, reader: Reader): string[] {
  const { answers, invitedBy, with: comes, you } = messages(reader).events.people;
  return [
    ...(organizer ? [`  ${invitedBy({ name: nameOfPerson(organizer) })}`] : []),
    ...(attendees.length > 0
      ? [
          `  ${comes({
            people: attendees.map((one) => {
              const name = nameOfPerson(one);
              return { name: one.me ? you({ name }) : name, answer: answers[one.status] };
            }),
          })}`,
        ]
      : []),
  ];
}

const linkLines = ({ links = [] }: EventView): string[] =>
  links.map(({ url, label }) => `  🔗 ${label === undefined ? '' : `${label} · `}${url}`);
