import type { PerchServer } from '../mcp/server/server.ts';
import { cancelledBy, type Message, type RequestId } from './messages.ts';

/**
 * What the host of one connection of 2026-07-28 listens to. The SDK answers
 * `subscriptions/listen` and sends what the server announces to the streams
 * that asked for it, but tells nobody what that is: so it is read off the
 * messages.
 */
export class Listening {
  /** Of the server that serves the connection; set when it is built. */
  subscriptions: Subscriptions | undefined;
  readonly #streams = new Map<RequestId, readonly string[]>();
  /** Streams that are being acknowledged. */
  readonly #opening = new Set<RequestId>();

  received(message: Message): void {
    const id = cancelledBy(message);
    if (id !== undefined && !this.#opening.delete(id)) this.#end(id);
  }

  /** An acknowledgement waits until what it names is watched, and names nothing else. */
  async acknowledging(message: Message, id: RequestId): Promise<Message> {
    if (!this.subscriptions) return message;
    this.#opening.add(id);
    const uris = await subscribeAll(this.subscriptions, resourcesOf(message));
    this.#streams.set(id, uris);
    // Its host may have gone on meanwhile.
    if (!this.#opening.delete(id)) this.#end(id);
    return withResources(message, uris);
  }

  #end(id: RequestId): void {
    const uris = this.#streams.get(id) ?? [];
    this.#streams.delete(id);
    const still = new Set([...this.#streams.values()].flat());
    for (const uri of uris) if (!still.has(uri)) this.subscriptions?.unsubscribe(uri);
  }
}

/** What a server without resources that change does not have. */
export type Subscriptions = NonNullable<PerchServer['subscriptions']>;

interface Listen {
  readonly params?: { readonly notifications?: { readonly resourceSubscriptions?: unknown } };
}

/** The resources that a `subscriptions/listen`, or its acknowledgement, names. */
export function resourcesOf(message: unknown): string[] {
  const named = (message as Listen | null)?.params?.notifications?.resourceSubscriptions;
  return Array.isArray(named) ? [...new Set(named.filter((uri) => typeof uri === 'string'))] : [];
}

/** The same message with these resources in the place of those that it names. */
export function withResources<Message>(message: Message, uris: readonly string[]): Message {
  const { params } = message as Listen;
  const { resourceSubscriptions: _, ...others } = params?.notifications ?? {};
  const notifications = { ...others, ...(uris.length > 0 && { resourceSubscriptions: uris }) };
  return { ...message, params: { ...params, notifications } };
}

/** Watches what can be watched, and answers what that is: a stream is told what it gets, not refused. */
export async function subscribeAll(subscriptions: Subscriptions, uris: readonly string[]): Promise<string[]> {
  const watched: string[] = [];
  for (const uri of uris) {
    await subscriptions.subscribe(uri).then(
      () => watched.push(uri),
      () => {},
    );
  }
  return watched;
}
