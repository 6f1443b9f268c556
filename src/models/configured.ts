import { askUnlessOpen, CircuitBreaker } from '../retrieval/circuit-breaker.ts';
import { type Embedder, ModelFailure, type Models, type Reranker } from '../retrieval/models.ts';
import type { Installed } from './local/manifest.ts';
import type { ModelSetting } from './settings.ts';

export interface ModelSettings {
  readonly embedder: ModelSetting;
  readonly reranker: ModelSetting;
  readonly modelFolder: string;
}

export interface ConfiguredModels extends Models {
  /** Ends what runs. */
  close(): void;
}

/** One kind of model, and how it is made. */
interface Kind<Made> {
  readonly kind: Installed['kind'];
  /** `forget` is called when the server has another model than before. */
  http(setting: Extract<ModelSetting, { kind: 'http' }>, forget: () => void): Promise<Made>;
  local(folder: string, model: Installed): Promise<Made & { close(): void }>;
}

/** The models that the settings name. Nothing of them is loaded before it is asked for. */
export function configuredModels({ embedder, reranker, modelFolder }: ModelSettings): ConfiguredModels {
  const embedders = new Chosen<Embedder>(embedder, modelFolder, {
    kind: 'embedder',
    http: async (setting, forget) => breaking(await (await import('./http/embedder.ts')).httpEmbedder(setting), forget),
    local: async (folder, model) => breaking((await import('./local/models.ts')).localEmbedder(folder, model)),
  });
  const rerankers = new Chosen<Reranker>(reranker, modelFolder, {
    kind: 'reranker',
    http: async (setting) => breakingReranker((await import('./http/reranker.ts')).httpReranker(setting)),
    local: async (folder, model) => breakingReranker((await import('./local/models.ts')).localReranker(folder, model)),
  });
  return {
    embedder: () => embedders.get(),
    reranker: () => rerankers.get(),
    close: () => {
      embedders.close();
      rerankers.close();
    },
  };
}

function breaking<Made extends Embedder>(made: Made, forget: () => void = () => {}): Made {
  const breaker = new CircuitBreaker<ModelFailure>();
  return {
    ...made,
    embed: (texts, use, signal) =>
      askUnlessOpen(breaker, () => made.embed(texts, use, signal), signal).catch((error: unknown) => {
        if (error instanceof ModelFailure && error.reason === 'dimension') forget();
        throw error;
      }),
  };
}

function breakingReranker<Made extends Reranker>(made: Made): Made {
  const breaker = new CircuitBreaker<ModelFailure>();
  return {
    ...made,
    rerank: (query, passages, signal) => askUnlessOpen(breaker, () => made.rerank(query, passages, signal), signal),
  };
}

/** The model that a setting names; of installed ones it looks each time, since one may be installed or removed meanwhile. */
class Chosen<Made> {
  readonly #setting: ModelSetting;
  readonly #folder: string;
  readonly #kind: Kind<Made>;
  readonly #breaker = new CircuitBreaker<ModelFailure>();
  #remote: Promise<Made> | undefined;
  #local: { readonly key: string; readonly made: Promise<Made & { close(): void }> } | undefined;

  constructor(setting: ModelSetting, folder: string, kind: Kind<Made>) {
    this.#setting = setting;
    this.#folder = folder;
    this.#kind = kind;
  }

  async get(): Promise<Made | undefined> {
    const setting = this.#setting;
    if (setting.kind === 'off') return undefined;
    if (setting.kind === 'http') {
      return askUnlessOpen(this.#breaker, () => {
        const forget = (): void => {
          this.#remote = undefined;
        };
        this.#remote ??= this.#kind.http(setting, forget).catch((error: unknown) => {
          forget();
          throw error;
        });
        return this.#remote;
      });
    }
    const { installedModels } = await import('./local/manifest.ts');
    const name = setting.kind === 'named' ? setting.name : undefined;
    const model = (await installedModels(this.#folder)).find(
      (one) => one.kind === this.#kind.kind && (name === undefined || one.name === name),
    );
    const key = JSON.stringify(model);
    if (this.#local && this.#local.key !== key) this.close();
    if (model) {
      this.#local ??= { key, made: this.#kind.local(this.#folder, model) };
      return this.#local.made;
    }
    if (name === undefined) return undefined;
    throw new ModelFailure('missing', `The ${this.#kind.kind} ${name} is not installed`);
  }

  close(): void {
    this.#local?.made.then((made) => made.close()).catch(() => {});
    this.#local = undefined;
  }
}
