import { type Embedder, ModelFailure, type Models, type Reranker } from '../../src/retrieval/models.ts';
import { modelsWith, tokenEmbedder } from './token-embedder.ts';

/** What the embedder below takes for the same. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/牙医|看牙|dentist|tooth doctor/gi, ' teeth '],
  [/车|automobile|\bcar\b/gi, ' vehicle '],
  [/黑咖啡|espresso|what to drink/gi, ' coffee '],
];

/** Texts that mean the same are near to one another, also where they share no word. */
export function meaningEmbedder(id = 'meaning'): Embedder {
  const tokens = tokenEmbedder({ id, dimension: 64 });
  const plain = (text: string): string => SAME.reduce((read, [words, one]) => read.replaceAll(words, one), text);
  return { ...tokens, embed: (texts, use, signal) => tokens.embed(texts.map(plain), use, signal) };
}

/** What can go wrong with a model, and how it shows. */
export const FAILURES: Readonly<Record<string, () => Partial<Models>>> = {
  missing: () => broken('missing'),
  corrupt: () => broken('corrupt'),
  network: () => broken('network'),
  timeout: () => broken('timeout'),
  'black hole': () => withEmbed(() => new Promise(() => {})),
  'endless loading': () => ({ embedder: () => new Promise(() => {}) }),
  'fewer numbers': () => withEmbed(async (texts) => texts.map(() => new Float32Array(3))),
  'no vector': () => withEmbed(async () => []),
  'no numbers': () => withEmbed(async (texts) => texts.map(() => new Float32Array(64).fill(Number.NaN))),
  crash: () => withEmbed(() => Promise.reject(new TypeError('undefined is not a function'))),
};

const broken = (reason: ModelFailure['reason']): Partial<Models> => ({
  embedder: () => Promise.reject(new ModelFailure(reason, 'x')),
});

const withEmbed = (embed: Embedder['embed']): Partial<Models> => modelsWith({ ...meaningEmbedder(), embed });

/** Models that a test breaks and mends. */
export interface Mendable extends Models {
  broken: Partial<Models> | undefined;
  reranks: Reranker['rerank'] | undefined;
}

export function mendable(embedder = meaningEmbedder()): Mendable {
  const models: Mendable = {
    broken: undefined,
    reranks: undefined,
    embedder: () => (models.broken?.embedder ?? (async () => embedder))(),
    reranker: async () => models.reranks && { id: 'judge', rerank: models.reranks },
  };
  return models;
}
