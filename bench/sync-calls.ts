import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HostileServer } from '../test/sync/hostile-server.ts';
import { overHttp } from '../test/sync/over-http.ts';
import { HttpConnection } from './lib/http-client.ts';
import { put } from './lib/http-contenders.ts';
import type { Outcome } from './lib/http-load.ts';
import type { LoadName } from './lib/http-loads.ts';
import { type HttpServerProcess, startHttp } from './lib/http-server.ts';
import { eventAt } from './lib/long-calendar.ts';
import { seed } from './lib/seed.ts';
import { SEEDED } from './lib/starts.ts';
import { milliseconds, printTable } from './lib/table.ts';

const ERA = '2026-07-28';
const CONNECTIONS = 50;
const EVENTS = 10_000;
const SECONDS = 5;
const LOADS: readonly LoadName[] = ['schedule_query', 'schedule_add'];
const CLI = join(import.meta.dirname, '../dist/cli.js');

/** A run of all accounts, agreed to; says what came of it, since a busy machine may take longer than a call may. */
async function syncing(url: string): Promise<string> {
  const connection = new HttpConnection(url, ERA);
  const asked = await connection.call('asked', 'sync_now', '{}');
  const token = /"confirm_token":"([^"]+)"/.exec(asked.text)?.[1];
  if (token === undefined) throw new Error(asked.text.slice(0, 500));
  const from = performance.now();
  const { text } = await connection.call('done', 'sync_now', JSON.stringify({ confirm_token: token }));
  connection.close();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  if (text.includes(`"added":${EVENTS},`)) return `${EVENTS} events in ${seconds} s`;
  if (text.includes('"code":"TIMEOUT"')) return `some of ${EVENTS} events, stopped after ${seconds} s`;
  throw new Error(text.slice(0, 500));
}

/** A server of ours whose calendar is filled, with an account connected that has never been synced. */
async function start(file: string, calendars: string): Promise<HttpServerProcess> {
  await (await seed(file, SEEDED, Date.now())).close();
  const env = { PERCH_DB: file, PERCH_TIMEZONE: 'Europe/Berlin', PERCH_LANGUAGE: 'en' };
  const add = [CLI, 'account', 'add', 'caldav', calendars, '--user', 'lena', '--name', 'work'];
  await promisify(execFile)(process.execPath, add, {
    env: { ...process.env, ...env, PERCH_ACCOUNT_PASSWORD: 'secret' },
  });
  return startHttp({ name: 'perch-mcp', args: [CLI, 'http', '--port', '0'], env });
}

/** What others wait for a call while a calendar comes in: in the process that syncs, once a second from each connection. */
export async function benchCallsBesideSync(folder: string): Promise<void> {
  const rows: string[][] = [];
  for (const [index, load] of LOADS.entries()) {
    const calendars = new HostileServer();
    for (let event = 0; event < EVENTS; event++) calendars.store(`/dav/lena/work/e${event}.ics`, eventAt(event));
    const web = await overHttp(calendars);
    const server = await start(join(folder, `sync-calls-${index}.db`), web.url);
    try {
      const plan = { url: server.url, eras: [ERA] as const, connections: CONNECTIONS, load, pace: 'paced' as const };
      const quiet = await put({ ...plan, warmUpSeconds: 1, seconds: SECONDS, first: 0 });
      let sync: ReturnType<typeof syncing> | undefined;
      const beside = await put({ ...plan, warmUpSeconds: 0.5, seconds: SECONDS, first: 100_000 }, () => {
        sync = syncing(server.url);
      });
      rows.push(row(load, 'nothing', quiet), row(load, (await sync) ?? '', beside));
    } finally {
      await server.stop();
      web.stop();
    }
  }
  console.log(
    `### Tool calls while a calendar comes in, ${CONNECTIONS} connections, a call a second each (goal: p99 read ≤ 100 ms, write ≤ 150 ms)\n`,
  );
  printTable(['call', 'synced meanwhile', 'calls/s', 'p50 ms', 'p99 ms', ''], rows);
}

const row = (load: LoadName, meanwhile: string, { perSecond, p50, p99, failed, example }: Outcome): string[] => [
  ...[load, meanwhile, perSecond.toFixed(0), milliseconds(p50), milliseconds(p99)],
  failed === 0 ? '' : `${failed} failed: ${example}`,
];
