import { describe, expect, it } from 'vitest';
import type { Note } from '../../src/services/memos/import.ts';
import { confirmed, done, memo, refusal, type Stage, stage, type User } from './harness.ts';

const titles = async (user: User, query: string, more: object = {}): Promise<string[]> =>
  ((await user.memos.search({ query, ...more })).memos ?? []).map(({ title }) => title);

/** Every term of the index with the item and passage that it stands for, whatever their numbers are. */
function index(user: Stage): string[] {
  const { sql } = user;
  sql.exec("create virtual table if not exists temp.terms using fts5vocab(main, 'passage_terms', 'instance')");
  const rows = sql
    .prepare(
      `select substr(t.term, instr(t.term, '.') + 1) as term, t."offset" as place, p.item, p.ordinal, p.from_char, p.chars
        from temp.terms as t left join passages as p on p.id = t.doc order by p.item, p.ordinal, place`,
    )
    .all();
  return rows.map((row) => JSON.stringify(row));
}

const counts = (user: Stage): unknown => user.sql.prepare('select kind, passages, terms from search_spaces').all();

describe('memos', () => {
  it('are found as soon as they are added, also by another process, with the words marked', async () => {
    const user = await stage();
    const other = await stage({ file: user.file });
    await memo(user, '# 周会\n王总说第三季度预算要砍 20%，下周三之前交新方案。', { tags: ['#工作', '预算', '工作'] });
    const [found] = (await other.memos.search({ query: '預算方案' })).memos ?? [];
    expect(found).toMatchObject({
      title: '周会',
      tags: ['工作', '预算'],
      snippet: '# 周会 王总说第三季度«预算»要砍 20%，下周三之前交新«方案»。',
      ranks: { bm25: 1 },
    });
    expect(found?.score).toBeGreaterThan(0);
    expect(found?.score).toBeLessThanOrEqual(1);
    await memo(other, 'The plumber is called Dave', { title: 'Plumber', source: 'chat' });
    expect((await user.memos.search({ query: 'plumbers' })).memos).toMatchObject([
      { title: 'Plumber', source: 'chat' },
    ]);
    expect(await titles(user, 'zebra')).toEqual([]);
  });

  it('are found by every two characters that they hold', async () => {
    const user = await stage();
    const text = '我们下个月去云南，先到昆明，再到大理和丽江。';
    await memo(user, text);
    const letters = text.replaceAll(/[，。]/g, ' ');
    for (let at = 0; at + 2 <= letters.length; at++) {
      const pair = letters.slice(at, at + 2);
      if (!pair.includes(' ')) expect(await titles(user, pair), pair).toHaveLength(1);
    }
    for (const letter of letters.replaceAll(' ', '')) expect(await titles(user, letter), letter).toHaveLength(1);
  });

  it('are kept apart from those of others', async () => {
    const user = await stage();
    const other = user.as('other');
    const { id } = await memo(user, 'secret budget');
    expect(await titles(other, 'budget')).toEqual([]);
    expect(await titles(other, id)).toEqual([]);
    expect((await refusal(other.memos.update({ id, content: 'x' }))).code).toBe('NOT_FOUND');
    expect((await refusal(other.remove({ ids: [id] }))).code).toBe('NOT_FOUND');
  });

  it('change, go and come back together with what they are found by', async () => {
    const user = await stage();
    const { id } = await memo(user, '预算 alpha', { title: 'One' });
    const [first, firstCounts] = [index(user), counts(user)];
    const changed = done(await user.memos.update({ id, content: '花园 beta', tags: ['x'], clear: ['title'] }));
    expect(await titles(user, 'alpha')).toEqual([]);
    expect(await titles(user, '花园')).toEqual(['花园 beta']);
    const second = index(user);
    done(await user.memos.update({ id, pinned: true }));
    expect(index(user)).toEqual(second);
    const removed = done(await user.remove({ ids: [id] }));
    expect(index(user)).toEqual([]);
    expect(counts(user)).toEqual([{ kind: 'memo', passages: 0, terms: 0 }]);
    done(await user.undo({ change_id: removed.change_id }));
    expect(index(user)).toEqual(second);
    await confirmed(user.undo, { last: 2 });
    expect(index(user)).toEqual(first);
    expect(counts(user)).toEqual(firstCounts);
    expect((await refusal(user.undo({ change_id: changed.change_id }))).code).toBe('UNDO_CONFLICT');
    expect(await titles(user, 'alpha')).toEqual(['One']);
  });

  it('that are long are searched by passages, and shown once', async () => {
    const user = await stage();
    const filler = (n: number): string => `第${n}天，天气很好，我们走了很多路。`.repeat(30);
    const content = `${filler(1)}\n\n${filler(2)}\n\n酒店的密码是 swordfish。\n\n${filler(3)}`;
    await memo(user, content, { title: '旅行日记' });
    await memo(user, 'swordfish recipes');
    const { memos = [] } = await user.memos.search({ query: '酒店密码 swordfish' });
    expect(memos).toHaveLength(2);
    expect(memos[0]).toMatchObject({ title: '旅行日记' });
    expect(memos[0]?.snippet).toContain('«酒店»的«密码»是 «swordfish»');
    expect(await titles(user, '旅行日记')).toEqual(['旅行日记']);
  });

  it('are filtered by tags and dates without losing results, and paged', async () => {
    const user = await stage();
    for (let n = 0; n < 30; n++) {
      user.clock.now += 86_400_000;
      await memo(user, `预算 ${n}`, { tags: n % 10 === 0 ? ['十', 'All'] : ['all'] });
    }
    expect(await titles(user, '预算', { tags: ['#十'] })).toHaveLength(3);
    expect(await titles(user, '预算', { tags: ['十', 'ALL'], limit: 50 })).toHaveLength(3);
    expect(await titles(user, '预算', { start: '2026-12-18', limit: 50 })).toHaveLength(3);
    expect(await titles(user, '预算', { end: '2026-11-23', limit: 50 })).toHaveLength(2);
    expect(await titles(user, '预算', { start: '2026年11月', limit: 50 })).toHaveLength(10);
    expect(await titles(user, '预算', { start: '2026-12-01', end: '2026-12-03', limit: 50 })).toHaveLength(2);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await user.memos.search({ query: '预算', limit: 7, cursor });
      seen.push(...(page.memos ?? []).map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(30);
    expect(seen).toHaveLength(30);
    const { next_cursor } = await user.memos.search({ query: '预算', limit: 7 });
    for (const other of [
      { query: '别的' },
      { tags: ['work'] },
      { start: '2026-01-01' },
      { end: '2027-01-01' },
      { strategy: 'bm25' as const },
      { min_score: 0.5 },
    ]) {
      const call = user.memos.search({ query: '预算', ...other, cursor: next_cursor });
      expect((await refusal(call)).code, JSON.stringify(other)).toBe('INVALID_ARGUMENT');
    }
  });

  it('say what the absence of a model means', async () => {
    const user = await stage();
    await memo(user, 'budget');
    const { strategy, degraded, warnings } = await user.memos.search({
      query: 'budget',
      strategy: 'semantic',
      min_score: 0.9,
    });
    expect({ strategy, degraded, warnings }).toEqual({
      strategy: 'bm25',
      degraded: expect.stringContaining('no embedding model'),
      warnings: [expect.stringContaining('min_score')],
    });
    expect((await user.memos.search({ query: 'budget' })).degraded).toBeUndefined();
  });

  it('are refused when they are empty or too large', async () => {
    const user = await stage();
    expect((await refusal(user.memos.add({ content: ' \n' }))).code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.memos.add({ content: 'x'.repeat(100_001) }))).code).toBe('LIMIT_EXCEEDED');
    expect((await refusal(user.memos.add({ content: '字'.repeat(33_334) }))).message).toContain('100 kB');
    await memo(user, 'x'.repeat(100_000));
    expect((await refusal(user.memos.update({ id: 'memo_nothere000', title: 'x' }))).code).toBe('NOT_FOUND');
  });

  it('are given whole where an id stands in place of words', async () => {
    const user = await stage();
    const { id } = await memo(user, 'all\nof\nit');
    expect((await user.memos.search({ query: id })).memos).toMatchObject([{ id, snippet: 'all\nof\nit' }]);
  });

  it('leave nothing in any table when they are erased, however they were changed before', async () => {
    const user = await stage();
    const canary = 'kanarienvogel';
    const { id } = done(
      await user.memos.add({ content: `${canary} 金丝雀秘密`, title: canary, tags: [canary], idempotency_key: 'k' }),
    ).memo ?? { id: '' };
    await memo(user, 'stays here');
    done(await user.memos.update({ id, content: 'harmless' }));
    done(await user.memos.update({ id, content: `${canary}s again` }));
    done(await user.remove({ ids: [id] }));
    const bytes = (): string =>
      JSON.stringify(
        (user.sql.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[]).map(
          ({ name }) =>
            (user.sql.prepare(`select * from "${name}"`).all() as object[]).map((row) =>
              Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
            ),
        ),
      );
    expect(bytes()).toContain(canary);
    expect(bytes()).toContain(Buffer.from('金丝').toString('latin1'));
    expect(await user.services.erase(await user.caller('erase'), [id])).toEqual({ rows: 1, traces: undefined });
    expect(bytes()).not.toContain(canary);
    expect(bytes()).not.toContain(Buffer.from('金丝').toString('latin1'));
    expect(bytes()).not.toContain('金丝');
    expect(await titles(user, 'stays')).toEqual(['stays here']);
  });

  it('are put right where the index is not in step with them', async () => {
    const user = await stage();
    for (let n = 0; n < 5; n++) await memo(user, `memo number ${n}`);
    const sound = index(user);
    user.sql.exec(
      'delete from passage_terms where rowid = 2; update passages set terms = 9 where id = 3; update search_spaces set passages = 77',
    );
    user.sql.exec(
      "insert into passages (\"user\", item, ordinal, from_char, chars, terms) values ('local', 'memo_gone', 0, 0, 1, 1)",
    );
    const caller = await user.caller('doctor');
    expect((await user.services.rederive(caller)).memos).toBe(3);
    expect(index(user)).toEqual(sound);
    expect(counts(user)).toEqual([{ kind: 'memo', passages: 5, terms: 15 }]);
    expect((await user.services.rederive(caller)).memos).toBe(0);
  });
});

