import type { Config } from '../../app/config.ts';
import { configuredModels } from '../../models/configured.ts';
import type { ModelSetting } from '../../models/settings.ts';
import { ModelFailure, type Models } from '../../retrieval/models.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Whether the models that are set up work, each tried once. */
export async function checkModels(config: Config): Promise<Finding[]> {
  const models = configuredModels(config);
  try {
    return [
      await tried('Search by meaning', () => useEmbedder(models, config.embedder)),
      ...(config.reranker.kind === 'off' || !(await has(models))
        ? []
        : [await tried('Reranking', () => useReranker(models))]),
    ];
  } finally {
    models.close();
  }
}

/** Whether a reranker is set up, working or not. */
const has = (models: Models): Promise<boolean> =>
  models.reranker().then(
    (reranker) => reranker !== undefined,
    () => true,
  );

async function useEmbedder(models: Models, setting: ModelSetting): Promise<string> {
  const embedder = await models.embedder();
  if (!embedder) {
    const how = setting.kind === 'off' ? 'PERCH_EMBEDDER=off' : 'no model; perch-mcp model list says which there are';
    return `none (${how}): searches go by words`;
  }
  await embedder.embed(['Perch'], 'query');
  const begun = performance.now();
  await embedder.embed(['When does the ferry leave?'], 'query');
  return `${embedder.id} works, ${embedder.dimension} numbers a text, ${Math.ceil(performance.now() - begun)} ms a query`;
}

async function useReranker(models: Models): Promise<string> {
  const reranker = await models.reranker();
  const begun = performance.now();
  await reranker?.rerank('ferry', ['The ferry leaves at nine.']);
  return `${reranker?.id} works, ${Math.ceil(performance.now() - begun)} ms the first time`;
}

async function tried(what: string, use: () => Promise<string>): Promise<Finding> {
  try {
    return ok(`${what}: ${await use()}`);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return warning(`${what} does not work, and searches go on without it: ${error.message} (${error.reason})`);
  }
}
