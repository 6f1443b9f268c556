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
      await useEmbedder(models, config.embedder).catch(refused('embedderFails')),
      ...(config.reranker.kind === 'off' || !(await has(models))
        ? []
        : [await useReranker(models).catch(refused('rerankerFails'))]),
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

async function useEmbedder(models: Models, setting: ModelSetting): Promise<Finding> {
  const embedder = await models.embedder();
  if (!embedder) {
    return ok((say) => (setting.kind === 'off' ? say.embedderOff : say.noEmbedder));
  }
  await embedder.embed(['Perch'], 'query');
  const begun = performance.now();
  await embedder.embed(['When does the ferry leave?'], 'query');
  const { id, dimension } = embedder;
  const ms = Math.ceil(performance.now() - begun);
  return ok((say) => say.embedderWorks({ id, dimension, ms }));
}

async function useReranker(models: Models): Promise<Finding> {
  const reranker = await models.reranker();
  const begun = performance.now();
  await reranker?.rerank('ferry', ['The ferry leaves at nine.']);
  const ms = Math.ceil(performance.now() - begun);
  return ok((say) => say.rerankerWorks({ id: reranker?.id ?? '', ms }));
}

/** A model that does not answer is a finding; anything else is thrown on. */
const refused =
  (key: 'embedderFails' | 'rerankerFails') =>
  (error: unknown): Finding => {
    if (!(error instanceof ModelFailure)) throw error;
    const { message: why, reason } = error;
    return warning((say) => say[key]({ why, reason }));
  };
