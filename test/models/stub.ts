import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly headers: IncomingMessage['headers'];
}

export interface Stub {
  readonly url: string;
  readonly calls: Call[];
  /** What it does with each request; may be changed between them. */
  answer: (response: ServerResponse, call: Call) => void;
}

/** A server on this machine, until the test is over. */
export async function stub(answer: Stub['answer']): Promise<Stub> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await json(request) : undefined;
    const call = { path: request.url ?? '', body, headers: request.headers };
    calls.push(call);
    made.answer(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const made: Stub = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, answer };
  return made;
}

export const sendJson = (response: ServerResponse, value: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
