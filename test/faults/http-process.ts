import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CLI, environment } from '../protocol/harness.ts';

/** `perch-mcp http` as a process of its own, on any free port. */
export class HttpProcess {
  readonly #child: ChildProcess;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Where it serves, when it does. */
  readonly url: Promise<string>;
  stderr = '';

  constructor(file: string, { entry = CLI, args = [] as string[], env = {} as Record<string, string> } = {}) {
    this.#child = spawn(process.execPath, [entry, 'http', '--port', '0', ...args], {
      env: { ...environment(path.dirname(file)), PERCH_DB: file, PERCH_TIMEZONE: 'Asia/Shanghai', ...env },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    this.exited = once(this.#child, 'exit').then(([code, signal]) => ({ code, signal }));
    const serving = Promise.withResolvers<string>();
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
      const [, url] = /MCP\s+(http:\S+)\/mcp/.exec(this.stderr) ?? [];
      if (url !== undefined) serving.resolve(url);
    });
    this.exited.then(({ code }) => serving.reject(new Error(`exit code ${code}: ${this.stderr}`)), serving.reject);
    this.url = serving.promise;
    this.url.catch(() => {});
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Closes the other end of its log. */
  stopReading(): void {
    this.#child.stderr?.destroy();
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}
