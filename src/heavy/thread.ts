import { Worker } from 'node:worker_threads';
import { UserError } from '../domain/errors.ts';
import { messages } from '../messages/index.ts';
import type { Services } from '../services/index.ts';
import type { Job, Message } from './job.ts';

/** The file beside this one: as source, or in the bundle. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? '../worker.ts' : './worker.js', import.meta.url);

/** A calendar file this short is taken in at once: starting a thread takes longer. */
const SHORT = 64 * 1024;

/** Memory that a thread may fill, in MB: to start with, and for each MB of its calendar file. */
const BASE_MB = 192;
const MB_PER_MB = 48;

type Import = Services['events']['importCalendar'];

/**
 * The services of a store with its heavy work in threads of their own, which
 * open the same file: the event loop stays free, and a thread can be ended,
 * whatever it is doing, with nothing written. One at a time, since each takes
 * the write lock.
 */
export function inThreads(services: Services, store: Job['store']): Services {
  let last: Promise<unknown> = Promise.resolve();
  const importCalendar: Import = (caller, input) => {
    if (input.ics.length <= SHORT) return services.events.importCalendar(caller, input);
    const job = last.then(() => importInThread(store, caller, input));
    last = job.catch(() => {});
    return job;
  };
  return { ...services, events: { ...services.events, importCalendar } };
}

async function importInThread(
  store: Job['store'],
  // A function cannot be sent; a file holds no words.
  { signal: over, phrases, ...caller }: Parameters<Import>[0],
  { onProgress, signal = over, ...input }: Parameters<Import>[1],
): ReturnType<Import> {
  signal?.throwIfAborted();
  const thread = new Worker(ENTRY, {
    workerData: { store, caller, input } satisfies Job,
    resourceLimits: { maxOldGenerationSizeMb: BASE_MB + Math.ceil((input.ics.length / 2 ** 20) * MB_PER_MB) },
    // What a library prints must not end up among the messages of a host.
    stdout: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Import>>>();
  const cancel = (): void => void thread.terminate();
  signal?.addEventListener('abort', cancel, { once: true });
  let outcome = (): void => reject(signal?.aborted ? signal.reason : new Error('The thread ended without an answer'));
  thread.on('message', (message: Message) => {
    if (message.kind === 'progress') onProgress?.(message.done, message.total);
    else if (message.kind === 'result') outcome = () => resolve(message.result);
    else outcome = () => reject(new UserError(message.code, message.message, message.details));
  });
  thread.on('error', (error) => {
    outcome = () => reject(isOutOfMemory(error) ? tooLarge(caller) : error);
  });
  // Only now is its connection closed, and the lock free.
  thread.on('exit', () => {
    signal?.removeEventListener('abort', cancel);
    outcome();
  });
  return promise;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooLarge = (caller: Job['caller']): UserError =>
  new UserError('LIMIT_EXCEEDED', messages(caller).exchange.takesTooMuchMemory, {
    hint: messages(caller).exchange.splitOrShorten,
  });
