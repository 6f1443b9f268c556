import { type ChangeRowRead, findChange, listChanges } from '../../db/repos/changes.ts';
import type { Executor } from '../../db/schema.ts';
import { readSpan, type SpanReading } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { startOfDay, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from './question.ts';

export interface ChangesInput {
  readonly change_id?: string | undefined;
  readonly last?: number | undefined;
  readonly since?: string | undefined;
  readonly session?: boolean | undefined;
}

/** Changes can be undone for this long. */
export const UNDO_DAYS = 90;

/** The changes meant, newest first, or a question for a `since` with several readings. Throws UserError for those that are unknown, expired or undone. */
export async function selectChanges(
  executor: Executor,
  caller: Caller,
  input: ChangesInput,
): Promise<ChangeRowRead[] | Question> {
  const standing = { standing: true };
  if (input.change_id !== undefined) return byIds(executor, caller, input.change_id.split(/[\s,]+/).filter(Boolean));
  if (input.session)
    return fresh(caller, await listChanges(executor, caller.user, { ...standing, session: caller.session }));
  if (input.since !== undefined) {
    const changes = await changesSince(executor, caller, input.since);
    return isQuestion(changes) ? changes : fresh(caller, changes);
  }
  if (input.last !== undefined)
    return fresh(caller, await listChanges(executor, caller.user, { ...standing, limit: input.last }));
  throw new UserError('INVALID_ARGUMENT', messages(caller).change.undoWhat, {
    missing: ['change_id', 'last', 'since', 'session'],
    hint: messages(caller).change.passLastOrId,
    retry: { use: 'undo', last: 1 },
  });
}

async function changesSince(executor: Executor, caller: Caller, since: string): Promise<ChangeRowRead[] | Question> {
  const standing = { standing: true };
  if (!since.startsWith('chg_')) {
    const from = sinceOf(caller, since, 'since');
    return isQuestion(from) ? from : listChanges(executor, caller.user, { ...standing, since: from.instant });
  }
  const first = await mustFind(executor, caller, since);
  // By their order, not by their times: the clock may have been set back in between.
  return listChanges(executor, caller.user, { ...standing, from: first.seq });
}

export interface Since {
  readonly instant: Instant;
  readonly assumptions: string[];
}

/**
 * The instant that a `since` means: of a date, the start of the day, of a range
 * its start. What words put in the future (`周一`, `3pm`) is the last one before
 * now. Throws UserError for what cannot be read.
 */
export function sinceOf(caller: Caller, text: string, argument: 'since' | 'start'): Since | Question {
  const read = (now: Instant) => readSpan(text, { name: argument, purpose: 'look' }, { ...caller, now });
  const said = read(caller.now);
  if (isQuestion(said)) return said;
  const { instant } = pointOf(caller, said);
  if (instant <= caller.now) return pointOf(caller, said);
  // Six days ago `tomorrow` was six days earlier, and `Monday` a week, which tells them apart.
  const days = said.isClock ? 1 : 6;
  const before = read(caller.now - days * DAY);
  if (isQuestion(before)) return before;
  const earlier = pointOf(caller, before);
  const step = toWall(instant, caller.zone) - toWall(earlier.instant, caller.zone);
  return step === (said.isClock ? DAY : 7 * DAY) ? { ...earlier, assumptions: [] } : pointOf(caller, said);
}

const pointOf = ({ zone }: Caller, { start }: SpanReading): Since => ({
  instant: start.kind === 'instant' ? start.instant : startOfDay(start.wall, zone),
  assumptions: start.assumptions,
});

export const isExpired = (caller: Caller, change: ChangeRowRead): boolean =>
  change.created_at < caller.now - UNDO_DAYS * DAY;

const fresh = (caller: Caller, changes: readonly ChangeRowRead[]): ChangeRowRead[] =>
  changes.filter((change) => !isExpired(caller, change));

async function mustFind(executor: Executor, caller: Caller, id: string): Promise<ChangeRowRead> {
  const change = await findChange(executor, caller.user, id);
  if (change) return change;
  throw new UserError('NOT_FOUND', messages(caller).change.noChange({ id }), {
    hint: messages(caller).change.historyLists,
    retry: { use: 'history' },
  });
}

async function byIds(executor: Executor, caller: Caller, ids: readonly string[]): Promise<ChangeRowRead[]> {
  const changes: ChangeRowRead[] = [];
  const together = new Set(ids);
  for (const id of together) {
    const change = await mustFind(executor, caller, id);
    if (isExpired(caller, change)) {
      throw new UserError('UNDO_EXPIRED', messages(caller).change.tooOldToUndo({ id, days: UNDO_DAYS }), {
        hint: messages(caller).change.changeItemInstead,
      });
    }
    // A change and its undoing can be taken back together, as a conflict may offer.
    if (change.undone_by !== null && !together.has(change.undone_by)) {
      throw new UserError('UNDO_CONFLICT', messages(caller).change.undoneAlready({ id }), {
        hint: messages(caller).change.howToRedo,
        retry: { use: 'undo', changes: change.undone_by },
      });
    }
    changes.push(change);
  }
  return changes.sort((a, b) => b.seq - a.seq);
}
