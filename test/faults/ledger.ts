import SqliteDatabase from 'better-sqlite3';
import { isOverride } from '../../src/db/repos/events.ts';
import type { ChangeImageRow, EventRow, ExtentRow, OccurrenceRow } from '../../src/db/schema.ts';
import { expand } from '../../src/domain/recurrence/expand.ts';
import { isServerUrl } from '../../src/domain/server-url.ts';
import { rootSeries, seriesOf } from '../../src/services/series/rows.ts';
import { type Look, lookInto } from '../postgres/look.ts';
import { asSuperuser } from '../postgres/place.ts';

/** What a test reads from a database, past all of our own code that reads it. */

export interface Span {
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

export function read<T>(file: string, work: (db: Look) => T): T {
  const db: Look = isServerUrl(file) ? lookInto(asSuperuser(file)) : new SqliteDatabase(file, { readonly: true });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Every busy occurrence that the database holds, as it holds it: nothing is expanded here. */
export function busyOccurrences(file: string): Span[] {
  const sql = `select source, start_at as start, end_at as "end" from occurrences where show_as = 'busy'`;
  return read(file, (db) => db.prepare(sql).all() as Span[]);
}

/** Pairs that share time, half-open. */
export function overlapping(spans: readonly Span[]): [Span, Span][] {
  const pairs: [Span, Span][] = [];
  let open: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    open = open.filter((one) => one.end > span.start);
    for (const one of open) pairs.push([one, span]);
    open.push(span);
  }
  return pairs;
}

interface Contents {
  readonly events: EventRow[];
  readonly images: ChangeImageRow[];
  readonly occurrences: OccurrenceRow[];
  readonly extents: ExtentRow[];
}

/** What is wrong in the file: damage, history that differs from the data, occurrences that a rebuild would not give. Empty = nothing. */
export function defectsIn(file: string, zone: string): string[] {
  return read(file, (db) => {
    const integrity = db.pragma('integrity_check', { simple: true });
    const contents: Contents = {
      events: db.prepare('select * from events').all() as EventRow[],
      images: db
        .prepare(
          `select i.* from changes c join change_images i on i.change_id = c.id where i.table_name = 'events' order by c.seq, i.ordinal`,
        )
        .all() as ChangeImageRow[],
      occurrences: db.prepare('select * from occurrences order by start_at').all() as OccurrenceRow[],
      extents: db.prepare('select * from extents').all() as ExtentRow[],
    };
    const orphans = db
      .prepare('select count(*) from change_images where change_id not in (select id from changes)')
      .pluck()
      .get();
    return [
      ...(integrity === 'ok' ? [] : [`integrity_check: ${integrity}`]),
      ...(orphans === 0 ? [] : [`${orphans} images without their change`]),
      ...historyDefects(contents),
      ...occurrenceDefects(contents, zone),
    ];
  });
}

const stable = (row: object): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The newest image of each row is the row; `state` names the change that gave it its content (versions only rise). */
function historyDefects({ events, images }: Contents): string[] {
  const newest = new Map(images.map((image) => [image.row_id, image.after]));
  const byState = new Map(images.map((image) => [`${image.change_id} ${image.row_id}`, image.after]));
  const defects: string[] = [];
  const without = ({ version, ...rest }: EventRow) => stable(rest);
  for (const row of events) {
    const last = newest.get(row.id);
    const named = byState.get(`${row.state} ${row.id}`);
    if (last == null || stable(JSON.parse(last)) !== stable(row))
      defects.push(`${row.id}: its last image is not the row`);
    if (named == null || without(JSON.parse(named) as EventRow) !== without(row)) {
      defects.push(`${row.id}: ${row.state} does not hold what it is`);
    }
  }
  const ids = new Set(events.map((row) => row.id));
  for (const [id, after] of newest) if (after !== null && !ids.has(id)) defects.push(`${id}: in history, but gone`);
  return defects;
}

/** Expands every event over the stretch that its extent says is cached. */
function occurrenceDefects({ events, occurrences, extents }: Contents, zone: string): string[] {
  const cached = new Map<string, OccurrenceRow[]>();
  for (const row of occurrences) cached.set(row.source, [...(cached.get(row.source) ?? []), row]);
  const extentOf = new Map(extents.map((extent) => [extent.source, extent]));
  const defects: string[] = [];
  for (const row of events.filter((one) => one.cancelled === 0)) {
    const overrides = events.filter(isOverride).filter((one) => one.series_id === row.id);
    const series = row.series_id === null ? rootSeries({ root: row, overrides }) : seriesOf(row);
    const extent = extentOf.get(row.id);
    if (!extent) {
      defects.push(`${row.id}: no extent`);
      continue;
    }
    // An event of one occurrence ends its stretch with it.
    const window = { from: extent.cached_from, to: Math.max(extent.cached_to, extent.cached_from + 1) };
    const expected = expand(series, zone, window).occurrences.map(({ start, end }) => [start, end, row.show_as]);
    const found = (cached.get(row.id) ?? []).map((one) => [one.start_at, one.end_at, one.show_as]);
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      defects.push(`${row.id}: ${found.length} occurrences cached, ${expected.length} expanded`);
    }
  }
  const known = new Set(events.map((row) => row.id));
  for (const source of new Set([...cached.keys(), ...extentOf.keys()])) {
    if (!known.has(source)) defects.push(`${source}: occurrences of nothing`);
  }
  return defects;
}
