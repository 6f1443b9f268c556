import { acknowledgedBy, cancelledBy, type Message, type RequestId } from './messages.ts';

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
    const cancelled = cancelledBy(message);
    if (cancelled !== undefined) this.#ids.delete(cancelled);
  }

  sent(message: Message): void {
    // A stream is open by design: nothing waits for its end.
    const done = 'method' in message ? acknowledgedBy(message) : message.id;
    if (done !== undefined) this.#ids.delete(done);
  }
}
