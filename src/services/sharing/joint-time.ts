import type { Caller } from '../../domain/caller.ts';
import type { SlotQuery } from '../../domain/free-slots/find.ts';
import { type Attendant, findJointSlots, type JointSlot } from '../../domain/free-slots/joint.ts';
import { messages } from '../../messages/index.ts';
import { type FreeTimeInput, findFreeTime } from '../availability/free-time.ts';
import { anyHoursOf, hoursOf } from '../availability/policy.ts';
import type { Database } from '../change/database.ts';
import type { Result, Slot } from '../change/envelope.ts';
import { circlesOf, type Person, peopleBy } from '../people/circle.ts';
import type { Peers } from '../people/peers.ts';
import { busyOf, checkWindow } from './calendars.ts';

export interface FindTimeInput extends FreeTimeInput {
  /** Names of people who share with the caller, or share groups. */
  readonly participants?: readonly string[] | undefined;
}

/** A slot at which not everybody can come. */
interface PartSlot extends Slot {
  missing?: string[];
}

export type JointTimeResult = Result<{ slots: PartSlot[] }>;

/**
 * Times at which the caller and others are free: each within their own hours in their own zone. All of them, or else as
 * many as can be, with who is missing. Throws UserError NOT_FOUND for a name that nobody who shares has.
 */
export async function findJointTime(
  database: Database,
  peers: Peers,
  caller: Caller,
  { participants, ...input }: FindTimeInput & { readonly participants: readonly string[] },
): Promise<JointTimeResult> {
  const people = peopleBy(await circlesOf(database, caller), caller, participants);
  let found: readonly JointSlot[] = [];
  const result = await findFreeTime(database, caller, input, async (query, usual) => {
    checkWindow(caller, query.window);
    found = findJointSlots({ ...query, others: await attendants(peers, people, query, usual) });
    return { slots: found, said: saidOf(caller, people, found) };
  });
  const { slots, assumptions = [] } = result;
  if (!slots) return result;
  return {
    ...result,
    assumptions: [...assumptions, messages(caller).sharing.ownHours],
    slots: slots.map((slot, index) => {
      const missing = (found[index]?.missing ?? []).flatMap((one) => people[one]?.name ?? []);
      return missing.length === 0 ? slot : { ...slot, missing };
    }),
  };
}

/** For how many of all, the caller among them, the slots are. */
function saidOf(caller: Caller, people: readonly Person[], found: readonly JointSlot[]): string {
  const said = messages(caller).sharing;
  const [count, all] = [found.length, people.length + 1];
  const missing = found[0]?.missing.length ?? 0;
  return missing === 0 ? said.jointSlots({ count, all }) : said.partlySlots({ count, free: all - missing, all });
}

/** What the search has to know of people. `usual`: in the hours in which they work. */
const attendants = (
  peers: Peers,
  people: readonly Person[],
  { window, bufferMs }: Pick<SlotQuery, 'window' | 'bufferMs'>,
  usual: boolean,
): Promise<Attendant[]> =>
  Promise.all(
    people.map(async ({ user }): Promise<Attendant> => {
      const peer = await peers.as(user);
      const around = { from: window.from - bufferMs, to: window.to + bufferMs };
      return {
        zone: peer.zone,
        hours: usual ? hoursOf(peer) : anyHoursOf(peer),
        busy: await busyOf(peers, peer, around),
      };
    }),
  );
