import {
  dropOvertaken,
  type Lease,
  listUndelivered,
  markTold,
  renewLease,
  settleDelivery,
  sweepDeliveries,
  takeLease,
} from '../../db/repos/deliveries.ts';
import { nextPending } from '../../db/repos/trigger-schedule.ts';
import type { Caller } from '../../domain/caller.ts';
import type { WorkingHours } from '../../domain/free-slots/working-hours.ts';
import { isQuiet } from '../../domain/quiet.ts';
import { DAY, type Instant, MINUTE } from '../../domain/time/wall.ts';
import type { Database } from '../change/database.ts';
import { dueOf, keyOf } from './due.ts';
import { digestOf, type Notice, noticeOf } from './notice.ts';
import type { ReminderView } from './present.ts';
import { keepTriggerScheduleCurrent } from './trigger-schedule.ts';

export type { Notice } from './notice.ts';

/** A way to reach the user. */
export interface Channel {
  readonly name: string;
  /** Resolves when the notice is on its way; rejects when it cannot be sent. */
  send(notice: Notice): Promise<void>;
}

/** By what the user is reached, and when not. */
export interface Reach {
  readonly channels: readonly Channel[];
  /** Hours in which only what is urgent is told; the rest waits for their end. */
  readonly quiet?: WorkingHours | undefined;
}

export interface Delivery {
  /** Asked when something is due. */
  reach(): Promise<Reach>;
  /** This process. */
  readonly owner: string;
  /** Called between taking a notice and sending it; false when somebody else has taken it since. */
  readonly isMine?: (renew: () => Promise<boolean>) => Promise<boolean>;
}

export interface Delivered {
  /** How many are over and done with. */
  readonly count: number;
  /** What could not be sent, and is tried again. */
  readonly failures: readonly { readonly channel: string; readonly error: unknown }[];
  /** When something is due next, as far as is known now. */
  readonly next: Instant | undefined;
}

/** How long a process has for sending what it took, before another may take it. */
const LEASE_MS = 30_000;
/** What is found later than this was missed: it comes as one notice. */
const MISSED_MS = 10 * MINUTE;
/** More than these at once come as one notice, too. */
const SINGLE = 3;
/** Taken at once by one process, of what is not missed. */
const MOST = 20;
/** Longer than what can be undone. */
const KEPT = 100 * DAY;

/** After so many tries, longer and longer apart, what other channels have told of is let go: three hours. */
const TRIES = 42;
const LONGEST_WAIT_MS = 5 * MINUTE;

interface Taken {
  readonly lease: Lease;
  readonly view: ReminderView;
  /** The channels that have told of it. */
  readonly told: Set<string>;
}

/**
 * Tells the user of what is due, at least once by each channel, in any number of processes: what is due is taken under a
 * lease, and sent if the lease is still the newest. There is one row for what is due, which says who has told of it; what
 * a channel does not take is tried again by that channel alone. Does one indexed read when nothing is due.
 */
export async function deliverDue(database: Database, caller: Caller, delivery: Delivery): Promise<Delivered> {
  const next = await nextPending(database.db, caller.user);
  if (next === undefined || next > caller.now) return { count: 0, failures: [], next };
  const { channels, quiet } = await delivery.reach();
  if (channels.length === 0) return { count: 0, failures: [], next };
  const onlyUrgent = quiet !== undefined && isQuiet(quiet, caller.now, caller.zone);
  const taken = await takeDue(database, caller, { owner: delivery.owner, channels, onlyUrgent });
  const failures: { channel: string; error: unknown }[] = [];
  // Those that answer do not wait for one that does not.
  await Promise.all(
    channels.map(async (channel) => {
      const lacking = taken.filter(({ told }) => !told.has(channel.name));
      for (const { notice, parts } of noticesOf(caller, lacking)) {
        try {
          await send(database, caller, delivery, { notice, parts, channel, channels });
        } catch (error) {
          // The others do not wait for one that cannot be sent: it would be the first again and again.
          failures.push({ channel: channel.name, error });
        }
      }
    }),
  );
  const over = await settle(database, caller, taken, channels);
  return { count: over, failures, next: await nextPending(database.db, caller.user) };
}

