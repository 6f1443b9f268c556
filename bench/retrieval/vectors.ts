import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/file/open.ts';
import * as passages from '../../src/db/repos/passages.ts';
import { addVectors, openVectorSpace, setCenter } from '../../src/db/repos/vectors.ts';
import type { Executor } from '../../src/db/schema.ts';
import { randomFrom } from '../../src/domain/testing/random.ts';
import { CENTERED_FROM, encode, meanOf } from '../../src/retrieval/codes.ts';
import { centerBytes, pack } from '../../src/retrieval/packed.ts';
import { searchVectors } from '../../src/retrieval/vectors.ts';
import { unit } from '../../test/models/token-embedder.ts';
import { milliseconds, printTable } from '../lib/table.ts';
import { quantile } from '../lib/timing.ts';

const DIMENSION = 384;
const K = 10;
const QUERIES = 100;
const EMBEDDER = 'bench';
const MOMENT = Date.UTC(2026, 0, 1);

/** How much of a vector is common to all, how much to its group of 50, and how much its own: shares of its square. */
const SHAPES = {
  'groups, as of e5 (cosines .75 between any two, .90 in a group)': [0.75, 0.15, 0.1],
  'loose groups (.75, .80)': [0.75, 0.05, 0.2],
  'noise (0), in which nothing is near to anything': [0, 0, 1],
} as const;
const GROUP = 50;

function generator(count: number, [common, group, own]: readonly [number, number, number]): () => Float32Array {
  const random = randomFrom(20_261_122);
  // Near enough to a normal distribution.
  const direction = (): Float32Array =>
    unit(Float32Array.from({ length: DIMENSION }, () => random() + random() + random() + random() - 2));
  const side = direction();
  const groups = Array.from({ length: Math.ceil(count / GROUP) }, direction);
  return () => {
    const middle = groups[Math.floor(random() * groups.length)] as Float32Array;
    const rest = direction();
    const mixed = side.map(
      (value, at) =>
        Math.sqrt(common) * value + Math.sqrt(group) * (middle[at] as number) + Math.sqrt(own) * (rest[at] as number),
    );
    return unit(mixed);
  };
}

/** A store with a memo of one passage for each vector; every hundredth has a tag, and each a time of its own. */
async function fill(db: Executor, vectors: readonly Float32Array[]): Promise<void> {
  const center = meanOf(vectors.slice(0, CENTERED_FROM), DIMENSION);
  await db.transaction().execute(async (executor) => {
    const words = await passages.openSpace(executor, 'local', 'memo');
    const space = await openVectorSpace(executor, {
      user: 'local',
      kind: 'memo',
      embedder: EMBEDDER,
      dimension: DIMENSION,
    });
    await setCenter(executor, space, centerBytes(center), []);
    const tally = passages.newTally();
    const row = { user: 'local', version: 1, state: 's', title: null, pinned: 0 as const, source: null };
    const rest = { origin: null, origin_digest: null, updated_at: MOMENT };
    for (const [n, vector] of vectors.entries()) {
      const id = `memo_${n}`;
      const content = `note ${n}, and the words that notes have beside what they are about`;
      const tags = n % 100 === 0 ? '["rare"]' : '["other"]';
      await executor
        .insertInto('memos')
        .values({ ...row, ...rest, id, content, tags, created_at: MOMENT + n })
        .execute();
      const passage = { from_char: 0, chars: content.length, terms: [String(n)] };
      await passages.addPassages(executor, words, id, [passage], tally);
      await addVectors(executor, space, [{ passage: tally.last, code: encode(vector, center), vector: pack(vector) }]);
    }
    await passages.countInto(executor, words, tally);
  });
}

/** Positions of the nearest among those that count, by comparing with each. */
function exact(vectors: Float32Array, query: Float32Array, counts: (n: number) => boolean): number[] {
  const best: { n: number; score: number }[] = [];
  for (let n = 0, at = 0; at < vectors.length; n++) {
    let score = 0;
    for (let part = 0; part < DIMENSION; part++, at++) score += (vectors[at] as number) * (query[part] as number);
    if (best.length === K && score <= (best[K - 1] as { score: number }).score) continue;
    if (!counts(n)) continue;
    best.push({ n, score });
    best.sort((a, b) => b.score - a.score);
    best.length = Math.min(best.length, K);
  }
  return best.map(({ n }) => n);
}

