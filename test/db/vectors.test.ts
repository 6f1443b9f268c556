import { expect, it } from 'vitest';
import { putTracked } from '../../src/db/repos/changes.ts';
import * as passages from '../../src/db/repos/passages.ts';
import * as stored from '../../src/db/repos/vectors.ts';
import type { Executor, Schema } from '../../src/db/schema.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { randomFrom } from '../../src/domain/testing/random.ts';
import { encode } from '../../src/retrieval/codes.ts';
import { centerBytes, pack } from '../../src/retrieval/packed.ts';
import { coverage, searchVectors } from '../../src/retrieval/vectors.ts';
import { unit } from '../models/token-embedder.ts';
import { forEachDialect } from './harness.ts';
import { ROWS } from './rows.ts';

const USER = 'local';
const scope = { user: USER, kind: 'memo', table: 'memos' } as const;

interface Item {
  readonly id: string;
  readonly vectors: readonly Float32Array[];
  readonly created: number;
  readonly tags: readonly string[];
}

/** Vectors in groups, all on one side of the origin, as those of texts are. */
function vectorsBy(seed: number, dimension: number): () => Float32Array {
  const random = randomFrom(seed);
  const direction = (): Float32Array => unit(Float32Array.from({ length: dimension }, () => random() + random() - 1));
  const side = direction();
  const groups = Array.from({ length: 20 }, direction);
  return () => {
    const group = groups[Math.floor(random() * groups.length)] as Float32Array;
    const own = direction();
    return unit(side.map((value, at) => value + 0.6 * (group[at] as number) + 0.5 * (own[at] as number)));
  };
}

/** Puts memos in place, each passage with a vector; `center` of the codes. */
async function put(
  db: Executor,
  items: readonly Item[],
  { embedder = 'e', center }: { embedder?: string; center?: Float32Array } = {},
): Promise<stored.VectorSpace> {
  return db.transaction().execute(async (executor) => {
    const dimension = items[0]?.vectors[0]?.length ?? 8;
    const space = await passages.openSpace(executor, USER, 'memo');
    const vectors = await stored.openVectorSpace(executor, { user: USER, kind: 'memo', embedder, dimension });
    if (center) await stored.setCenter(executor, vectors, centerBytes(center), []);
    const tally = passages.newTally();
    for (const { id, vectors: own, created, tags } of items) {
      const fields = {
        id,
        content: 'x'.repeat(own.length),
        title: null,
        tags: JSON.stringify(tags),
        created_at: created,
      };
      await putTracked(executor, 'memos', { ...ROWS.memos, ...fields } as Schema['memos']);
      const parts = own.map((_, from_char) => ({ from_char, chars: 1, terms: ['x'] }));
      await passages.addPassages(executor, space, id, parts, tally);
      const ids = (await passages.passagesOfItems(executor, USER, [id])).get(id) ?? [];
      const rows = own.map((vector, at) => ({
        passage: ids[at]?.id as number,
        code: encode(vector, center),
        vector: pack(vector),
      }));
      expect(await stored.addVectors(executor, vectors, rows)).toBe(own.length);
    }
    await passages.countInto(executor, space, tally);
    return vectors;
  });
}

const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

function bruteForce(items: readonly Item[], query: Float32Array, most: number): [string, number][] {
  return items
    .map(({ id, vectors }): [string, number] => [id, Math.max(...vectors.map((vector) => cosine(vector, query)))])
    .sort(([, a], [, b]) => b - a)
    .slice(0, most);
}

