import { isOverride } from '../../../src/db/repos/events.ts';
import type { Executor, ExtentRow, OccurrenceRow } from '../../../src/db/schema.ts';
import { expand, firstStart, lastEnd } from '../../../src/domain/recurrence/expand.ts';
import type { Series } from '../../../src/domain/time/event.ts';
import { triggersOutOfStep } from '../../../src/services/reminders/verify.ts';
import { indexOutOfStep } from '../../../src/services/search/verify.ts';
import { rootSeries, seriesOf } from '../../../src/services/series/rows.ts';
import type { User } from '../../services/harness.ts';
import type { Tables } from './tables.ts';

interface Subject {
  readonly user: User;
  readonly tables: Tables;
  /** A connection of its own. */
  readonly db: Executor;
  readonly now: number;
}

/** What is derived from the rows of a user against what they say. */
export async function checkDerived({ user, tables, db, now }: Subject): Promise<void> {
  // A read brings the occurrence cache up to date with the user's zone.
  await user.query({ start: '2026-12-01' });
  const { ids: stale, isMiscounted, vectors } = await indexOutOfStep(db, tables.user);
  if (stale.length > 0 || isMiscounted || vectors > 0)
    throw new Error(`The search index differs from a rebuild: ${stale.join(', ')}`);
  const wrong = await triggersOutOfStep(db, await user.caller('reminder_query'));
  if (wrong.length > 0) throw new Error(`What goes off when differs from a rebuild: ${wrong.join(', ')}`);
  checkOccurrences(tables, now);
}

function checkOccurrences(tables: Tables, now: number): void {
  const { events } = tables.rows();
  const zone = tables.zone();
  const found = tables.all<OccurrenceRow>('occurrences', 'source, start_at');
  const extents = new Map(tables.all<ExtentRow>('extents', 'source').map((extent) => [extent.source, extent]));
  const rebuilt: OccurrenceRow[] = [];
  for (const row of events.filter((one) => one.cancelled === 0)) {
    const overrides = events.filter(isOverride).filter((one) => one.series_id === row.id);
    const series: Series = row.series_id === null ? rootSeries({ root: row, overrides }) : seriesOf(row);
    const whole = { first: firstStart(series, zone), last: lastEnd(series, zone) };
    checkExtent(row.id, extents.get(row.id), whole);
    extents.delete(row.id);
    const window =
      whole.last === null
        ? { from: Math.max(whole.first, now - 366 * 86_400_000), to: now + 731 * 86_400_000 }
        : { from: whole.first, to: whole.last + 1 };
    for (const { start, end } of expand(series, zone, window).occurrences) {
      rebuilt.push({ user: tables.user, start_at: start, source: row.id, end_at: end, show_as: row.show_as });
    }
  }
  if (extents.size > 0) throw new Error(`Extents of nothing: ${[...extents.keys()].join(', ')}`);
  rebuilt.sort((a, b) => (a.source < b.source ? -1 : a.source > b.source ? 1 : a.start_at - b.start_at));
  mustBeAlike(found, rebuilt);
}

function checkExtent(
  id: string,
  extent: ExtentRow | undefined,
  whole: { readonly first: number; readonly last: number | null },
): void {
  if (!extent || extent.first_start !== whole.first || extent.last_end !== whole.last) {
    throw new Error(`Extent of ${id}: ${JSON.stringify(extent)} instead of ${JSON.stringify(whole)}`);
  }
  if ((whole.last !== null) !== (extent.complete === 1))
    throw new Error(`Extent of ${id} is wrong about being complete`);
}

function mustBeAlike(found: readonly OccurrenceRow[], rebuilt: readonly OccurrenceRow[]): void {
  const shown = (one: OccurrenceRow) => `${one.source} ${one.start_at} ${one.end_at} ${one.show_as}`;
  const [there, due] = [found.map(shown), rebuilt.map(shown)];
  if (there.join('\n') === due.join('\n')) return;
  const wrong = [...new Set([...there, ...due])].filter((one) => there.includes(one) !== due.includes(one));
  throw new Error(`The cache differs from a rebuild: ${wrong.slice(0, 5).join('; ')}`);
}
