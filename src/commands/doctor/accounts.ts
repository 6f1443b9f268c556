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
    found.push(...(all.length > 0 ? all : [ok((say) => say.accountSynced({ name: account.name, count: synced }))]));
  }
  return found;
}

function stateOf({ name, state, reason, next_try }: SyncAccountRow): Finding[] {
  const why = reason ?? undefined;
  if (state === 'login') return [problem((say) => say.accountLogin({ name, why }))];
  const at = next_try === null ? undefined : new Date(next_try).toISOString();
  return state === 'ok' ? [] : [warning((say) => say.accountFails({ name, why, at }))];
}

async function findingsOf(db: Executor, { name }: SyncAccountRow, calendar: SyncCalendarRow): Promise<Finding[]> {
  const gone = calendar.missing === null ? 0 : (JSON.parse(calendar.missing) as unknown[]).length;
  const refused = await countLinks(db, calendar, 'quarantined');
  return [
    ...(calendar.mode !== 'off' && calendar.reason !== null
      ? [warning((say) => say.calendarFails({ name, calendar: calendar.name, why: calendar.reason ?? '' }))]
      : []),
    ...(gone > 0 ? [warning((say) => say.goneThere({ name, calendar: calendar.name, count: gone }))] : []),
    ...(refused > 0 ? [warning((say) => say.quarantined({ name, calendar: calendar.name, count: refused }))] : []),
  ];
}
