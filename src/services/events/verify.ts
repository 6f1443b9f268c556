import { listRoots } from '../../db/repos/events.ts';
import { cachedOf, orphanSources } from '../../db/repos/inspect.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import type { Series } from '../../domain/time/event.ts';
import type { Database } from '../change/database.ts';
import { loadEvent, refreshOccurrences } from '../series/occurrences.ts';
import { rootSeries, seriesOf } from '../series/rows.ts';

export interface OutOfStep {
  /** Ids of events and series, and of what is cached though it is gone. */
  readonly ids: string[];
  readonly compared: number;
  readonly all: number;
}

/**
 * Finds the events and series whose cached occurrences are not those that their
 * rules give, `zone` being what floating times are read in. Of more than `most`
 * it expands a sample, evenly spread.
 */
export async function outOfStep(executor: Executor, user: string, zone: string, most = Infinity): Promise<OutOfStep> {
  const wrong = new Set(await orphanSources(executor, user));
  const roots = await listRoots(executor, user);
  const step = Math.max(1, roots.length / most);
  let compared = 0;
  for (let at = 0; at < roots.length; at += step) {
    const id = roots[Math.floor(at)] as string;
    const event = await loadEvent(executor, user, id);
    if (!event) continue;
    compared += 1;
    const rows: [EventRow, Series][] = event.overrides.map((row) => [row, seriesOf(row)]);
    for (const [row, series] of [[event.root, rootSeries(event)] as const, ...rows]) {
      if (!(await isInStep(executor, row, series, zone))) wrong.add(id);
    }
  }
  return { ids: [...wrong], compared, all: roots.length };
}

async function isInStep(executor: Executor, row: EventRow, series: Series, zone: string): Promise<boolean> {
  const { extent, rows } = await cachedOf(executor, row.user, row.id);
  if (row.cancelled === 1) return !extent && rows.length === 0;
  if (!extent) return false;
  const window = { from: extent.cached_from, to: Math.max(extent.cached_to, extent.cached_from + 1) };
  const expected = expand(series, zone, window).occurrences;
  return (
    rows.length === expected.length &&
    expected.every(({ start, end }, index) => {
      const cached = rows[index];
      return cached?.start_at === start && cached.end_at === end && cached.show_as === row.show_as;
    })
  );
}

/** Builds those anew, and answers how many there were. */
export function repairOccurrences({ db }: Database, caller: Caller): Promise<number> {
  return db.transaction().execute(async (executor) => {
    const { ids } = await outOfStep(executor, caller.user, caller.zone);
    await refreshOccurrences(executor, caller, { roots: ids });
    return ids.length;
  });
}
