import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLI, environment } from './harness.ts';

/** A process of `perch-mcp http`, for any number of hosts. */
export interface HttpServer {
  /** Such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has written to stderr. */
  readonly stderr: string;
  /** Tells it to stop, waits for its end, and answers with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface HttpServerOptions {
  readonly env?: Record<string, string>;
  readonly args?: readonly string[];
}

/** Starts one on any free port and waits for its address. When it ends instead, rejects with what it said and its exit code. */
export async function startHttp({ env = {}, args = [] }: HttpServerOptions = {}): Promise<HttpServer> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-http-'));
  const child = spawn(process.execPath, [CLI, 'http', '--port', '0', ...args], {
    env: { ...environment(folder), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  const exited = once(child, 'exit').then(async () => {
    await rm(folder, { recursive: true, force: true });
    return child.exitCode;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
      const found = /(http:\/\/\S+)\/mcp/.exec(stderr)?.[1];
      if (found !== undefined) resolve(found);
    });
    exited.then((exitCode) => reject(Object.assign(new Error(stderr), { exitCode })), reject);
  });
  return {
    url,
    process: child,
    get stderr() {
      return stderr;
    },
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}
