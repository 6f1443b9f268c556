import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { createServices } from '../../src/app/compose.ts';

/** A database with users, whose tokens go to a file, a line each, and with events of theirs. Both URLs are of it. */
export async function seedPeople(
  { url, superuser }: { readonly url: string; readonly superuser: string },
  { users, events, file }: { readonly users: number; readonly events: number; readonly file: string },
): Promise<void> {
  const services = await createServices({ db: url, timezone: 'UTC', language: 'en' });
  const accounts = await services.accounts();
  const rows = Array.from({ length: users }, (_, number) => `u${number}`);
  const now = Date.now();
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(
    `insert into accounts ("user", name, created_at) select name, name, ${now} from unnest($1::text[]) as name`,
    [rows],
  );
  const tokens: string[] = [];
  for (const user of rows) {
    const account = { user, name: user, issuer: null, subject: null, created_at: now };
    tokens.push((await accounts.createToken(account, { scope: 'write', days: 30 })).token);
  }
  writeFileSync(file, tokens.join('\n'));
  if (events > 0) await seedEvents(client, users, events);
  await client.query('vacuum analyze');
  await client.end();
  await services.close();
}

/** Half-hour events, ten a day, around today, as the services write them but for their history. */
async function seedEvents(client: pg.Client, users: number, events: number): Promise<void> {
  const day = 86_400_000;
  const first = Math.floor(Date.now() / day) * day - Math.floor(events / 20) * day;
  const each = `from generate_series(0, ${users - 1}) as u, generate_series(0, ${events - 1}) as e`;
  const user = `'u' || u`;
  const id = `'evt_' || lpad(e::text, 10, '0')`;
  const start = `${first}::bigint + (e / 10) * ${day}::bigint + (5 + e % 10) * 3600000::bigint`;
  const end = `${start} + 1800000`;
  await client.query(`
    insert into events (id, "user", version, state, created_at, updated_at, cancelled, title, show_as, all_day, zone,
      wall_start, fold, days, ms, exdates, rdates)
    select ${id}, ${user}, 1, 'chg_seed', 0, 0, 0, 'Meeting ' || e, 'busy', 0, 'UTC', ${start}, 0, 0, 1800000, '[]', '[]' ${each};
    insert into occurrences ("user", start_at, source, end_at, show_as) select ${user}, ${start}, ${id}, ${end}, 'busy' ${each};
    insert into extents (source, "user", first_start, last_end, cached_from, cached_to, complete)
    select ${id}, ${user}, ${start}, ${end}, ${start}, ${end} + 1, 1 ${each}`);
}
