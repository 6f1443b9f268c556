import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CLI, environment } from '../protocol/harness.ts';

const INITIALIZE = {
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};
const CALL = { method: 'tools/call', params: { name: 'get_current_time', arguments: {} } };

/** In few files: to load all of the sources, as the first call does, can take as long as the loop may stand still. */
const MAIN = path.join(path.dirname(CLI), `main${path.extname(CLI)}`);

/** A server that is watched, in a process of its own, with a host. */
export class Watched {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #lines: Interface;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
  stderr = '';

  constructor(folder: string, does: string, silentMs: number, flags: readonly string[] = []) {
    const server = path.join(import.meta.dirname, 'watched-server.ts');
    this.#child = spawn(process.execPath, [...flags, server, MAIN, does, String(silentMs)], {
      env: { ...environment(folder), PERCH_DB: path.join(folder, 'perch.db') },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#lines = createInterface({ input: this.#child.stdout });
    this.#child.stderr.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
    this.ended = once(this.#child, 'exit').then(([code, signal]) => ({ code, signal }));
  }

  async #answered(request: object): Promise<void> {
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, ...request })}\n`);
    await Promise.race([once(this.#lines, 'line'), this.ended]);
  }

  /** As far as hosts go that only look. */
  async opened(): Promise<this> {
    await this.#answered(INITIALIZE);
    return this;
  }

  async called(): Promise<this> {
    await this.opened();
    this.#child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
    await this.#answered(CALL);
    return this;
  }

  /** From now on nobody reads what it says. */
  unread(): void {
    this.#child.stderr.pause();
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Lets it do what it was started for. */
  go(): void {
    this.signal('SIGUSR2');
  }

  /** The host leaves. */
  left(): Promise<unknown> {
    this.#child.stdin.end();
    return this.ended;
  }
}
