import { randomFrom } from '../../src/domain/testing/random.ts';
import type { Embedder, Models, Reranker } from '../../src/retrieval/models.ts';
import { unit } from '../../test/models/token-embedder.ts';
import type { Collection } from './collection.ts';

/**
 * Models that are none: they look up the right answers and spoil them. What fusion makes of a list
 * of a known quality is measured with them, and nothing about real models.
 */

const DIMENSION = 384;
/** How much noise there is beside what is right: by itself this comes to about nDCG@10 .85 among 240 documents. */
const NOISE = 5.6;
/** How far apart what is right and what is not are for the reranker, in deviations of its noise. */
const APART = 5;

const gaussian = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The same numbers for the same text. */
function noiseFor(text: string): () => number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) as number)) | 0;
  const random = randomFrom(seed);
  return () => gaussian(random);
}

const directionOf = (text: string): Float32Array => {
  const noise = noiseFor(text);
  return unit(Float32Array.from({ length: DIMENSION }, noise));
};

/** Which documents a text is part of, or is a question about. */
function aboutness({ docs, questions }: Collection): (text: string) => readonly string[] {
  const asked = new Map(questions.map(({ text, relevant }) => [text.trim(), [...relevant.keys()]]));
  const known = new Map<string, readonly string[]>();
  const holding = (text: string): readonly string[] => {
    const doc = docs.find(
      ({ title, text: whole }) => title === text || whole.includes(text) || `${title}\n${whole}`.includes(text),
    );
    return doc ? [doc.id] : [];
  };
  return (text) => {
    const plain = text.trim();
    const found = asked.get(plain) ?? known.get(plain) ?? holding(plain);
    known.set(plain, found);
    return found;
  };
}

/** The vector of the right document, with noise where it is a question. */
function oracle(collection: Collection): Embedder {
  const about = aboutness(collection);
  return {
    id: 'synthetic',
    dimension: DIMENSION,
    embed: async (texts, use) =>
      texts.map((text) => {
        const sum = new Float32Array(DIMENSION);
        for (const id of about(text))
          for (const [at, value] of directionOf(id).entries()) sum[at] = (sum[at] as number) + value;
        const right = unit(sum);
        if (use === 'passage') return right;
        const noise = noiseFor(text);
        return unit(right.map((value) => value + (NOISE * noise()) / Math.sqrt(DIMENSION)));
      }),
  };
}

/** What is right, spoilt. */
function judge(collection: Collection): Reranker {
  const about = aboutness(collection);
  return {
    id: 'synthetic',
    rerank: async (query, passages) => {
      const right = new Set(about(query));
      return passages.map((passage) => {
        const isRight = about(passage).some((id) => right.has(id));
        return 1 / (1 + Math.exp(-(noiseFor(query + passage)() + (isRight ? APART : 0))));
      });
    },
  };
}

/** Knows nothing: every text has a direction of its own. */
const random: Embedder = {
  id: 'random',
  dimension: DIMENSION,
  embed: async (texts) => texts.map(directionOf),
};

const models = (embedder: Embedder, reranker?: Reranker): Models => ({
  embedder: async () => embedder,
  reranker: async () => reranker,
});

export const synthetic = (collection: Collection): Models => models(oracle(collection), judge(collection));
export const useless: Models = models(random);
