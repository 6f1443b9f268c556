import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ModelFailure } from '../../retrieval/models.ts';
import type { Load, Results, Said, Told } from './messages.ts';

/** The file beside this one: as source, or in the bundle. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './model-worker.js', import.meta.url);

export interface Limits {
  /** Milliseconds until a model must be loaded: a large one on a slow disk takes a minute. */
  readonly loadMs: number;
  /** Milliseconds for a request, and more for each of its texts. */
  readonly requestMs: number;
  readonly textMs: number;
  /** A process that nobody has needed for so many milliseconds is ended, and its memory given back. */
  readonly idleMs: number;
  /** How often in an hour a process that has crashed is started again. */
  readonly restarts: number;
}

const LIMITS: Limits = { loadMs: 120_000, requestMs: 10_000, textMs: 5_000, idleMs: 600_000, restarts: 3 };
const HOUR_MS = 3_600_000;

interface Asked {
  readonly texts: readonly string[];
  readonly query?: string;
  /** Goes before what is not. */
  readonly urgent: boolean;
}

interface Pending {
  resolve(results: Results): void;
  reject(error: ModelFailure): void;
}

/** A model in a process of its own, which is started when it is needed, and again after a crash. */
export class ModelProcess {
  readonly #load: Load;
  readonly #limits: Limits;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #ready: Promise<void> | undefined;
  #failReady: (error: ModelFailure) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #crashes: number[] = [];
  #count = 0;

  constructor(load: Load, limits: Partial<Limits> = {}) {
    this.#load = load;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The process, for those who want to see it die. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Loads the model. Throws ModelFailure. */
  start(): Promise<void> {
    this.#ready ??= this.#fork();
    return this.#ready;
  }

  /** The numbers of each text. Throws ModelFailure, also when the signal says so (`timeout`). */
  async ask(asked: Asked, signal?: AbortSignal): Promise<Results> {
    const id = ++this.#count;
    const { promise: stopped, reject } = Promise.withResolvers<never>();
    const stop = (): void => {
      this.#tell({ cancel: id });
      this.#pending.get(id)?.reject(givenUp());
      reject(givenUp());
    };
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    try {
      return await Promise.race([stopped, this.#ask(id, asked, signal)]);
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Ends the process, whatever it is doing: there is nothing to save. */
  close(): void {
    this.#end(new ModelFailure('failed', 'The model was closed'));
  }

  async #ask(id: number, asked: Asked, signal: AbortSignal | undefined): Promise<Results> {
    await this.start();
    if (signal?.aborted) throw givenUp();
    const { promise, resolve, reject } = Promise.withResolvers<Results>();
    this.#pending.set(id, { resolve, reject });
    this.#hold(true);
    this.#tell({ request: { id, ...asked } });
    const { requestMs, textMs } = this.#limits;
    const ms = Math.min(requestMs + asked.texts.length * textMs, HOUR_MS);
    const limit = setTimeout(() => this.#end(this.#slow()), ms);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      this.#pending.delete(id);
      this.#rest();
    }
  }

  #fork(): Promise<void> {
    this.#crashes = this.#crashes.filter((at) => at > Date.now() - HOUR_MS);
    if (this.#crashes.length > this.#limits.restarts) {
      return Promise.reject(new ModelFailure('failed', `${this.#load.model.name} has crashed too often`));
    }
    clearTimeout(this.#timer);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#failReady = reject;
    const child = fork(fileURLToPath(ENTRY), [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#child = child;
    const limit = setTimeout(() => this.#end(this.#slow()), this.#limits.loadMs);
    promise.catch(() => {}).finally(() => clearTimeout(limit));
    child.on('message', (said: Said) => {
      if (child !== this.#child) return;
      if ('unready' in said) this.#end(new ModelFailure(said.unready.reason, said.unready.message));
      else if ('ready' in said) {
        resolve();
        this.#rest();
      } else if ('results' in said) this.#pending.get(said.id)?.resolve(said.results);
      else this.#pending.get(said.id)?.reject(new ModelFailure(said.failure.reason, said.failure.message));
    });
    const crashed = (how: string): void => {
      if (child !== this.#child) return;
      this.#crashes.push(Date.now());
      this.#end(new ModelFailure('failed', `The process of ${this.#load.model.name} ended (${how})`));
    };
    child.once('error', (error) => crashed(error.message));
    child.once('exit', (code, signal) => crashed(String(signal ?? code)));
    this.#tell({ load: this.#load });
    return promise;
  }

  /** A process that has just ended says so by itself. */
  #tell(told: Told): void {
    if (this.#child?.connected) this.#child.send(told, () => {});
  }

  #end(failure: ModelFailure): void {
    const child = this.#child;
    this.#child = undefined;
    this.#ready = undefined;
    clearTimeout(this.#timer);
    child?.kill('SIGKILL');
    this.#failReady(failure);
    for (const { reject } of this.#pending.values()) reject(failure);
  }

  #slow(): ModelFailure {
    return new ModelFailure('timeout', `${this.#load.model.name} took too long`);
  }

  /** With nothing to do it keeps nobody alive, and is ended after a while. */
  #rest(): void {
    if (this.#pending.size > 0) return;
    this.#hold(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), this.#limits.idleMs).unref();
  }

  #hold(held: boolean): void {
    clearTimeout(this.#timer);
    for (const one of [this.#child, this.#child?.channel])
      if (held) one?.ref();
      else one?.unref();
  }
}

const givenUp = (): ModelFailure => new ModelFailure('timeout', 'It was given up');
