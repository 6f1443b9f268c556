import { updateSyncCalendar } from '../../db/repos/sync-accounts.ts';
import { deleteOutbox, deleteSyncLink, listOutbox, putOutbox, putSyncLink } from '../../db/repos/sync-links.ts';
import type { Executor } from '../../db/schema.ts';
import type { SyncLinkRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { digestOf } from '../../domain/sync/digest.ts';
import { isItem, readObject } from '../../domain/sync/object.ts';
import { digestOfOwn } from '../../domain/sync/own.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';
import type { Database } from '../change/database.ts';
import { ask } from './ask.ts';
import { candidates, type Job, plan } from './dirty.ts';
import { type Held, note } from './held.ts';
import { buried, countThere, toSendAnew } from './links.ts';
import { mostBelieved, takeIn } from './pull.ts';
import type { CalendarServer, FetchedObject, Written } from './server.ts';
import type { TakenIn } from './take-in.ts';

export interface Pushed {
  created: number;
  updated: number;
  removed: number;
  /** Objects that the server does not take. */
  refused: number;
  /** So many would be taken away that the user is asked first. */
  held: number;
  /** Items that were changed there again and again meanwhile: they wait for the next run. */
  late: number;
  /** Changes that stay here, since the calendar is not to be written. */
  kept: number;
}

export const nothingPushed = (): Pushed => ({
  created: 0,
  updated: 0,
  removed: 0,
  refused: 0,
  held: 0,
  late: 0,
  kept: 0,
});

/** Requests under way at a time, and objects whose requests are noted together. */
const IN_FLIGHT = 4;
const NOTED = 50;
/** An object that is changed there again and again waits for the next run. */
const ROUNDS = 3;

/** A request and what came of it. */
interface Answered {
  readonly job: Job;
  readonly written: Written;
}

export interface Pushing {
  /** What came here meanwhile. */
  readonly taken: TakenIn;
  /** So many objects the user agrees to delete there. */
  readonly agreed: number;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Sends what was changed here: new and changed objects first, what is gone last. Each request is noted before it is made,
 * so that one whose answer is lost is not made twice, and what was sent is read back.
 */
export async function push(
  database: Database,
  caller: Caller,
  server: CalendarServer,
  held: Held,
  { taken, agreed, onProgress }: Pushing,
): Promise<Pushed> {
  const pushed = nothingPushed();
  let uids = await candidates(database.db, held);
  for (let round = 0; round < ROUNDS && uids.size > 0; round++) {
    const { jobs, links, gone } = await plan(database.db, caller, held, [...uids]);
    if (links.length + gone.length > 0) await keep(database, held, links, gone);
    const again = new Set<string>();
    const deletes = jobs.filter(({ op }) => op === 'delete');
    const isMany = deletes.length > Math.max(agreed, mostBelieved(countThere(held.links)));
    if (isMany) pushed.held = deletes.length;
    const order = [...jobs.filter(({ op }) => op !== 'delete'), ...(isMany ? [] : deletes)];
    for (let from = 0; from < order.length; from += NOTED) {
      const batch = order.slice(from, from + NOTED);
      const stopped = await send(database, caller, server, held, { batch, again, pushed, taken });
      if (stopped) {
        pushed.kept += order.length - from - batch.length;
        return pushed;
      }
      onProgress?.(from + batch.length, order.length);
    }
    uids = again;
  }
  pushed.late = uids.size;
  return pushed;
}

const keep = (database: Database, held: Held, links: readonly SyncLinkRow[], gone: readonly string[]): Promise<void> =>
  note(database, held, async (executor) => {
    for (const link of links) await putLink(executor, held, link);
    for (const href of gone) await dropLink(executor, held, href);
  });

async function putLink(executor: Executor, { links }: Held, link: SyncLinkRow): Promise<void> {
  await putSyncLink(executor, link);
  links.set(link.href, link);
}

/** What is here or comes back of an object that is gone goes there anew. */
async function goneLink(
  executor: Executor,
  held: Held,
  href: string,
  next: (link: SyncLinkRow) => SyncLinkRow,
): Promise<void> {
  const link = held.links.get(href);
  await dropLink(executor, held, href);
  if (link) await putLink(executor, held, next(link));
}

async function dropLink(executor: Executor, held: Held, href: string): Promise<void> {
  await deleteSyncLink(executor, held, href);
  held.links.delete(href);
}

interface Sending {
  readonly batch: readonly Job[];
  /** UIDs that are to be looked at again. */
  readonly again: Set<string>;
  readonly pushed: Pushed;
  readonly taken: TakenIn;
}

/** Whether nothing more is to be sent: the calendar is not to be written. */
async function send(
  database: Database,
  caller: Caller,
  server: CalendarServer,
  held: Held,
  { batch, again, pushed, taken }: Sending,
): Promise<boolean> {
  const { user, id: calendar, clock } = held;
  await note(database, held, async (executor) => {
    for (const { op, href, item, sent } of batch) {
      await putOutbox(executor, { user, calendar, href, op, item, sent, at: clock() });
    }
  });
  const { answered, failure } = await request(server, batch);
  const back = failure === undefined ? await readBack(server, held, answered) : [];
  let isReadOnly = false;
  await note(database, held, async (executor) => {
    for (const one of answered) {
      await settle(executor, held, one, { again, pushed });
      if (!one.written.done && one.written.why === 'readonly') isReadOnly = true;
    }
    if (isReadOnly) await updateSyncCalendar(executor, user, calendar, { writable: 0 });
  });
  if (failure !== undefined) throw failure;
  await takeIn(database, caller, held, back, taken);
  return isReadOnly;
}

/** Makes the requests, a few at a time. After one that got no answer no more are made. */
async function request(
  server: CalendarServer,
  batch: readonly Job[],
): Promise<{ answered: Answered[]; failure: unknown }> {
  const answered: Answered[] = [];
  const waiting = [...batch];
  let failure: unknown;
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job && failure === undefined; job = waiting.shift()) {
      try {
        answered.push({ job, written: await written(server, job) });
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return { answered, failure };
}

function written(server: CalendarServer, { op, href, sent, etag }: Job): Promise<Written> {
  if (sent === null) return server.remove(href, etag);
  return server.put(href, sent, op === 'create' ? 'nothing' : { etag });
}

/** What the server has now of what was written, or was found to have been changed by others. */
async function readBack(
  server: CalendarServer,
  { row }: Held,
  answered: readonly Answered[],
): Promise<FetchedObject[]> {
  const wanted = answered.filter(({ job, written: answer }) =>
    answer.done ? job.sent !== null : answer.why === 'changed' && job.op !== 'create',
  );
  if (wanted.length === 0) return [];
  const hrefs = new Set(wanted.map(({ job }) => job.href));
  const brought = (await server.fetch(row.href, [...hrefs])).filter(({ href }) => hrefs.delete(href));
  for (const href of hrefs) {
    const one = await ask(server, href);
    if (one && one !== 'refused') brought.push(one);
  }
  return brought;
}

async function settle(
  executor: Executor,
  held: Held,
  { job, written: answer }: Answered,
  { again, pushed }: Pick<Sending, 'again' | 'pushed'>,
): Promise<void> {
  const { href, op, uid, sent } = job;
  await deleteOutbox(executor, held, href);
  const bury = () => goneLink(executor, held, href, (link) => buried(link, held.clock()));
  if (answer.done) {
    pushed[op === 'delete' ? 'removed' : op === 'create' ? 'created' : 'updated']++;
    if (sent === null) return bury();
    // As it was sent; what the server has made of it is read back.
    return putLink(executor, held, linkOf(held, job, { etag: answer.etag, base: sent }));
  }
  if (answer.why === 'gone') {
    if (op === 'delete') return bury();
    again.add(uid);
    return goneLink(executor, held, href, toSendAnew);
  }
  if (answer.why === 'changed' && op !== 'create') {
    again.add(uid);
    return;
  }
  if (answer.why === 'readonly') {
    pushed.kept++;
    return;
  }
  pushed.refused++;
  // Under which address it is, if it is there, only a listing of everything tells.
  const isThere = answer.why === 'changed' || answer.why === 'elsewhere';
  if (isThere) await updateSyncCalendar(executor, held.user, held.id, { listed_at: null });
  const tried = held.links.get(href);
  await putLink(executor, held, {
    ...(tried ?? linkOf(held, job, { etag: null, base: '' })),
    ...{
      digest: job.digest,
      state: tried?.state === 'gone' ? 'gone' : 'quarantined',
      reason: answer.said,
      tries: (tried?.tries ?? 0) + 1,
    },
    next_try: held.clock() + (isThere ? MINUTE : DAY),
  });
}

const linkOf = (
  { user, id }: Held,
  { href, uid, item, digest }: Job,
  { etag, base }: { readonly etag: string | null; readonly base: string },
): SyncLinkRow => ({
  ...{ user, calendar: id, href, uid, etag, item, base, digest },
  ...{ state: 'ok', reason: null, tries: 0, next_try: null },
});

/** Finds out what became of requests whose answers were never read: a process ended, or a connection broke. */
export async function recover(
  database: Database,
  caller: Caller,
  server: CalendarServer,
  held: Held,
  taken: TakenIn,
): Promise<void> {
  for (const { href, op, item, sent } of await listOutbox(database.db, held)) {
    const there = await ask(server, href);
    if (there === 'refused') continue;
    const reading = { zone: caller.zone, language: caller.language };
    const read = sent === null ? undefined : readObject(sent, reading);
    await note(database, held, async (executor) => {
      await deleteOutbox(executor, held, href);
      const link = held.links.get(href);
      if (!there) {
        if (op === 'delete') await goneLink(executor, held, href, (known) => buried(known, held.clock()));
        return;
      }
      // Only equal words prove that they are ours: another Perch may have made the same event anew, at the same address.
      const isOurs = sent !== null && digestOf(sent) === digestOf(there.ics);
      if (isOurs && read && isItem(read)) {
        const digest = digestOfOwn(read.own);
        const job = { op, uid: read.uid, href, item, etag: null, sent, digest };
        await putLink(executor, held, linkOf(held, job, { etag: null, base: sent }));
      } else if (link) await putLink(executor, held, { ...link, etag: null });
    });
    if (there) await takeIn(database, caller, held, [there], taken);
  }
}
