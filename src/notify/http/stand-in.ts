import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body; every service takes JSON. */
  readonly body: Record<string, unknown>;
}

interface Behaviour {
  readonly status?: number;
  /** JSON, or text as it is; a function says it for each request. */
  readonly answer: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly afterMs?: number;
}

/** A server in the place of a service, for the time of a test; what it does may be changed. */
export async function standIn(behaviour: Behaviour): Promise<{
  readonly url: string;
  readonly received: Received[];
  behave(behaviour: Behaviour): void;
}> {
  let now = behaviour;
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { status = 200, answer, headers, afterMs = 0 } = now;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    const one = {
      path: request.url ?? '',
      headers: request.headers,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : {},
    };
    received.push(one);
    const said = typeof answer === 'function' ? answer(one) : answer;
    await setTimeout(afterMs, undefined, { ref: false });
    response.writeHead(status, headers).end(typeof said === 'string' ? said : JSON.stringify(said));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next) => {
      now = next;
    },
  };
}