function takeDue(
  database: Database,
  caller: Caller,
  {
    owner,
    channels,
    onlyUrgent,
  }: { readonly owner: string; readonly channels: readonly Channel[]; readonly onlyUrgent: boolean },
): Promise<Taken[]> {
  return database.db.transaction().execute(async (executor) => {
    const { user, now } = caller;
    await keepTriggerScheduleCurrent(executor, caller, database.tzdata);
    await dropOvertaken(executor, user, now);
    await sweepDeliveries(executor, user, now - KEPT);
    const waiting = await listUndelivered(executor, user, now);
    const missed = waiting.filter(({ fire_at }) => isMissed(fire_at, now));
    const keys = onlyUrgent ? waiting : missed.length > 0 ? missed : waiting.slice(0, MOST);
    const views = new Map((await dueOf({ db: executor }, caller, keys)).map((one) => [one.key, one.view]));
    const taken: Taken[] = [];
    for (const key of keys) {
      const view = views.get(keyOf(key));
      if (onlyUrgent && view && view.priority !== 'high') continue;
      const lease = await takeLease(executor, user, key, { owner, until: now + LEASE_MS });
      const told = new Set(lease.channel?.split(' ').filter(Boolean));
      if (view && !isToldByAll({ told }, channels)) taken.push({ lease, view, told });
      // Nobody is told: it is listed and not due, or what had not told of it is no longer a channel.
      else await settleDelivery(executor, user, lease, { at: now, channel: lease.channel ?? '', batch: '' });
    }
    return taken;
  });
}

const isMissed = (fireAt: Instant, now: Instant): boolean => fireAt < now - MISSED_MS;

function noticesOf(caller: Caller, taken: readonly Taken[]): { notice: Notice; parts: readonly Taken[] }[] {
  const [first] = taken;
  if (!first) return [];
  const views = taken.map(({ view }) => view);
  if (isMissed(first.lease.fire_at, caller.now)) return [{ notice: digestOf(caller, views, 'missed'), parts: taken }];
  if (taken.length > SINGLE) return [{ notice: digestOf(caller, views, 'due'), parts: taken }];
  return taken.map((one) => ({ notice: noticeOf(caller, one.view), parts: [one] }));
}

interface Sending {
  readonly notice: Notice;
  readonly parts: readonly Taken[];
  readonly channel: Channel;
  readonly channels: readonly Channel[];
}

const isToldByAll = ({ told }: Pick<Taken, 'told'>, channels: readonly Channel[]): boolean =>
  channels.every(({ name }) => told.has(name));

/** Sends one notice if all that it tells of is still in our hands; else it will be told of anew. */
async function send(
  database: Database,
  { user, now }: Caller,
  { isMine = (renew) => renew() }: Delivery,
  { notice, parts, channel, channels }: Sending,
): Promise<void> {
  const until = now + 2 * LEASE_MS;
  // In one transaction: a commit for each of many would outlast the lease.
  const renew = (): Promise<boolean> =>
    database.db.transaction().execute(async (executor) => {
      let kept = true;
      for (const { lease } of parts) kept = (await renewLease(executor, user, lease, until)) && kept;
      return kept;
    });
  if (!(await isMine(renew))) return;
  await channel.send(notice);
  for (const { told } of parts) told.add(channel.name);
  const batch = crypto.randomUUID();
  await database.db.transaction().execute(async (executor) => {
    for (const part of parts) {
      const by = { channel: [...part.told].join(' '), batch };
      if (isToldByAll(part, channels)) await settleDelivery(executor, user, part.lease, { at: now, ...by });
      else await markTold(executor, user, part.lease, by);
    }
  });
}

/** What was not told by all waits for its next try, or is let go; answers how many are over. */
async function settle(
  database: Database,
  { user, now }: Caller,
  taken: readonly Taken[],
  channels: readonly Channel[],
): Promise<number> {
  const rest = taken.filter((one) => !isToldByAll(one, channels));
  if (rest.length === 0) return taken.length;
  let over = taken.length - rest.length;
  await database.db.transaction().execute(async (executor) => {
    for (const { lease, told } of rest) {
      if (told.size > 0 && lease.fence >= TRIES) {
        await settleDelivery(executor, user, lease, { at: now, channel: [...told].join(' '), batch: '' });
        over++;
      } else await renewLease(executor, user, lease, now + waitAfter(lease.fence));
    }
  });
  return over;
}

/** How long until the next try, in milliseconds: half a minute after the first, and twice as long after each. */
const waitAfter = (tries: number): number => Math.min(LEASE_MS * 2 ** Math.min(tries - 1, 10), LONGEST_WAIT_MS);
