import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { installedModels, type Model } from '../../src/models/local/manifest.ts';
import { localEmbedder, localReranker } from '../../src/models/local/models.ts';
import type { Limits } from '../../src/models/local/process.ts';
import { temporaryFolder } from '../db/harness.ts';
import { project, run } from '../packaging/run.ts';
import { writeTinyModel } from './tiny-model.ts';

/** What runs models comes from npm. */
const isReachable = run('npm', ['view', '@huggingface/transformers@4.3.1', 'version']).status === 0;

// The library, its tokenizers and its native code are the real ones; the models have some twenty words and no layers.
describe.skipIf(!isReachable)('a model that runs here (skipped where npm’s registry cannot be reached)', () => {
  const folder = temporaryFolder();
  const models = path.join(folder, 'models');
  const env = { PERCH_MODELS: models, PERCH_DB: path.join(folder, 'perch.db'), PERCH_TIMEZONE: 'Asia/Shanghai' };
  const perch = (...args: string[]) => run(process.execPath, [path.join(project, 'dist/cli.js'), ...args], { env });
  let embedder: Model;
  let reranker: Model;

  beforeAll(async () => {
    for (const kind of ['embedder', 'reranker'] as const) {
      writeTinyModel(path.join(folder, 'source', `tiny-${kind}`), { kind });
      const { status, output } = perch(
        'model',
        'install',
        `tiny-${kind}`,
        '--from',
        path.join(folder, 'source'),
        '--yes',
      );
      expect(output).toContain(`Installed tiny-${kind}`);
      expect(status).toBe(0);
    }
    const found = Object.fromEntries((await installedModels(models)).map((model) => [model.kind, model]));
    embedder = { ...(found.embedder as Model), prefixes: { query: 'query: ', passage: 'passage: ' } };
    reranker = found.reranker as Model;
  });

  const open = (model: Model = embedder, limits?: Partial<Limits>, where = models) => {
    const opened = localEmbedder(where, model, limits);
    onTestFinished(() => opened.close());
    return opened;
  };

  it('is listed and tried, also with no network at all', () => {
    expect(perch('model', 'list').stdout).toMatch(/tiny-embedder .* used .*\n.*\n.*\n *tiny-reranker .* used/);
    expect(perch('doctor').stdout).toMatch(
      /Search by meaning: tiny-embedder\/\w+ works, 8 numbers.*\n.*Reranking: .* works/,
    );
    const alone = run('unshare', ['-n', process.execPath, path.join(project, 'dist/cli.js'), 'doctor'], { env });
    if (alone.stdout === '') console.log('skipped: a process without a network (unshare is not allowed here)');
    else expect(alone.stdout).toContain('Search by meaning: tiny-embedder');
  });

  it.each(['wordpiece', 'unigram'] as const)(
    'gives texts that mean the same vectors that are near: %s',
    async (tokens) => {
      const name = `tiny-${tokens}`;
      writeTinyModel(path.join(folder, 'source', name), { kind: 'embedder', tokens });
      perch('model', 'install', name, '--from', path.join(folder, 'source'), '--yes');
      const model = (await installedModels(models)).find((one) => one.name === name) as Model;
      onTestFinished(() => void perch('model', 'remove', name));
      const opened = open(model);
      const words = ['tooth', '牙', 'flight', '飞机'];
      const vectors = await opened.embed(words, 'passage');
      const cosine = (a: number, b: number): number =>
        vectors[a]?.reduce((sum, value, index) => sum + value * (vectors[b]?.[index] ?? 0), 0) ?? 0;
      for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
      expect(cosine(0, 1)).toBeGreaterThan(cosine(0, 2) + 0.05);
      expect(cosine(2, 3)).toBeGreaterThan(cosine(1, 3) + 0.05);
      expect(await opened.embed(['牙'], 'passage')).toEqual([vectors[1]]);
      expect(await opened.embed([], 'passage')).toEqual([]);
      expect(await opened.embed(['tooth '.repeat(500), '', '\u0000\ud800'], 'query')).toHaveLength(3);
    },
  );

  it('pools as it was trained to', async () => {
    const [first] = await open({ ...embedder, pooling: 'cls' }).embed(['flight'], 'passage');
    const [last] = await open({ ...embedder, pooling: 'last_token' }).embed(['money'], 'passage');
    // The first and the last token are marks of their own, which have the same meaning here.
    expect(first).toEqual(last);
    const [mean] = await open().embed(['money'], 'passage');
    expect(mean).not.toEqual(last);
  });

  it('leaves the event loop free, and lets queries go first', async () => {
    const opened = open();
    await opened.embed(['tooth'], 'query');
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const passages = opened
      .embed(Array(2_000).fill('tooth flight money '.repeat(20)), 'passage')
      .then(() => 'passages');
    const query = opened.embed(['tooth'], 'query').then(() => 'query');
    expect(await Promise.race([passages, query])).toBe('query');
    await passages;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
  });

  it('puts what answers a query first', async () => {
    const opened = localReranker(models, reranker);
    onTestFinished(() => opened.close());
    const [tooth = 0, flight = 0, teeth = 0] = await opened.rerank('dentist', ['tooth tooth', 'flight', '牙 牙 牙 牙']);
    expect([flight, tooth, teeth]).toEqual([flight, tooth, teeth].sort((a, b) => a - b));
    expect(flight).toBeGreaterThan(0);
    expect(teeth).toBeLessThan(1);
  });

  it('comes back after it was killed, but not for ever', async () => {
    const opened = open(embedder, { restarts: 2 });
    await opened.embed(['tooth'], 'query');
    for (let kill = 1; kill <= 3; kill++) {
      const pending = opened.embed(Array(5_000).fill('tooth'), 'passage');
      await sleep(100);
      if (opened.process.pid !== undefined) process.kill(opened.process.pid, 'SIGKILL');
      await expect(pending).rejects.toMatchObject({ reason: 'failed', message: expect.stringContaining('SIGKILL') });
      if (kill < 3) expect(await opened.embed(['tooth'], 'query')).toHaveLength(1);
    }
    await expect(opened.embed(['tooth'], 'query')).rejects.toThrow(/too often/);
  });

  it('is ended when nobody needs it, and started again', async () => {
    const opened = open(embedder, { idleMs: 50 });
    await opened.embed(['tooth'], 'query');
    await expect.poll(() => opened.process.pid).toBeUndefined();
    expect(await opened.embed(['tooth'], 'query')).toHaveLength(1);
  });

  it('is given up by its caller while it works or loads, and goes on for others', async () => {
    const opened = open();
    const first = opened.embed(['tooth'], 'query', AbortSignal.timeout(1));
    await expect(first).rejects.toMatchObject({ reason: 'timeout' });
    const long = opened.embed(Array(50_000).fill('tooth'), 'passage', AbortSignal.timeout(1_500));
    const query = opened.embed(['tooth'], 'query');
    await expect(long).rejects.toMatchObject({ reason: 'timeout' });
    expect(await query).toHaveLength(1);
    expect(await opened.embed(['tooth'], 'passage')).toHaveLength(1);
  });

  describe('says why it does not work:', () => {
    /** A copy of the models that something happens to. */
    const damaged = (damage: (folder: string) => void): string => {
      const copy = path.join(folder, crypto.randomUUID());
      cpSync(path.join(models, 'tiny-embedder'), path.join(copy, 'tiny-embedder'), { recursive: true });
      symlinkSync(path.join(models, 'runtime'), path.join(copy, 'runtime'));
      onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
      damage(copy);
      return copy;
    };
    const weights = 'tiny-embedder/onnx/model.onnx';
    const flip = (file: string): void => {
      const bytes = readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
      writeFileSync(file, bytes);
    };

    it.each([
      ['a flipped bit', 'corrupt', (at: string) => flip(path.join(at, weights))],
      [
        'half of the weights',
        'corrupt',
        (at: string) => writeFileSync(path.join(at, weights), readFileSync(path.join(at, weights)).subarray(0, 500)),
      ],
      ['no weights', 'missing', (at: string) => rmSync(path.join(at, weights))],
      ['no tokenizer', 'missing', (at: string) => rmSync(path.join(at, 'tiny-embedder/tokenizer.json'))],
      ['nothing that runs it', 'missing', (at: string) => rmSync(path.join(at, 'runtime'))],
    ] as const)('%s', async (_, reason, damage) => {
      await expect(open(embedder, {}, damaged(damage)).embed(['a'], 'query')).rejects.toMatchObject({ reason });
    });

    it('files that are as installed, and no model', async () => {
      const at = path.join(folder, 'source/junk');
      writeTinyModel(at, { kind: 'embedder' });
      writeFileSync(path.join(at, 'onnx/model.onnx'), 'no model at all');
      perch('model', 'install', 'junk', '--from', path.join(folder, 'source'), '--yes');
      const junk = (await installedModels(models)).find(({ name }) => name === 'junk');
      await expect(open(junk).embed(['a'], 'query')).rejects.toMatchObject({ reason: 'corrupt' });
      expect(perch('model', 'remove', 'junk').status).toBe(0);
    });

    it('vectors of another dimension', async () => {
      const wrong = open({ ...embedder, dimension: 9 });
      await expect(wrong.embed(['a'], 'query')).rejects.toMatchObject({ reason: 'dimension' });
    });

    it('it takes too long', async () => {
      const slow = open(embedder, { loadMs: 1 });
      await expect(slow.embed(['a'], 'query')).rejects.toMatchObject({ reason: 'timeout' });
      const busy = open(embedder, { requestMs: 1, textMs: 0 });
      await expect(busy.embed(Array(5_000).fill('a'), 'query')).rejects.toMatchObject({ reason: 'timeout' });
    });
  });

  it('is removed, and the last one takes along what runs it', async () => {
    expect(perch('model', 'remove', 'tiny-embedder').output).toContain('Removed tiny-embedder.');
    expect(perch('model', 'remove', 'tiny-embedder').status).toBe(1);
    expect(perch('model', 'remove', 'tiny-reranker').output).toContain('what runs models');
    expect(perch('model', 'list').stdout).toContain('not installed');
    expect(perch('doctor').stdout).toContain('Search by meaning: none');
  });
});
