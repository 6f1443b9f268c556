import { listOwnEvents, type OwnEvent } from '../../db/repos/events.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { type Invitation, nameOfPerson, readInvitation } from '../../domain/invitation.ts';
import { type Case, learnedLead, learnedLength, learnedPlace } from '../../domain/learn/usual.ts';
import { foldedTitle } from '../../domain/learn/words.ts';
import { readPlace } from '../../domain/place.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';

/** The newest events that are learned from. */
const MOST = 500;
/** What begins later is no habit yet. */
const AHEAD = 60 * DAY;
/** How long an event is of which nothing is known. */
const FIXED = 60;

/** The caller as one whose events tell how others usually are, unless the profile forbids that. Nothing is kept of it. */
export async function withUsual(executor: Executor, caller: Caller): Promise<Caller> {
  if (!caller.learns) return caller;
  const rows = await listOwnEvents(executor, caller.user, { until: caller.now + AHEAD, most: MOST });
  const leads = await leadsOf(executor, caller, rows);
  const { now } = caller;
  const cases = <Value>(read: (row: OwnEvent) => Value): Case<Value>[] =>
    rows.map((row) => ({
      ...{ title: row.title, group: row.group_id, at: row.created_at, value: read(row) },
      labels: peopleIn(readInvitation(row.invitation)),
    }));
  const lengths = cases(({ ms }) => Math.round(ms / MINUTE));
  const places = cases(({ location }) => (location === null ? null : foldedTitle(location)));
  const reminded = cases(({ id }) => leads.get(id) ?? null);
  return {
    ...caller,
    usual: {
      length: (about) => learnedLength(lengths, about, { fixed: FIXED, now }),
      place(about) {
        const learned = learnedPlace(places, about, now);
        const row = rows.find(({ location }) => location !== null && foldedTitle(location) === learned?.value);
        if (!learned || row?.location == null) return undefined;
        const place = row.location_place === null ? undefined : readPlace(row.location_place);
        return { ...learned, value: { location: row.location, place } };
      },
      leads(about) {
        const learned = learnedLead(reminded, about, now);
        return learned?.value == null ? undefined : { ...learned, value: learned.value.split(' ').map(Number) };
      },
    },
  };
}

/** Of each event that has reminders of its own how many minutes before, as one text. */
async function leadsOf(executor: Executor, { user }: Caller, rows: readonly OwnEvent[]): Promise<Map<string, string>> {
  const ids = rows.map(({ id }) => id);
  const leads = new Map<string, number[]>();
  for (const { title, event_id: id, minutes_before: minutes } of await remindersOf(executor, user, ids)) {
    if (id === null || minutes === null || title !== '') continue;
    leads.set(id, [...(leads.get(id) ?? []), minutes]);
  }
  return new Map([...leads].map(([id, minutes]) => [id, minutes.sort((a, b) => b - a).join(' ')]));
}

/** Who comes to an event. */
export const peopleIn = (invitation: Invitation | undefined): string[] =>
  (invitation?.attendees ?? []).map((one) => foldedTitle(nameOfPerson(one)));
