import { CLIENT_INFO_META_KEY, createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { Build, Client } from './client.ts';

interface Meta {
  readonly params?: { readonly _meta?: Readonly<Record<string, unknown>> };
}

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

  constructor(build: Build, report: (line: string) => void) {
    this.#handler = createMcpHandler(
      ({ requestInfo }) => {
        const client = requestInfo && this.#clients.get(requestInfo);
        if (!client) throw new Error('A request that this endpoint did not take');
        return build(client);
      },
      // Messages of the SDK's errors may quote what a client sent.
      { legacy: 'reject', onerror: (error) => report(`mcp: ${error.name}`) },
    );
  }

  fetch(request: Request, body: unknown, toolsets: string | undefined): Promise<Response> {
    this.#clients.set(request, { era: 'modern', session: programOf(body), toolsets });
    return this.#handler.fetch(request, { parsedBody: body });
  }

  close(): Promise<void> {
    return this.#handler.close();
  }
}
