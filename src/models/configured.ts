import { type Embedder, ModelFailure, type Models, type Reranker } from '../retrieval/models.ts';
import type { Installed } from './local/manifest.ts';
import { Resting } from './resting.ts';
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

/** One kind of model: how it is made, and how it rests after a failure. */
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
    http: async (setting, forget) => rested(await (await import('./http/embedder.ts')).httpEmbedder(setting), forget),
    local: async (folder, model) => rested((await import('./local/models.ts')).localEmbedder(folder, model)),
  });
  const rerankers = new Chosen<Reranker>(reranker, modelFolder, {
    kind: 'reranker',
    http: async (setting) => restedReranker((await import('./http/reranker.ts')).httpReranker(setting)),
    local: async (folder, model) => restedReranker((await import('./local/models.ts')).localReranker(folder, model)),
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

function rested<Made extends Embedder>(made: Made, forget: () => void = () => {}): Made {
  const resting = new Resting();
  return {
    ...made,
    embed: (texts, use, signal) =>
      resting
        .run(() => made.embed(texts, use, signal), signal)
        .catch((error: unknown) => {
          if (error instanceof ModelFailure && error.reason === 'dimension') forget();
          throw error;
        }),
  };
}

function restedReranker<Made extends Reranker>(made: Made): Made {
  const resting = new Resting();
  return {
    ...made,
    rerank: (query, passages, signal) => resting.run(() => made.rerank(query, passages, signal), signal),
  };
}

/** The model that a setting names; of installed ones it looks each time, since one may be installed or removed meanwhile. */
class Chosen<Made> {
  readonly #setting: ModelSetting;
  readonly #folder: string;
  readonly #kind: Kind<Made>;
  readonly #resting = new Resting();
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
      return this.#resting.run(() => {
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
