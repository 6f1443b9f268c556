import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CATALOG } from '../../src/models/install/catalog.ts';
import { installedModels } from '../../src/models/local/manifest.ts';
import { localEmbedder, localReranker } from '../../src/models/local/models.ts';
import { temporaryFolder } from '../db/harness.ts';
import { mustRun, project } from '../packaging/run.ts';

const isAllowed = process.env.PERCH_TEST_HUB === '1';
const models = path.join(temporaryFolder(), 'models');

// All models of the list, 1.3 GB: PERCH_TEST_HUB=1 npx vitest run --project slow test/models/hub
it.skipIf(!isAllowed).each(CATALOG.map((model) => [model.name, model] as const))(
  '%s from the real hub tells what belongs together (skipped without PERCH_TEST_HUB=1)',
  async (name, { kind }) => {
    mustRun(process.execPath, [path.join(project, 'dist/cli.js'), 'model', 'install', name, '--yes'], {
      env: { PERCH_MODELS: models, ...(process.env.HF_ENDPOINT && { HF_ENDPOINT: process.env.HF_ENDPOINT }) },
    });
    const model = (await installedModels(models)).find((one) => one.name === name);
    if (!model) throw new Error(`${name} is not installed`);
    const query = '牙医说什么时候复查？';
    const passages = ['医生建议半年后再检查一次牙齿。', '预算方案周五之前提交给财务。'];
    if (kind === 'reranker') {
      const reranker = localReranker(models, model);
      onTestFinished(() => reranker.close());
      const [right = 0, wrong = 1] = await reranker.rerank(query, passages);
      expect(right).toBeGreaterThan(wrong);
      return;
    }
    const embedder = localEmbedder(models, model);
    onTestFinished(() => embedder.close());
    const [[asked], [right, wrong]] = await Promise.all([
      embedder.embed([query], 'query'),
      embedder.embed(passages, 'passage'),
    ]);
    const cosine = (vector?: Float32Array): number =>
      vector?.reduce((sum, value, index) => sum + value * (asked?.[index] ?? 0), 0) ?? 0;
    expect(cosine(right)).toBeGreaterThan(cosine(wrong));
  },
);
