// A server over HTTP without a database, in a process of its own, which tells its parent where it is and what it
// holds. Its argument says how it is wired: `right`, or one of the ways that are wrong.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { buildStub, serveStub } from './http-stub.ts';

/** All clients share one server and one transport. */
async function serveShared(): Promise<string> {
  const transport = new NodeStreamableHTTPServerTransport({ sessionIdGenerator: () => 'one-for-all' });
  await buildStub({ era: 'legacy', session: 'one-for-all' }).connect(transport);
  const server = createServer((request, response) => void transport.handleRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const HASTY = { idleMs: 300, sweepMs: 200, pingMs: 200, requestMs: 2_000, headersMs: 500 };

const WIRINGS: Readonly<Record<string, () => Promise<string>>> = {
  right: async () => (await serveStub()).url,
  shared: serveShared,
  /** Right, and with little patience. */
  hasty: async () => (await serveStub(HASTY)).url,
  /** Takes every large body at once. */
  greedy: async () => (await serveStub({ largeBodies: 1_000 })).url,
};

process.on('message', async () => {
  // What a collection finalizes lets go of more.
  for (let time = 0; time < 4; time++) {
    globalThis.gc?.();
    await sleep(20);
  }
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  process.send?.({ sockets, heap: process.memoryUsage().heapUsed });
});
process.send?.({ url: await WIRINGS[process.argv[2] ?? 'right']?.() });
