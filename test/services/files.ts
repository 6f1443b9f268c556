import { expect } from 'vitest';
import type { Caller } from '../../src/domain/caller.ts';
import type { ExportInput, ExportResult } from '../../src/services/exchange/export.ts';
import type { ImportResult } from '../../src/services/exchange/import.ts';
import type { Stage } from './harness.ts';

export const callerOf = ({ services }: Stage, user: string, tool: string): Promise<Caller> =>
  services.callerFor({ user }, { session: 'one', tool, text: '' });

export async function take(on: Stage, user: string, ics: string): Promise<NonNullable<ImportResult['imported']>> {
  const caller = await callerOf(on, user, 'calendar_import');
  const { imported } = await on.services.events.importCalendar(caller, { ics, skipBroken: true });
  return imported as NonNullable<ImportResult['imported']>;
}

export async function give(on: Stage, user: string, input: ExportInput = {}): Promise<ExportResult & { ics: string }> {
  const result = await on.services.events.exportCalendar(await callerOf(on, user, 'calendar_export'), input);
  return result as ExportResult & { ics: string };
}

/** What a user sees between two dates, and all todos, but for ids, versions, and the form in which a rule says UNTIL. */
export async function seen(on: Stage, user: string, [start, end]: readonly [string, string]): Promise<unknown[]> {
  const events: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await on.as(user).query({ start, end, limit: 200, detail: 'full', cursor });
    // Reminders are compared by themselves.
    for (const { id, version, repeat, repeat_text, reminders, ...event } of page.events ?? []) events.push(event);
    cursor = page.next_cursor;
  } while (cursor !== undefined && events.length < 2_000);
  const texts = events.map((event) => JSON.stringify(event)).sort();
  return [...texts, ...(await seenTodos(on, user)), ...seenReminders(on, user)];
}

/** As they are kept, but for ids and what an import writes anew. */
function seenReminders(on: Stage, user: string): string[] {
  const rows = on.sql.prepare('select * from reminders where "user" = ?').all(user) as Record<string, unknown>[];
  return rows
    .map(({ id, user: _, version, state, event_id, ...row }) => JSON.stringify({ ...row, attached: event_id !== null }))
    .sort();
}

/** Other todos by their titles. */
async function seenTodos(on: Stage, user: string): Promise<string[]> {
  const { todos = [] } = await on.as(user).todos.query({ status: 'all', limit: 200 });
  const titles = new Map(todos.map(({ id, title }) => [id, title]));
  const named = (ids: readonly string[] = []) => ids.map((id) => titles.get(id));
  const views = todos.map(({ id, version, event_id, depends_on, parent, ...view }) => ({
    ...view,
    became: event_id !== undefined,
    depends: named(depends_on),
  }));
  return views.map((view) => JSON.stringify(view)).sort();
}

export async function expectRoundTrip(on: Stage, user: string, window: readonly [string, string]): Promise<string> {
  const { ics } = await give(on, user);
  const copy = `copy of ${user}`;
  await take(on, copy, ics);
  expect((await give(on, copy)).ics).toBe(ics);
  expect(await seen(on, copy, window)).toEqual(await seen(on, user, window));
  return ics;
}
