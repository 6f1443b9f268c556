import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import {
  Connection,
  clientOf,
  type Kind,
  messagesIn,
  openSession,
  POSTING,
  RawSocket,
  type Reply,
  rpc,
  sseStream,
} from './http-clients.ts';
import { HttpProcess } from './http-process.ts';
import { serveStub } from './http-stub.ts';
import { defectsIn, read } from './ledger.ts';

const KINDS: readonly Kind[] = ['modern', 'session', 'sse'];

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Writes one event after the other until the server is gone; tells of those that were acknowledged. */
async function write(kind: Kind, server: HttpProcess, acknowledged: string[]): Promise<void> {
  const client = await clientOf(kind, await server.url).catch(async (error: unknown) => {
    // Killed before this one was connected; of a server that lives it is a failure.
    await Promise.race([
      server.exited,
      sleep(2000).then(() => {
        throw error;
      }),
    ]);
    return undefined;
  });
  if (!client) return;
  // What a process wrote before its end is still read.
  const gone = server.exited.then(() => sleep(500));
  for (let turn = 1; ; turn++) {
    const args = { title: '会议', start: inDays(1 + (turn % 300)), on_conflict: 'force' };
    const calling = client.call(turn, 'schedule_add', args).catch(() => undefined);
    const reply = await Promise.race([calling, gone]);
    const change = reply?.result?.structuredContent?.change_id;
    if (typeof change !== 'string') break;
    acknowledged.push(change);
  }
  client.close();
}

const changesIn = (file: string): string[] =>
  read(file, (db) => db.prepare('select id from changes').pluck().all() as string[]);

const isListening = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

describe('a server over HTTP that is stopped', () => {
  const folder = temporaryFolder();
  const cleanUp: (() => unknown)[] = [];
  let server: Bundled;
  let files = 0;
  beforeAll(async () => {
    server = await bundled();
  });
  afterEach(() => {
    for (const clean of cleanUp.splice(0)) clean();
  });
  afterAll(() => server.remove());

  const newFile = (): string => path.join(folder, `${++files}.db`);

  function start(file: string, env: Record<string, string> = {}): HttpProcess {
    const one = new HttpProcess(file, { entry: server.entry, env });
    cleanUp.push(() => one.kill('SIGKILL'));
    return one;
  }

  it('finishes and answers what it accepted, closes the database, and frees the port', async () => {
    const file = newFile();
    const one = start(file);
    const url = await one.url;
    const acknowledged: string[] = [];
    const writing = Array.from({ length: 12 }, (_, number) => write(KINDS[number % 3] as Kind, one, acknowledged));
    await sleep(2_000);
    expect(existsSync(`${file}-wal`)).toBe(true);
    one.kill('SIGTERM');
    expect(await one.exited).toEqual({ code: 0, signal: null });
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(await isListening(url)).toBe(false);
    await Promise.all(writing);
    console.log(`${acknowledged.length} writes acknowledged before the end`);
    expect(acknowledged.length).toBeGreaterThan(12);
    // None was lost, and none was made without an answer.
    expect(changesIn(file).sort()).toEqual([...acknowledged].sort());
    expect(one.stderr).toContain('finishing what is under way');
    expect(one.stderr).not.toMatch(/error|failed|alone/i);
  });

  it('does not wait for a user: the question ends with a token that another process takes', async () => {
    const file = newFile();
    const one = start(file);
    const connection = new Connection(await one.url);
    cleanUp.push(() => connection.close());
    const session = await openSession(connection, { elicitation: {} });
    const call = async (id: number, tool: string, args: object) => {
      const answer = await connection.ask(
        'POST',
        '/mcp',
        session,
        rpc(id, 'tools/call', { name: tool, arguments: args }),
      );
      return messagesIn(answer).at(-1)?.result?.structuredContent ?? {};
    };
    const ids: unknown[] = [];
    for (const day of [1, 2]) {
      const { event } = await call(day, 'schedule_add', { title: 'Standup', start: inDays(day) });
      ids.push((event as { id: string }).id);
    }
    const asking = call(3, 'delete_items', { ids });
    await sleep(500);
    const stopped = performance.now();
    one.kill('SIGTERM');
    const result = await asking;
    expect(result).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    expect(await one.exited).toEqual({ code: 0, signal: null });
    expect(performance.now() - stopped).toBeLessThan(5_000);

    const next = start(file);
    const client = await clientOf('modern', await next.url);
    cleanUp.push(() => client.close());
    const confirmed = await client.call(1, 'delete_items', { ids, confirm_token: result.confirm_token });
    expect(confirmed.result?.structuredContent).toMatchObject({ status: 'final' });
  });

  it('is not held up by open streams', async () => {
    const one = start(newFile());
    const url = await one.url;
    const connections = Array.from({ length: 3 }, () => new Connection(url));
    cleanUp.push(...connections.map((connection) => () => connection.close()));
    const [first, second, third] = connections as [Connection, Connection, Connection];
    const session = await openSession(first);
    (await second.open('GET', '/mcp', { ...session, accept: 'text/event-stream' })).on('error', () => {});
    await sseStream(third);
    const stopped = performance.now();
    one.kill('SIGTERM');
    expect(await one.exited).toEqual({ code: 0, signal: null });
    expect(performance.now() - stopped).toBeLessThan(5_000);
  });

  it.each([
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGTERM'],
  ] as const)('%s, then %s: the second one ends it at once', async (signal, another) => {
    const one = start(newFile());
    const half = new RawSocket(await one.url);
    half.socket.write(
      'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await sleep(500);
    one.kill(signal);
    await sleep(500);
    const stopped = performance.now();
    one.kill(another);
    expect(await one.exited).toEqual({ code: 1, signal: null });
    expect(performance.now() - stopped).toBeLessThan(3_000);
  });

  it('goes on when nobody reads its log any more', async () => {
    const one = start(newFile(), { PERCH_LOG: 'debug' });
    const connection = new Connection(await one.url);
    cleanUp.push(() => connection.close());
    one.stopReading();
    for (let time = 0; time < 5; time++) {
      expect((await connection.ask('GET', '/healthz')).status).toBe(200);
      await sleep(50);
    }
    one.kill('SIGTERM');
    expect(await one.exited).toEqual({ code: 0, signal: null });
  });

  it('keeps acknowledged writes when it is killed', async () => {
    const file = newFile();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < 10; kill++) {
      const one = start(file);
      const before = acknowledged.length;
      const writing = KINDS.map((kind) => write(kind, one, acknowledged));
      while (acknowledged.length < before + 3) await sleep(5);
      await sleep(Math.random() * 200);
      one.kill('SIGKILL');
      await one.exited;
      await Promise.all(writing);
    }
    const found = new Set(changesIn(file));
    expect(acknowledged.filter((change) => !found.has(change))).toEqual([]);
    expect(defectsIn(file, 'Asia/Shanghai')).toEqual([]);
  });
});

