import { SUBSCRIPTION_ID_META_KEY, type Transport } from '@modelcontextprotocol/server';

/** What transports need to know of the messages that go through them. */

export type Message = Parameters<NonNullable<Transport['onmessage']>>[0];
export type RequestId = string | number;

const idOf = (value: unknown): RequestId | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

/** The request that a message cancels. */
export const cancelledBy = (message: Message): RequestId | undefined =>
  'method' in message && message.method === 'notifications/cancelled' ? idOf(message.params?.requestId) : undefined;

/** The request whose stream a message acknowledges. */
export function acknowledgedBy(message: Message): RequestId | undefined {
  if (!('method' in message) || message.method !== 'notifications/subscriptions/acknowledged') return undefined;
  return idOf((message.params?._meta as Record<string, unknown> | undefined)?.[SUBSCRIPTION_ID_META_KEY]);
}

/** The requests of one connection that have not been answered yet. */
export class OpenRequests {
  readonly #ids = new Set<RequestId>();

  get size(): number {
    return this.#ids.size;
  }

  has(id: RequestId): boolean {
    return this.#ids.has(id);
  }

  get ids(): readonly RequestId[] {
    return [...this.#ids];
  }

  received(message: Message): void {
    if (!('method' in message)) return;
    if ('id' in message && message.id !== undefined) this.#ids.add(message.id);
    // The SDK answers no request that was cancelled.
    const cancelled = cancelledBy(message);
    if (cancelled !== undefined) this.#ids.delete(cancelled);
  }

  sent(message: Message): void {
    // A stream is open by design: nothing waits for its end.
    const done = 'method' in message ? acknowledgedBy(message) : message.id;
    if (done !== undefined) this.#ids.delete(done);
  }
}
