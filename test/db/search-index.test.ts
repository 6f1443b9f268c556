import { expect, it } from 'vitest';
import { putTracked } from '../../src/db/repos/changes.ts';
import * as passages from '../../src/db/repos/passages.ts';
import type { Executor, Schema } from '../../src/db/schema.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { searchWords } from '../../src/retrieval/search.ts';
import { forEachDialect } from './harness.ts';
import { ROWS } from './rows.ts';

const USER = 'local';

/** Puts a memo with one passage in place, and counts it. */
async function put(
  db: Executor,
  id: string,
  content: string,
  fields: { user?: string; tags?: string; created_at?: number } = {},
): Promise<void> {
  const { user = USER } = fields;
  await putTracked(db, 'memos', {
    ...ROWS.memos,
    id,
    content,
    title: null,
    tags: '[]',
    ...fields,
  } as Schema['memos']);
  const space = await passages.openSpace(db, user, 'memo');
  const tally = passages.newTally();
  const terms = content.split(' ');
  await passages.addPassages(db, space, id, [{ from_char: 0, chars: content.length, terms }], tally);
  await passages.countInto(db, space, tally);
}

const scope = { user: USER, kind: 'memo', table: 'memos' } as const;

forEachDialect('the search index', (open, _dialect) => {
  const find = async (db: Executor, query: string, filter?: passages.RowFilter, user = USER) =>
    (await searchWords(db, { ...scope, user, filter }, query, 10)).hits.map(({ item }) => item);

  it('ranks by BM25: rare words, often used, in short passages', async () => {
    const db = await open();
    await put(db, 'memo_a', 'budget plan for the next year and some more words');
    await put(db, 'memo_b', 'budget budget');
    await put(db, 'memo_c', 'plan budget');
    await put(db, 'memo_d', 'garden');
    expect(await find(db, 'budget')).toEqual(['memo_b', 'memo_c', 'memo_a']);
    expect(await find(db, 'garden plan')).toEqual(['memo_d', 'memo_c', 'memo_a']);
    expect(await find(db, 'nothing')).toEqual([]);
    expect(await find(db, '')).toEqual([]);
  });

  it('keeps users apart, also where they use the same words', async () => {
    const db = await open();
    await put(db, 'memo_a', 'budget');
    await put(db, 'memo_b', 'budget', { user: 'other' });
    expect(await find(db, 'budget')).toEqual(['memo_a']);
    expect(await find(db, 'budget', undefined, 'other')).toEqual(['memo_b']);
    expect(await find(db, 'budget', undefined, 'third')).toEqual([]);
    const space = (await passages.findSpace(db, USER, 'memo')) as passages.Space;
    expect(await passages.termFrequencies(db, space, ['budget', 'none'], false)).toEqual([{ count: 1 }, { count: 0 }]);
  });

  it('finds single characters wherever they stand', async () => {
    const db = await open();
    await put(db, 'memo_a', '小猫 猫');
    await put(db, 'memo_b', '猫咪 咪');
    await put(db, 'memo_c', '小狗 狗');
    expect((await find(db, '猫')).sort()).toEqual(['memo_a', 'memo_b']);
  });

  it('counts only rows that pass the filter, and finds all of those', async () => {
    const db = await open();
    for (let n = 0; n < 60; n++)
      await put(db, `memo_${n}`, 'budget', { created_at: n, tags: n % 20 === 0 ? '["a","Work"]' : '["b"]' });
    expect((await find(db, 'budget', { tags: ['work', 'a'] })).sort()).toEqual(['memo_0', 'memo_20', 'memo_40']);
    expect(await find(db, 'budget', { from: 20, to: 41, tags: ['work'] })).toHaveLength(2);
    expect(await find(db, 'budget', { from: 58 })).toHaveLength(2);
    expect(await find(db, 'budget', { tags: ['none'] })).toEqual([]);
  });

  it('forgets what is removed, and its counts', async () => {
    const db = await open();
    await put(db, 'memo_a', 'budget plan');
    await put(db, 'memo_b', 'budget');
    const space = (await passages.findSpace(db, USER, 'memo')) as passages.Space;
    const tally = passages.newTally();
    await passages.removePassages(db, space, 'memo_a', tally);
    await passages.countInto(db, space, tally);
    await passages.purgeIndex(db);
    expect(await find(db, 'budget plan')).toEqual(['memo_b']);
    expect(await passages.findSpace(db, USER, 'memo')).toMatchObject({ passages: 1, terms: 1 });
    expect(await passages.countPassages(db, USER, 'memo')).toEqual({ passages: 1, terms: 1 });
    expect(await passages.orphanItems(db, USER, 'memos', 'memo')).toEqual([]);
    const [left] = (await passages.passagesOfItems(db, USER, ['memo_a', 'memo_b'])).get('memo_b') ?? [];
    expect(await passages.isFoundBy(db, space, left?.id as number, ['budget'])).toBe(true);
    expect(await passages.isFoundBy(db, space, left?.id as number, ['budget', 'plan'])).toBe(false);
    await passages.setCounts(db, space, { passages: 5, terms: 5 });
    expect(await passages.findSpace(db, USER, 'memo')).toMatchObject({ passages: 5, terms: 5 });
  });
});

forEachDialect('words that are in almost every memo', (open, dialect) => {
  // PostgreSQL takes ten seconds to take in that many.
  it.skipIf(dialect === 'postgres' && inFull(false, true))(
    'find the newest of them, those with all words first, without ranking all',
    async () => {
      const db = await open();
      const all = 3_300;
      const space = await passages.openSpace(db, USER, 'memo');
      await db.transaction().execute(async (executor) => {
        const tally = passages.newTally();
        for (let n = 0; n < all; n++) {
          const content = n === 5 ? 'meeting weekly' : n % 2 === 0 ? 'meeting' : 'weekly notes';
          await putTracked(executor, 'memos', {
            ...ROWS.memos,
            id: `memo_${n}`,
            content,
            title: null,
            tags: '[]',
          } as Schema['memos']);
          // In the index stand stems.
          const terms = content
            .split(' ')
            .map((word) => ({ meeting: 'meet', weekly: 'weekli', notes: 'note' })[word] as string);
          await passages.addPassages(
            executor,
            space,
            `memo_${n}`,
            [{ from_char: 0, chars: content.length, terms }],
            tally,
          );
        }
        await passages.countInto(executor, space, tally);
      });
      const { hits } = await searchWords(db, scope, 'weekly meeting', 10);
      expect(hits).toHaveLength(10);
      expect(hits[0]?.item).toBe('memo_5');
      expect(Number(hits[1]?.item.slice(5))).toBeGreaterThan(all - 100);
    },
  );
});
