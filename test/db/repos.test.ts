import { expect, it } from 'vitest';
import * as changes from '../../src/db/repos/changes.ts';
import * as erase from '../../src/db/repos/erase.ts';
import * as events from '../../src/db/repos/events.ts';
import * as groups from '../../src/db/repos/groups.ts';
import * as guards from '../../src/db/repos/guards.ts';
import { contentsOf } from '../../src/db/repos/inspect.ts';
import * as meta from '../../src/db/repos/meta.ts';
import * as occurrences from '../../src/db/repos/occurrences.ts';
import { findProfile } from '../../src/db/repos/profiles.ts';
import * as todos from '../../src/db/repos/todos.ts';
import type { EventRow, Executor, Schema, TodoRow } from '../../src/db/schema.ts';
import { forEachDialect } from './harness.ts';
import { ROWS } from './rows.ts';

const USER = 'local';
const HOUR = 3_600_000;
const AT = 1_800_000_000_000;

const event = (id: string, fields: Partial<EventRow> = {}): EventRow =>
  ({ ...ROWS.events, id, series_id: null, recurrence_id: null, cancelled: 0, ...fields }) as EventRow;

const put = (db: Executor, row: EventRow): Promise<void> => changes.putTracked(db, 'events', row as Schema['events']);

const ids = (rows: Iterable<{ id: string }>): string[] => [...rows].map((row) => row.id).sort();

/** What is cached of a source: its spans, and whether that is all of it. */
const cache = (db: Executor, source: string, spans: [number, number][], fields: Partial<occurrences.Cached> = {}) =>
  occurrences.replaceOccurrences(db, USER, [
    {
      source,
      spans,
      show_as: 'busy',
      extent: { first_start: AT, last_end: null, cached_from: AT, cached_to: AT + 100 * HOUR, complete: 1 },
      ...fields,
    },
  ]);

