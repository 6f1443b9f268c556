import type { GroupRow } from '../../db/schema.ts';
import type { UsualLength } from '../../domain/arguments/event-time.ts';
import type { Caller } from '../../domain/caller.ts';
import { readInvitee } from '../../domain/ics/invite.ts';
import type { Invitation } from '../../domain/invitation.ts';
import type { About } from '../../domain/learn/usual.ts';
import { foldedTitle } from '../../domain/learn/words.ts';
import type { Alert } from '../../domain/quick-add/alarm.ts';
import type { Series } from '../../domain/time/event.ts';
import { messages } from '../../messages/index.ts';
import type { EventFields } from '../series/draft.ts';
import { namesOf, peopleIn } from './usual.ts';

interface Said {
  readonly title: string;
  readonly invitation?: Invitation | undefined;
  /** Who is invited, as the call says it. */
  readonly attendees?: readonly string[] | undefined;
}

type Where = Pick<EventFields, 'location' | 'location_place'>;

const aboutOf = (said: Said, group: GroupRow | undefined): About => ({
  ...{ name: foldedTitle(said.title), group: group?.id ?? null },
  labels: peopleOf(said),
});

/** Who comes: names and addresses. */
const peopleOf = ({ invitation, attendees = [] }: Said): string[] => [
  ...peopleIn(invitation),
  ...attendees.flatMap((text) => namesOf(readInvitee(text) ?? { name: text })),
];

/** How long an event is of which nothing says it: as its group has it, the profile, or others of its kind. */
export function usualLength(caller: Caller, group: GroupRow | undefined, said: Said): UsualLength | undefined {
  if (group?.default_duration_minutes != null) return { minutes: group.default_duration_minutes, from: group.name };
  if (caller.usualMinutes !== undefined) return { minutes: caller.usualMinutes };
  const learned = caller.usual?.length(aboutOf(said, group));
  return learned && { minutes: learned.value, cases: { agreeing: learned.agreeing, all: learned.cases } };
}

/** Where an event at an hour is of which nothing says it, as others of its title. */
export function usualPlace(
  caller: Caller,
  input: Said & Where & Pick<EventFields, 'share_with'>,
  { series, group }: { readonly series: Series; readonly group: GroupRow | undefined },
): { where: Where; assumptions: string[] } {
  const isSaid = input.location !== undefined || input.location_place !== undefined;
  // What others get to see holds nothing that the user has not said.
  const isGuessed = !isSaid && !series.time.allDay && input.share_with === undefined && peopleOf(input).length === 0;
  const learned = isGuessed ? caller.usual?.place(aboutOf(input, group)) : undefined;
  if (!learned) return { where: {}, assumptions: [] };
  const { location, place } = learned.value;
  return {
    where: { location, location_place: place },
    assumptions: [
      messages(caller).events.learnedPlace({ place: location, agreeing: learned.agreeing, all: learned.cases }),
    ],
  };
}

/** When one is reminded of an event of which nothing says it, as of others of its kind. */
export function usualLeads(
  caller: Caller,
  input: Said,
  group: GroupRow | undefined,
): { alerts: readonly Alert[]; assumptions: string[] } {
  const learned = caller.usual?.leads(aboutOf(input, group));
  if (!learned) return { alerts: [], assumptions: [] };
  const { value: minutes, agreeing, cases: all } = learned;
  return {
    alerts: minutes.map((one) => ({ minutes: one })),
    assumptions: [messages(caller).events.learnedReminder({ minutes, agreeing, all })],
  };
}
