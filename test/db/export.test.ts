import { expect, it } from 'vitest';
import { insertChange, putTracked } from '../../src/db/repos/changes.ts';
import { findWithOverrides, lastChange, listEventKeys } from '../../src/db/repos/export.ts';
import { replaceOccurrences } from '../../src/db/repos/occurrences.ts';
import type { EventRow, Executor, Schema } from '../../src/db/schema.ts';
import { forEachDialect } from './harness.ts';
import { ROWS } from './rows.ts';

const USER = 'local';

const put = (db: Executor, id: string, fields: Partial<EventRow> = {}): Promise<void> =>
  putTracked(db, 'events', {
    ...ROWS.events,
    id,
    series_id: null,
    recurrence_id: null,
    ...fields,
  } as Schema['events']);

forEachDialect('what an export reads', (open) => {
  it('keys by id, page after page, with how far each event reaches', async () => {
    const db = await open();
    await put(db, 'evt_b', { ics_uid: 'x' });
    await put(db, 'evt_a');
    await put(db, 'evt_c', { series_id: 'evt_a', recurrence_id: '2026-01-28' });
    await put(db, 'evt_d', { user: 'other' });
    const extent = { first_start: 1, last_end: null, cached_from: 1, cached_to: 2, complete: 0 as const };
    await replaceOccurrences(db, USER, [{ source: 'evt_a', spans: [], show_as: 'busy', extent }]);
    const page = await listEventKeys(db, USER, '', 2);
    expect(page).toMatchObject([
      { id: 'evt_a', first_start: 1, last_end: null, series_id: null },
      { id: 'evt_b', first_start: null, ics_uid: 'x', wall_start: ROWS.events.wall_start },
    ]);
    expect(await listEventKeys(db, USER, 'evt_b', 2)).toMatchObject([{ id: 'evt_c', series_id: 'evt_a' }]);
  });

  it('rows with their changed occurrences, of one user', async () => {
    const db = await open();
    await put(db, 'evt_a');
    await put(db, 'evt_b', { series_id: 'evt_a', recurrence_id: '2026-01-28' });
    await put(db, 'evt_c', { user: 'other' });
    const { roots, overrides } = await findWithOverrides(db, USER, ['evt_a', 'evt_c', 'evt_x']);
    expect([roots.map(({ id }) => id), overrides.map(({ id }) => id)]).toEqual([['evt_a'], ['evt_b']]);
    expect(await findWithOverrides(db, USER, [])).toEqual({ roots: [], overrides: [] });
  });

  it('the newest change of a user', async () => {
    const db = await open();
    expect(await lastChange(db, USER)).toBe(0);
    const change = { session: 's', tool: 't', summary: '', created_at: 1, undoes: null, undone_by: null };
    await insertChange(db, { ...change, id: 'chg_1', user: USER });
    const first = await lastChange(db, USER);
    await insertChange(db, { ...change, id: 'chg_2', user: 'other' });
    expect(await lastChange(db, USER)).toBe(first);
    await insertChange(db, { ...change, id: 'chg_3', user: USER });
    expect(await lastChange(db, USER)).toBeGreaterThan(first);
  });
});
