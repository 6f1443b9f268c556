import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, serverPrograms, startCluster } from '../test/postgres/cluster.ts';
import { type HttpServerProcess, startHttp } from './lib/http-server.ts';
import { milliseconds, printTable } from './lib/table.ts';
import { floorWrites } from './people/floor.ts';
import type { PeopleOutcome, PeoplePlan } from './people/load.ts';
import { seedPeople } from './people/seed.ts';

interface PeopleOptions {
  readonly seconds: number;
  readonly users: number;
  readonly events: number;
}

const CONNECTIONS = 64;
const FLOOR_CONNECTIONS = 32;
const cli = join(import.meta.dirname, '../dist/cli.js');

const put = async (plan: PeoplePlan): Promise<PeopleOutcome> => {
  const load = join(import.meta.dirname, 'people/load.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [load, JSON.stringify(plan)]);
  return JSON.parse(stdout) as PeopleOutcome;
};

/** Processor milliseconds so far of a process and its children, those that have ended included. Only Linux tells. */
function spentBy(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      // Counted after the name in brackets, which may hold spaces: the parent, then user and system time, own and of children that have ended.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const [own, ended] = [(stat[11] ?? 0) + (stat[12] ?? 0), (stat[13] ?? 0) + (stat[14] ?? 0)];
      if (Number(name) === pid) ticks += own + ended;
      else if (stat[1] === pid) ticks += own;
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * 10;
}

/** Two replicas on one PostgreSQL for many users, beside a plain check-and-insert; all on this machine, commits on disk. */
export async function benchPeople(folder: string, { seconds, users, events }: PeopleOptions): Promise<void> {
  if (serverPrograms() === undefined) {
    console.log('people: skipped, no PostgreSQL is installed\n');
    return;
  }
  const settings = ['fsync=on', 'shared_buffers=256MB', 'max_wal_size=4GB'];
  const cluster = await startCluster({ settings, place: '/tmp' });
  const replicas: HttpServerProcess[] = [];
  try {
    const url = await cluster.create('people');
    const tokens = join(folder, 'tokens');
    await seedPeople({ url, superuser: cluster.url('people', 'superuser') }, { users, events, file: tokens });
    for (let replica = 0; replica < 2; replica++) {
      const env = { PERCH_DB: url, PERCH_TIMEZONE: 'UTC', PERCH_LANGUAGE: 'en' };
      replicas.push(await startHttp({ name: 'perch', args: [cli, 'http', '--auth', 'token', '--port', '0'], env }));
    }
    await measure(cluster, replicas, { seconds, users, events, tokens });
  } finally {
    for (const replica of replicas) await replica.stop();
    await cluster.stop();
  }
}

async function measure(
  cluster: Cluster,
  replicas: readonly HttpServerProcess[],
  { seconds, users, events, tokens }: PeopleOptions & { readonly tokens: string },
): Promise<void> {
  const floor = await floorWrites(cluster.url('people'), { users, connections: FLOOR_CONNECTIONS, seconds });
  const rows = [
    ['plain lock, check, insert, commit', '1', floor.perSecond.toFixed(0), '', milliseconds(floor.p99), '', '', ''],
  ];
  let first = 0;
  for (const load of ['get_current_time', 'schedule_query', 'schedule_add'] as const) {
    for (const count of [1, 2]) {
      const urls = replicas.slice(0, count).map(({ url }) => url);
      const cpu = (): [number, number] => [
        replicas.reduce((sum, one) => sum + (one.cpu()?.user ?? 0) + (one.cpu()?.system ?? 0), 0),
        spentBy(cluster.pid),
      ];
      const before = cpu();
      const outcome = await put({ urls, tokens, connections: CONNECTIONS, load, warmUpSeconds: 2, seconds, first });
      const after = cpu();
      const each = (part: 0 | 1): string => milliseconds((after[part] - before[part]) / outcome.calls);
      first = outcome.next;
      rows.push([
        load,
        `${count}`,
        outcome.perSecond.toFixed(0),
        milliseconds(outcome.p50),
        milliseconds(outcome.p99),
        each(0),
        each(1),
        outcome.failed > 0 ? `${outcome.failed} ${outcome.example}` : '0',
      ]);
    }
  }
  console.log(`### ${users} users with ${events} events each, ${CONNECTIONS} connections, PostgreSQL with fsync\n`);
  printTable(
    ['call', 'replicas', 'a second', 'p50 ms', 'p99 ms', 'cpu of Perch ms', 'of PostgreSQL ms', 'failed'],
    rows,
  );
  console.log(`Memory: ${replicas.map((one) => `${one.megabytes().toFixed(0)} MB`).join(', ')}\n`);
}
