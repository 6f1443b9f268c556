import { z } from 'zod';
import { ModelFailure, type Reranker } from '../../retrieval/models.ts';
import { probability } from '../shared/numbers.ts';
import { prefixed } from '../shared/prefixes.ts';
import { type Endpoint, postJson, Refused } from './post.ts';

/** Milliseconds for all passages of a query. */
const DEADLINE_MS = 30_000;

/** Statuses of a server that does not know this form of the request. */
const OTHER_FORM: ReadonlySet<number> = new Set([400, 422]);

const index = z.int().nonnegative();
const answer = z.union([
  // Jina, Cohere, llama.cpp, vLLM.
  z
    .object({ results: z.array(z.object({ index, relevance_score: z.number() })) })
    .transform(({ results }) => results.map(({ index, relevance_score: score }) => ({ index, score }))),
  // Text Embeddings Inference.
  z.array(z.object({ index, score: z.number() })),
]);

/** A reranker behind `POST {url}/rerank`, in the form of Jina and llama.cpp or that of Text Embeddings Inference. */
export function httpReranker(endpoint: Endpoint): Reranker {
  const forms = [
    (query: string, passages: readonly string[]) => ({ model: endpoint.model, query, documents: passages }),
    (query: string, passages: readonly string[]) => ({ query, texts: passages, raw_scores: false }),
  ];
  let areLogits = false;
  const request = async (query: string, passages: readonly string[], signal?: AbortSignal): Promise<unknown> => {
    const [form, ...others] = forms;
    try {
      return await postJson(endpoint, '/rerank', form?.(query, passages), { deadline: DEADLINE_MS, signal });
    } catch (error) {
      if (others.length === 0 || !(error instanceof Refused && OTHER_FORM.has(error.status))) throw error;
      forms.shift();
      return request(query, passages, signal);
    }
  };
  return {
    id: `http/${endpoint.model}`,
    async rerank(query, passages, signal) {
      if (passages.length === 0) return [];
      const texts = passages.map((text) => prefixed(text, ''));
      const parsed = answer.safeParse(await request(prefixed(query, ''), texts, signal));
      if (!parsed.success) throw new ModelFailure('failed', `${endpoint.url}/rerank did not answer with scores`);
      const scores = new Map(parsed.data.map(({ index, score }) => [index, score]));
      // llama.cpp gives what the model gives; once seen, its scores between 0 and 1 are such too.
      areLogits ||= [...scores.values()].some((score) => score < 0 || score > 1);
      return passages.map((_, index) => {
        const score = scores.get(index);
        if (score === undefined) throw new ModelFailure('failed', `${endpoint.url}/rerank left out a passage`);
        return areLogits ? probability(score) : score;
      });
    },
  };
}
