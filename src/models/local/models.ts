import { type Embedder, ModelFailure, type Reranker } from '../../retrieval/models.ts';
import { probability, unitVector } from '../shared/numbers.ts';
import { prefixed } from '../shared/prefixes.ts';
import { fingerprintOf, type Model } from './manifest.ts';
import { type Limits, ModelProcess } from './process.ts';

/** A model that runs in a process of this machine, until it is closed. */
export interface Local {
  readonly process: ModelProcess;
  close(): void;
}

/** An installed embedder. It begins to load at once, for whoever asks soon; what is wrong with it is said to who embeds. */
export function localEmbedder(folder: string, model: Model, limits?: Partial<Limits>): Embedder & Local {
  const process = started(folder, model, limits);
  return {
    id: fingerprintOf(model),
    dimension: model.dimension,
    process,
    async embed(texts, use, signal) {
      const prefix = model.prefixes[use];
      const asked = texts.map((text) => prefixed(text, prefix));
      const vectors = await process.ask({ texts: asked, urgent: use === 'query' }, signal);
      return vectors.map((vector) => unitVector(vector, model.dimension));
    },
    close: () => process.close(),
  };
}

/** An installed reranker; otherwise as `localEmbedder`. */
export function localReranker(folder: string, model: Model, limits?: Partial<Limits>): Reranker & Local {
  const process = started(folder, model, limits);
  return {
    id: fingerprintOf(model),
    process,
    async rerank(query, passages, signal) {
      const texts = passages.map((text) => prefixed(text, ''));
      const answers = await process.ask({ texts, query: prefixed(query, ''), urgent: true }, signal);
      return answers.map(([logit]) => {
        if (logit === undefined) throw new ModelFailure('failed', `${model.name} left out a passage`);
        return probability(logit);
      });
    },
    close: () => process.close(),
  };
}

function started(folder: string, model: Model, limits: Partial<Limits> | undefined): ModelProcess {
  const process = new ModelProcess({ folder, model }, limits);
  process.start().catch(() => {});
  return process;
}
