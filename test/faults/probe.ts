import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

const PERIOD_MS = 100;

/** A small call ten times a second, beside whatever else a server is asked to do. */
export class Probe {
  readonly #server: ServerProcess;
  readonly #latencies: number[] = [];
  readonly #open = new Set<Promise<void>>();
  #ended: Promise<void> | undefined;
  #stop = false;

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  start(): this {
    this.#ended = this.#run();
    return this;
  }

  async #run(): Promise<void> {
    const first = performance.now();
    for (let count = 1; !this.#stop; count++) {
      const one = this.#ask();
      this.#open.add(one);
      one.finally(() => this.#open.delete(one)).catch(() => {});
      // On time, whether or not the one before was answered.
      await sleep(Math.max(0, first + count * PERIOD_MS - performance.now()));
    }
  }

  async #ask(): Promise<void> {
    const sent = performance.now();
    await this.#server.call('get_current_time');
    this.#latencies.push(performance.now() - sent);
  }

  /** Latencies in milliseconds, ascending, when all probes are answered. */
  async stop(): Promise<number[]> {
    this.#stop = true;
    await this.#ended;
    await Promise.all(this.#open);
    return this.#latencies.sort((a, b) => a - b);
  }
}

export const percentile = (ascending: readonly number[], percent: number): number =>
  ascending[Math.ceil((ascending.length * percent) / 100) - 1] ?? Number.NaN;

/** How long a process has run, and waited while it could have run, in nanoseconds. Zero where the system does not say. */
export function timesOf(pid: number): readonly [ran: number, waited: number] {
  const file = `/proc/${pid}/schedstat`;
  const [ran = 0, waited = 0] = existsSync(file) ? readFileSync(file, 'utf8').split(' ').map(Number) : [];
  return [ran, waited];
}

/**
 * The share of the time in which a process could run that it did run, from 0
 * to 1: on a busy machine it waits for others, which is not its own doing.
 */
export function shareBetween(before: ReturnType<typeof timesOf>, after: ReturnType<typeof timesOf>): number {
  const ran = after[0] - before[0];
  const waited = after[1] - before[1];
  return ran + waited > 0 ? ran / (ran + waited) : 1;
}

/** The most memory that a process ever held, in MiB; 0 where the system does not say. */
export function peakMemory(pid: number): number {
  const file = `/proc/${pid}/status`;
  const [, kilobytes] = (existsSync(file) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))) || [];
  return Number(kilobytes ?? 0) / 1024;
}
