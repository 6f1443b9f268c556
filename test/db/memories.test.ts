import { expect, it } from 'vitest';
import { putTracked } from '../../src/db/repos/changes.ts';
import { findMemories, findSuccessors, listHolding, listPlaces } from '../../src/db/repos/memories.ts';
import { addPassages, countInto, newTally, openSpace } from '../../src/db/repos/passages.ts';
import type { Executor, MemoryRow } from '../../src/db/schema.ts';
import { indexed } from '../../src/retrieval/indexing.ts';
import { searchTerms } from '../../src/retrieval/lexical.ts';
import { readQuery } from '../../src/retrieval/query.ts';
import { SEARCHED } from '../../src/services/search/searched.ts';
import { forEachDialect } from './harness.ts';
import { ROWS } from './rows.ts';

const USER = 'local';

const row = (id: string, more: Partial<MemoryRow> = {}): MemoryRow => ({
  ...(ROWS.memories as MemoryRow),
  id,
  content: id,
  place: null,
  tags: '[]',
  valid_from: null,
  valid_to: null,
  supersedes: null,
  ...more,
});

async function put(db: Executor, ...rows: readonly MemoryRow[]): Promise<void> {
  for (const one of rows) await putTracked(db, 'memories', { ...one });
}

const ids = (rows: Iterable<{ readonly id: string }>): string[] => [...rows].map(({ id }) => id);

forEachDialect('memories', (open) => {
  it('are read by id, of their user alone', async () => {
    const db = await open();
    await put(db, row('mem_a'), row('mem_b', { user: 'other' }));
    expect(ids((await findMemories(db, USER, ['mem_a', 'mem_b', 'mem_c'])).values())).toEqual(['mem_a']);
    expect(await findMemories(db, USER, [])).toEqual(new Map());
  });

  it('know what came in their place, the newest where there are several', async () => {
    const db = await open();
    await put(
      db,
      row('mem_a'),
      row('mem_c', { supersedes: 'mem_a', created_at: 3 }),
      row('mem_b', { supersedes: 'mem_a', created_at: 2 }),
      row('mem_d', { supersedes: 'mem_a', created_at: 4, user: 'other' }),
    );
    const found = await findSuccessors(db, USER, ['mem_a', 'mem_c']);
    expect([...found].map(([id, { id: by }]) => [id, by])).toEqual([['mem_a', 'mem_c']]);
  });

  it('are listed while they hold, newest first, those with a place apart', async () => {
    const db = await open();
    const place = '{"name":"Gym"}';
    await put(
      db,
      row('mem_a', { created_at: 1, place }),
      row('mem_b', { created_at: 2, valid_to: 10, place }),
      row('mem_c', { created_at: 3, valid_to: 11 }),
      row('mem_d', { created_at: 4, user: 'other', place }),
    );
    expect(ids(await listHolding(db, USER, 10, 9))).toEqual(['mem_c', 'mem_a']);
    expect(ids(await listHolding(db, USER, 10, 1))).toEqual(['mem_c']);
    expect(ids(await listPlaces(db, USER, 10))).toEqual(['mem_a']);
    expect(ids(await listPlaces(db, USER, 9))).toEqual(['mem_b', 'mem_a']);
  });

  it('are found by the words of their places, and of one kind', async () => {
    const db = await open();
    const rows = [
      row('mem_a', { content: '每周二去', place: '{"name":"健身房","address":"三里屯路 19 号"}' }),
      row('mem_b', { content: '健身教练叫小李', kind: 'person' }),
    ];
    await put(db, ...rows);
    const space = await openSpace(db, USER, 'mem');
    const tally = newTally();
    for (const one of rows) await addPassages(db, space, one.id, indexed(SEARCHED.memories.of(one)), tally);
    await countInto(db, space, tally);
    const search = async (text: string, kind?: MemoryRow['kind']) => {
      const scope = { user: USER, kind: 'mem', table: 'memories' as const, filter: kind && { kind } };
      const counted = await openSpace(db, USER, 'mem');
      const { hits } = await searchTerms(db, counted, scope, readQuery(text), 10);
      return hits.map(({ item }) => item).sort();
    };
    expect(await search('健身')).toEqual(['mem_a', 'mem_b']);
    expect(await search('健身', 'person')).toEqual(['mem_b']);
    expect(await search('三里屯')).toEqual(['mem_a']);
    expect(await search('address')).toEqual([]);
  });
});
