import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { install } from '../../src/commands/model/install.ts';
import { describe as describeModel } from '../../src/models/install/folder.ts';
import { replaceFolder } from '../../src/models/install/replace-folder.ts';
import { LIBRARY } from '../../src/models/install/runtime.ts';
import { installWeights } from '../../src/models/install/weights.ts';
import { installedModels, type Model } from '../../src/models/local/manifest.ts';
import { temporaryFolder } from '../db/harness.ts';
import { writeTinyModel } from '../models/tiny-model.ts';

const folder = temporaryFolder();
const quiet = { onBytes: () => {} };
let count = 0;
const newFolder = (name = ''): string => {
  const made = path.join(folder, String(++count), name);
  mkdirSync(made, { recursive: true });
  return made;
};

/** A folder that passes for what runs models, and harms whoever loads it. */
function writeRuntime(at: string): void {
  const native = path.join('node_modules/onnxruntime-node/bin/napi-v6', process.platform, process.arch);
  mkdirSync(path.join(at, native), { recursive: true });
  writeFileSync(path.join(at, native, 'onnxruntime_binding.node'), 'native');
  const library = path.join(at, 'node_modules', LIBRARY.name);
  mkdirSync(library, { recursive: true });
  writeFileSync(path.join(library, 'package.json'), JSON.stringify({ main: 'index.js', version: LIBRARY.version }));
  writeFileSync(path.join(library, 'index.js'), 'throw new Error("PWNED")');
}

/** A folder of Perch's with an installed model and what runs it. */
async function perchFolder(name = 'mine'): Promise<string> {
  const from = newFolder();
  writeTinyModel(from, { kind: 'embedder' });
  const models = newFolder('data/models');
  await installWeights(models, await describeModel(name, from), { folder: from }, quiet);
  writeRuntime(path.join(models, 'runtime'));
  writeFileSync(path.join(models, '..', 'perch.db'), 'a calendar');
  return models;
}

/** All files below a folder, by their paths. */
const filesIn = (at: string): string[] => readdirSync(at, { recursive: true }).map(String).sort();

describe('promise 23: model install --from touches nothing but the folder of the model that it names', () => {
  it.each([
    '.',
    '..',
    '../victim',
    'a/b',
    'a\\b',
    '/tmp',
    'runtime',
    'Runtime',
    'mine.',
    '',
    ' ',
    '-',
    '模型',
    'x'.repeat(101),
  ])('the name %j is refused before anything is read or written', async (name) => {
    const models = await perchFolder();
    // A copy of a folder of Perch's says what it holds; the model in it may have another name than is wanted.
    const copy = path.join(newFolder(), 'mine');
    cpSync(path.join(models, 'mine'), copy, { recursive: true });
    mkdirSync(path.join(models, '..', 'victim'));
    writeFileSync(path.join(models, '..', 'victim', 'thesis.txt'), 'years of work');
    const before = filesIn(path.join(models, '..'));
    const settings = { modelFolder: models, embedder: { kind: 'auto' }, reranker: { kind: 'auto' } } as const;
    const installing = install(settings, { name, from: copy, yes: true, hub: undefined });
    await expect(installing).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/cannot be the name/),
    });
    expect(filesIn(path.join(models, '..'))).toEqual(before);
  });

  it('also a name that comes from anywhere else', async () => {
    const models = await perchFolder();
    const copy = path.join(models, 'mine');
    const before = filesIn(models);
    for (const name of ['..', 'runtime']) {
      await expect(describeModel(name, copy)).rejects.toThrow(/cannot be the name/);
      const model: Model = { ...(await describeModel('mine', copy)), name };
      await expect(installWeights(models, model, { folder: copy }, quiet)).rejects.toThrow(/cannot be the name/);
    }
    const manifest = JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'));
    const hostile = newFolder();
    cpSync(copy, hostile, { recursive: true });
    writeFileSync(path.join(hostile, 'manifest.json'), JSON.stringify({ ...manifest, name: '../x' }));
    await expect(describeModel('good', hostile)).rejects.toThrow(/manifest\.json/);
    expect(filesIn(models)).toEqual(before);
  });

  it('a folder of the model’s name that Perch did not make stays', async () => {
    const models = await perchFolder();
    const from = path.join(models, 'mine');
    const thesis = path.join(models, 'thesis');
    mkdirSync(thesis);
    writeFileSync(path.join(thesis, 'chapter-1.txt'), 'years of work');
    symlinkSync(thesis, path.join(models, 'linked'));
    for (const name of ['thesis', 'linked']) {
      const model = await describeModel(name, from);
      await expect(installWeights(models, model, { folder: from }, quiet)).rejects.toThrow(/is not a model that Perch/);
    }
    expect(filesIn(thesis)).toEqual(['chapter-1.txt']);
    expect((await installedModels(models)).map(({ name }) => name)).toEqual(['mine']);
  });

  it('a model is replaced by one that is whole, or stays', async () => {
    const models = await perchFolder();
    const other = newFolder();
    writeTinyModel(other, { kind: 'embedder', dimension: 8 });
    const next = await describeModel('mine', other);
    const [kept] = await installedModels(models);
    const broken = { ...next, files: next.files.map((file) => ({ ...file, sha256: '0'.repeat(64) })) };
    await expect(installWeights(models, broken, { folder: other }, quiet)).rejects.toThrow(/SHA-256/);
    expect(await installedModels(models)).toEqual([kept]);
    await expect(replaceFolder(path.join(models, 'not there'), path.join(models, 'mine'))).rejects.toThrow(/ENOENT/);
    expect(await installedModels(models)).toEqual([kept]);
    await installWeights(models, next, { folder: other }, quiet);
    expect((await installedModels(models))[0]?.files).toEqual(next.files);
    expect(readdirSync(models).sort()).toEqual(['mine', 'runtime']);
  });

  it('a manifest with absurdly many files is refused at once', async () => {
    const models = await perchFolder();
    const hostile = newFolder();
    cpSync(path.join(models, 'mine'), hostile, { recursive: true });
    const manifest = JSON.parse(readFileSync(path.join(hostile, 'manifest.json'), 'utf8'));
    for (const many of [101, 100_000]) {
      const files = Array(many).fill(manifest.files[0]);
      writeFileSync(path.join(hostile, 'manifest.json'), JSON.stringify({ ...manifest, files }));
      await expect(describeModel('good', hostile)).rejects.toMatchObject({
        name: 'UserError',
        message: expect.stringContaining('manifest.json'),
      });
    }
  });

  it('files that cannot lie beside each other are refused in one line', async () => {
    const models = await perchFolder();
    const from = path.join(models, 'mine');
    const model = await describeModel('good', from);
    const [first] = model.files;
    if (!first) throw new Error('no files');
    const inside = { ...first, path: `${first.path}/inside` };
    const installing = installWeights(models, { ...model, files: [first, inside] }, { folder: from }, quiet);
    await expect(installing).rejects.toMatchObject({ name: 'UserError' });
    expect(existsSync(path.join(models, 'good'))).toBe(false);
  });
});
