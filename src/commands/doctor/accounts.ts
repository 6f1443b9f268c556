import { listSyncAccounts, listSyncCalendars } from '../../db/repos/sync-accounts.ts';
import { countLinks } from '../../db/repos/sync-links.ts';
import type { Executor } from '../../db/schema.ts';
import type { SyncAccountRow, SyncCalendarRow } from '../../db/sync-rows.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** What is wrong with the accounts of a user, and what would help. Asks no server. */
export async function checkAccounts(db: Executor, user: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const account of await listSyncAccounts(db, user)) {
    const calendars = await listSyncCalendars(db, user, account.id);
    const wrong = await Promise.all(calendars.map((one) => findingsOf(db, account, one)));
    const all = [...stateOf(account), ...wrong.flat()];
    const synced = calendars.filter(({ mode }) => mode !== 'off').length;
    found.push(...(all.length > 0 ? all : [ok(`Account ${account.name}: ${synced} calendars are synced`)]));
  }
  return found;
}

function stateOf({ name, state, reason, next_try }: SyncAccountRow): Finding[] {
  const why = reason === null ? '' : ` (${reason})`;
  if (state === 'login') {
    return [problem(`Account ${name} needs its password${why}: perch-mcp account remove ${name} --keep, then add it`)];
  }
  const when = next_try === null ? 'with the next sync' : `at ${new Date(next_try).toISOString()}`;
  return state === 'ok' ? [] : [warning(`Account ${name} fails${why}; it is tried again ${when}`)];
}

async function findingsOf(db: Executor, { name }: SyncAccountRow, calendar: SyncCalendarRow): Promise<Finding[]> {
  const where = `Calendar ${name} / ${calendar.name}`;
  const gone = calendar.missing === null ? 0 : (JSON.parse(calendar.missing) as unknown[]).length;
  const refused = await countLinks(db, calendar, 'quarantined');
  return [
    ...(calendar.mode !== 'off' && calendar.reason !== null ? [warning(`${where}: ${calendar.reason}`)] : []),
    ...(gone > 0
      ? [warning(`${where}: ${gone} items are gone there and kept here; perch-mcp sync --yes ${name}`)]
      : []),
    ...(refused > 0
      ? [warning(`${where}: ${refused} items cannot be taken over; they are tried again every day`)]
      : []),
  ];
}
