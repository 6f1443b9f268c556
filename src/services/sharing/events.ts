import { readWindow } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { isPrivate } from '../../domain/sharing/private.ts';
import { allows, type Role, roleFor } from '../../domain/sharing/role.ts';
import type { Window } from '../../domain/time/event.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { circleBy, circlesOf, sharingOf } from '../people/circle.ts';
import type { Peers } from '../people/peers.ts';
import { type EventView, type Found, viewOf, whenOf } from '../series/present.ts';
import { checkWindow, eventsOf, merged } from './calendars.ts';

export interface SharedInput {
  /** Id or name of a share group. */
  readonly group: string;
  readonly start: string;
  readonly end?: string | undefined;
}

/** An event of somebody else. */
export interface SharedEvent {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly when: string;
  readonly all_day: boolean;
  readonly show_as: EventView['show_as'];
  readonly location?: string;
  readonly shared_by: string;
}

/** Time that is taken, of which nothing else is shared. */
export interface BusyTime {
  readonly member: string;
  readonly start: string;
  readonly end: string;
  readonly when: string;
}

export type SharedResult = Result<{ events: SharedEvent[]; busy: BusyTime[] }>;

/** What the others in a share group share with the caller in some time of at most 62 days, and what was given to the group. */
export async function queryShared(
  database: Database,
  peers: Peers,
  caller: Caller,
  input: SharedInput,
): Promise<SharedResult> {
  const { group, members } = circleBy(await circlesOf(database, caller), caller, input.group);
  const read = readWindow(input, caller);
  if (isQuestion(read)) return read.asks;
  const { window, assumptions } = read;
  checkWindow(caller, window);
  const all = await Promise.all(
    members
      .filter(({ user }) => user !== caller.user)
      .map(async (member) => {
        const peer = await peers.as(member.user);
        const found = await eventsOf(peers, peer, window);
        const role = roleFor(sharingOf(member), caller.user);
        return sharedOf(caller, peer, { name: member.name, role, group: group.id, window, found });
      }),
  );
  const events = all.flatMap((one) => one.events).sort(byStart);
  const busy = all.flatMap((one) => one.busy).sort(byStart);
  const said = messages(caller).sharing;
  return {
    status: 'final',
    ...inWindow(caller, window, said.shared({ name: group.name, count: events.length + busy.length })),
    events,
    busy,
    ...(assumptions.length > 0 && { assumptions }),
    ...(members.length === 1 && { warnings: [said.nobodyElse] }),
  };
}

const byStart = (one: { readonly start: string }, other: { readonly start: string }): number =>
  Date.parse(one.start) - Date.parse(other.start);

interface Seen {
  readonly name: string;
  readonly role: Role;
  /** The share group that is looked at. */
  readonly group: string;
  readonly window: Window;
  readonly found: readonly Found[];
}

/** What of somebody's calendar is shared. */
function sharedOf(
  caller: Caller,
  peer: Caller,
  { name, role, group, window, found }: Seen,
): { readonly events: SharedEvent[]; readonly busy: BusyTime[] } {
  const isShown = ({ row }: Found): boolean => !isPrivate(row) && (row.share_with === group || allows(role, 'details'));
  const taken = found.filter((one) => !isShown(one) && one.row.show_as !== 'free');
  return {
    events: found.filter(isShown).map((one) => sharedEvent(caller, peer, one, name)),
    busy: merged(taken, window).map(({ from, to }) => ({
      member: name,
      start: isoWithOffset(from, caller.zone),
      end: isoWithOffset(to, caller.zone),
      when: whenOf(caller, { start: from, end: to }, false),
    })),
  };
}

/** An event in the caller's zone; one that fills days on its own days. Nothing of how its owner keeps it: no groups, sources, reminders. */
function sharedEvent(caller: Caller, peer: Caller, found: Found, name: string): SharedEvent {
  const zone = found.row.all_day === 1 ? peer.zone : caller.zone;
  const view = viewOf({ ...caller, zone }, found);
  const { title, start, end, when, all_day, show_as, location } = view;
  return {
    title,
    start,
    end,
    when,
    all_day,
    show_as,
    ...(location !== undefined && { location }),
    shared_by: name,
  };
}
