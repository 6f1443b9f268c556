import fs from 'node:fs';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import type { Executor } from '../../src/db/schema.ts';
import { openServer } from '../../src/db/server/open.ts';
import { isServerUrl } from '../../src/domain/server-url.ts';
import type { Embedder } from '../../src/retrieval/models.ts';
import { coverage, searchVectors } from '../../src/retrieval/vectors.ts';
import type { ReindexInput } from '../../src/services/search/reindex.ts';
import { indexOutOfStep } from '../../src/services/search/verify.ts';
import { failing, modelsWith, tokenEmbedder, vectorOf } from '../models/token-embedder.ts';
import { asSuperuser } from '../postgres/place.ts';
import { memo, type Stage, type StageOptions, stage } from './harness.ts';

const USER = 'local';
const scope = { user: USER, kind: 'memo', table: 'memos' } as const;
const tokens = tokenEmbedder();

const withModel = (embedder: Embedder, options: StageOptions = {}): Promise<Stage> =>
  stage({ ...options, models: modelsWith(embedder) });

/** Another process, as it were: it has a connection, and codes, of its own. */
async function onItsOwn({ file }: Stage): Promise<Executor> {
  const { db, close } = isServerUrl(file)
    ? await openServer({ url: asSuperuser(file) })
    : await openDatabase({ path: file, now: Date.now });
  onTestFinished(() => close());
  return db;
}

async function near(db: Executor, text: string, { id, dimension }: Embedder = tokens, most = 3): Promise<string[]> {
  const hits = await searchVectors(db, scope, id, vectorOf(text, dimension), most);
  return hits.map(({ passage }) => passage.text);
}

const covers = (db: Executor, { id }: Embedder = tokens) => coverage(db, USER, 'memo', id);

/** Waits for what goes on in the background. */
const embedded = (db: Executor, count: number, embedder?: Embedder) =>
  vi.waitFor(async () => expect(await covers(db, embedder)).toEqual({ embedded: count, all: count }), 10_000);

const reindex = async (user: Stage, input: ReindexInput = {}) =>
  user.services.reindex(await user.caller('reindex'), input);

const soundly = async (db: Executor): Promise<void> =>
  expect(await indexOutOfStep(db, USER)).toMatchObject({ ids: [], isMiscounted: false, vectors: 0 });

it('memos are found by their vectors soon after they were added, by another process too', async () => {
  const user = await withModel(tokens);
  const other = await onItsOwn(user);
  await memo(user, 'The plumber is called Dave');
  await memo(user, '王总说预算要砍两成');
  await embedded(other, 2);
  expect(await near(other, 'which plumber', tokens, 1)).toEqual(['The plumber is called Dave']);
  expect(await near(other, '预算多少', tokens, 1)).toEqual(['王总说预算要砍两成']);
  await memo(user, 'The electrician is called Eve', { title: 'Lamps', tags: ['house'] });
  await embedded(other, 3);
  expect(await near(other, 'lamps of the house', tokens, 1)).toEqual(['The electrician is called Eve']);
  await user.memories.save({ content: 'Likes tea' });
  await vi.waitFor(async () => expect(await coverage(other, USER, 'mem', tokens.id)).toEqual({ embedded: 1, all: 1 }));
});

it('vectors go with what they are of, and come back with it', async () => {
  const user = await withModel(tokens);
  const db = await onItsOwn(user);
  const { id } = await memo(user, 'first words');
  await memo(user, 'other things');
  await embedded(db, 2);
  const updated = await user.memos.update({ id, content: 'second words' });
  expect((await covers(db)).embedded).toBe(1);
  await embedded(db, 2);
  expect(await near(db, 'second', tokens, 1)).toEqual(['second words']);
  await user.undo({ change_id: updated.change_id as string });
  await embedded(db, 2);
  expect(await near(db, 'first', tokens, 1)).toEqual(['first words']);
  const gone = await user.remove({ ids: [id] });
  expect(await covers(db)).toEqual({ embedded: 1, all: 1 });
  expect(await near(db, 'first')).toEqual(['other things']);
  await soundly(db);
  await user.undo({ change_id: gone.change_id as string });
  await embedded(db, 2);
  await user.memos.update({ id, pinned: true });
  expect((await covers(db)).embedded).toBe(2);
  await user.services.erase(await user.caller('erase'), [id]);
  expect(user.sql.prepare('select count(*) from vectors').pluck().get()).toBe(1);
  expect(await near(db, 'first')).toEqual(['other things']);
  await soundly(db);
});

