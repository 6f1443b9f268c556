import { z } from 'zod';
import { type Embedder, ModelFailure } from '../../retrieval/models.ts';
import { unitVector } from '../shared/numbers.ts';
import { prefixed, prefixesOf } from '../shared/prefixes.ts';
import { type Endpoint, postJson, Refused } from './post.ts';

/** Texts in one request. */
const BATCH = 32;

/** What servers answer when a text has more tokens than their model takes; not all of them cut it themselves. */
const TOO_LONG: ReadonlySet<number> = new Set([400, 413, 422, 500]);
/** A text of so few letters is not too long for any model. */
const SHORT = 300;

/** Milliseconds. The first answer may have to wait for a model to be loaded. */
const FIRST_MS = 15_000;
const QUERY_MS = 5_000;
const PASSAGES_MS = 60_000;

const answer = z.object({
  data: z.array(z.object({ index: z.int().nonnegative(), embedding: z.array(z.number()).min(1) })),
});

/**
 * An embedder behind an OpenAI-compatible `POST {url}/embeddings` (Ollama, LM
 * Studio, llama.cpp …). Asks it once for the dimension of its vectors.
 * Throws ModelFailure.
 */
export async function httpEmbedder(endpoint: Endpoint): Promise<Embedder> {
  const prefixes = prefixesOf(endpoint.model);
  const [probe = []] = await request(endpoint, [prefixed('Perch', prefixes.query)], FIRST_MS);
  const dimension = probe.length;
  return {
    id: ['http', endpoint.model, dimension, ...(prefixes.query === '' ? [] : ['prefixed'])].join('/'),
    dimension,
    async embed(texts, use, signal) {
      const deadline = use === 'query' ? QUERY_MS : PASSAGES_MS;
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH) {
        const batch = texts.slice(from, from + BATCH).map((text) => prefixed(text, prefixes[use]));
        const found = await cutting(batch, (some) => request(endpoint, some, deadline, signal));
        for (const vector of found) vectors.push(unitVector(vector, dimension));
      }
      return vectors;
    },
  };
}

type Vectors = readonly (readonly number[])[];

/** Finds the texts that a server refuses, and cuts them until it takes them. */
async function cutting(
  texts: readonly string[],
  ask: (texts: readonly string[]) => Promise<Vectors>,
): Promise<Vectors> {
  try {
    return await ask(texts);
  } catch (error) {
    const isTooLong =
      error instanceof Refused && TOO_LONG.has(error.status) && texts.some((text) => text.length > SHORT);
    if (!isTooLong) throw error;
    const [only = '', ...others] = texts;
    if (others.length === 0) return cutting([only.slice(0, only.length / 2).toWellFormed()], ask);
    const middle = Math.ceil(texts.length / 2);
    return [...(await cutting(texts.slice(0, middle), ask)), ...(await cutting(texts.slice(middle), ask))];
  }
}

async function request(
  endpoint: Endpoint,
  texts: readonly string[],
  deadline: number,
  signal?: AbortSignal,
): Promise<Vectors> {
  const body = { model: endpoint.model, input: texts, encoding_format: 'float' };
  const parsed = answer.safeParse(await postJson(endpoint, '/embeddings', body, { deadline, signal }));
  if (!parsed.success) throw new ModelFailure('failed', `${endpoint.url}/embeddings did not answer with embeddings`);
  const vectors = new Map(parsed.data.data.map(({ index, embedding }) => [index, embedding]));
  return texts.map((_, index) => {
    const vector = vectors.get(index);
    if (!vector) throw new ModelFailure('failed', `${endpoint.url}/embeddings left out a text`);
    return vector;
  });
}
