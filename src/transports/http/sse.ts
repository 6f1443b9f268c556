import type { ServerResponse } from 'node:http';
import type { Transport } from '@modelcontextprotocol/server';
import { OpenRequests } from '../open-requests.ts';
import { refuse, SERVER_ERROR, sessionNotFound } from './answers.ts';
import { type Build, ownerOf } from './client.ts';
import type { Limits } from './limits.ts';
import { Sessions } from './sessions.ts';

/** What we use of the v1 package's transport; its own types name another version of the protocol's. */
interface SseTransport extends Transport {
  readonly sessionId: string;
  handleMessage(message: unknown): Promise<void>;
}

const KEEP_ALIVE_MS = 15_000;

/** Serves the transport of 2024-11-05: answers come over the stream of `/sse`, messages go to `/messages`. */
export class SseEndpoint {
  readonly #build: Build;
  readonly sessions: Sessions<SseTransport>;
  readonly #requests = new Set<OpenRequests>();

  constructor(build: Build, limits: Limits) {
    this.#build = build;
    this.sessions = new Sessions(limits);
  }

  /** Requests that came in and were not answered yet. */
  get unanswered(): number {
    return [...this.#requests].reduce((sum, { size }) => sum + size, 0);
  }

  /** Answers `GET /sse`; undefined when the response is being written. */
  async open(request: Request, toolsets: string | undefined, outgoing: ServerResponse): Promise<Response | undefined> {
    if (!this.sessions.makeRoom()) return refuse(503, SERVER_ERROR, 'Too many sessions: try again later');
    const { SSEServerTransport } = await import('@modelcontextprotocol/sdk/server/sse.js');
    const transport = new SSEServerTransport('/messages', outgoing) as unknown as SseTransport;
    const id = transport.sessionId;
    const server = this.#build({ era: 'legacy', session: id, toolsets });
    const requests = new OpenRequests();
    this.#requests.add(requests);
    const alive = setInterval(() => outgoing.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
    outgoing.once('close', () => {
      clearInterval(alive);
      this.#requests.delete(requests);
      this.sessions.drop(id);
    });
    await server.connect(transport);
    countRequests(transport, requests);
    const session = this.sessions.add({ id, owner: ownerOf(request), server, transport });
    session.open = 1;
    session.listening = true;
    return undefined;
  }

  /** Answers `POST /messages`. */
  async post(request: Request, id: string | undefined, body: unknown): Promise<Response> {
    const session = this.sessions.find(id, ownerOf(request));
    if (!session) return sessionNotFound();
    try {
      await session.transport.handleMessage(body);
    } catch {
      return refuse(400, SERVER_ERROR, 'Not a JSON-RPC message');
    }
    return new Response('Accepted', { status: 202 });
  }
}

function countRequests(transport: Transport, requests: OpenRequests): void {
  const { onmessage } = transport;
  transport.onmessage = (message, extra) => {
    requests.received(message);
    onmessage?.(message, extra);
  };
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    requests.sent(message);
    return send(message, options);
  };
}
