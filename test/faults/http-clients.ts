import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Clients of the HTTP server that choose their own JSON-RPC ids, so that a test knows which reply belongs to which call. */

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface Reply {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly result?: { structuredContent?: Record<string, unknown>; protocolVersion?: string };
  readonly error?: { code: number; message: string };
}

/** One TCP connection that is kept. */
export class Connection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1, maxFreeSockets: 1 });
  readonly url: string;
  readonly #headers: Record<string, string>;

  /** `headers`: what every request brings along, such as a token. */
  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.#headers = headers;
  }

  /** Resolves when the headers of the answer are there; the caller reads the rest. */
  open(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const all = { ...this.#headers, ...headers };
      const sent = request(new URL(path, this.url), { method, agent: this.#agent, headers: all }, resolve);
      sent.on('error', reject);
      sent.end(body);
    });
  }

  async ask(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
    const incoming = await this.open(method, path, headers, body);
    let text = '';
    incoming.setEncoding('utf8');
    for await (const chunk of incoming) text += chunk;
    return { status: incoming.statusCode ?? 0, headers: incoming.headers, text };
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The messages in the body of an answer, JSON or events. */
export function messagesIn({ headers, text }: Pick<Answer, 'headers' | 'text'>): Reply[] {
  if (!headers['content-type']?.startsWith('text/event-stream')) return text === '' ? [] : [JSON.parse(text) as Reply];
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Reply);
}

export const POSTING = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const CLIENT = { name: 'raw', version: '1' };

export const rpc = (id: number, method: string, params: object = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

export const initialize = (protocolVersion: string, capabilities: object = {}): string =>
  rpc(1, 'initialize', { protocolVersion, capabilities, clientInfo: CLIENT });

/** The headers and body of a call in the revision without sessions. */
export function modernCall(id: number, tool: string, args: object): [headers: Record<string, string>, body: string] {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': CLIENT,
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return [
    { ...POSTING, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': tool },
    rpc(id, 'tools/call', { name: tool, arguments: args, _meta: meta }),
  ];
}

/** A connected client, whatever its era. A reply is one to `id` as far as the transport says so. */
export interface RawClient {
  call(id: number, tool: string, args: object): Promise<Reply>;
  close(): void;
}

export type Kind = 'modern' | 'session' | 'sse';

const last = (messages: readonly Reply[]): Reply => {
  const reply = messages.at(-1);
  if (!reply) throw new Error('the answer has no message');
  return reply;
};

export async function openSession(connection: Connection, capabilities: object = {}): Promise<Record<string, string>> {
  const opened = await connection.ask('POST', '/mcp', POSTING, initialize('2025-11-25', capabilities));
  const id = opened.headers['mcp-session-id'];
  if (typeof id !== 'string') throw new Error(`no session: ${opened.status} ${opened.text}`);
  const headers = { ...POSTING, 'mcp-session-id': id, 'mcp-protocol-version': '2025-11-25' };
  await connection.ask('POST', '/mcp', headers, '{"jsonrpc":"2.0","method":"notifications/initialized"}');
  return headers;
}

/** A client of `/mcp` with a session: a new one, or the one that `headers` names. */
export async function sessionClient(url: string, headers?: Record<string, string>): Promise<RawClient> {
  const connection = new Connection(url);
  const own = headers ?? (await openSession(connection));
  return {
    async call(id, tool, args) {
      const body = rpc(id, 'tools/call', { name: tool, arguments: args });
      return last(messagesIn(await connection.ask('POST', '/mcp', own, body)));
    },
    close: () => connection.close(),
  };
}

function modernClient(url: string): RawClient {
  const connection = new Connection(url);
  return {
    async call(id, tool, args) {
      return last(messagesIn(await connection.ask('POST', '/mcp', ...modernCall(id, tool, args))));
    },
    close: () => connection.close(),
  };
}

/** A stream of `/sse` that is read: the path for messages, and what comes. Questions of the server go to `asked`. */
export async function sseStream(
  connection: Connection,
  asked: (question: Reply) => void = () => {},
): Promise<{ path: string; next(): Promise<Reply> }> {
  const incoming = await connection.open('GET', '/sse', { accept: 'text/event-stream' });
  const waiting: ((reply: Reply) => void)[] = [];
  const arrived: Reply[] = [];
  const endpoint = Promise.withResolvers<string>();
  let rest = '';
  incoming.setEncoding('utf8').on('data', (chunk: string) => {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data === undefined) continue;
      if (event.startsWith('event: endpoint')) endpoint.resolve(data);
      else {
        const reply = JSON.parse(data) as Reply;
        const take = reply.method === undefined ? waiting.shift() : asked;
        if (take) take(reply);
        else arrived.push(reply);
      }
    }
  });
  incoming.on('error', () => {});
  incoming.on('close', () => endpoint.reject(new Error('The stream was closed before it named its endpoint')));
  const next = async (): Promise<Reply> => arrived.shift() ?? new Promise((resolve) => waiting.push(resolve));
  return { path: await endpoint.promise, next };
}

async function sseClient(url: string): Promise<RawClient> {
  const streaming = new Connection(url);
  const posting = new Connection(url);
  const pong = ({ id }: Reply): void => void post(JSON.stringify({ jsonrpc: '2.0', id, result: {} }));
  const { path, next } = await sseStream(streaming, pong);
  const post = async (body: string): Promise<void> => {
    const { status, text } = await posting.ask('POST', path, POSTING, body);
    if (status !== 202) throw new Error(`${status} ${text}`);
  };
  await post(initialize('2024-11-05'));
  await next();
  return {
    async call(id, tool, args) {
      const reply = next();
      await post(rpc(id, 'tools/call', { name: tool, arguments: args }));
      return reply;
    },
    close() {
      streaming.close();
      posting.close();
    },
  };
}

export const clientOf = async (kind: Kind, url: string): Promise<RawClient> =>
  kind === 'modern' ? modernClient(url) : kind === 'session' ? sessionClient(url) : sseClient(url);

/** A connection whose every byte is the test's own. */
export class RawSocket {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  received = '';

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname.replace(/^\[(.*)\]$/, '$1'));
    this.socket.on('data', (chunk) => {
      this.received += chunk.toString('latin1');
    });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  /** Sends `text` and answers with what came until `end` did or the server closed. */
  async exchange(text: string, end: string): Promise<string> {
    this.socket.write(text, 'latin1');
    const ended = new Promise<void>((resolve) => {
      this.socket.on('data', () => this.received.includes(end) && resolve());
    });
    await Promise.race([ended, this.closed]);
    this.socket.destroy();
    return this.received;
  }
}
