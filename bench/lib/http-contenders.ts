import { execFile } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HttpEra } from './http-client.ts';
import type { Outcome, Plan } from './http-load.ts';
import { type HttpServerProcess, startHttp } from './http-server.ts';
import { seed } from './seed.ts';
import type { Command } from './server.ts';
import { SEEDED } from './starts.ts';

export const BARE = 'bare SDK server';
export const OURS = 'perch-mcp';
export const ERAS: readonly HttpEra[] = ['2026-07-28', '2025-11-25'];

const bench = join(import.meta.dirname, '..');
const cli = join(bench, '../dist/cli.js');

/** Servers of both kinds, each on a file of its own; ours with a filled calendar. */
export class Contenders {
  readonly #folder: string;
  #count = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async prepare(): Promise<void> {
    if (!existsSync(cli)) throw new Error('Not built: npm run build');
    await (await seed(join(this.#folder, 'http.db'), SEEDED, Date.now())).close();
  }

  start(contender: string): Promise<HttpServerProcess> {
    const file = join(this.#folder, `http-${++this.#count}.db`);
    if (contender === BARE) return startHttp({ name: BARE, args: [join(bench, 'peers/bare-http-server.ts'), file] });
    copyFileSync(join(this.#folder, 'http.db'), file);
    const args = [cli, 'http', '--port', '0'];
    const env = { PERCH_DB: file, PERCH_TIMEZONE: 'Europe/Berlin', PERCH_LANGUAGE: 'en' };
    return startHttp({ name: OURS, args, env } satisfies Command);
  }
}

/** Puts load on a server from a process of its own. `opened` is called when its connections are open, before what is measured. */
export async function put(plan: Plan, opened?: () => void): Promise<Outcome> {
  const load = join(bench, 'lib/http-load.ts');
  const putting = promisify(execFile)(process.execPath, [
    load,
    JSON.stringify({ ...plan, opensFirst: opened !== undefined }),
  ]);
  putting.child.stderr?.once('data', () => {
    opened?.();
    putting.child.stdin?.end();
  });
  const { stdout } = await putting;
  return JSON.parse(stdout) as Outcome;
}
