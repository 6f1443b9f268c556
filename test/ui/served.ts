import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, project } from '../packaging/run.ts';
import { environment } from '../protocol/harness.ts';

const BUILT = path.join(project, 'dist/cli.js');

export interface Served {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** What a browser has that was let in, as Playwright takes it. */
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
  /** The settings of the server. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

/** A link that lets one more browser in, as a person asks for it. */
export function linkOf({ url, env }: Served): string {
  const stdout = mustRun(process.execPath, [BUILT, 'open', '--print', '--port', new URL(url).port], { env });
  return stdout.trim();
}

/** Calls a tool on that calendar from another process. */
export function callElsewhere({ env }: Served, tool: string, args: object): Record<string, unknown> {
  const stdout = mustRun(process.execPath, [BUILT, 'call', '--json', tool, JSON.stringify(args)], { env });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** The built server on a calendar of its own, in `folder`. */
export async function serve(folder: string, calendar?: string): Promise<Served> {
  const env = { ...environment(folder), PERCH_TIMEZONE: 'Asia/Shanghai' };
  if (calendar !== undefined) {
    const file = path.join(folder, 'calendar.ics');
    writeFileSync(file, calendar);
    mustRun(process.execPath, [BUILT, 'import', file], { env });
  }
  const child = spawn(process.execPath, [BUILT, 'http', '--port', '0'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const link = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /page +(http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    exited.then(() => reject(new Error(`The server ended: ${said}`)), reject);
  });
  const url = new URL(link).origin;
  const [name = '', value = ''] = ((await fetch(link)).headers.get('set-cookie') ?? '').split(/[=;]/);
  return {
    url,
    cookie: { name, value, url },
    env,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
