import { createMcpHandler, type McpServer, type ServerEventBus } from '@modelcontextprotocol/server';
import { resourcesOf, type Subscriptions, subscribeAll, withResources } from '../listen-filter.ts';

type Listener = Parameters<ServerEventBus['subscribe']>[0];

/** What one stream is told: only what its own server announces, so that nobody hears of another user's. */
class OneStream implements ServerEventBus {
  readonly #ended: () => void;
  #listener: Listener | undefined;
  /** Announced before the stream was there. */
  readonly #early: Parameters<Listener>[0][] = [];

  constructor(ended: () => void) {
    this.#ended = ended;
  }

  get isOpen(): boolean {
    return this.#listener !== undefined;
  }

  publish(event: Parameters<Listener>[0]): void {
    if (this.#listener) this.#listener(event);
    else this.#early.push(event);
  }

  subscribe(listener: Listener): () => void {
    this.#listener = listener;
    // The acknowledgement comes first.
    queueMicrotask(() => {
      for (const event of this.#early.splice(0)) listener(event);
    });
    return () => this.#ended();
  }
}

type Serving = McpServer & { readonly subscriptions?: Subscriptions };

/** The streams of `subscriptions/listen` of 2026-07-28: each has a server, and a handler of the SDK, of its own. */
export class Streams {
  readonly #open = new Map<object, () => Promise<void>>();
  readonly #onerror: (error: Error) => void;

  constructor(onerror: (error: Error) => void) {
    this.#onerror = onerror;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Answers a `subscriptions/listen`; the stream names what it watches, and ends with the request. */
  async open(server: Serving, request: Request, body: unknown): Promise<Response> {
    const { subscriptions } = server;
    const key = {};
    const end = (): void => {
      this.#open.delete(key);
      subscriptions?.close();
    };
    const stream = new OneStream(end);
    const handler = createMcpHandler(() => server, { legacy: 'reject', bus: stream, onerror: this.#onerror });
    this.#open.set(key, () => handler.close());
    try {
      let parsedBody = body;
      if (subscriptions) {
        subscriptions.announce = (uri) => stream.publish({ kind: 'resource_updated', uri });
        parsedBody = withResources(body, await subscribeAll(subscriptions, resourcesOf(body)));
      }
      return await handler.fetch(request, { parsedBody });
    } finally {
      if (!stream.isOpen) end();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((close) => close()));
  }
}