describe('importing notes', () => {
  const note = (origin: string, content: string, more: Partial<Note> = {}): Note => ({
    origin,
    content,
    title: null,
    tags: [],
    source: origin,
    ...more,
  });

  it('takes each in once, follows what changes where it comes from, and can be undone', async () => {
    const user = await stage();
    const notes = [note('a', 'alpha', { created: Date.UTC(2020, 0, 1) }), note('b', 'beta'), note('c', ' ')];
    const first = done(await user.memos.importNotes(notes));
    expect(first.imported).toMatchObject({ added: 2, changed: 0, same: 0, left: [{ source: 'c' }] });
    expect(await titles(user, 'alpha', { end: '2021-01-01' })).toEqual(['alpha']);
    expect((await user.memos.importNotes(notes)).imported).toMatchObject({ added: 0, changed: 0, same: 2 });
    const [kept] = (await user.memos.search({ query: 'beta' })).memos ?? [];
    done(await user.memos.update({ id: kept?.id ?? '', content: 'beta, by hand' }));
    expect((await user.memos.importNotes(notes)).imported).toMatchObject({ same: 2 });
    expect(await titles(user, 'hand')).toEqual(['beta, by hand']);
    const again = done(await user.memos.importNotes([note('a', 'gamma')]));
    expect(again.imported).toMatchObject({ changed: 1 });
    expect(await titles(user, 'alpha')).toEqual([]);
    done(await user.undo({ change_id: again.change_id }));
    expect(await titles(user, 'alpha')).toEqual(['alpha']);
  });

  it('cleans what no database takes, and leaves out what is too large', async () => {
    const user = await stage();
    const { imported } = done(
      await user.memos.importNotes([note('a', 'nul\0 and \ud800'), note('b', 'x'.repeat(100_001))]),
    );
    expect(imported).toMatchObject({ added: 1, left: [{ source: 'b', why: expect.stringContaining('100 kB') }] });
    expect(await titles(user, 'nul')).toEqual(['nul and \ufffd']);
  });
});

describe('memos in the other language', () => {
  it('are found by what their words mean, after those that hold the words themselves', async () => {
    const user = await stage();
    await memo(user, 'The library is closed on Mondays', { title: 'Library' });
    await memo(user, '图书馆周一不开门', { title: '图书馆' });
    await memo(user, '超市打折', { title: '超市' });
    expect(await titles(user, 'library')).toEqual(['Library', '图书馆']);
    expect(await titles(user, '图书馆')).toEqual(['图书馆', 'Library']);
    const { memos = [] } = await user.memos.search({ query: '圖書館什麼時候關門' });
    expect(memos.map(({ title }) => title)).toContain('Library');
    const english = (await user.memos.search({ query: 'when does the library open' })).memos ?? [];
    expect(english.find(({ title }) => title === '图书馆')?.snippet).toContain('«图书馆»');
  });
});
