import { z } from 'zod';
import { type Embedder, ModelFailure } from '../../retrieval/models.ts';
import { unitVector } from '../numbers.ts';
import { prefixesOf } from '../prefixes.ts';
import { type Endpoint, postJson } from './post.ts';

/** Texts in one request. */
const BATCH = 32;

/** Letters of one text: servers refuse more tokens than their model takes. */
const MOST_LETTERS = 8_000;

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
  const request = async (
    texts: readonly string[],
    deadline: number,
    signal?: AbortSignal,
  ): Promise<readonly number[][]> => {
    const input = texts.map((text) => text.slice(0, MOST_LETTERS));
    const body = { model: endpoint.model, input, encoding_format: 'float' };
    const parsed = answer.safeParse(await postJson(endpoint, '/embeddings', body, { deadline, signal }));
    if (!parsed.success) throw new ModelFailure('failed', `${endpoint.url}/embeddings did not answer with embeddings`);
    const vectors = new Map(parsed.data.data.map(({ index, embedding }) => [index, embedding]));
    return texts.map((_, index) => {
      const vector = vectors.get(index);
      if (!vector) throw new ModelFailure('failed', `${endpoint.url}/embeddings left out a text`);
      return vector;
    });
  };
  const [probe = []] = await request([`${prefixes.query}Perch`], FIRST_MS);
  const dimension = probe.length;
  return {
    id: ['http', endpoint.model, dimension, ...(prefixes.query === '' ? [] : ['prefixed'])].join('/'),
    dimension,
    async embed(texts, use, signal) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH) {
        const batch = texts.slice(from, from + BATCH).map((text) => prefixes[use] + text);
        const found = await request(batch, use === 'query' ? QUERY_MS : PASSAGES_MS, signal);
        for (const vector of found) vectors.push(unitVector(vector, dimension));
      }
      return vectors;
    },
  };
}
