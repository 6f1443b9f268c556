import { spawnSync } from 'node:child_process';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { COPIED, orderOf } from '../../src/db/transfer/tables.ts';
import { isServerUrl } from '../../src/domain/server-url.ts';
import type { Embedder } from '../../src/retrieval/models.ts';
import type { Services } from '../../src/services/index.ts';
import { temporaryFolder } from '../db/harness.ts';
import { modelsWith, tokenEmbedder } from '../models/token-embedder.ts';
import { CLI, environment } from '../protocol/harness.ts';
import { type Look, lookInto } from './look.ts';
import { asSuperuser, newServerPlace } from './place.ts';

const USERS = ['local', 'b', '第三'];

const open = (db: string): Promise<Services> => createServices({ db, timezone: 'Asia/Shanghai', language: 'en' });

const looking = (db: string): Look =>
  isServerUrl(db) ? lookInto(asSuperuser(db)) : new SqliteDatabase(db, { readonly: true });

/** All that a store holds, but what is derived. */
function contents(db: string): Record<string, unknown[]> {
  const look = looking(db);
  try {
    return Object.fromEntries(
      COPIED.map((table) => {
        const order = orderOf(table).map((column) => `"${column}"`);
        const rows = look.prepare(`select * from "${table}" order by ${order.join()}`).all() as object[];
        return [table, rows.map((row) => Object.fromEntries(Object.entries(row).sort()))];
      }),
    );
  } finally {
    look.close();
  }
}

const occurrences = (db: string): unknown[] => {
  const look = looking(db);
  try {
    return look.prepare('select "user", start_at, source, end_at, show_as from occurrences order by 1, 2, 3').all();
  } finally {
    look.close();
  }
};

/** Something of everything, taken back and done again. */
async function fill(services: Services, user: string): Promise<void> {
  const caller = (tool: string) => services.callerFor({ user }, { session: 's', tool, text: '' });
  await services.profile.update(await caller('profile_update'), { timezone: 'Europe/Berlin', name: user });
  const { group } = await services.groups.add(await caller('group_add'), { name: 'Work' });
  for (let day = 10; day < 28; day++) {
    const added = await services.events.add(await caller('schedule_add'), {
      title: `周会 ${day}`,
      start: `2027-03-${day}T09:00`,
      duration_minutes: 30,
      ...(day % 5 === 0 && { repeat: 'FREQ=WEEKLY;COUNT=5', on_conflict: 'force' }),
      ...(group && { group: group.id }),
    });
    if (day % 4 === 0 && added.change_id) {
      const undone = await services.history.undo(await caller('undo'), { change_id: added.change_id });
      if (day % 8 === 0 && undone.change_id) {
        await services.history.undo(await caller('undo'), { change_id: undone.change_id });
      }
    }
  }
  await services.todos.add(await caller('todo_add'), { title: 'Ship it', due: '2027-03-12' });
  await services.reminders.add(await caller('reminder_add'), {
    title: 'Water',
    at: '2027-03-12T08:00',
    repeat: 'FREQ=DAILY',
  });
  await services.memos.add(await caller('memo_add'), {
    content: `预算方案 of ${user}: The plumber is called Dave`,
    tags: ['a'],
  });
  await services.memories.save(await caller('memory_save'), { content: 'Likes tea', kind: 'preference' });
}

