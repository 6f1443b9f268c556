import type { ServerResponse } from 'node:http';
import { isInitializeRequest, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { refuse, SERVER_ERROR, sessionNotFound } from './answers.ts';
import { principalOf } from './auth/principal.ts';
import { type Build, ownerOf } from './client.ts';
import { type Limits, whenClosed } from './limits.ts';
import { type Session, Sessions } from './sessions.ts';
import { Traffic } from './traffic.ts';

type Live = Session<WebStandardStreamableHTTPServerTransport>;

/** Serves the 2025 era over `/mcp`: every client has a session with a server of its own. */
export class StreamableEndpoint {
  readonly #build: Build;
  readonly #report: (line: string) => void;
  readonly sessions: Sessions<WebStandardStreamableHTTPServerTransport>;

  constructor(build: Build, limits: Limits, report: (line: string) => void) {
    this.#build = build;
    this.#report = report;
    this.sessions = new Sessions(limits);
  }

  /** `body` is what a POST carried; `outgoing` the response that is being written. */
  async fetch(
    request: Request,
    body: unknown,
    toolsets: string | undefined,
    outgoing: ServerResponse,
  ): Promise<Response> {
    const id = request.headers.get('mcp-session-id');
    if (id === null && isInitializeRequest(body)) return this.#open(request, body, toolsets, outgoing);
    if (id === null) return refuse(400, SERVER_ERROR, 'Bad Request: Mcp-Session-Id header is required');
    const session = this.sessions.find(id, ownerOf(request));
    return session ? this.#serve(session, request, body, outgoing) : sessionNotFound();
  }

  async #open(
    request: Request,
    body: unknown,
    toolsets: string | undefined,
    outgoing: ServerResponse,
  ): Promise<Response> {
    if (!this.sessions.makeRoom(ownerOf(request)))
      return refuse(503, SERVER_ERROR, 'Too many sessions: try again later');
    const id = crypto.randomUUID();
    const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => id });
    const server = this.#build({ era: 'legacy', session: id, toolsets, principal: principalOf(request) });
    transport.onerror = (error) => this.#report(`mcp: ${error.name}`);
    transport.onclose = () => this.sessions.drop(id);
    await server.connect(transport);
    // The SDK answers no call that was cancelled, and would leave its stream open.
    const traffic = new Traffic(transport, { cancelled: (call) => transport.closeSSEStream(call) });
    const session = this.sessions.add({ id, owner: ownerOf(request), server, transport, traffic });
    return this.#serve(session, request, body, outgoing);
  }

  async #serve(session: Live, request: Request, body: unknown, outgoing: ServerResponse): Promise<Response> {
    session.open++;
    whenClosed(outgoing, () => {
      session.open--;
      session.used = performance.now();
      if (request.method === 'GET') session.listening = false;
    });
    const response = await session.transport.handleRequest(request, { parsedBody: body });
    if (request.method === 'GET' && response.ok && !outgoing.closed) session.listening = true;
    return response;
  }
}
