import Database from 'better-sqlite3';
import { createServices } from '../../src/app/compose.ts';
import type { Services } from '../../src/services/index.ts';
import { DAY, LENGTH, starts } from './starts.ts';

const ZONE = 'Europe/Berlin';
/** The clock of the storage benches: a Wednesday, 08:00 in Berlin. */
export const NOW = Date.UTC(2026, 2, 4, 7);

const USER = 'local';
/** A store of ours with `count` single events of the local user, written past the services, which take them one by one. */
export async function seed(file: string, count: number, now = NOW): Promise<Services> {
  const options = { db: file, timezone: ZONE, language: 'en' as const, now: () => now };
  await (await createServices(options)).close();
  const db = new Database(file);
  const event = db.prepare(
    `INSERT INTO events (id, user, version, state, created_at, updated_at, cancelled, title, show_as, all_day, zone,
       wall_start, fold, days, ms, exdates, rdates)
     VALUES (?, '${USER}', 1, 'chg_seed', 0, 0, 0, ?, 'busy', 0, 'UTC', ?, 0, 0, ${LENGTH}, '[]', '[]')`,
  );
  const occurrence = db.prepare(
    `INSERT INTO occurrences (user, start_at, source, end_at, show_as) VALUES ('${USER}', ?, ?, ?, 'busy')`,
  );
  const extent = db.prepare(
    `INSERT INTO extents (source, user, first_start, last_end, cached_from, cached_to, complete)
     VALUES (?, '${USER}', ?, ?, ?, ?, 1)`,
  );
  db.transaction(() => {
    let number = 0;
    for (const start of starts(count, now)) {
      const id = `evt_${(number++).toString(36).padStart(10, '0')}`;
      event.run(id, `Meeting ${number}`, start);
      occurrence.run(start, id, start + LENGTH);
      extent.run(id, start, start + LENGTH, start, start + LENGTH + 1);
    }
  })();
  db.close();
  return createServices(options);
}

/** Who asks, in every storage bench. */
export const asCaller = (services: Services) =>
  services.callerFor({ user: USER }, { session: 'bench', tool: 'bench', text: '' });

/** The floor: one indexed range read of the same table, prepared, with nothing around it. */
export function rawRead(file: string): { read(from: number, to: number): unknown[]; close(): void } {
  const db = new Database(file, { readonly: true });
  const statement = db.prepare(
    `SELECT source, start_at, end_at, show_as FROM occurrences
     WHERE user = '${USER}' AND start_at < ? AND start_at > ? AND end_at > ?`,
  );
  return { read: (from, to) => statement.all(to, from - DAY, from), close: () => db.close() };
}

/** The floor of creating a series: its occurrences inserted in one transaction, and taken out again untimed. */
export function rawInserts(
  file: string,
  first: number,
  count: number,
): { insert(): void; clear(): void; close(): void } {
  const db = new Database(file);
  db.pragma('synchronous = FULL');
  const statement = db.prepare(
    `INSERT INTO occurrences (user, start_at, source, end_at, show_as) VALUES ('raw', ?, 'evt_raw', ?, 'busy')`,
  );
  return {
    insert: db.transaction(() => {
      for (let day = 0; day < count; day++) statement.run(first + day * DAY, first + day * DAY + LENGTH);
    }),
    clear: () => db.exec(`DELETE FROM occurrences WHERE user = 'raw'`),
    close: () => db.close(),
  };
}
