import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModelFailure } from '../../retrieval/models.ts';
import { type Model, RUNTIME } from './manifest.ts';

/** What we use of `@huggingface/transformers`, which is installed beside the models and not with Perch. */
interface Tensor {
  readonly data: ArrayLike<number>;
  readonly dims: readonly number[];
}
type Tokenizer = (
  text: string,
  options: { text_pair?: string; truncation: boolean; max_length: number },
) => Record<string, Tensor>;
type Network = (inputs: Record<string, Tensor>) => Promise<Record<string, Tensor | undefined>>;
interface Loader<Loaded> {
  from_pretrained(name: string, options: { dtype?: string; local_files_only: boolean }): Promise<Loaded>;
}
interface Transformers {
  readonly env: {
    allowRemoteModels: boolean;
    localModelPath: string;
    useFSCache: boolean;
    fetch: () => Promise<never>;
  };
  readonly AutoTokenizer: Loader<Tokenizer>;
  readonly AutoModel: Loader<Network>;
  readonly AutoModelForSequenceClassification: Loader<Network>;
}

/** Computes the vector of a text, or of a query and a text the log-odds that the one answers the other. */
export type Compute = (text: string, query?: string) => Promise<ArrayLike<number>>;

/** Loads a model, from its folder alone. Throws ModelFailure. */
export async function loadModel(folder: string, model: Model): Promise<Compute> {
  const library = loadLibrary(folder);
  Object.assign(library.env, {
    allowRemoteModels: false,
    localModelPath: folder,
    useFSCache: false,
    fetch: () => Promise.reject(new Error('Perch runs models without a network')),
  });
  const options = { dtype: model.dtype, local_files_only: true };
  const loader = model.kind === 'embedder' ? library.AutoModel : library.AutoModelForSequenceClassification;
  try {
    const [tokenizer, network] = await Promise.all([
      library.AutoTokenizer.from_pretrained(model.name, { local_files_only: true }),
      loader.from_pretrained(model.name, options),
    ]);
    const cut = { truncation: true, max_length: model.maxTokens };
    if (model.kind === 'embedder') return async (text) => pool(await network(tokenizer(text, cut)), model);
    return async (text, query = '') => {
      const { logits } = await network(tokenizer(query, { ...cut, text_pair: text }));
      return logits?.data ?? [];
    };
  } catch (error) {
    throw new ModelFailure('corrupt', `${model.name} cannot be loaded (${messageOf(error)})`);
  }
}

function loadLibrary(folder: string): Transformers {
  const requireThere = createRequire(join(folder, RUNTIME, 'package.json'));
  try {
    return requireThere('@huggingface/transformers') as Transformers;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
    throw new ModelFailure(
      missing ? 'missing' : 'failed',
      missing ? 'What runs models is not installed' : `What runs models does not load (${messageOf(error)})`,
    );
  }
}

/** One text at a time: nothing is padded, and the vector of a text does not depend on those beside it, as it does in batches of quantised models. */
function pool(outputs: Record<string, Tensor | undefined>, { name, pooling }: Model): Float32Array {
  const tensor = outputs.last_hidden_state ?? outputs.token_embeddings;
  const [, tokens = 0, dimension = 0] = tensor?.dims ?? [];
  if (!tensor || tokens === 0) throw new ModelFailure('failed', `${name} gives no vectors of tokens`);
  const at = (token: number, index: number): number => tensor.data[token * dimension + index] ?? 0;
  if (pooling !== 'mean') {
    const token = pooling === 'cls' ? 0 : tokens - 1;
    return Float32Array.from({ length: dimension }, (_, index) => at(token, index));
  }
  return Float32Array.from({ length: dimension }, (_, index) => {
    let sum = 0;
    for (let token = 0; token < tokens; token++) sum += at(token, index);
    return sum / tokens;
  });
}

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
