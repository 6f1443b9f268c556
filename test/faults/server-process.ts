import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CLI, environment } from '../protocol/harness.ts';

export type Structured = Record<string, unknown>;

interface Reply {
  id?: number;
  result?: { structuredContent?: Structured; isError?: boolean };
  error?: { code: number; message: string };
}

export interface StartOptions {
  readonly file: string;
  /** The program. Default: the command itself, from its sources. */
  readonly entry?: string;
  /** A module that is loaded before the program, to put a defect into it. */
  readonly preload?: string;
  readonly env?: Record<string, string>;
}

/** Why a call was not answered. */
export class Died extends Error {}

/** A real server over stdio that is spoken to line by line, so that a test knows which answers came out of it. */
export class ServerProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>();
  readonly exited: Promise<unknown>;
  #lastId = 0;
  stderr = '';

  constructor({ file, entry = CLI, preload, env }: StartOptions) {
    const folder = path.dirname(file);
    const args = preload === undefined ? [entry] : ['--import', preload, entry];
    this.#child = spawn(process.execPath, args, {
      env: {
        ...environment(folder),
        PERCH_DB: file,
        PERCH_TIMEZONE: 'Asia/Shanghai',
        ...env,
      },
    });
    // The pipe outlives the process: what it wrote before it died is still read.
    this.exited = once(this.#child, 'close').then(() => {
      for (const { reject } of this.#waiting.values()) reject(new Died(this.stderr));
      this.#waiting.clear();
    });
    this.#child.stdin.on('error', () => {});
    this.#child.stderr.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#take(line));
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  #take(line: string): void {
    const reply = JSON.parse(line) as Reply;
    const waiting = this.#waiting.get(reply.id as number);
    this.#waiting.delete(reply.id as number);
    waiting?.resolve(reply);
  }

  /** Sends a request whose text after the id is given, so that it may be anything. */
  #request(rest: string): Promise<Reply> {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#waiting.set(id, { resolve, reject });
    this.#child.stdin.write(`{"jsonrpc":"2.0","id":${id},${rest}}\n`);
    return promise;
  }

  async open(): Promise<this> {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } };
    await this.#request(`"method":"initialize","params":${JSON.stringify(params)}`);
    this.#child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
    return this;
  }

  /** The answer to a call whose arguments are JSON text. */
  callText(tool: string, json: string): Promise<Reply> {
    return this.#request(`"method":"tools/call","params":{"name":"${tool}","arguments":${json}}`);
  }

  /** The structured result of a call; throws for a protocol error, and Died when the process ends first. */
  async call(tool: string, args: object = {}): Promise<Structured> {
    const { result, error } = await this.callText(tool, JSON.stringify(args));
    if (!result?.structuredContent) throw new Error(`${tool}: ${JSON.stringify(error ?? result)}`);
    return result.structuredContent;
  }

  /** kill -9. Resolves when everything that it had written is read. */
  kill(): Promise<unknown> {
    this.#child.kill('SIGKILL');
    return this.exited;
  }

  /** Closes stdin, as a host does. */
  end(): Promise<unknown> {
    this.#child.stdin.end();
    return this.exited;
  }
}
