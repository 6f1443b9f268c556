import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Command } from './server.ts';

/** In milliseconds, to 10 ms. */
export interface ProcessorTime {
  readonly user: number;
  readonly system: number;
}

/** A server process that serves MCP at `url`. */
export interface HttpServerProcess {
  readonly url: string;
  /** Resident memory now, in megabytes. */
  megabytes(): number;
  /** Processor time so far, of all its threads; undefined where the system does not tell (only Linux does). */
  cpu(): ProcessorTime | undefined;
  /** Whether it has ended. */
  readonly isGone: boolean;
  /** As a crash does. */
  kill(): Promise<void>;
  /** Again does no harm. */
  stop(): Promise<void>;
}

/** User and system time in ticks of 10 ms: the 14th and 15th value, counted after the name in brackets, which may hold spaces. */
function cpu(pid: number): ProcessorTime | undefined {
  if (process.platform !== 'linux') return undefined;
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13);
  return { user: Number(user) * 10, system: Number(system) * 10 };
}

/** Starts a server that says its address on stderr. */
export async function startHttp(command: Command): Promise<HttpServerProcess> {
  const child: ChildProcess = spawn(process.execPath, command.args, {
    env: { PATH: process.env.PATH ?? '', ...command.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr as NonNullable<ChildProcess['stderr']> }).on('line', (line) => {
      if (said.length < 20) said.push(line);
      const found = /http:\/\/[\w.:[\]]+\/mcp/.exec(line);
      if (found) resolve(found[0]);
    });
    exited.then(() => reject(new Error(`${command.name} did not start:\n${said.join('\n')}`)), reject);
  });
  return {
    url,
    megabytes: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024,
    cpu: () => cpu(child.pid as number),
    get isGone() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await exited;
      clearTimeout(killing);
    },
  };
}
