import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverPrograms, startCluster } from '../test/postgres/cluster.ts';
import { type HttpServerProcess, startHttp } from './lib/http-server.ts';
import { milliseconds, printTable } from './lib/table.ts';
import { quantile } from './lib/timing.ts';
import { endure, newEndured } from './people/endure.ts';
import { wrongIn } from './people/lost.ts';
import { seedPeople } from './people/seed.ts';

interface EnduranceOptions {
  readonly minutes: number;
  readonly users: number;
  readonly events: number;
  readonly callsPerSecond: number;
}

const CONNECTIONS = 500;
/** After this part of the time one replica is killed; it comes back later. */
const KILLED_AT = 0.4;
const BACK_AT = 0.5;
const cli = join(import.meta.dirname, '../dist/cli.js');

/** Two replicas for a long time, of which one is killed in the middle: what was acknowledged and lost, and how memory goes. */
export async function benchEndurance(folder: string, options: EnduranceOptions): Promise<void> {
  if (serverPrograms() === undefined) {
    console.log('endurance: skipped, no PostgreSQL is installed\n');
    return;
  }
  const { minutes, users, events, callsPerSecond } = options;
  const seconds = minutes * 60;
  const cluster = await startCluster({ settings: ['fsync=on', 'shared_buffers=256MB'], place: '/tmp' });
  const replicas: HttpServerProcess[] = [];
  try {
    const url = await cluster.create('people');
    const superuser = cluster.url('people', 'superuser');
    const file = join(folder, 'tokens');
    await seedPeople({ url, superuser }, { users, events, file });
    const env = { PERCH_DB: url, PERCH_TIMEZONE: 'UTC', PERCH_LANGUAGE: 'en' };
    const start = (port: string): Promise<HttpServerProcess> =>
      startHttp({ name: 'perch', args: [cli, 'http', '--auth', 'token', '--port', port], env });
    replicas.push(await start('0'), await start('0'));
    const urls = replicas.map((one) => one.url);
    const tokens = readFileSync(file, 'utf8').split('\n');
    const endured = newEndured();
    const running = endure({ urls, tokens, connections: CONNECTIONS, callsPerSecond, seconds }, endured);
    const began = performance.now();
    const at = (part: number): Promise<void> =>
      sleep(Math.max(0, part * seconds * 1_000 - (performance.now() - began)));
    const rows: string[][] = [];
    for (let part = 1; part <= 10; part++) {
      await at(part / 10 - 0.001);
      const before = { calls: endured.latencies.length, seconds: (performance.now() - began) / 1_000 };
      rows.push([
        `${before.seconds.toFixed(0)} s`,
        `${before.calls}`,
        ...replicas.map((one) => (one.isGone ? 'killed' : one.megabytes().toFixed(0))),
      ]);
      if (part / 10 === KILLED_AT) await replicas[0]?.kill();
      if (part / 10 === BACK_AT) replicas[0] = await start(new URL(urls[0] as string).port);
    }
    await running;
    const sorted = endured.latencies.sort((a, b) => a - b);
    console.log(`### ${CONNECTIONS} connections of ${users} users at two replicas, one killed, ${minutes} minutes\n`);
    printTable(['after', 'calls', 'MB of the one killed', 'MB of the other'], rows);
    printTable(
      ['answer', 'times'],
      [...endured.answers].sort().map(([answer, times]) => [answer, `${times}`]),
    );
    const quantiles = [0.5, 0.99, 1].map((part) => milliseconds(quantile(sorted, part)));
    console.log(`p50, p99, longest: ${quantiles.join(', ')} ms; ${endured.repeated} calls sent again\n`);
    const wrong = await wrongIn(superuser, endured.acknowledged);
    console.log(`Of ${endured.acknowledged.length} acknowledged writes: ${JSON.stringify(wrong)}\n`);
  } finally {
    for (const one of replicas) await one.stop();
    await cluster.stop();
  }
}