it.skipIf(inject('postgres'))('erasing leaves no byte of a vector in the file', async () => {
  const user = await withModel(tokens);
  const { id } = await memo(user, 'kanarienvogel');
  await memo(user, 'something else');
  await reindex(user);
  const passage = user.sql.prepare('select id from passages where item = ?').pluck().get(id);
  const { code, vector } = user.sql.prepare('select code, vector from vectors where passage = ?').get(passage) as {
    code: Buffer;
    vector: Buffer;
  };
  const holds = (bytes: Buffer): boolean =>
    [user.file, `${user.file}-wal`].some((file) => fs.existsSync(file) && fs.readFileSync(file).includes(bytes));
  // Long blobs lie on more than one page.
  const parts = [code, vector.subarray(4, 64), vector.subarray(-64)];
  expect(parts.map(holds)).toEqual([true, true, true]);
  await user.services.erase(await user.caller('erase'), [id]);
  expect(parts.map(holds)).toEqual([false, false, false]);
});

it('reindex makes what is missing, and all of it anew when asked', async () => {
  const before = await stage();
  const notes = Array.from({ length: 1_100 }, (_, n) => ({
    origin: `id:${n}`,
    title: null,
    content: `note ${n} about topic${n % 40}`,
    tags: [],
    source: 's',
  }));
  await before.memos.importNotes(notes);
  const user = await withModel(tokens, { file: before.file });
  const db = await onItsOwn(user);
  const steps: [number, number][] = [];
  const result = await reindex(user, { onProgress: (...step) => void steps.push(step) });
  expect(result).toMatchObject({ embedder: { id: 'tokens' }, embedded: 1_100, covered: 1_100, passages: 1_100 });
  expect(steps.at(-1)).toEqual([1_100, 1_100]);
  expect(await reindex(user)).toMatchObject({ embedded: 0, covered: 1_100 });
  // With so many, codes have a center.
  expect(
    user.sql.prepare('select case when center is null then 0 else 1 end from vector_spaces').pluck().all(),
  ).toEqual([1]);
  expect(await near(db, 'note 77 about topic37', tokens, 1)).toEqual(['note 77 about topic37']);
  await soundly(db);
  expect(await reindex(user, { all: true })).toMatchObject({ embedded: 1_100, covered: 1_100 });
  expect(await near(db, 'note 77 about topic37', tokens, 1)).toEqual(['note 77 about topic37']);
  await soundly(db);
});

it('after a write the newest are seen to, and in http mode all', async () => {
  const before = await stage();
  const note = (n: number) => ({ origin: `id:${n}`, title: null, content: `note ${n}`, tags: [], source: 's' });
  await before.memos.importNotes(Array.from({ length: 1_020 }, (_, n) => note(n)));
  const user = await withModel(tokens, { file: before.file });
  const db = await onItsOwn(user);
  await memo(user, 'a new one');
  await vi.waitFor(async () => expect((await covers(db)).embedded).toBe(1_000), 20_000);
  user.services.keepIndexed(USER);
  await embedded(db, 1_021);
});

