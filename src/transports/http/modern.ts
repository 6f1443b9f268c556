import { CLIENT_INFO_META_KEY, createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { refuse, SERVER_ERROR } from './answers.ts';
import type { Build, Client } from './client.ts';
import type { Limits } from './limits.ts';
import { Streams } from './listen.ts';

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

  fetch(request: Request, body: unknown, toolsets: string | undefined): Promise<Response> {
    const client: Client = { era: 'modern', session: programOf(body), toolsets };
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
