import { randomFrom } from '../../src/domain/testing/random.ts';
import { type Embedder, ModelFailure, type Models } from '../../src/retrieval/models.ts';

export interface TokenEmbedderOptions {
  readonly id?: string;
  readonly dimension?: number;
  /** Awaited before each batch; what it throws, the model fails with. */
  readonly before?: (texts: readonly string[]) => Promise<void> | void;
}

/** An embedder without a model: texts that share words, or Chinese characters, are near to one another. */
export function tokenEmbedder({ id = 'tokens', dimension = 64, before }: TokenEmbedderOptions = {}): Embedder {
  return {
    id,
    dimension,
    async embed(texts, _use, signal) {
      await before?.(texts);
      signal?.throwIfAborted();
      return texts.map((text) => vectorOf(text, dimension));
    },
  };
}

/** Models with an embedder alone. */
export const modelsWith = (embedder: Embedder): Models => ({
  embedder: async () => embedder,
  reranker: async () => undefined,
});

export const failing = (): never => {
  throw new ModelFailure('network', 'nobody answers');
};

/** The sum of a direction for each token, of unit length. */
export function vectorOf(text: string, dimension: number): Float32Array {
  const sum = new Float32Array(dimension);
  const tokens = text.toLowerCase().match(/[\u4E00-\u9FFF]|[\p{L}\p{N}]+/gu) ?? [text];
  for (const token of tokens) {
    const random = randomFrom(hashOf(token));
    for (let at = 0; at < dimension; at++) sum[at] = (sum[at] as number) + random() - 0.5;
  }
  return unit(sum);
}

export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / (length || 1));
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return hash >>> 0;
}