forEachDialect('vectors', (open, dialect) => {
  const find = async (db: Executor, query: Float32Array, most: number, filter?: passages.RowFilter) =>
    (await searchVectors(db, { ...scope, filter }, 'e', query, most)).map(({ item, score }) => [item, score] as const);

  it.each([
    [8, 3],
    [33, 40],
    [96, dialect === 'sqlite' ? inFull(200, 100) : inFull(200, 25)],
    [384, dialect === 'sqlite' ? inFull(1_200, 250) : inFull(150, 12)],
  ])('of %i components: finds the same of %i items as comparing with each', async (dimension, count) => {
    const db = await open();
    const next = vectorsBy(dimension + count, dimension);
    const random = randomFrom(count);
    const items = Array.from(
      { length: count },
      (_, n): Item => ({
        id: `memo_${n}`,
        vectors: Array.from({ length: 1 + Math.floor(random() * 2.2) }, next),
        created: n,
        tags: [n % 50 === 0 ? 'rare' : 'often', `t${n % 2}`],
      }),
    );
    await put(db, items, { center: unit(next()) });
    const filters: [passages.RowFilter | undefined, (item: Item) => boolean][] = [
      [undefined, () => true],
      [{ tags: ['rare'] }, ({ tags }) => tags.includes('rare')],
      [{ tags: ['t1'], from: 10 }, ({ tags, created }) => tags.includes('t1') && created >= 10],
      [{ from: 5, to: 25 }, ({ created }) => created >= 5 && created < 25],
      [{ tags: ['nowhere'] }, () => false],
    ];
    let [right, wanted] = [0, 0];
    for (let round = 0; round < inFull(5, 2); round++) {
      const query = next();
      for (const [filter, passes] of filters) {
        const expected = bruteForce(items.filter(passes), query, 10);
        const found = await find(db, query, 10, filter);
        expect(found).toHaveLength(expected.length);
        for (const [id, score] of found) {
          const [[, own = 0] = []] = bruteForce(
            items.filter((item) => item.id === id),
            query,
            1,
          );
          expect(score).toBeCloseTo(own, 4);
          // Items that are as near as can be told may change places.
          if (own >= (expected.at(-1)?.[1] ?? 1) - 1e-4) right += 1;
        }
        wanted += expected.length;
      }
    }
    // Up to some hundreds it is exact, then very nearly.
    expect(right / wanted).toBeGreaterThanOrEqual(count <= 200 ? 1 : 0.99);
    expect(await find(db, next(), 2 * count)).toHaveLength(count);
    expect(await find(db, next(), 0)).toEqual([]);
  });

  it('knows of what came and went since, and counts it', async () => {
    const db = await open();
    const next = vectorsBy(1, 32);
    const items = Array.from(
      { length: 30 },
      (_, n): Item => ({ id: `memo_${n}`, vectors: [next()], created: n, tags: [] }),
    );
    await put(db, items.slice(0, 20));
    const query = items[25]?.vectors[0] as Float32Array;
    expect(await find(db, query, 30)).toHaveLength(20);
    await put(db, items.slice(20));
    expect((await find(db, query, 30))[0]).toEqual(['memo_25', expect.closeTo(1, 4)]);
    expect(await coverage(db, USER, 'memo', 'e')).toEqual({ embedded: 30, all: 30 });
    const space = await passages.openSpace(db, USER, 'memo');
    const tally = passages.newTally();
    await passages.removePassages(db, space, 'memo_25', tally);
    await passages.countInto(db, space, tally);
    expect((await find(db, query, 30)).map(([id]) => id)).toHaveLength(29);
    expect((await find(db, query, 30)).map(([id]) => id)).not.toContain('memo_25');
    expect(await coverage(db, USER, 'memo', 'e')).toEqual({ embedded: 29, all: 29 });
    expect(await db.selectFrom('vectors').select('id').execute()).toHaveLength(29);
  });

  it('keeps models, users and kinds apart', async () => {
    const db = await open();
    const next = vectorsBy(2, 16);
    const items = [{ id: 'memo_a', vectors: [next()], created: 0, tags: [] }];
    await put(db, items);
    const query = next();
    expect(await find(db, query, 5)).toHaveLength(1);
    expect(await searchVectors(db, scope, 'other', query, 5)).toEqual([]);
    expect(await searchVectors(db, { ...scope, user: 'other' }, 'e', query, 5)).toEqual([]);
    expect(await searchVectors(db, { ...scope, kind: 'mem', table: 'memories' }, 'e', query, 5)).toEqual([]);
    expect(await searchVectors(db, scope, 'e', new Float32Array(8), 5)).toEqual([]);
  });

  it('adds no vector twice, nor one of a passage that is gone', async () => {
    const db = await open();
    const next = vectorsBy(3, 16);
    const space = await put(db, [{ id: 'memo_a', vectors: [next()], created: 0, tags: [] }]);
    const [{ id } = { id: 0 }] = (await passages.passagesOfItems(db, USER, ['memo_a'])).get('memo_a') ?? [];
    const row = { code: encode(next(), undefined), vector: pack(next()) };
    expect(
      await stored.addVectors(db, space, [
        { passage: id, ...row },
        { passage: id + 1, ...row },
      ]),
    ).toBe(0);
    const looked = { after: 0, most: 10, newest: false };
    expect(await stored.passagesWithout(db, space, space, looked)).toEqual([{ id, isMissing: false }]);
    await stored.removeVectors(db, USER, [id], { ...space, id: space.id + 1 });
    expect(await stored.passagesWithout(db, space, space, looked)).toEqual([{ id, isMissing: false }]);
    await stored.removeVectors(db, USER, [id], space);
    expect(await stored.passagesWithout(db, space, space, { ...looked, newest: true })).toEqual([
      { id, isMissing: true },
    ]);
    expect(await coverage(db, USER, 'memo', 'e')).toEqual({ embedded: 0, all: 1 });
  });

  it('empties a space piece by piece', async () => {
    const db = await open();
    const next = vectorsBy(4, 16);
    const space = await put(
      db,
      [0, 1, 2].map((n) => ({ id: `memo_${n}`, vectors: [next()], created: 0, tags: [] })),
    );
    expect(await stored.emptyVectorSpace(db, space, 2)).toBe(2);
    expect(await coverage(db, USER, 'memo', 'e')).toEqual({ embedded: 1, all: 3 });
    expect(await stored.emptyVectorSpace(db, space, 2)).toBe(1);
    expect(await stored.listVectorSpaces(db, USER)).toEqual([]);
  });
});
