import { deleteConfirmation, sweepGuards } from '../../db/repos/guards.ts';
import { actAs } from '../../db/repos/scope.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { rememberCandidates } from '../../guard/candidates.ts';
import { askConfirmation } from '../../guard/confirmations.ts';
import { bindKey, replay } from '../../guard/idempotency.ts';
import { messages } from '../../messages/index.ts';
import { type Database, ofUsers } from './database.ts';
import type { Candidate, Envelope } from './envelope.ts';
import { Others } from './others.ts';
import { keepCurrent, projector } from './project.ts';
import type { Listed, Question } from './question.ts';
import { keepWithinQuotas } from './quotas.ts';
import { Recorder } from './recorder.ts';
import { forgetStanding } from './standing.ts';

/** What the work of a write comes to: done, or a question to the user, which leaves nothing written. */
export type Outcome<R extends Envelope> =
  | { readonly done: R; readonly summary: string; readonly undoes?: readonly string[] }
  | Question<R>;

/** Ends the transaction without its writes; never leaves this file. */
class RolledBack extends Error {}

interface Keyed {
  readonly idempotency_key?: string | undefined;
}

/** As `attempt`; a question is remembered and becomes the result. */
export async function write<R extends Envelope>(
  database: Database,
  caller: Caller,
  input: Keyed,
  work: (recorder: Recorder, others: Others) => Promise<Outcome<R>>,
  peers: readonly Caller[] = [],
): Promise<R> {
  const outcome = await attempt(database, caller, input, work, peers);
  return 'asks' in outcome ? ask(database, caller, outcome) : outcome.done;
}

/**
 * Runs one change: a single immediate transaction that checks, writes, records
 * the images and binds the idempotency key, or leaves everything as it was and
 * hands on what is to be asked. With `peers` it may do something in the calendars
 * of these as well, in the same transaction.
 */
export async function attempt<R extends Envelope>(
  database: Database,
  caller: Caller,
  input: Keyed,
  work: (recorder: Recorder, others: Others) => Promise<Outcome<R>>,
  peers: readonly Caller[] = [],
): Promise<{ readonly done: R } | Question<R>> {
  const { kinds, tzdata } = database;
  let asked: Question<R> | undefined;
  let touchesText = false;
  const run = async (executor: Executor): Promise<R> => {
    caller.signal?.throwIfAborted();
    if (peers.length > 0) await actAs(executor, caller.user);
    const earlier = await replay<R>(executor, caller, input.idempotency_key, input);
    if (earlier) return earlier;
    await keepCurrent(kinds, executor, caller, tzdata);
    const recorder = new Recorder(executor, caller, {
      project: projector(kinds),
      check: (image) => kinds.check(caller, image),
    });
    const others = new Others(executor, caller, peers, { kinds, tzdata });
    const outcome = await work(recorder, others);
    if ('asks' in outcome) {
      asked = outcome;
      throw new RolledBack();
    }
    await recorder.project();
    if (caller.quotas) await keepWithinQuotas(executor, caller, recorder.images());
    for (const remark of outcome.undoes ? [] : kinds.remarks) {
      const said = await remark(executor, caller, recorder.images());
      if (said !== undefined) outcome.done.warnings = [...(outcome.done.warnings ?? []), said];
    }
    const hasParts = await others.finish(recorder.changeId);
    if (!recorder.isEmpty || hasParts) {
      await recorder.finish(outcome.summary, outcome.undoes ?? null);
      outcome.done.change_id = recorder.changeId;
    }
    await bindKey(executor, caller, input.idempotency_key, input, outcome.done);
    await recorder.pause();
    const tables = new Set(recorder.images().map(({ table }) => table));
    touchesText = kinds.projections.some(({ of, isText }) => isText && of.some((table) => tables.has(table)));
    return outcome.done;
  };
  try {
    const { db } = peers.length === 0 ? database : ofUsers(database, [caller, ...peers]);
    const done = await db.transaction().execute(run);
    for (const one of [caller, ...peers]) forgetStanding(one);
    if (touchesText) database.textChanged?.(caller.user);
    return { done };
  } catch (error) {
    if (error instanceof RolledBack && asked) return asked;
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
  input: Keyed,
): Promise<R | undefined> => replay<R>(db, caller, input.idempotency_key, input);

/** The result that a question is: what the user is asked about is remembered, so that the answer can be short. */
export async function ask<R extends Envelope>(database: Database, caller: Caller, question: Question<R>): Promise<R> {
  const { asks, pending, list } = question;
  if (!pending && !list) return asks;
  return database.db.transaction().execute(async (executor) => {
    await sweepGuards(executor, caller.user, caller.now);
    if (pending) {
      const { token, expiresAt, isTakenOver } = await askConfirmation(executor, caller, pending);
      asks.confirm_token = token;
      asks.expires_at = isoWithOffset(expiresAt, caller.zone);
      if (isTakenOver) asks.warnings = [...(asks.warnings ?? []), messages(caller).guard.tookOver];
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