const SEARCHES: Readonly<
  Record<string, (count: number) => { filter?: passages.RowFilter; counts: (n: number) => boolean }>
> = {
  all: () => ({ counts: () => true }),
  'one in a hundred, by tag': () => ({ filter: { tags: ['rare'] }, counts: (n) => n % 100 === 0 }),
  'a third, by date': (count) => ({ filter: { to: MOMENT + count / 3 }, counts: (n) => n < count / 3 }),
};

async function timed<T>(times: number[], work: () => T): Promise<Awaited<T>> {
  const started = performance.now();
  const result = await work();
  times.push(performance.now() - started);
  return result;
}

const shown = (times: number[]): [string, string] => {
  times.sort((a, b) => a - b);
  return [milliseconds(quantile(times, 0.5)), milliseconds(quantile(times, 0.95))];
};

/** Searching by vectors at several sizes, beside comparing a query with every vector in memory. */
export async function printVectors(sizes: readonly number[]): Promise<void> {
  for (const size of sizes) {
    console.log(
      `### ${size.toLocaleString('en')} × ${DIMENSION} vectors, the nearest ${K} (goal at 100,000: p95 ≤ 15 ms, recall ≥ .99, always ${K})\n`,
    );
    const rows: string[][] = [];
    for (const [name, shape] of Object.entries(SHAPES)) rows.push(...(await measureShape(name, shape, size)));
    printTable(['vectors', 'among', 'p50 ms', 'p95 ms', 'exact p50', 'recall@10', 'found', 'first ms', 'MB'], rows);
  }
}

async function measureShape(name: string, shape: readonly [number, number, number], size: number): Promise<string[][]> {
  const next = generator(size, shape);
  const folder = mkdtempSync(join(tmpdir(), 'perch-eval-'));
  const file = join(folder, 'perch.db');
  const { db, close } = await openDatabase({ path: file, now: Date.now });
  try {
    const flat = new Float32Array(size * DIMENSION);
    {
      const vectors = Array.from({ length: size }, next);
      for (const [n, vector] of vectors.entries()) flat.set(vector, n * DIMENSION);
      await fill(db, vectors);
    }
    // Twice: what vectors lay in is freed with the second.
    globalThis.gc?.();
    globalThis.gc?.();
    const search = (query: Float32Array, filter?: passages.RowFilter) =>
      searchVectors(db, { user: 'local', kind: 'memo', table: 'memos', filter }, EMBEDDER, query, K);
    const first: number[] = [];
    const memory = process.memoryUsage().arrayBuffers;
    await timed(first, () => search(next()));
    globalThis.gc?.();
    const grown = Math.max(0, process.memoryUsage().arrayBuffers - memory) / 2 ** 20;
    const queries = Array.from({ length: QUERIES }, next);
    const rows: string[][] = [];
    for (const [among, of] of Object.entries(SEARCHES)) {
      const { filter, counts } = of(size);
      const [ours, theirs]: [number[], number[]] = [[], []];
      let [right, found] = [0, 0];
      for (const query of queries.slice(0, 10)) await search(query, filter);
      const answers: Set<number>[] = [];
      for (const query of queries) {
        const hits = await timed(ours, () => search(query, filter));
        answers.push(new Set(hits.map(({ item }) => Number(item.slice(5)))));
      }
      for (const [index, query] of queries.entries()) {
        const expected = await timed(theirs, () => exact(flat, query, counts));
        const answer = answers[index] as Set<number>;
        right += expected.filter((n) => answer.has(n)).length / expected.length;
        found += answer.size;
      }
      rows.push([
        rows.length === 0 ? name : '',
        among,
        ...shown(ours),
        shown(theirs)[0],
        (right / QUERIES).toFixed(4),
        (found / QUERIES).toFixed(1),
        rows.length === 0 ? milliseconds(first[0] as number) : '',
        rows.length === 0 ? `${grown.toFixed(0)} in memory, ${(statSync(file).size / 2 ** 20).toFixed(0)} on disk` : '',
      ]);
    }
    return rows;
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