describe('while a server over HTTP is being stopped', () => {
  it('calls of every kind are answered, new requests get 503, and their connections are closed', async () => {
    const server = await serveStub();
    const clients = await Promise.all(KINDS.map((kind) => clientOf(kind, server.url)));
    const calls = clients.map((client, number) => client.call(1, 'echo', { nonce: `${number}`, wait_ms: 700 }));
    const body = rpc(1, 'ping');
    const head = `Host: localhost\r\n${Object.entries(POSTING)
      .map((pair) => pair.join(': '))
      .join('\r\n')}`;
    const slow = new RawSocket(server.url);
    // A body that is on its way belongs to what was accepted.
    slow.socket.write(`POST /mcp HTTP/1.1\r\n${head}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`);
    await sleep(200);
    const stopped = server.stop();
    await sleep(100);
    expect(await isListening(server.url)).toBe(false);
    slow.socket.write(body.slice(9));
    slow.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await slow.closed;
    const replies: Reply[] = await Promise.all(calls);
    expect(replies.map(({ result }) => result?.structuredContent?.nonce)).toEqual(['0', '1', '2']);
    expect(slow.received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 503']);
    expect(slow.received.toLowerCase()).toContain('connection: close');
    await stopped;
    for (const client of clients) client.close();
  });

  it('what takes longer than the grace period is cut', async () => {
    const server = await serveStub({ graceMs: 300 });
    const client = await clientOf('modern', server.url);
    const cut = client.call(1, 'echo', { nonce: 'long', wait_ms: 60_000 });
    cut.catch(() => {});
    await sleep(200);
    const began = performance.now();
    await server.stop();
    expect(performance.now() - began).toBeLessThan(5_000);
    await expect(cut).rejects.toThrow();
  });
});
