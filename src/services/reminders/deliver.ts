import {
  dropOvertaken,
  type Lease,
  listUndelivered,
  renewLease,
  settleDelivery,
  sweepDeliveries,
  takeLease,
} from '../../db/repos/deliveries.ts';
import { nextPending } from '../../db/repos/trigger-schedule.ts';
import type { Caller } from '../../domain/caller.ts';
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

export interface Delivery {
  readonly channel: Channel;
  /** This process. */
  readonly owner: string;
  /** Called between taking a notice and sending it; false when somebody else has taken it since. */
  readonly isMine?: (renew: () => Promise<boolean>) => Promise<boolean>;
}

export interface Delivered {
  readonly count: number;
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

interface Taken {
  readonly lease: Lease;
  readonly view: ReminderView;
}

/**
 * Tells the user of what is due, at least once, in any number of processes: what
 * is due is taken under a lease, and sent if the lease is still the newest. Does
 * one indexed read when nothing is due. Rejects with the first failure of the channel, after the rest was sent.
 */
export async function deliverDue(database: Database, caller: Caller, delivery: Delivery): Promise<Delivered> {
  const next = await nextPending(database.db, caller.user);
  if (next === undefined || next > caller.now) return { count: 0, next };
  const taken = await takeDue(database, caller, delivery.owner);
  let count = 0;
  const failures: unknown[] = [];
  for (const { notice, parts } of noticesOf(caller, taken)) {
    try {
      count += await send(database, caller, delivery, { notice, leases: parts.map(({ lease }) => lease) });
    } catch (error) {
      // The others do not wait for one that cannot be sent: it would be the first again and again.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return { count, next: await nextPending(database.db, caller.user) };
}

function takeDue(database: Database, caller: Caller, owner: string): Promise<Taken[]> {
  return database.db.transaction().execute(async (executor) => {
    const { user, now } = caller;
    await keepTriggerScheduleCurrent(executor, caller, database.tzdata);
    await dropOvertaken(executor, user, now);
    await sweepDeliveries(executor, user, now - KEPT);
    const waiting = await listUndelivered(executor, user, now);
    const missed = waiting.filter(({ fire_at }) => isMissed(fire_at, now));
    const keys = missed.length > 0 ? missed : waiting.slice(0, MOST);
    const views = new Map((await dueOf({ db: executor }, caller, keys)).map((one) => [one.key, one.view]));
    const taken: Taken[] = [];
    for (const key of keys) {
      const view = views.get(keyOf(key));
      const lease = await takeLease(executor, user, key, { owner, until: now + LEASE_MS });
      if (view) taken.push({ lease, view });
      // Listed and not due: nobody is told.
      else await settleDelivery(executor, user, lease, { at: now, channel: '', batch: '' });
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

/** Sends one notice if all that it tells of is still in our hands; else it will be told of anew. */
async function send(
  database: Database,
  { user, now }: Caller,
  { channel, isMine = (renew) => renew() }: Delivery,
  { notice, leases }: { readonly notice: Notice; readonly leases: readonly Lease[] },
): Promise<number> {
  const until = now + 2 * LEASE_MS;
  // In one transaction: a commit for each of many would outlast the lease.
  const renew = (): Promise<boolean> =>
    database.db.transaction().execute(async (executor) => {
      let kept = true;
      for (const lease of leases) kept = (await renewLease(executor, user, lease, until)) && kept;
      return kept;
    });
  if (!(await isMine(renew))) return 0;
  await channel.send(notice);
  const batch = crypto.randomUUID();
  await database.db.transaction().execute(async (executor) => {
    for (const lease of leases) await settleDelivery(executor, user, lease, { at: now, channel: channel.name, batch });
  });
  return leases.length;
}