forEachDialect('repositories', (open, dialect) => {
  it('put, replace, find and delete tracked rows, each for its user', async () => {
    const db = await open();
    await put(db, event('evt_a'));
    await put(db, event('evt_a', { title: 'again', version: 2 }));
    expect(await changes.findTracked(db, 'events', USER, 'evt_a')).toEqual(
      event('evt_a', { title: 'again', version: 2 }),
    );
    expect(await changes.findTracked(db, 'events', 'other', 'evt_a')).toBeUndefined();
    await changes.deleteTracked(db, 'events', 'other', 'evt_a');
    expect(await events.findEvent(db, USER, 'evt_a')).toBeDefined();
    await changes.deleteTracked(db, 'events', USER, 'evt_a');
    expect(await events.findEvent(db, USER, 'evt_a')).toBeUndefined();
  });

  it('find events by id, by series and by UID, and list them', async () => {
    const db = await open();
    await put(db, event('evt_a', { ics_uid: 'one' }));
    await put(db, event('evt_b', { series_id: 'evt_a', recurrence_id: '2026-01-28', zone: null, all_day: 1 }));
    await put(db, event('evt_c', { user: 'other', ics_uid: 'one' }));
    await put(db, event('evt_d', { zone: null, ics_uid: null }));
    expect(ids((await events.findEvents(db, USER, ['evt_a', 'evt_c', 'evt_x', 'evt_d'])).values())).toEqual([
      'evt_a',
      'evt_d',
    ]);
    expect((await events.findEvents(db, USER, [])).size).toBe(0);
    expect(ids(await events.findOverrides(db, USER, ['evt_a']))).toEqual(['evt_b']);
    expect(ids(await events.findByUids(db, USER, ['one']))).toEqual(['evt_a']);
    expect((await events.listRoots(db, USER)).sort()).toEqual(['evt_a', 'evt_d']);
    // A floating override makes its series one that depends on the zone.
    expect((await events.listFloating(db, USER)).sort()).toEqual(['evt_a', 'evt_d']);
    await cache(db, 'evt_a', []);
    expect(ids(await events.listTitles(db, USER))).toEqual(['evt_a']);
    expect((await events.listTexts(db, USER)).length).toBeGreaterThan(0);
  });

  it('find occurrences of every length that overlap a window, and what lies beyond the cache', async () => {
    const db = await open();
    await cache(db, 'evt_short', [[AT, AT + HOUR]]);
    await cache(db, 'evt_medium', [[AT - 5 * HOUR, AT + HOUR]]);
    await cache(db, 'evt_long', [[AT - 50 * HOUR, AT + 50 * HOUR]]);
    await cache(db, 'evt_point', [[AT, AT]]);
    await cache(db, 'evt_before', [[AT - HOUR, AT]]);
    await cache(db, 'evt_after', [[AT + HOUR, AT + 2 * HOUR]]);
    await cache(db, 'evt_free', [[AT, AT + HOUR]], { show_as: 'free' });
    await cache(db, 'evt_held', [[AT, AT + HOUR]], { show_as: 'tentative' });
    const extent = {
      first_start: AT - HOUR,
      last_end: null,
      cached_from: AT - HOUR,
      cached_to: AT,
      complete: 0,
    } as const;
    await cache(db, 'evt_endless', [], { extent });
    const window = { from: AT, to: AT + HOUR };
    const found = async (kind: occurrences.Kind, most = 100) =>
      (await occurrences.overlapping(db, USER, window, { kind, most })).map((row) => row.source).sort();
    const busy = ['evt_before', 'evt_endless', 'evt_long', 'evt_medium', 'evt_point', 'evt_short'];
    expect(await found('busy')).toEqual(busy);
    expect(await found('blocking')).toEqual([...busy, 'evt_held'].sort());
    expect(await found('all')).toEqual([...busy, 'evt_held', 'evt_free'].sort());
    // The first ones of each length class.
    expect(await found('all', 1)).toEqual(['evt_before', 'evt_endless', 'evt_long', 'evt_medium']);
    expect((await occurrences.incompleteSources(db, USER, window)).map((row) => row.source)).toEqual(['evt_endless']);
    expect(await occurrences.behindHorizon(db, USER, AT + 1)).toEqual(['evt_endless']);
    expect(await occurrences.overlapping(db, 'other', window, { kind: 'all', most: 10 })).toEqual([]);
  });

  it('join many spans with occurrences of every length', async () => {
    const db = await open();
    const day = 24 * HOUR;
    await cache(db, 'evt_short', [
      [AT, AT + HOUR],
      [AT + day, AT + day + HOUR],
    ]);
    await cache(db, 'evt_medium', [[AT - 5 * HOUR, AT + HOUR]]);
    await cache(db, 'evt_long', [[AT - 2 * day, AT + 2 * day]]);
    const spans = [
      [AT, AT + HOUR],
      [AT + day, AT + day + HOUR],
      [AT + 9 * day, AT + 9 * day + HOUR],
    ] as const;
    const hits = await occurrences.overlappingSpans(db, USER, spans, { kind: 'busy', most: 100 });
    expect(hits.map((hit) => `${hit.ordinal} ${hit.source}`).sort()).toEqual([
      '0 evt_long',
      '0 evt_medium',
      '0 evt_short',
      '1 evt_long',
      '1 evt_short',
    ]);
    expect(await occurrences.overlappingSpans(db, USER, [], { kind: 'busy', most: 100 })).toEqual([]);
  });

  it('replace what is cached of a source, and only of that', async () => {
    const db = await open();
    await cache(db, 'evt_a', [[AT, AT + HOUR]]);
    await cache(db, 'evt_b', [[AT, AT + HOUR]]);
    await cache(db, 'evt_a', [
      [AT + HOUR, AT + 2 * HOUR],
      [AT + 3 * HOUR, AT + 4 * HOUR],
    ]);
    const rows = () => db.selectFrom('occurrences').select(['source', 'start_at']).orderBy('start_at').execute();
    expect(await rows()).toEqual([
      { source: 'evt_b', start_at: AT },
      { source: 'evt_a', start_at: AT + HOUR },
      { source: 'evt_a', start_at: AT + 3 * HOUR },
    ]);
    await cache(db, 'evt_a', [], { extent: null });
    expect((await rows()).map((row) => row.source)).toEqual(['evt_b']);
    expect((await db.selectFrom('extents').select('source').execute()).map((row) => row.source)).toEqual(['evt_b']);
  });

  it('keep changes with their images, newest first, and what followed them', async () => {
    const db = await open();
    for (const [index, id] of ['chg_a', 'chg_b', 'chg_c'].entries()) {
      const undoes = id === 'chg_c' ? '["chg_b"]' : null;
      await changes.insertChange(db, {
        id,
        user: USER,
        session: `s${index % 2}`,
        tool: 't',
        summary: id,
        created_at: AT + index,
        undoes,
        undone_by: null,
      });
      const images = Array.from({ length: 600 }, (_, ordinal) => ({
        change_id: id,
        ordinal,
        user: USER,
        table_name: 'events' as const,
        row_id: ordinal === 0 ? 'evt_a' : `evt_${id}_${ordinal}`,
        before: null,
        after: JSON.stringify({ ...event('evt_a'), version: index + 1 }),
      }));
      await changes.insertImages(db, images);
    }
    expect((await changes.findImages(db, USER, 'chg_a')).map((image) => image.ordinal)).toEqual([...Array(600).keys()]);
    const listed = async (filter: Partial<changes.ChangeFilter>) =>
      ids(await changes.listChanges(db, USER, { limit: 10, ...filter }));
    expect((await changes.listChanges(db, USER, { limit: 2 })).map((change) => change.id)).toEqual(['chg_c', 'chg_b']);
    expect(await listed({ since: AT + 1 })).toEqual(['chg_b', 'chg_c']);
    expect(await listed({ session: 's0' })).toEqual(['chg_a', 'chg_c']);
    await changes.markUndone(db, USER, ['chg_b'], 'chg_c');
    expect(await listed({ standing: true })).toEqual(['chg_a']);
    const first = await changes.findChange(db, USER, 'chg_a');
    expect(ids(await changes.listLaterChanges(db, USER, 'events', 'evt_a', first?.seq ?? 0))).toEqual([
      'chg_b',
      'chg_c',
    ]);
    expect(await changes.highestVersion(db, USER, 'events', 'evt_a')).toBe(3);
    expect(await changes.findChange(db, 'other', 'chg_a')).toBeUndefined();
  });

  it('keep what the guards remember until it expires', async () => {
    const db = await open();
    const row = { user: USER, expires_at: AT + HOUR };
    await guards.putCandidateSet(db, { ...row, tag: 'k7', items: '[]' });
    await guards.insertConfirmation(db, {
      ...row,
      id: 'cfm_a',
      tool: 't',
      arguments_hash: 'h',
      items: '[]',
      used_by: null,
    });
    const key = { ...row, key: 'k', tool: 't', arguments_hash: 'h', change_id: null, result: '{}' };
    await guards.insertIdempotency(db, key);
    await expect(guards.insertIdempotency(db, key)).rejects.toThrow();
    await guards.useConfirmation(db, USER, 'cfm_a', 'chg_a');
    expect((await guards.findConfirmation(db, USER, 'cfm_a'))?.used_by).toBe('chg_a');
    expect(await guards.findConfirmation(db, 'other', 'cfm_a')).toBeUndefined();
    expect(await guards.findIdempotency(db, USER, 'k')).toEqual(key);
    expect((await guards.liveCandidateSets(db, USER, AT)).map((set) => set.tag)).toEqual(['k7']);
    await guards.sweepGuards(db, USER, AT + HOUR);
    expect(await guards.liveCandidateSets(db, USER, AT)).toEqual([]);
    expect(await guards.findConfirmation(db, USER, 'cfm_a')).toBeUndefined();
    expect(await guards.findIdempotency(db, USER, 'k')).toBeUndefined();
  });

  it('keep facts and profiles, count, and erase without a trace', async () => {
    const db = await open();
    await meta.writeMeta(db, USER, 'occurrences', 'a');
    await meta.writeMeta(db, USER, 'occurrences', 'b');
    expect(await meta.readMeta(db, USER, 'occurrences')).toBe('b');
    expect(await meta.readMeta(db, 'other', 'occurrences')).toBeUndefined();
    await changes.putTracked(db, 'profiles', ROWS.profiles as Schema['profiles']);
    expect((await findProfile(db, USER))?.language).toBe('zh');
    await put(db, event('evt_a', { title: 'CANARY' }));
    await put(db, event('evt_b', { series_id: 'evt_a', title: 'CANARY' }));
    await cache(db, 'evt_a', [[AT, AT + HOUR]]);
    await changes.insertChange(db, {
      id: 'chg_a',
      user: USER,
      session: 's',
      tool: 't',
      summary: 'CANARY',
      created_at: AT,
      undoes: null,
      undone_by: null,
    });
    await changes.insertImages(db, [
      {
        change_id: 'chg_a',
        ordinal: 0,
        user: USER,
        table_name: 'events' as const,
        row_id: 'evt_a',
        before: null,
        after: '{"title":"CANARY"}',
      },
    ]);
    expect(await contentsOf(db)).toMatchObject({ changes: 1 });
    expect(await erase.isKnown(db, USER, { table: 'events', id: 'evt_a' })).toBe(true);
    const family = await erase.familyInHistory(db, USER, 'evt_a');
    expect(family.sort()).toEqual(['evt_a', 'evt_b']);
    await erase.eraseRows(
      db,
      USER,
      family.map((id) => ({ table: 'events', id })),
      '(erased)',
    );
    expect(await erase.leaveNoTrace(db)).toBe(true);
    expect(await erase.isKnown(db, USER, { table: 'events', id: 'evt_a' })).toBe(false);
    for (const table of ['events', 'occurrences', 'extents', 'changes', 'change_images'] as const) {
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()), table).not.toContain('CANARY');
    }
  });

  it('find todos and groups, each of its user', async () => {
    const db = await open();
    const putTodo = (id: string, fields: Partial<TodoRow> = {}) =>
      changes.putTracked(db, 'todos', { ...ROWS.todos, id, ...fields } as Schema['todos']);
    await putTodo('todo_a');
    await putTodo('todo_b', { status: 'open', closed_at: null });
    await putTodo('todo_c', { user: 'other' });
    expect(ids((await todos.findTodos(db, USER, ['todo_a', 'todo_c', 'todo_x'])).values())).toEqual(['todo_a']);
    expect((await todos.findTodos(db, USER, [])).size).toBe(0);
    expect(ids(await todos.listTodos(db, USER))).toEqual(['todo_a', 'todo_b']);
    expect(ids(await todos.listTodos(db, USER, 'open'))).toEqual(['todo_b']);
    await changes.putTracked(db, 'groups', ROWS.groups as Schema['groups']);
    expect(await groups.findGroup(db, USER, 'grp_1')).toEqual(ROWS.groups);
    expect(await groups.findGroup(db, 'other', 'grp_1')).toBeUndefined();
    expect(ids(await groups.listGroups(db, USER))).toEqual(['grp_1']);
    expect(await groups.listGroups(db, 'other')).toEqual([]);
    for (const user of [USER, 'other']) {
      const { events, todos } = await groups.listMembers(db, user, 'grp_1');
      for (const row of [...events, ...todos]) expect(row).toMatchObject({ user, group_id: 'grp_1' });
    }
    expect(ids((await groups.listMembers(db, 'other', 'grp_1')).todos)).toEqual(['todo_c']);
    expect(await contentsOf(db)).toMatchObject({ todos: 3 });
    await erase.eraseRows(db, USER, [{ table: 'todos', id: 'todo_a' }], '(erased)');
    expect(ids(await todos.listTodos(db, USER))).toEqual(['todo_b']);
  });

  if (dialect === 'sqlite')
    it('count what a file of the first schema holds', async () => {
      const db = await open();
      await put(db, event('evt_a', { cancelled: 0 }));
      await db.schema.dropTable('todos').execute();
      expect(await contentsOf(db)).toMatchObject({ events: 1, todos: 0 });
    });

  it('list what is cached', async () => {
    const db = await open();
    await cache(db, 'evt_a', [[AT, AT + HOUR]]);
    await cache(db, 'evt_b', [[AT, AT + HOUR]], { show_as: 'tentative' });
    await cache(db, 'evt_c', [
      [AT, AT + HOUR],
      [AT + HOUR, AT + 2 * HOUR],
    ]);
    const spans = await occurrences.listCached(db, USER, ['evt_a', 'evt_b', 'evt_c', 'evt_x'], 100);
    expect(spans.map((span) => span.start).sort()).toEqual([AT, AT, AT + HOUR]);
    expect(await occurrences.listCached(db, USER, ['evt_c'], 1)).toHaveLength(1);
  });
});
