import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SERVER = path.join(import.meta.dirname, 'http-child-server.ts');

export interface Held {
  readonly sockets: number;
  /** Bytes, after a collection. */
  readonly heap: number;
}

/** The server of `http-child-server.ts`. */
export class HttpChild {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(wiring: 'right' | 'shared' | 'hasty' | 'greedy'): Promise<HttpChild> {
    const child = fork(SERVER, [wiring], { execArgv: ['--expose-gc'] });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new HttpChild(child, url);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  async held(): Promise<Held> {
    this.#child.send('look');
    const [found] = (await once(this.#child, 'message')) as [Held];
    return found;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
