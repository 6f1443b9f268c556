import { fixedQuery } from '../fixed-query.ts';
import type { DeliveryRow, Executor } from '../schema.ts';

/** Who tells the user of what is due. A process takes an occurrence for a while; its `fence` tells it apart from whoever takes it after that. */

export type DueKey = Pick<DeliveryRow, 'reminder' | 'occurrence' | 'fire_at'>;
/** `channel`: the names of those that have told of it, with blanks between. */
export type Lease = DueKey & Pick<DeliveryRow, 'owner' | 'fence' | 'channel'>;

/** A lease that would last longer than this was given by a clock that was ahead. */
const LONGEST_MS = 600_000;

const waiting = fixedQuery<DueKey, [string, number, number, number, number]>(
  `select q.reminder, q.occurrence, q.fire_at from reminder_dues as q
    left join deliveries as d on d."user" = q."user" and d.reminder = q.reminder
      and d.occurrence = q.occurrence and d.fire_at = q.fire_at
    where q."user" = ? and q.pending = 1 and q.fire_at <= ? and (q.due_until is null or q.due_until > ?)
      and (d.reminder is null or d.delivered_at is null and (d.lease_until <= ? or d.lease_until > ?))
    order by q.fire_at, q.reminder limit 5000`,
);

/** What is due, has not been delivered, and is in nobody's hands; earliest first. */
export const listUndelivered = (executor: Executor, user: string, now: number): Promise<DueKey[]> =>
  waiting(executor, user, now, now, now, now + LONGEST_MS);

const overtaken = fixedQuery<never, [string, number]>(
  `update reminder_dues set pending = 0
    where "user" = ? and pending = 1 and occurrence <> '' and due_until is not null and due_until <= ?`,
);

/** What a later occurrence has taken the place of is not waited for any more. */
export async function dropOvertaken(executor: Executor, user: string, now: number): Promise<void> {
  await overtaken(executor, user, now);
}

const take = fixedQuery<Pick<Lease, 'fence' | 'channel'>, (string | number)[]>(
  `insert into deliveries ("user", reminder, occurrence, fire_at, owner, fence, lease_until, delivered_at, channel, batch)
    values (?, ?, ?, ?, ?, 1, ?, null, null, null)
    on conflict ("user", reminder, occurrence, fire_at) do update
      set owner = excluded.owner, fence = deliveries.fence + 1, lease_until = excluded.lease_until
    returning fence, channel`,
);

/** Takes what `listUndelivered` gave, in the same transaction. */
export async function takeLease(
  executor: Executor,
  user: string,
  { reminder, occurrence, fire_at }: DueKey,
  { owner, until }: { readonly owner: string; readonly until: number },
): Promise<Lease> {
  const [row] = await take(executor, user, reminder, occurrence, fire_at, owner, until);
  return { reminder, occurrence, fire_at, owner, fence: row?.fence ?? 1, channel: row?.channel ?? null };
}

const renew = fixedQuery<{ fence: number }, (string | number)[]>(
  `update deliveries set lease_until = ?
    where "user" = ? and reminder = ? and occurrence = ? and fire_at = ? and fence = ? and delivered_at is null
    returning fence`,
);

/** Whether the lease is still the newest one of its occurrence; it lasts until `until` then. */
export async function renewLease(executor: Executor, user: string, lease: Lease, until: number): Promise<boolean> {
  const { reminder, occurrence, fire_at, fence } = lease;
  return (await renew(executor, until, user, reminder, occurrence, fire_at, fence)).length > 0;
}

const settle = fixedQuery<{ fence: number }, (string | number)[]>(
  `update deliveries set delivered_at = ?, channel = ?, batch = ?
    where "user" = ? and reminder = ? and occurrence = ? and fire_at = ? and fence = ? and delivered_at is null
    returning fence`,
);

const done = fixedQuery<never, (string | number)[]>(
  `update reminder_dues set pending = 0
    where "user" = ? and reminder = ? and occurrence = ? and fire_at = ?`,
);

/** Notes that it was delivered, if the lease is still the newest. */
export async function settleDelivery(
  executor: Executor,
  user: string,
  { reminder, occurrence, fire_at, fence }: Lease,
  { at, channel, batch }: { readonly at: number; readonly channel: string; readonly batch: string },
): Promise<void> {
  const settled = await settle(executor, at, channel, batch, user, reminder, occurrence, fire_at, fence);
  if (settled.length > 0) await done(executor, user, reminder, occurrence, fire_at);
}

const mark = fixedQuery<never, (string | number)[]>(
  `update deliveries set channel = ?, batch = ?
    where "user" = ? and reminder = ? and occurrence = ? and fire_at = ? and fence = ? and delivered_at is null`,
);

/** Notes which channels have told of it, while others still have to. */
export async function markTold(
  executor: Executor,
  user: string,
  { reminder, occurrence, fire_at, fence }: Lease,
  { channel, batch }: { readonly channel: string; readonly batch: string },
): Promise<void> {
  await mark(executor, channel, batch, user, reminder, occurrence, fire_at, fence);
}

const old = fixedQuery<never, [string, number]>(
  `delete from deliveries where "user" = ? and fire_at < ? and not exists (
    select 1 from reminder_dues as q
      where q."user" = deliveries."user" and q.reminder = deliveries.reminder
        and q.occurrence = deliveries.occurrence and q.fire_at = deliveries.fire_at)`,
);

/** Forgets deliveries of what went off before `before`, and is due no more: no undo brings that back. */
export async function sweepDeliveries(executor: Executor, user: string, before: number): Promise<void> {
  await old(executor, user, before);
}
