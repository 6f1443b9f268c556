import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import digests from '../../data/runtime/digests.json' with { type: 'json' };
import { install } from '../../src/commands/model/install.ts';
import { messages } from '../../src/messages/index.ts';
import { describe as describeModel } from '../../src/models/install/folder.ts';
import { copyParts, digestOf } from '../../src/models/install/parts.ts';
import { replaceFolder } from '../../src/models/install/replace-folder.ts';
import { installRuntime, LIBRARY } from '../../src/models/install/runtime.ts';
import { runtimeOrigin } from '../../src/models/install/runtime-origin.ts';
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
    const installing = install(settings, { name, from: copy, yes: true, hub: undefined }, messages('en').models);
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

describe('what runs models is taken from a folder only when it is what we know', () => {
  it('never from beside the folder that was named, unless Perch put both there', async () => {
    const downloads = newFolder('Downloads');
    const nice = path.join(downloads, 'nice-model');
    writeTinyModel(nice, { kind: 'embedder' });
    writeRuntime(path.join(downloads, 'runtime'));
    expect(await runtimeOrigin(newFolder(), nice)).toBe('npm');
    const models = await perchFolder();
    expect(await runtimeOrigin(newFolder(), path.join(models, 'mine'))).toBe('npm');
    writeFileSync(path.join(models, 'runtime', 'package.json'), '{"name":"perch-models"}');
    expect(await runtimeOrigin(newFolder(), path.join(models, 'mine'))).toBe(path.join(models, 'runtime'));
    expect(await runtimeOrigin(newFolder(), models)).toBe(path.join(models, 'runtime'));
    expect(await runtimeOrigin(models, undefined)).toBe('here');
  });

  it('not when it only says that it is of the right version', async () => {
    const from = newFolder();
    writeRuntime(from);
    const models = newFolder();
    await expect(installRuntime(models, from)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/is not @huggingface\/transformers .* as Perch knows it/),
    });
    expect(readdirSync(models)).toEqual([]);
  });

  it('nor in the place of a folder that is somebody’s', async () => {
    const models = newFolder();
    mkdirSync(path.join(models, 'runtime'));
    writeFileSync(path.join(models, 'runtime', 'thesis.txt'), 'years of work');
    await expect(installRuntime(models, newFolder())).rejects.toThrow(/not a folder of Perch's/);
    expect(filesIn(models)).toEqual(['runtime', 'runtime/thesis.txt']);
  });

  it('what we know is that of our lock file', () => {
    const text = readFileSync(path.join(import.meta.dirname, '../../data/runtime/package-lock.json'));
    // Otherwise: node scripts/runtime-digests.mjs
    expect(digests.lock).toBe(createHash('sha256').update(text).digest('hex'));
    const packages = Object.keys(JSON.parse(text.toString()).packages).filter((name) => name !== '');
    expect(Object.keys(digests.parts)).toEqual(expect.arrayContaining(packages));
    expect(Object.keys(digests.parts)).toHaveLength(packages.length + 5);
  });
});

describe('a copy of parts of a folder', () => {
  const NATIVE = 'node_modules/a/native/this';
  const OTHER = 'node_modules/a/native/other';
  const ALL = ['node_modules/a', NATIVE, OTHER, 'node_modules/@b/c'];

  /** A folder of two packages, one with native code for two machines. */
  function packages(): string {
    const at = newFolder();
    for (const file of ['index.js', 'lib/x.js', 'native/this/x.node', 'native/other/x.node']) {
      mkdirSync(path.dirname(path.join(at, 'node_modules/a', file)), { recursive: true });
      writeFileSync(path.join(at, 'node_modules/a', file), file);
    }
    mkdirSync(path.join(at, 'node_modules/@b/c'), { recursive: true });
    writeFileSync(path.join(at, 'node_modules/@b/c/index.js'), 'c');
    return at;
  }
  async function known(): Promise<Record<string, string>> {
    const at = packages();
    const parts: Record<string, string> = {};
    for (const part of ALL) if (part !== OTHER) parts[part] = await digestOf(at, part, ALL);
    return parts;
  }

  it('has those alone, and not what a system put beside them', async () => {
    const [from, to] = [packages(), newFolder()];
    rmSync(path.join(from, OTHER), { recursive: true });
    writeFileSync(path.join(from, 'node_modules/a/.DS_Store'), 'x');
    writeFileSync(path.join(from, 'index.js'), 'x');
    mkdirSync(path.join(from, 'node_modules/evil'));
    writeFileSync(path.join(from, 'node_modules/evil/index.js'), 'x');
    await copyParts(from, to, await known(), ALL);
    const files = filesIn(to).filter((name) => name.includes('.'));
    expect(files).toEqual([
      'node_modules/@b/c/index.js',
      ...['index.js', 'lib/x.js', 'native/this/x.node'].map((file) => `node_modules/a/${file}`),
    ]);
  });

  it.each<[string, (from: string) => void]>([
    ['another content', (from) => writeFileSync(path.join(from, 'node_modules/a/lib/x.js'), 'X')],
    ['another content in native code', (from) => writeFileSync(path.join(from, NATIVE, 'x.node'), 'X')],
    ['a file too many', (from) => writeFileSync(path.join(from, 'node_modules/@b/c/index.mjs'), '')],
    ['a file too few', (from) => rmSync(path.join(from, 'node_modules/a/lib/x.js'))],
    [
      'a package of its own inside',
      (from) =>
        cpSync(path.join(from, 'node_modules/@b'), path.join(from, 'node_modules/a/node_modules/@b'), {
          recursive: true,
        }),
    ],
    [
      'a link for a file',
      (from) => {
        renameSync(path.join(from, 'node_modules/a/index.js'), path.join(from, 'real.js'));
        symlinkSync(path.join(from, 'real.js'), path.join(from, 'node_modules/a/index.js'));
      },
    ],
    [
      'a link for a package',
      (from) => {
        renameSync(path.join(from, 'node_modules/a'), path.join(from, 'real'));
        symlinkSync(path.join(from, 'real'), path.join(from, 'node_modules/a'));
      },
    ],
    ['no package', (from) => rmSync(path.join(from, 'node_modules/@b'), { recursive: true })],
  ])('is refused with %s', async (_what, change) => {
    const from = packages();
    change(from);
    await expect(copyParts(from, newFolder(), await known(), ALL)).rejects.toThrow();
  });
});