/** `perch-mcp migrate-to`, as people run it. */
function migrate(from: string, to: string): { status: number | null; said: string } {
  const env = { ...environment(temporaryFolder()), PERCH_DB: from, PERCH_TIMEZONE: 'Asia/Shanghai' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'migrate-to', '--yes', to], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe.skipIf(!inject('postgres'))('moving notes to a server', () => {
  it('takes their vectors along: meaning finds the same first, there and back, and no model is asked about a note', async () => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    onTestFinished(place.remove);
    const folder = temporaryFolder();
    const [file, back] = [path.join(folder, 'one.db'), path.join(folder, 'two.db')];
    const asked: string[] = [];
    const tokens = tokenEmbedder();
    const embedder: Embedder = {
      ...tokens,
      embed: (texts, use, signal) => {
        if (use === 'passage') asked.push(...texts);
        return tokens.embed(texts, use, signal);
      },
    };
    const withModel = (db: string) =>
      createServices({ db, timezone: 'Asia/Shanghai', language: 'en', models: modelsWith(embedder) });
    const searched = async (services: Services, user: string) => {
      const found = async (query: string) => {
        const caller = await services.callerFor({ user }, { session: 's', tool: 'memo_search', text: query });
        const hybrid = await services.memos.search(caller, { query });
        const { memos = [], degraded } = await services.memos.search(caller, { query, strategy: 'semantic' });
        expect([hybrid.degraded, degraded]).toEqual([undefined, undefined]);
        return [hybrid, { memos }].map((one) => (one.memos ?? []).slice(0, 5).map(({ id, score }) => ({ id, score })));
      };
      return [await found('plumber called dave'), await found('预算 二十'), await found('chapter nine')];
    };
    const first = await withModel(file);
    // No two alike: of equals the order is nobody's.
    const notes = Array.from({ length: 520 }, (_, at) => ({
      content: [
        `Note ${at}: ${'many words '.repeat(at % 40)}`,
        at % 50 === 0 && `the plumber came ${'again '.repeat(at / 50)}`,
        at % 60 === 7 && `预算是${'很'.repeat(at / 60)}多 ${at}`,
      ].join(' '),
    }));
    const long = Array.from({ length: 60 }, (_, at) => `Chapter ${at} tells of ${'many things '.repeat(9)}.`).join(
      '\n\n',
    );
    for (const [user, some] of [
      ['local', [...notes, { content: long }]],
      ['第三', [{ content: 'Dave is a plumber' }, { content: '二十万的预算' }]],
    ] as const) {
      const caller = (tool: string) => first.callerFor({ user }, { session: 's', tool, text: '' });
      await first.memos.importNotes(
        await caller('import'),
        some.map((one, at) => ({ ...one, origin: `${user} ${at}`, title: null, tags: [], source: 'notes' })),
      );
      await first.reindex(await caller('reindex'), {});
    }
    const users = ['local', '第三'];
    const before = await Promise.all(users.map((user) => searched(first, user)));
    await first.close();
    for (const [from, to] of [
      [file, place.url],
      [place.url, back],
    ] as const) {
      expect(migrate(from, to)).toMatchObject({ status: 0, said: expect.not.stringContaining('reindex') });
      asked.length = 0;
      const there = await withModel(to);
      expect(await Promise.all(users.map((user) => searched(there, user)))).toEqual(before);
      await there.close();
      expect(asked).toEqual([]);
    }
  }, 120_000);
});

describe.skipIf(!inject('postgres'))('moving calendars to a server', () => {
  it('and back takes every row and its history, rebuilds what is derived, and ends the use of the old place', async () => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    onTestFinished(place.remove);
    const folder = temporaryFolder();
    const [file, back] = [path.join(folder, 'one.db'), path.join(folder, 'two.db')];
    const running = await open(file);
    onTestFinished(() => running.close());
    for (const user of USERS) await fill(running, user);
    const before = contents(file);
    const cached = occurrences(file);
    expect(cached.length).toBeGreaterThan(50);

    expect(migrate(file, place.url)).toMatchObject({ status: 0, said: expect.stringContaining('of 3 users') });
    expect(contents(place.url)).toEqual(before);
    expect(occurrences(place.url)).toEqual(cached);

    // The old file is not written to any more, not even by who has had it open all the time.
    await expect(fill(running, 'local')).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    await expect(open(file)).rejects.toThrow(/migrate-to/);
    expect(contents(file)).toEqual(before);
    expect(migrate(place.url, file).status).toBe(1);

    const there = await open(place.url);
    const caller = (user: string, tool: string) => there.callerFor({ user }, { session: 's', tool, text: '' });
    const found = await there.memos.search(await caller('第三', 'memo_search'), { query: 'plumbers 預算' });
    expect(found.memos).toHaveLength(1);
    const { change_id } =
      (await there.history.query(await caller('b', 'history_query'), { limit: 1 })).changes?.[0] ?? {};
    await there.history.undo(await caller('b', 'undo'), { change_id: change_id as string });
    await there.close();
    const later = contents(place.url);
    expect(later.changes?.length).toBe((before.changes?.length ?? 0) + 1);

    expect(migrate(place.url, back)).toMatchObject({ status: 0 });
    expect(contents(back)).toEqual(later);
    const refused = await open(place.url);
    await expect(fill(refused, 'local')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await refused.close();
    const again = await open(back);
    await fill(again, 'somebody new');
    await again.close();
  }, 120_000);

  it('that hold something already is refused, and nothing is written on either side', async () => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    onTestFinished(place.remove);
    const file = path.join(temporaryFolder(), 'one.db');
    for (const db of [file, place.url]) {
      const services = await open(db);
      await fill(services, 'local');
      await services.close();
    }
    const before = [contents(file), contents(place.url)];
    const { status, said } = migrate(file, place.url);
    expect(status).toBe(1);
    expect(said).toContain('has calendars in it already');
    expect([contents(file), contents(place.url)]).toEqual(before);
    const services = await open(file);
    await fill(services, 'other');
    await services.close();
  });
});
