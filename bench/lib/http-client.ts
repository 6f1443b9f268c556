import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type HttpEra = '2026-07-28' | '2025-11-25';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const CLIENT = { name: 'perch-bench', version: '1.0.0' };
const META = JSON.stringify({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': CLIENT,
  'io.modelcontextprotocol/clientCapabilities': {},
});

/** One socket that speaks MCP in raw text: as little as possible is done on this side of what is measured. */
export class HttpConnection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: URL;
  readonly #era: HttpEra;
  #session: string | undefined;
  /** Who calls from now on, where the server asks. */
  token: string | undefined;

  constructor(url: string, era: HttpEra) {
    this.#url = new URL(url);
    this.#era = era;
  }

  #send(method: 'POST' | 'DELETE', body: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const { hostname, port, pathname } = this.#url;
    const sent = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': this.#era,
      ...(this.#session !== undefined && { 'mcp-session-id': this.#session }),
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      'content-length': Buffer.byteLength(body),
      ...headers,
    };
    const outgoing = request({ agent: this.#agent, host: hostname, port, path: pathname, method, headers: sent });
    outgoing.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
    return promise;
  }

  /** Opens a session, where the era has them; an earlier one of this connection is ended. */
  async open(): Promise<void> {
    if (this.#era === '2026-07-28') return;
    if (this.#session !== undefined) await this.#send('DELETE', '', {});
    this.#session = undefined;
    const params = JSON.stringify({ protocolVersion: this.#era, capabilities: {}, clientInfo: CLIENT });
    const opened = await this.#send('POST', `{"jsonrpc":"2.0","id":0,"method":"initialize","params":${params}}`, {});
    this.#session = opened.headers['mcp-session-id'] as string;
    await this.#send('POST', '{"jsonrpc":"2.0","method":"notifications/initialized"}', {});
  }

  /** The text of the answer to a tool call, with the HTTP status. `args` is JSON text. */
  call(id: string, tool: string, args: string): Promise<Answer> {
    const meta = this.#era === '2026-07-28' ? `,"_meta":${META}` : '';
    const params = `{"name":"${tool}","arguments":${args}${meta}}`;
    return this.#send('POST', `{"jsonrpc":"2.0","id":"${id}","method":"tools/call","params":${params}}`, {
      'mcp-method': 'tools/call',
      'mcp-name': tool,
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
