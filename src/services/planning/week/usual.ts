import { findPlanned } from '../../../db/repos/events.ts';
import type { Executor, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { type LearnedRatio, learnedRatio, type TakenTime } from '../../../domain/learn/ratio.ts';
import { type About, type Case, type Learned, learnedLength } from '../../../domain/learn/usual.ts';
import { foldedTitle } from '../../../domain/learn/words.ts';
import { listOf } from '../../items/todo-rows.ts';
import { spanOf } from '../../series/planned.ts';
import { minutesOf } from './blocks.ts';

/** The newest todos that are learned from. */
const MOST = 500;
/** What is taken where nothing is known. */
export const USUAL_MINUTES = 60;

/** How long todos of the user usually take. */
export interface UsualTimes {
  /** Of one without an estimate, as those of others like it. */
  readonly estimate: (row: TodoRow) => Learned<number> | undefined;
  /** Beside the estimate. */
  readonly ratio: (row: TodoRow) => LearnedRatio | undefined;
}

const tagsOf = (row: TodoRow): string[] => listOf(row.tags).map(foldedTitle);

/** What the user's own todos tell of the time that others take. `all`: theirs, open and done. */
export async function usualTimes(
  executor: Executor,
  caller: Caller,
  all: readonly TodoRow[],
): Promise<UsualTimes | undefined> {
  if (!caller.learns) return undefined;
  const { now } = caller;
  const own = all
    .flatMap((row) =>
      row.estimate_minutes === null || row.ics_uid !== null ? [] : [{ row, minutes: row.estimate_minutes }],
    )
    .sort((a, b) => b.row.created_at - a.row.created_at)
    .slice(0, MOST);
  const estimates = own.map(
    ({ row, minutes }): Case<number> => ({ ...aboutOf(row), value: minutes, at: row.created_at }),
  );
  const taken = await takenTimes(
    executor,
    caller,
    own.map(({ row }) => row),
  );
  return {
    estimate: (row) => learnedLength(estimates, aboutOf(row), { fixed: USUAL_MINUTES, now }),
    ratio: (row) => learnedRatio(taken, tagsOf(row), now),
  };
}

const aboutOf = (row: TodoRow): About => ({
  name: foldedTitle(row.title),
  group: row.group_id,
  labels: tagsOf(row),
});

/** Of todos that are done the time that plans gave them: what was left of it was freed when they were closed. */
async function takenTimes(executor: Executor, caller: Caller, rows: readonly TodoRow[]): Promise<TakenTime[]> {
  const done = rows.filter(({ status, tags }) => status === 'done' && tags !== '[]');
  const planned = await findPlanned(
    executor,
    caller.user,
    done.map(({ id }) => id),
  );
  const blocks = Map.groupBy(planned, (row) => row.planned_for);
  return done.flatMap((row): TakenTime[] => {
    const minutes = minutesOf((blocks.get(row.id) ?? []).map((block) => spanOf(block, caller)));
    const { estimate_minutes: estimated, closed_at: at } = row;
    return minutes > 0 && estimated
      ? [{ labels: tagsOf(row), estimated, taken: minutes, at: at ?? row.created_at }]
      : [];
  });
}
