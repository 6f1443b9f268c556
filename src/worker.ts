import { parentPort, workerData } from 'node:worker_threads';
import { openServices } from './app/compose.ts';
import { UserError } from './domain/errors.ts';
import type { Job, Message } from './heavy/job.ts';

/** A thread that does one heavy job on a connection of its own, and may be ended at any moment. */

/** Progress is told no more often. */
const TOLD_EVERY_MS = 50;

const { store, caller, input } = workerData as Job;
const say = (message: Message): void => parentPort?.postMessage(message);

let told = 0;
const onProgress = (done: number, total: number): void => {
  if (performance.now() - told < TOLD_EVERY_MS && done < total) return;
  told = performance.now();
  say({ kind: 'progress', done, total });
};

const services = await openServices(store);
try {
  say({ kind: 'result', result: await services.events.importCalendar(caller, { ...input, onProgress }) });
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  const { code, message, details } = error;
  say({ kind: 'refused', code, message, details });
} finally {
  await services.close();
}
