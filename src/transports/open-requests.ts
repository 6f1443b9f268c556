import type { Transport } from '@modelcontextprotocol/server';

type Message = Parameters<NonNullable<Transport['onmessage']>>[0];
export type RequestId = string | number;

/** The requests of one connection that have not been answered yet. */
export class OpenRequests {
  readonly #ids = new Set<RequestId>();

  get size(): number {
    return this.#ids.size;
  }

  get ids(): readonly RequestId[] {
    return [...this.#ids];
  }

  received(message: Message): void {
    if (!('method' in message)) return;
    if ('id' in message && message.id !== undefined) this.#ids.add(message.id);
    // The SDK answers no request that was cancelled.
    const cancelled = message.method === 'notifications/cancelled' ? message.params?.requestId : undefined;
    if (typeof cancelled === 'string' || typeof cancelled === 'number') this.#ids.delete(cancelled);
  }

  sent(message: Message): void {
    if (!('method' in message) && message.id !== undefined) this.#ids.delete(message.id);
  }
}
