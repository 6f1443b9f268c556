import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configuredModels } from '../../src/models/configured.ts';
import { describe as describeModel } from '../../src/models/install/folder.ts';
import { installWeights } from '../../src/models/install/weights.ts';
import type { ModelSetting } from '../../src/models/settings.ts';
import { temporaryFolder } from '../db/harness.ts';
import { sendJson, stub } from './stub.ts';
import { writeTinyModel } from './tiny-model.ts';

const folder = temporaryFolder();
let count = 0;

/** An empty folder of models, and the models that these settings give with it. */
function set(embedder: ModelSetting) {
  const modelFolder = path.join(folder, String(++count));
  mkdirSync(modelFolder);
  const models = configuredModels({ embedder, reranker: { kind: 'off' }, modelFolder });
  onTestFinished(() => models.close());
  return { models, modelFolder };
}

/** Puts a tiny model into a folder of models, without what runs it. */
async function installTiny(modelFolder: string, name: string): Promise<void> {
  const from = path.join(folder, `source-${name}`);
  writeTinyModel(from, { kind: 'embedder' });
  await installWeights(modelFolder, await describeModel(name, from), { folder: from }, { onBytes: () => {} });
}

describe('the models of the settings', () => {
  it('are none when they are off, or none is installed', async () => {
    for (const kind of ['auto', 'off'] as const) expect(await set({ kind }).models.embedder()).toBeUndefined();
    const { models, modelFolder } = set({ kind: 'off' });
    await installTiny(modelFolder, 'tiny');
    expect(await models.embedder()).toBeUndefined();
    expect(await models.reranker()).toBeUndefined();
  });

  it('are the one installed last, noticed while the server runs', async () => {
    const { models, modelFolder } = set({ kind: 'auto' });
    await installTiny(modelFolder, 'first');
    const first = await models.embedder();
    expect(first?.id).toMatch(/^first\//);
    expect(await models.embedder()).toBe(first);
    await installTiny(modelFolder, 'second');
    expect((await models.embedder())?.id).toMatch(/^second\//);
    renameSync(path.join(modelFolder, 'second'), path.join(modelFolder, '.second.gone'));
    expect((await models.embedder())?.id).toMatch(/^first\//);
  });

  it('are one of a name, or a failure when it is not there', async () => {
    const { models, modelFolder } = set({ kind: 'named', name: 'first' });
    await expect(models.embedder()).rejects.toMatchObject({ reason: 'missing' });
    await installTiny(modelFolder, 'first');
    await installTiny(modelFolder, 'second');
    expect((await models.embedder())?.id).toMatch(/^first\//);
  });

  it('fail to embed, and say why, without what runs them', async () => {
    const { models, modelFolder } = set({ kind: 'auto' });
    await installTiny(modelFolder, 'tiny');
    const embedder = await models.embedder();
    await expect(embedder?.embed(['tooth'], 'query')).rejects.toMatchObject({ reason: 'missing' });
  });

  it('are not misled by what else lies in the folder', async () => {
    const { models, modelFolder } = set({ kind: 'auto' });
    mkdirSync(path.join(modelFolder, 'half'));
    mkdirSync(path.join(modelFolder, 'broken'));
    writeFileSync(path.join(modelFolder, 'broken/manifest.json'), '{"name":"broken"');
    writeFileSync(path.join(modelFolder, 'file'), '');
    expect(await models.embedder()).toBeUndefined();
  });

  it('are asked again a while after they did not answer, not at once', async () => {
    const server = await stub((response) => void response.destroy());
    const { models } = set({ kind: 'http', url: server.url, model: 'm', key: undefined });
    for (let attempt = 0; attempt < 3; attempt++) {
      await expect(models.embedder()).rejects.toMatchObject({ reason: 'network' });
    }
    expect(server.calls).toHaveLength(1);
  });
});

it('asks a server anew that has another model than before', async () => {
  let dimension = 4;
  const server = await stub((response) =>
    sendJson(response, { data: [{ index: 0, embedding: Array(dimension).fill(1) }] }),
  );
  const { models } = set({ kind: 'http', url: server.url, model: 'm', key: undefined });
  const before = await models.embedder();
  dimension = 5;
  await expect(before?.embed(['a'], 'query')).rejects.toMatchObject({ reason: 'dimension' });
  const after = await models.embedder();
  expect(after?.dimension).toBe(5);
  expect(after?.id).not.toBe(before?.id);
  expect(await after?.embed(['a'], 'query')).toHaveLength(1);
});
