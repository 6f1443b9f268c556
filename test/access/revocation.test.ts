import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Connection, modernCall, openSession, POSTING, rpc } from '../faults/http-clients.ts';
import { bearer, type ManyServing, serveMany } from './serving.ts';

/** What the promise says. */
const WITHIN_MS = 1_000;

let server: ManyServing;
beforeAll(async () => {
  server = await serveMany();
});
afterAll(() => server.stop());

const open: Connection[] = [];
afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
});
const connect = (token: string): Connection => {
  const connection = new Connection(server.url, bearer(token));
  open.push(connection);
  return connection;
};

const [LISTEN_HEADERS] = modernCall(1, 'x', {});
const LISTEN = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'subscriptions/listen',
  params: {
    notifications: { resourceSubscriptions: ['perch://todos'] },
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
});

/** Every kind of stream that stays open. */
const STREAMS: Readonly<Record<string, (connection: Connection) => Promise<IncomingMessage>>> = {
  'the stream of a session of 2025': async (connection) => {
    const session = await openSession(connection);
    return connection.open('GET', '/mcp', { ...session, accept: 'text/event-stream' });
  },
  'the stream of 2024-11-05': (connection) => connection.open('GET', '/sse', { accept: 'text/event-stream' }),
  'subscriptions/listen of 2026-07-28': (connection) => {
    const { 'mcp-name': _, ...headers } = LISTEN_HEADERS;
    return connection.open('POST', '/mcp', { ...headers, 'mcp-method': 'subscriptions/listen' }, LISTEN);
  },
};

async function endsWithin(stream: IncomingMessage): Promise<number> {
  const started = performance.now();
  const ended = new Promise<void>((resolve) => {
    stream.on('close', resolve).on('error', () => {});
    stream.resume();
  });
  await Promise.race([ended, new Promise((_, reject) => setTimeout(() => reject(new Error('still open')), 5_000))]);
  return performance.now() - started;
}

const statusOf = async (connection: Connection): Promise<number> =>
  (await connection.ask('POST', '/mcp', ...modernCall(9, 'get_current_time', {}))).status;

it.each(Object.keys(STREAMS))('a revoked token ends %s within a second, and opens nothing', async (kind) => {
  const [token, other] = [await server.token('bo'), await server.token('bo')];
  const stream = await STREAMS[kind]?.(connect(token));
  const kept = await STREAMS[kind]?.(connect(other));
  if (!stream || !kept) throw new Error(kind);
  expect(stream.statusCode).toBe(200);
  expect(await statusOf(connect(token))).toBe(200);
  await server.accounts.revokeToken(token);
  expect(await endsWithin(stream)).toBeLessThan(WITHIN_MS);
  expect(await statusOf(connect(token))).toBe(401);
  // Another token of the same user goes on.
  expect(kept.closed).toBe(false);
  expect(await statusOf(connect(other))).toBe(200);
  kept.destroy();
});

it('a user who is removed loses what is open within a second', async () => {
  const token = await server.token('gone');
  const stream = await STREAMS['the stream of 2024-11-05']?.(connect(token));
  if (!stream) throw new Error('no stream');
  await server.accounts.removeUser(await server.accounts.user('gone'));
  expect(await endsWithin(stream)).toBeLessThan(WITHIN_MS);
  expect(await statusOf(connect(token))).toBe(401);
});

it('a session of 2025 takes nothing more from a revoked token', async () => {
  const token = await server.token('cy');
  const connection = connect(token);
  const session = await openSession(connection);
  await server.accounts.revokeToken(token);
  await new Promise((resolve) => setTimeout(resolve, WITHIN_MS / 2));
  expect((await connection.ask('POST', '/mcp', session, rpc(2, 'tools/list'))).status).toBe(401);
  expect((await connection.ask('GET', '/mcp', { ...session, accept: POSTING.accept })).status).toBe(401);
});
