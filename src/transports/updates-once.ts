import type { Message } from './messages.ts';

/** `notifications/resources/updated`, to one stream or to the host. */
const isUpdate = (message: Message): boolean =>
  'method' in message && message.method === 'notifications/resources/updated';

/**
 * Keeps a host that has stopped reading from filling the memory: while the news
 * that a resource has changed waits to be read, the same news does not join it.
 */
export class UpdatesOnce {
  readonly #send: (message: Message) => Promise<void>;
  /** What waits, and whether it is to be sent once more after that. */
  readonly #waiting = new Map<string, boolean>();

  constructor(send: (message: Message) => Promise<void>) {
    this.#send = send;
  }

  async send(message: Message): Promise<void> {
    if (!isUpdate(message)) return this.#send(message);
    const key = JSON.stringify(message);
    if (this.#waiting.has(key)) {
      this.#waiting.set(key, true);
      return;
    }
    try {
      do {
        this.#waiting.set(key, false);
        await this.#send(message);
      } while (this.#waiting.get(key));
    } finally {
      this.#waiting.delete(key);
    }
  }
}
