import type { ServerResponse } from 'node:http';
import type { Transport } from '@modelcontextprotocol/server';
import { refuse, SERVER_ERROR, sessionNotFound } from './answers.ts';
import { principalOf } from './auth/principal.ts';
import { type Build, ownerOf } from './client.ts';
import { type Limits, whenClosed } from './limits.ts';
import { Sessions } from './sessions.ts';
import { Traffic } from './traffic.ts';

/** What we use of the v1 package's transport; its own types name another version of the protocol's. */
interface SseTransport extends Transport {
  readonly sessionId: string;
  handleMessage(message: unknown): Promise<void>;
}

const KEEP_ALIVE_MS = 15_000;

/** Serves the transport of 2024-11-05: answers come over the stream of `/sse`, messages go to `/messages`. */
export class SseEndpoint {
  readonly #build: Build;
  readonly #unreadBytes: number;
  readonly sessions: Sessions<SseTransport>;

  constructor(build: Build, limits: Limits) {
    this.#build = build;
    this.#unreadBytes = limits.unreadBytes;
    this.sessions = new Sessions(limits);
  }

  /** Answers `GET /sse`; undefined when the response is being written. */
  async open(request: Request, toolsets: string | undefined, outgoing: ServerResponse): Promise<Response | undefined> {
    const { SSEServerTransport } = await import('@modelcontextprotocol/sdk/server/sse.js');
    if (!this.sessions.makeRoom(ownerOf(request)))
      return refuse(503, SERVER_ERROR, 'Too many sessions: try again later');
    const transport = new SSEServerTransport('/messages', outgoing) as unknown as SseTransport;
    const id = transport.sessionId;
    const server = this.#build({ era: 'legacy', session: id, toolsets, principal: principalOf(request) });
    await server.connect(transport);
    const sending = (): void => {
      if (outgoing.writableLength > this.#unreadBytes) outgoing.destroy();
    };
    const session = this.sessions.add({
      id,
      owner: ownerOf(request),
      server,
      transport,
      traffic: new Traffic(transport, { sending }),
    });
    session.open = 1;
    session.listening = true;
    const alive = setInterval(() => {
      // A stream that has been ended, and whose client does not take the rest, would stay for good.
      if (outgoing.writableEnded) outgoing.destroy();
      else outgoing.write(': keep-alive\n\n');
    }, KEEP_ALIVE_MS);
    whenClosed(outgoing, () => {
      clearInterval(alive);
      this.sessions.drop(id);
    });
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
