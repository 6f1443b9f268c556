import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/models/install/catalog.ts';
import { describe as describeModel, folderOf } from '../../src/models/install/folder.ts';
import { installWeights } from '../../src/models/install/weights.ts';
import { fingerprintOf, installedModels, type Model } from '../../src/models/local/manifest.ts';
import { temporaryFolder } from '../db/harness.ts';
import { type Call, stub } from './stub.ts';
import { writeTinyModel } from './tiny-model.ts';

const folder = temporaryFolder();
const WEIGHTS = Buffer.from('weights '.repeat(100_000));
const OTHERS = ['config.json', 'tokenizer.json', 'tokenizer_config.json'];
const contentOf = (file: string): Buffer => (file.endsWith('.onnx') ? WEIGHTS : Buffer.from(`{"file":"${file}"}`));
const MODEL: Model = {
  name: 'stand-in',
  kind: 'embedder',
  licence: 'MIT',
  source: 'somebody/stand-in@1',
  dtype: 'q8',
  dimension: 4,
  pooling: 'mean',
  prefixes: { query: '', passage: '' },
  maxTokens: 64,
  files: ['onnx/model_quantized.onnx', ...OTHERS].map((file) => ({
    path: file,
    bytes: contentOf(file).length,
    sha256: createHash('sha256').update(contentOf(file)).digest('hex'),
  })),
};

/** As the hub serves files, with ranges. */
function hub(response: ServerResponse, { path: url, headers }: Call): void {
  const content = contentOf(url.replace('/resolve/1/', ''));
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200).end(content.subarray(from));
}

let count = 0;
const newFolder = (): string => {
  const made = path.join(folder, String(++count));
  mkdirSync(made);
  return made;
};
const quiet = { onBytes: () => {} };

// Stands in for the hub, which these tests never see. With the real one: perch-mcp model install
describe('a model from a hub', () => {
  it('is there when all of it is, with progress to its end', async () => {
    const server = await stub(hub);
    const models = newFolder();
    const seen: number[] = [];
    const onBytes = (done: number, total: number) => void seen.push(done / total);
    await installWeights(models, MODEL, { url: `${server.url}/resolve/1` }, { onBytes });
    expect(await installedModels(models)).toMatchObject([{ name: 'stand-in', dimension: 4 }]);
    expect(readFileSync(path.join(models, 'stand-in/onnx/model_quantized.onnx')).equals(WEIGHTS)).toBe(true);
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('goes on where an interrupted download ended', async () => {
    const server = await stub((response, call) => {
      if (!call.path.endsWith('.onnx')) return hub(response, call);
      response.writeHead(200, { 'content-length': WEIGHTS.length });
      response.write(WEIGHTS.subarray(0, 300_000), () => setTimeout(() => response.destroy(), 50));
    });
    const models = newFolder();
    const origin = { url: `${server.url}/resolve/1` };
    await expect(installWeights(models, MODEL, origin, quiet)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await installedModels(models)).toEqual([]);
    server.answer = hub;
    await installWeights(models, MODEL, origin, quiet);
    expect(await installedModels(models)).toHaveLength(1);
    expect(server.calls[1]?.headers.range).toMatch(/^bytes=[1-9]\d+-$/);
  });

  it.each([
    ['another content', /SHA-256/, (response: ServerResponse): void => void response.end(Buffer.alloc(WEIGHTS.length))],
    ['too much', /larger/, (response: ServerResponse): void => void response.end(Buffer.alloc(WEIGHTS.length + 1))],
    ['too little', /smaller/, (response: ServerResponse): void => void response.end('short')],
    ['a refusal', /answered 404/, (response: ServerResponse): void => void response.writeHead(404).end()],
  ] as const)('is not installed from %s, and can be tried again', async (_, message, answer) => {
    const server = await stub((response, call) =>
      call.path.endsWith('.onnx') ? answer(response) : hub(response, call),
    );
    const models = newFolder();
    const origin = { url: `${server.url}/resolve/1` };
    await expect(installWeights(models, MODEL, origin, quiet)).rejects.toThrow(message);
    expect(await installedModels(models)).toEqual([]);
    server.answer = hub;
    await installWeights(models, MODEL, origin, quiet);
    expect(await installedModels(models)).toHaveLength(1);
  });
});

describe('a model from a folder', () => {
  it('is described by its own files', async () => {
    const from = newFolder();
    writeTinyModel(from, { kind: 'embedder', dimension: 8 });
    const model = await describeModel('my-e5-copy', from);
    expect(model).toMatchObject({ kind: 'embedder', dtype: 'fp32', dimension: 8, pooling: 'mean', maxTokens: 64 });
    expect(model.prefixes).toEqual({ query: 'query: ', passage: 'passage: ' });
    mkdirSync(path.join(from, '1_Pooling'));
    writeFileSync(path.join(from, '1_Pooling/config.json'), '{"pooling_mode_cls_token":true}');
    const other = await describeModel('my-e5-copy', from);
    expect(other.pooling).toBe('cls');
    expect(fingerprintOf(other)).not.toBe(fingerprintOf(model));
    writeTinyModel(from, { kind: 'reranker' });
    expect(await describeModel('rr', from)).toMatchObject({ kind: 'reranker', dimension: 1 });
  });

  it('needs weights and a tokenizer there', async () => {
    const from = newFolder();
    await expect(describeModel('m', from)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    writeFileSync(path.join(from, 'config.json'), '{"hidden_size":8}');
    await expect(describeModel('m', from)).rejects.toThrow(/no weights/);
  });

  it('has the pinned files, wherever below the folder they lie', async () => {
    const [listed] = CATALOG;
    if (!listed) throw new Error('nothing is listed');
    for (const inside of ['', listed.name, listed.repository]) {
      const given = newFolder();
      const at = path.join(given, inside);
      for (const { path: file } of listed.files) {
        mkdirSync(path.dirname(path.join(at, file)), { recursive: true });
        writeFileSync(path.join(at, file), 'x');
      }
      expect(await folderOf(listed, given)).toBe(path.join(at));
      const models = newFolder();
      await expect(installWeights(models, listed, { folder: at }, quiet)).rejects.toThrow(/SHA-256/);
      expect(existsSync(path.join(models, listed.name))).toBe(false);
    }
    await expect(folderOf(listed, newFolder())).rejects.toThrow(/There is no/);
  });
});

describe('what is listed', () => {
  it('is pinned: commits, sizes and hashes, and a licence', () => {
    for (const { name, revision, licence, files } of CATALOG) {
      expect(revision, name).toMatch(/^[0-9a-f]{40}$/);
      expect(licence, name).not.toBe('');
      expect(files.map((file) => file.path)).toContain('tokenizer.json');
      for (const { bytes, sha256 } of files) {
        expect(bytes, name).toBeGreaterThan(0);
        expect(sha256, name).toMatch(/^[0-9a-f]{64}$/);
      }
    }
    expect(CATALOG.find(({ kind }) => kind === 'embedder')).toMatchObject({ name: 'multilingual-e5-small' });
  });
});
