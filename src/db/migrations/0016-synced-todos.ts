import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { addColumns } from './tables.ts';

/** Todos of calendar servers, which were left there until now, are looked at anew; the addresses of who has an account. */
export const syncedTodos: Migration = {
  name: '0016-synced-todos',
  async up(db) {
    await addColumns(db, 'sync_accounts', { addresses: 'text?' });
    const isTodo = sql`state = 'hidden' and base like '%BEGIN:VTODO%'`;
    // Without a token everything is listed, which names what no link knows.
    await sql`update sync_calendars set token = null, ctag = null
      where exists (select 1 from sync_links as l
        where l."user" = sync_calendars."user" and l.calendar = sync_calendars.id and ${isTodo})`.execute(db);
    await sql`delete from sync_links where ${isTodo}`.execute(db);
  },
};
