import { constants, setPriority } from 'node:os';
import { ModelFailure } from '../../retrieval/models.ts';
import type { Failure, Load, Request, Said, Told } from './messages.ts';
import { type Compute, loadModel, messageOf } from './runtime.ts';
import { verify } from './verify.ts';

/**
 * A process with one model. Not a thread: what runs models is native code,
 * which can crash, cannot be interrupted, and does not bear several threads
 * (microsoft/onnxruntime#24486). Ends with whoever started it.
 */

const say = (said: Said): void => void process.send?.(said);

const failureOf = (error: unknown): Failure =>
  error instanceof ModelFailure
    ? { reason: error.reason, message: error.message }
    : { reason: 'failed', message: messageOf(error) };

class Worker {
  #compute: Compute | undefined;
  #waiting: { readonly request: Request; readonly results: Float32Array[] }[] = [];
  #busy = false;

  async load({ folder, model }: Load): Promise<void> {
    try {
      await verify(folder, model);
      const compute = await loadModel(folder, model);
      const { length } = await compute('Perch', 'Perch');
      if (length !== model.dimension) {
        throw new ModelFailure('dimension', `${model.name} gives ${length} numbers instead of ${model.dimension}`);
      }
      this.#compute = compute;
      say({ ready: true });
    } catch (error) {
      say({ unready: failureOf(error) });
    }
  }

  add(request: Request): void {
    this.#waiting.push({ request, results: [] });
    void this.#work();
  }

  cancel(id: number): void {
    this.#waiting = this.#waiting.filter(({ request }) => request.id !== id);
  }

  /** Text by text, so that a query waits for one passage at most. */
  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (;;) {
      const next = this.#waiting.find(({ request }) => request.urgent) ?? this.#waiting[0];
      if (!next || !this.#compute) break;
      const { request, results } = next;
      try {
        const text = request.texts[results.length];
        if (text !== undefined) results.push(Float32Array.from(await this.#compute(text, request.query)));
        if (results.length < request.texts.length) continue;
        if (this.#waiting.includes(next)) say({ id: request.id, results });
      } catch (error) {
        say({ id: request.id, failure: failureOf(error) });
      }
      this.cancel(request.id);
    }
    this.#busy = false;
  }
}

// Whoever waits for the calendar goes before whoever waits for a model.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
const worker = new Worker();
process.on('message', (told: Told) => {
  if ('load' in told) void worker.load(told.load);
  else if ('request' in told) worker.add(told.request);
  else worker.cancel(told.cancel);
});
