import type { OwnEvent } from '../../db/repos/events.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Invitee } from '../../domain/ics/invite.ts';
import { type Invitation, readInvitation } from '../../domain/invitation.ts';
import { type Case, learnedLead, learnedLength, learnedPlace } from '../../domain/learn/usual.ts';
import { foldedTitle } from '../../domain/learn/words.ts';
import { readPlace } from '../../domain/place.ts';
import { MINUTE } from '../../domain/time/wall.ts';
import { type OwnEvents, ownEvents } from './own-events.ts';

/** How long an event is of which nothing is known. */
const FIXED = 60;

/** The caller as one whose events tell how others usually are, unless the profile forbids that. What is kept of it in memory goes with what it was read from. */
export async function withUsual(executor: Executor, caller: Caller): Promise<Caller> {
  if (!caller.learns) return caller;
  const { rows, leads } = await ownEvents(executor, caller.user, caller.now);
  const { now } = caller;
  let told: readonly Cases[] | undefined;
  const cases = <Kind extends keyof Cases>(kind: Kind): Cases[Kind][] => {
    told ??= rows.map((row) => casesOf(row, leads));
    return told.map((one) => one[kind]);
  };
  return {
    ...caller,
    usual: {
      length: (about) => learnedLength(cases('length'), about, { fixed: FIXED, now }),
      place(about) {
        const learned = learnedPlace(cases('place'), about, now);
        if (learned?.value == null) return undefined;
        const row = rows.find(({ location }) => location !== null && foldedTitle(location) === learned.value);
        if (row?.location == null) return undefined;
        const place = row.location_place === null ? undefined : readPlace(row.location_place);
        return { ...learned, value: { location: row.location, place } };
      },
      leads(about) {
        const learned = learnedLead(cases('lead'), about, now);
        return learned?.value == null ? undefined : { ...learned, value: learned.value.split(' ').map(Number) };
      },
    },
  };
}

interface Cases {
  /** In minutes. */
  readonly length: Case<number>;
  readonly place: Case<string | null>;
  readonly lead: Case<string | null>;
}

/** A row whose event or reminders were changed is another one. */
const known = new WeakMap<OwnEvent, Cases>();

/** What an event tells of others like it. */
function casesOf(row: OwnEvent, leads: OwnEvents['leads']): Cases {
  const before = known.get(row);
  if (before) return before;
  const { title, group_id: group, created_at: at, location } = row;
  const about = { name: foldedTitle(title), group, at, labels: peopleIn(readInvitation(row.invitation)) };
  const cases = {
    length: { ...about, value: Math.round(row.ms / MINUTE) },
    place: { ...about, value: location === null ? null : foldedTitle(location) },
    lead: { ...about, value: leads.get(row.id) ?? null },
  };
  known.set(row, cases);
  return cases;
}

/** Who comes to an event: names and addresses. */
export const peopleIn = (invitation: Invitation | undefined): string[] =>
  (invitation?.attendees ?? []).flatMap(namesOf);

/** What a person is known by. */
export const namesOf = ({ name, email }: Partial<Invitee>): string[] =>
  [name, email].flatMap((one) => (one === undefined ? [] : [foldedTitle(one)]));
