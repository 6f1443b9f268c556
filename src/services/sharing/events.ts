import { readWindow } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { type Role, roleFor } from '../../domain/sharing/role.ts';
import type { Window } from '../../domain/time/event.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { circleBy, circlesOf, sharingOf } from '../people/circle.ts';
import type { Peers } from '../people/peers.ts';
import { type Found, whenOf } from '../series/present.ts';
import { checkWindow, eventsOf, merged } from './calendars.ts';
import { isVisible, type SharedEvent, sharedView } from './visible.ts';

export interface SharedInput {
  /** Id or name of a share group. */
  readonly group: string;
  readonly start: string;
  readonly end?: string | undefined;
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
        const { found, rest } = await eventsOf(peers, peer, window);
        const role = roleFor(sharingOf(member), caller.user);
        return sharedOf(caller, peer, { name: member.name, role, group: group.id, window, found, rest });
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
  /** Time of which is not known what is in it: it counts as taken. */
  readonly rest: readonly Window[];
}

/** What of somebody's calendar is shared. */
function sharedOf(
  caller: Caller,
  peer: Caller,
  { name, role, group, window, found, rest }: Seen,
): { readonly events: SharedEvent[]; readonly busy: BusyTime[] } {
  const isShown = ({ row }: Found): boolean => isVisible(row, role, [group]);
  const taken = found.filter((one) => !isShown(one) && one.row.show_as !== 'free');
  const unknown = rest.map(({ from, to }) => ({ start: from, end: to }));
  return {
    events: found.filter(isShown).map((one) => sharedView(caller, peer, one, name)),
    busy: merged([...taken, ...unknown], window).map(({ from, to }) => ({
      member: name,
      start: isoWithOffset(from, caller.zone),
      end: isoWithOffset(to, caller.zone),
      when: whenOf(caller, { start: from, end: to }, false),
    })),
  };
}
