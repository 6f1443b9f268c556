import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/server';
import type { Message } from './messages.ts';

/** What is done with what the host sends. */
interface Handlers {
  /** Takes a piece of what came in. */
  readonly read: (piece: Buffer) => void;
  /** Resolves when more may be read; rejects when the host is gone. */
  readonly ready: () => Promise<void> | undefined;
  /** Nothing more comes; resolves when what was asked is answered. */
  readonly ended: () => Promise<void>;
}

/**
 * The host at the other end of two pipes. The SDK's own transport for stdio parses lines itself, and adds and removes
 * listeners with every message; here `read` hands on what is a message, and a message is one write.
 */
export class HostPipe implements Transport {
  onmessage: Transport['onmessage'];
  onclose: Transport['onclose'];
  onerror: Transport['onerror'];
  readonly #stdin: Readable;
  readonly #stdout: Writable;
  readonly #handlers: Handlers;
  #closed = false;
  /** Those who wait until the host has read what was written. */
  #unread: PromiseWithResolvers<void> | undefined;

  constructor(stdin: Readable, stdout: Writable, handlers: Handlers) {
    this.#stdin = stdin;
    this.#stdout = stdout;
    this.#handlers = handlers;
  }

  async start(): Promise<void> {
    this.#stdin.on('data', this.#read);
    this.#stdin.once('end', this.#ended);
    this.#stdin.once('close', this.#ended);
    this.#stdin.on('error', this.#failed);
    this.#stdout.on('drain', this.#drained);
    // Stays when all is closed: what was written before may fail late.
    this.#stdout.on('error', this.#failed);
  }

  /** Resolves when it is written or the pipe has room for more. */
  send(message: Message): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('The host is gone'));
    if (this.#stdout.write(`${JSON.stringify(message)}\n`)) return Promise.resolve();
    this.#unread ??= Promise.withResolvers();
    return this.#unread.promise;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#stdin.off('data', this.#read);
    this.#stdin.pause();
    this.#drained();
    this.onclose?.();
  }

  readonly #read = (piece: Buffer): void => {
    this.#handlers.read(piece);
    const ready = this.#handlers.ready();
    if (!ready) return;
    this.#stdin.pause();
    ready.then(() => this.#stdin.resume(), this.#failed);
  };

  readonly #ended = (): void => {
    this.#stdin.off('end', this.#ended);
    this.#stdin.off('close', this.#ended);
    void this.#handlers.ended().then(() => this.close());
  };

  readonly #drained = (): void => {
    this.#unread?.resolve();
    this.#unread = undefined;
  };

  readonly #failed = (error: Error): void => {
    if (this.#closed) return;
    this.onerror?.(error);
    void this.close();
  };
}
