import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

/** A PostgreSQL server of the tests' own, from the programs of Debian's `postgresql`, in a folder that goes with it. */

const INSTALLED = '/usr/lib/postgresql';

/** The role of the program: owns the databases and is no superuser, whom row security does not hold. */
const OWNER = 'perch';

/** The folder of `initdb` and `postgres` of the newest release that is installed. */
export function serverPrograms(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  return readdirSync(INSTALLED)
    .sort((a, b) => Number(b) - Number(a))
    .map((release) => join(INSTALLED, release, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export interface Cluster {
  /** Of the process whose children serve connections. */
  readonly pid: number;
  /** The URL of a database, as the program's role or as superuser. */
  url(database: string, role?: 'owner' | 'superuser'): string;
  /** Makes an empty database, or a copy of one; answers its URL. */
  create(database: string, template?: string): Promise<string>;
  /** Ends the server as a crash does; answers how to start it again on the same port. */
  crash(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** Settings of the server, such as `fsync=on`; by default it waits for no disk. */
  readonly settings?: readonly string[];
  /** Where its folder is made; by default in memory, where the system can. */
  readonly place?: string;
}

/** PostgreSQL does not run as root. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export async function startCluster({
  settings = ['fsync=off'],
  place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
}: ClusterOptions = {}): Promise<Cluster> {
  const programs = serverPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const who = owner();
  const folder = mkdtempSync(join(place, 'perch-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid ?? who.uid);
  const data = join(folder, 'data');
  const made = ['-D', data, '-U', 'root', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), made, { cwd: folder, ...who });
  const port = await freePort();
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const all = [...options, 'max_connections=200', ...settings].flatMap((setting) => ['-c', setting]);
  const start = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, ...all], { cwd: folder, stdio: 'ignore', ...who });
  let child = start();
  const url: Cluster['url'] = (database, role = 'owner') =>
    `postgres://${role === 'owner' ? OWNER : 'root'}@127.0.0.1:${port}/${database}`;
  await answering(url('postgres', 'superuser'), child);
  await run(url('postgres', 'superuser'), `create role ${OWNER} login`);
  return {
    get pid() {
      return child.pid as number;
    },
    url,
    async create(database, template) {
      const from = template === undefined ? '' : ` template ${template}`;
      await run(url('postgres', 'superuser'), `create database ${database} owner ${OWNER}${from}`);
      return url(database);
    },
    async crash() {
      child.kill('SIGQUIT');
      await once(child, 'exit');
      return async () => {
        child = start();
        await answering(url('postgres', 'superuser'), child);
      };
    },
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs statements on a connection of their own. */
export async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}`);
    const answers = await run(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (answers) return;
    await sleep(50);
  }
  throw new Error('PostgreSQL does not answer');
}
