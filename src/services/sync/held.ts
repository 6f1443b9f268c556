import { releaseCalendar, renewCalendar, takeCalendar } from '../../db/repos/sync-accounts.ts';
import { listSyncLinks } from '../../db/repos/sync-links.ts';
import type { Executor } from '../../db/schema.ts';
import type { SyncCalendarRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Database } from '../change/database.ts';
import type { Recorder } from '../change/recorder.ts';
import { write } from '../change/write.ts';
import type { TakingFrom } from './take-in.ts';

/** How long a process has a calendar without saying that it is still at it. */
const LEASE_MS = 120_000;

/** Somebody else has taken the calendar, since this process said nothing for too long. */
export class LeaseLost extends Error {}

/** A calendar that this process is at. */
export interface Held extends TakingFrom {
  readonly row: SyncCalendarRow;
  readonly fence: number;
  readonly clock: () => number;
}

/** Takes a calendar and what is known of it; undefined where another process is at it. */
export async function hold(
  { db }: Database,
  { user }: Pick<Caller, 'user'>,
  row: SyncCalendarRow & { readonly group_id: string },
  { owner, clock }: { readonly owner: string; readonly clock: () => number },
): Promise<Held | undefined> {
  const fence = await db.transaction().execute((executor) => {
    const now = clock();
    return takeCalendar(executor, { user, id: row.id }, { owner, now, until: now + LEASE_MS });
  });
  if (fence === undefined) return undefined;
  const links = new Map((await listSyncLinks(db, { user, id: row.id })).map((link) => [link.href, link]));
  return { user, id: row.id, groupId: row.group_id, links, row, fence, clock };
}

export const release = ({ db }: Database, held: Held): Promise<void> =>
  db.transaction().execute((executor) => releaseCalendar(executor, held));

/** Throws LeaseLost. Asked at the beginning of each transaction, so that nothing is written by who has been overtaken. */
async function keep(executor: Executor, held: Held): Promise<void> {
  if (!(await renewCalendar(executor, held, held.clock() + LEASE_MS))) throw new LeaseLost();
}

/** Writes what is known of a calendar, if it is still held. */
export const note = <T>({ db }: Database, held: Held, work: (executor: Executor) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (executor) => {
    await keep(executor, held);
    return work(executor);
  });

/** One change of what is here, if the calendar is still held; what is known of it goes with it. */
export async function change<T>(
  database: Database,
  caller: Caller,
  held: Held,
  { work, summary }: { readonly work: (recorder: Recorder) => Promise<T>; readonly summary: (result: T) => string },
): Promise<T> {
  const links = new Map(held.links);
  try {
    let result: T | undefined;
    await write(database, { ...caller, now: held.clock() }, {}, async (recorder) => {
      await keep(recorder.executor, held);
      result = await work(recorder);
      return { done: { status: 'final', message: '' }, summary: summary(result) };
    });
    return result as T;
  } catch (error) {
    // What was not committed is not known either.
    held.links.clear();
    for (const [href, link] of links) held.links.set(href, link);
    throw error;
  }
}
