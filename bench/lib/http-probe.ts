import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './timing.ts';

/** Asks /healthz over one connection, 25 ms after each answer, until told to stop; the p99 then. */
export function probing(url: string): () => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      get(new URL('/healthz', url), { agent }, (response) => response.resume().on('end', resolve)).on('error', reject);
    });
  const times: number[] = [];
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
      await sleep(25);
    }
    agent.destroy();
  })();
  return async () => {
    isOver = true;
    await loop;
    return quantile(
      times.sort((x, y) => x - y),
      0.99,
    );
  };
}
