import {
  CLIENT_INFO_META_KEY,
  createMcpHandler,
  type McpHttpHandler,
  type ServerEventBus,
} from '@modelcontextprotocol/server';
import { resourcesOf, subscribeAll, withResources } from '../listening.ts';
import { refuse, SERVER_ERROR } from './answers.ts';
import { principalOf } from './auth/principal.ts';
import type { Build, Client } from './client.ts';
import type { Limits } from './limits.ts';

interface Meta {
  readonly params?: { readonly _meta?: Readonly<Record<string, unknown>> };
}

/** True for a request whose stream stays open. */
export const listens = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'method' in body && body.method === 'subscriptions/listen';

/** Requests of the modern era share no connection: the program that sends them stands for one. */
function programOf(body: unknown): string {
  const info = (body as Meta | null)?.params?._meta?.[CLIENT_INFO_META_KEY];
  const { name, version } = (typeof info === 'object' && info !== null ? info : {}) as Record<string, unknown>;
  const text = (value: unknown, length: number): string => (typeof value === 'string' ? value.slice(0, length) : '');
  return `http:${text(name, 100)}/${text(version, 50)}`;
}

/** Serves 2026-07-28 over `/mcp`: every request by a server of its own. */
export class ModernEndpoint {
  readonly #clients = new WeakMap<Request, Client>();
  readonly #handler: McpHttpHandler;
  readonly #build: Build;
  readonly #streams: Streams;
  readonly #mostStreams: number;

  constructor(build: Build, { streams }: Limits, report: (line: string) => void) {
    // Messages of the SDK's errors may quote what a client sent.
    const onerror = (error: Error): void => report(`mcp: ${error.name}`);
    this.#build = build;
    this.#streams = new Streams(onerror);
    this.#mostStreams = streams;
    this.#handler = createMcpHandler(
      ({ requestInfo }) => {
        const client = requestInfo && this.#clients.get(requestInfo);
        if (!client) throw new Error('A request that this endpoint did not take');
        return build(client);
      },
      { legacy: 'reject', onerror },
    );
  }

  /** Streams that are open. */
  get streams(): number {
    return this.#streams.size;
  }

  fetch(request: Request, body: unknown, toolsets: string | undefined): Promise<Response> {
    const principal = principalOf(request);
    const client: Client = { era: 'modern', session: programOf(body), toolsets, principal };
    if (listens(body)) return this.#listen(request, body, client);
    this.#clients.set(request, client);
    return this.#handler.fetch(request, { parsedBody: body });
  }

  async close(): Promise<void> {
    await Promise.all([this.#handler.close(), this.#streams.close()]);
  }

  async #listen(request: Request, body: unknown, client: Client): Promise<Response> {
    return this.#streams.size < this.#mostStreams
      ? this.#streams.open(this.#build(client), request, body)
      : refuse(503, SERVER_ERROR, 'Too many subscriptions: try again later');
  }
}

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

type Serving = ReturnType<Build>;

/** The streams of `subscriptions/listen` of 2026-07-28: each has a server, and a handler of the SDK, of its own. */
class Streams {
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
