import { type Standing, standingOf } from '../../db/repos/standing.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Kinds } from './kind.ts';
import type { Recorder } from './recorder.ts';

/** Refreshes every projection of the rows that were touched, until none touches rows any more. */
export const projector =
  (kinds: Kinds) =>
  async (recorder: Recorder): Promise<void> => {
    for (let touched = recorder.takeUnprojected(); touched.length > 0; touched = recorder.takeUnprojected()) {
      const tables = new Set(touched.map(({ table }) => table));
      for (const projection of kinds.projections) {
        if (projection.of.some((table) => tables.has(table))) await projection.refresh(recorder, touched);
      }
    }
  };

/** Brings projections up to date with the passing of time, the user's zone and the zone data. */
export async function keepCurrent(kinds: Kinds, executor: Executor, caller: Caller, tzdata: string): Promise<void> {
  if (await areCurrent(kinds, standingOf(executor, caller.user, caller.now), executor, caller, tzdata)) return;
  for (const projection of kinds.projections) await projection.keepCurrent?.(executor, caller, tzdata);
}

/** Whether `keepCurrent` would have nothing to do. */
export async function areCurrent(
  kinds: Kinds,
  standing: Standing,
  executor: Executor,
  caller: Caller,
  tzdata: string,
): Promise<boolean> {
  for (const projection of kinds.projections) {
    if (projection.isCurrent && !(await projection.isCurrent(standing, executor, caller, tzdata))) return false;
  }
  return true;
}
