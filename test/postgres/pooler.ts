import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './cluster.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether Debian's `pgbouncer` is installed. */
export const hasPooler = existsSync(PROGRAM);

/** PgBouncer in transaction mode before the server of a URL; answers the URL through it, and how to stop it. */
export async function startPooler(url: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { hostname, port, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'perch-pooler-'));
  chmodSync(folder, 0o777);
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port: own } = free.address() as { port: number };
  free.close();
  await once(free, 'close');
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, '"perch" ""\n');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
`,
  );
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PROGRAM, [...asOther, settings], { stdio: 'ignore' });
  const pooled = `postgres://perch@127.0.0.1:${own}${pathname}`;
  for (let attempt = 0; ; attempt++) {
    if (await run(pooled, 'select 1').then(Boolean, () => false)) break;
    if (attempt === 100 || child.exitCode !== null) throw new Error('PgBouncer does not answer');
    await sleep(50);
  }
  return {
    url: pooled,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
