import { deleteConfirmation, sweepGuards } from '../../db/repos/guards.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { type CandidateItem, rememberCandidates } from '../../guard/candidates.ts';
import { askConfirmation, type Pending } from '../../guard/confirmations.ts';
import { bindKey, replay } from '../../guard/idempotency.ts';
import type { Database } from '../database.ts';
import { cacheNew, keepCurrent, refreshOccurrences } from '../events/occurrences.ts';
import { isRecurring } from '../events/rows.ts';
import { removeAttached } from '../reminders/attached.ts';
import { keepDuesCurrent, refreshDuesOf } from '../reminders/dues.ts';
import type { Candidate, Envelope } from '../result.ts';
import { SEARCHED } from '../search/searched.ts';
import { settleIndex } from '../search/settle.ts';
import { Recorder } from './recorder.ts';

/** A candidate as a service names it: the tag is given when the list is remembered. */
export interface Listed extends CandidateItem {
  readonly title: string;
  readonly when: string;
}

/**
 * What the work of a write comes to: done, or a question to the user. A
 * question leaves nothing written but what is needed to answer it.
 */
export type Outcome<R extends Envelope> =
  | { readonly done: R; readonly summary: string; readonly undoes?: readonly string[] }
  | { readonly asks: R; readonly pending?: Pending; readonly list?: readonly Listed[] };

/** Ends the transaction without its writes. */
class RolledBack<R extends Envelope> extends Error {
  readonly outcome: Extract<Outcome<R>, { asks: R }>;
  constructor(outcome: Extract<Outcome<R>, { asks: R }>) {
    super('rolled back');
    this.outcome = outcome;
  }
}

/**
 * Runs one change: a single immediate transaction that checks, writes, records
 * the images and binds the idempotency key, or leaves everything as it was.
 */
export async function write<R extends Envelope>(
  database: Database,
  caller: Caller,
  input: { readonly idempotency_key?: string | undefined },
  work: (recorder: Recorder) => Promise<Outcome<R>>,
): Promise<R> {
  let touchesText = false;
  try {
    const done = await database.db.transaction().execute(async (executor) => {
      caller.signal?.throwIfAborted();
      const earlier = await replay<R>(executor, caller, input.idempotency_key, input);
      if (earlier) return earlier;
      await keepCurrent(executor, caller, database.tzdata);
      await keepDuesCurrent(executor, caller, database.tzdata);
      const recorder = new Recorder(executor, caller);
      const outcome = await work(recorder);
      if ('asks' in outcome) throw new RolledBack(outcome);
      await settle(recorder);
      if (!recorder.isEmpty) {
        await recorder.finish(outcome.summary, outcome.undoes ?? null);
        outcome.done.change_id = recorder.changeId;
      }
      await sweepGuards(executor, caller.user, caller.now);
      await bindKey(executor, caller, input.idempotency_key, input, outcome.done);
      await recorder.pause();
      touchesText = recorder.images().some(({ table }) => table in SEARCHED);
      return outcome.done;
    });
    if (touchesText) database.textChanged?.(caller.user);
    return done;
  } catch (error) {
    if (error instanceof RolledBack) return ask(database, caller, error.outcome as Extract<Outcome<R>, { asks: R }>);
    throw error;
  }
}

/**
 * What an earlier call with the same key came to, whatever its words mean by
 * now: asked before they are read, which needs no lock. `write` asks again.
 */
export const earlierResult = <R extends Envelope>(
  { db }: Database,
  caller: Caller,
  input: { readonly idempotency_key?: string | undefined },
): Promise<R | undefined> => replay<R>(db, caller, input.idempotency_key, input);

/** An event that was never there before: nothing of it can be in the cache. */
const isNewSingle = (row: EventRow | null): boolean =>
  row?.version === 1 && row.series_id === null && !isRecurring(row);

/** Rebuilds what is derived from the rows that were touched since the last time; with an event its reminders go. */
export async function settle(recorder: Recorder): Promise<void> {
  const { executor, caller, pause } = recorder;
  const roots = new Set<string>();
  const gone: string[] = [];
  for (const { id, before, after } of recorder.takeUnsettled('events')) {
    if (!before && isNewSingle(after as EventRow | null)) {
      await cacheNew(executor, caller, after as unknown as EventRow);
      continue;
    }
    if (!after) gone.push(id);
    for (const row of [before, after] as (EventRow | null)[]) if (row) roots.add(row.series_id ?? row.id);
  }
  await refreshOccurrences(executor, caller, { roots: [...roots], gone }, pause);
  if (gone.length > 0) await removeAttached(recorder, gone);
  const reminders = recorder.takeUnsettled('reminders').map(({ id }) => id);
  await refreshDuesOf(executor, caller, { reminders, events: [...roots] }, pause);
  await settleIndex(recorder);
}

/** Remembers what the user is asked about, so that the answer can be short. */
async function ask<R extends Envelope>(
  database: Database,
  caller: Caller,
  outcome: Extract<Outcome<R>, { asks: R }>,
): Promise<R> {
  const { asks, pending, list } = outcome;
  if (!pending && !list) return asks;
  return database.db.transaction().execute(async (executor) => {
    if (pending) {
      const { token, expiresAt } = await askConfirmation(executor, caller, pending);
      asks.confirm_token = token;
      asks.expires_at = isoWithOffset(expiresAt, caller.zone);
    }
    if (list) asks.candidates = await listCandidates(executor, caller, list);
    return asks;
  });
}

async function listCandidates(executor: Executor, caller: Caller, list: readonly Listed[]): Promise<Candidate[]> {
  const tag = await rememberCandidates(
    executor,
    caller,
    list.map(({ id, occurrence }) => (occurrence === undefined ? { id } : { id, occurrence })),
  );
  return list.map(({ id, title, when }, index) => ({ ref: `${tag}#${index + 1}`, id, title, when }));
}

/** Takes a question back: the user declined. */
export async function discardConfirmation(database: Database, caller: Caller, token: string): Promise<void> {
  await deleteConfirmation(database.db, caller.user, token);
}