it('a changed model never meets vectors of another, which go when its own are complete', async () => {
  const first = tokenEmbedder({ id: 'first', dimension: 32 });
  let fails = true;
  const second = tokenEmbedder({ id: 'second', dimension: 48, before: () => (fails ? failing() : undefined) });
  const user = await withModel(first);
  await memo(user, 'apples and pears');
  await reindex(user);
  const later = await withModel(second, { file: user.file });
  const db = await onItsOwn(user);
  expect(await near(db, 'apples', second)).toEqual([]);
  expect(await reindex(later)).toMatchObject({ removed: 0, covered: 0, failure: { reason: 'network' } });
  expect(await near(db, 'apples', first)).toEqual(['apples and pears']);
  fails = false;
  expect(await reindex(later)).toMatchObject({ removed: 1, covered: 1, embedded: 1 });
  expect(await near(db, 'apples', first)).toEqual([]);
  expect(await near(db, 'apples', second)).toEqual(['apples and pears']);
  expect(user.sql.prepare('select embedder from vector_spaces').pluck().all()).toEqual(['second']);
});

it('a model that fails, or has changed under its name, harms nothing; what was done stays', async () => {
  let batches = 0;
  const breaking = tokenEmbedder({
    before: () => {
      batches += 1;
      if (batches === 3) failing();
    },
  });
  const before = await stage();
  await before.memos.importNotes(
    Array.from({ length: 100 }, (_, n) => ({
      origin: `id:${n}`,
      title: null,
      content: `memo ${n}`,
      tags: [],
      source: 's',
    })),
  );
  const user = await withModel(breaking, { file: before.file });
  const db = await onItsOwn(user);
  expect(await reindex(user)).toMatchObject({ embedded: 64, covered: 64, failure: { reason: 'network' } });
  expect(await reindex(user)).toMatchObject({ embedded: 36, covered: 100 });
  const changed = await withModel(tokenEmbedder({ dimension: 16 }), { file: user.file });
  await memo(user, 'one more');
  expect(await reindex(changed)).toMatchObject({ failure: { reason: 'dimension' } });
  const odd = await withModel(
    { ...tokens, embed: async (texts) => texts.map(() => new Float32Array(tokens.dimension).fill(Number.NaN)) },
    { file: user.file },
  );
  expect(await reindex(odd)).toMatchObject({ failure: { reason: 'failed' } });
  await soundly(db);
});

it('two who do it at once do no harm, and closing ends it', async () => {
  const slow = tokenEmbedder({ before: () => new Promise((resolve) => setTimeout(resolve, 5)) });
  const before = await stage();
  for (let n = 0; n < 80; n++) await memo(before, `memo ${n}`);
  const [one, two] = [await withModel(slow, { file: before.file }), await withModel(slow, { file: before.file })];
  const done = await Promise.all([reindex(one), reindex(two)]);
  expect(done.map(({ covered }) => covered)).toEqual([80, 80]);
  const db = await onItsOwn(before);
  await soundly(db);
  const stuck = await withModel(tokenEmbedder({ id: 'stuck', before: () => new Promise(() => {}) }), {
    file: before.file,
  });
  stuck.services.keepIndexed(USER);
  await new Promise((resolve) => setTimeout(resolve, 400));
  // The test ends only when it is closed.
});

it('without a model nothing is done, and that is said', async () => {
  const user = await stage();
  await memo(user, 'words');
  expect(await reindex(user)).toEqual({ embedded: 0, removed: 0, covered: 0, passages: 1 });
});

it('doctor finds vectors that should not be there, and takes them away', async () => {
  const user = await withModel(tokens);
  const db = await onItsOwn(user);
  for (let n = 0; n < 5; n++) await memo(user, `memo ${n}`);
  await reindex(user);
  user.sql.exec(`
    update vectors set passage = 999 where id = 1;
    update vectors set vector = x'00' where id = 2;
    update vectors set space = 77 where id = 3;`);
  expect(await indexOutOfStep(db, USER)).toMatchObject({ ids: [], vectors: 4 });
  expect((await near(db, 'memo 4', tokens, 9)).length).toBeLessThanOrEqual(4);
  expect(await user.services.rederive(await user.caller('doctor'))).toMatchObject({ vectors: 4, memos: 0 });
  expect(await indexOutOfStep(db, USER)).toMatchObject({ vectors: 0 });
  expect(await reindex(user)).toMatchObject({ embedded: 3, covered: 5 });
});
