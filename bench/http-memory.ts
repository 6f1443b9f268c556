import { setTimeout as sleep } from 'node:timers/promises';
import { BARE, type Contenders, ERAS, OURS, put } from './lib/http-contenders.ts';
import type { Plan } from './lib/http-load.ts';
import { printTable } from './lib/table.ts';

/** Least squares: megabytes a minute. */
function slope(samples: readonly { readonly minutes: number; readonly megabytes: number }[]): number {
  const mean = (of: (one: (typeof samples)[number]) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [time, size] = [mean((one) => one.minutes), mean((one) => one.megabytes)];
  return mean((one) => (one.minutes - time) * (one.megabytes - size)) / mean((one) => (one.minutes - time) ** 2);
}

/** Resident memory under steady load of both eras: reads and writes, 2025-era sessions that come and go. */
export async function benchMemory(contenders: Contenders, minutes: number): Promise<void> {
  const rows: string[][] = [];
  for (const contender of [BARE, OURS]) {
    const server = await contenders.start(contender);
    const samples: { minutes: number; megabytes: number }[] = [];
    const started = performance.now();
    const sample = (): void => {
      samples.push({ minutes: (performance.now() - started) / 60_000, megabytes: server.megabytes() });
    };
    sample();
    const load = contender === BARE ? 'bare steady' : 'steady';
    const plan: Plan = {
      url: server.url,
      eras: ERAS,
      connections: 200,
      load,
      pace: 'paced',
      warmUpSeconds: 0,
      seconds: minutes * 60,
      first: 0,
      callsPerSession: 20,
    };
    let done = false;
    const loading = put(plan).finally(() => {
      done = true;
    });
    while (!done) {
      await sleep(1_000);
      sample();
    }
    const outcome = await loading;
    await server.stop();
    // The first third fills caches and the heap.
    const steady = samples.slice(Math.floor(samples.length / 3));
    const at = (share: number) => samples[Math.round((samples.length - 1) * share)]?.megabytes.toFixed(0) ?? '';
    const most = Math.max(...samples.map((one) => one.megabytes)).toFixed(0);
    const wrong = outcome.misrouted + outcome.failed;
    rows.push([
      contender,
      String(outcome.calls),
      at(0),
      at(1 / 3),
      at(1),
      most,
      slope(steady).toFixed(2),
      String(wrong),
    ]);
  }
  console.log(`### Memory over ${minutes} minutes: 200 connections, a call a second each, one in five a write\n`);
  printTable(['contender', 'calls', 'MB at start', 'after a third', 'at end', 'most', 'MB/min since', 'wrong'], rows);
}
