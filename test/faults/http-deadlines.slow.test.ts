import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS, type Limits } from '../../src/transports/http/limits.ts';
import { type Held, HttpChild } from './http-child.ts';
import {
  Connection,
  clientOf,
  initialize,
  type Kind,
  messagesIn,
  modernCall,
  openSession,
  POSTING,
  RawSocket,
  type Reply,
  rpc,
  sseStream,
} from './http-clients.ts';
import { aborted, type StubHttp, serveStub } from './http-stub.ts';

const KINDS: readonly Kind[] = ['modern', 'session', 'sse'];
const LONG = 600_000;
/** Longer than any deadline that is set here; how much longer says nothing. */
const SOON = { timeout: 15_000, interval: 20 };

const call = (id: number, nonce: string, more: object = {}): string =>
  rpc(id, 'tools/call', { name: 'echo', arguments: { nonce, ...more } });

const cancelled = (requestId: number): string =>
  JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });

describe('promise 11: nothing runs past its deadline, and what is abandoned is let go', () => {
  const cleanUp: (() => unknown)[] = [];
  beforeEach(() => {
    aborted.length = 0;
  });
  afterEach(async () => {
    for (const clean of cleanUp.splice(0).reverse()) await clean();
  });

  async function serve(limits: Partial<Limits> = {}, more: { deadlineMs?: number } = {}): Promise<StubHttp> {
    const server = await serveStub({ graceMs: 100, ...limits }, more);
    cleanUp.push(() => server.stop());
    return server;
  }

  const connection = (url: string): Connection => {
    const one = new Connection(url);
    cleanUp.push(() => one.close());
    return one;
  };

  it('the limits are those that are promised', () => {
    expect(LIMITS).toMatchObject({ requestMs: 120_000, headersMs: 20_000, sweepMs: 30_000, pingMs: 20_000 });
  });

  it('a tool that was given no other deadline ends after 30 s', async () => {
    const server = await serve();
    const client = await clientOf('modern', server.url);
    cleanUp.push(() => client.close());
    const began = performance.now();
    const { result } = await client.call(1, 'echo', { nonce: 'default', wait_ms: LONG });
    expect(result?.structuredContent).toMatchObject({ status: 'error', code: 'TIMEOUT' });
    expect(performance.now() - began).toBeGreaterThan(29_000);
    expect(aborted).toEqual(['default']);
  });

  it.each(KINDS)('a tool ends at its deadline: %s', async (kind) => {
    const server = await serve({}, { deadlineMs: 200 });
    const client = await clientOf(kind, server.url);
    cleanUp.push(() => client.close());
    const { result } = await client.call(1, 'echo', { nonce: kind, wait_ms: LONG });
    expect(result?.structuredContent).toMatchObject({ status: 'error', code: 'TIMEOUT' });
    expect(aborted).toEqual([kind]);
  });

  it('a request ends at its deadline, whatever the tool does', async () => {
    const server = await serve({ requestMs: 400 });
    const one = connection(server.url);
    const late = await one.ask('POST', '/mcp', ...modernCall(1, 'echo', { nonce: 'modern', wait_ms: LONG }));
    expect([late.status, messagesIn(late)[0]?.error?.message]).toEqual([504, 'The request took longer than 0.4 s']);
    const session = await openSession(one);
    const body = call(2, 'session', { wait_ms: LONG });
    await expect(one.ask('POST', '/mcp', session, body)).rejects.toThrow(/aborted|hang up|terminated/);
  });

  it('a call of a client that went away is stopped in the era without sessions', async () => {
    const server = await serve();
    const one = new Connection(server.url);
    const gone = one.ask('POST', '/mcp', ...modernCall(1, 'echo', { nonce: 'gone', wait_ms: LONG })).catch(() => {});
    await sleep(300);
    one.close();
    await gone;
    await vi.waitFor(() => expect(aborted).toEqual(['gone']), SOON);
  });

  it('a cancelled call is stopped, and its stream ended without an answer', async () => {
    const server = await serve();
    const session = await openSession(connection(server.url));
    const calling = connection(server.url).ask('POST', '/mcp', session, call(9, 'cancelled', { wait_ms: LONG }));
    await sleep(300);
    await connection(server.url).ask('POST', '/mcp', session, cancelled(9));
    expect(messagesIn(await calling)).toEqual([]);
    expect(aborted).toEqual(['cancelled']);
  });

  it('a cancelled call of /sse is stopped', async () => {
    const server = await serve();
    const posting = connection(server.url);
    const { path: to, next } = await sseStream(connection(server.url));
    await posting.ask('POST', to, POSTING, initialize('2024-11-05'));
    await next();
    await posting.ask('POST', to, POSTING, call(9, 'cancelled', { wait_ms: LONG }));
    await sleep(300);
    await posting.ask('POST', to, POSTING, cancelled(9));
    await vi.waitFor(() => expect(aborted).toEqual(['cancelled']), SOON);
  });

  it('calls of an /sse client that went away are stopped', async () => {
    const server = await serve();
    const streaming = new Connection(server.url);
    const posting = connection(server.url);
    const { path: to, next } = await sseStream(streaming);
    await posting.ask('POST', to, POSTING, initialize('2024-11-05'));
    await next();
    await posting.ask('POST', to, POSTING, call(9, 'gone', { wait_ms: LONG }));
    await sleep(300);
    streaming.close();
    await vi.waitFor(() => expect(aborted).toEqual(['gone']), SOON);
    expect((await posting.ask('POST', to, POSTING, rpc(10, 'ping'))).status).toBe(404);
  });

  it.each([
    ['nothing', ''],
    ['half of the headers', 'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nX-'],
    [
      'half of the body',
      `POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    ],
    [
      'chunks without an end',
      `POST /messages HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    ],
  ])('a client that sends %s, and no more, is dropped', async (_what, text) => {
    const server = await serve({ requestMs: 600, headersMs: 300, sweepMs: 100 });
    const slow = new RawSocket(server.url);
    await slow.exchange(text, 'never');
    expect(slow.received).toMatch(/^$|^HTTP\/1\.1 (408|504)/);
  });

  it('a client that drips its body is dropped', async () => {
    const server = await serve({ requestMs: 600, headersMs: 300, sweepMs: 100 });
    const slow = new RawSocket(server.url);
    const dripping = setInterval(() => slow.socket.write(' '), 50);
    cleanUp.push(() => clearInterval(dripping));
    const head = 'Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99999';
    await slow.exchange(`POST /mcp HTTP/1.1\r\n${head}\r\n\r\n{`, 'never');
    expect(slow.socket.destroyed).toBe(true);
  });

  it('a client that stops reading its answer is dropped', async () => {
    const server = await serve({ sweepMs: 200 });
    const [headers, body] = modernCall(1, 'echo', { nonce: 'x'.repeat(1_000), repeat: 20_000 });
    const lines = Object.entries(headers).map((pair) => pair.join(': '));
    const stuck = new RawSocket(server.url);
    stuck.socket.pause();
    stuck.socket.write(
      `POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await sleep(2_000);
    stuck.socket.resume();
    await stuck.closed;
    expect(stuck.received.length).toBeGreaterThan(0);
    expect(stuck.received.length).toBeLessThan(20_000_000);
  });

  it('an /sse client that stops reading is dropped, and takes nobody with it', async () => {
    // The stream is ended by the unanswered ping long before anything finds the socket stuck.
    const server = await serve({ pingMs: 200, sweepMs: 16_500 });
    const posting = connection(server.url);
    const stuck = new RawSocket(server.url);
    stuck.socket.write('GET /sse HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await vi.waitFor(() => expect(stuck.received).toContain('sessionId='), SOON);
    const to = /data: (\S+)/.exec(stuck.received)?.[1] ?? '';
    stuck.socket.pause();
    await posting.ask('POST', to, POSTING, initialize('2024-11-05'));
    await posting.ask('POST', to, POSTING, call(2, 'x'.repeat(1_000), { repeat: 10_000 }));
    await sleep(32_000);
    expect((await posting.ask('POST', to, POSTING, rpc(3, 'ping'))).status).toBe(404);
    expect((await posting.ask('GET', '/healthz')).status).toBe(200);
    stuck.socket.resume();
    await stuck.closed;
  });

  it('what waits for an /sse client that does not read has an end', async () => {
    const server = await serve({ unreadBytes: 1_000_000, sweepMs: 60_000 });
    const posting = connection(server.url);
    const stuck = new RawSocket(server.url);
    stuck.socket.write('GET /sse HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await vi.waitFor(() => expect(stuck.received).toContain('sessionId='), SOON);
    const to = /data: (\S+)/.exec(stuck.received)?.[1] ?? '';
    stuck.socket.pause();
    const statuses: number[] = [(await posting.ask('POST', to, POSTING, initialize('2024-11-05'))).status];
    for (let id = 2; id < 60; id++) {
      statuses.push((await posting.ask('POST', to, POSTING, call(id, 'x'.repeat(1_000), { repeat: 500 }))).status);
      await sleep(20);
    }
    expect(new Set(statuses)).toEqual(new Set([202, 404]));
    stuck.socket.destroy();
  });

  describe('streams whose client may be gone', () => {
    const listening = { pingMs: 300, sweepMs: 200 };

    /** A session with an open stream; answers pings when told to. */
    async function listen(server: StubHttp, answers: boolean) {
      const posting = connection(server.url);
      const streaming = connection(server.url);
      const session = await openSession(posting);
      const stream = await streaming.open('GET', '/mcp', { ...session, accept: 'text/event-stream' });
      let pings = 0;
      stream.on('error', () => {});
      stream.on('data', (chunk: Buffer) => {
        const headers = { 'content-type': 'text/event-stream' };
        for (const { id } of messagesIn({ headers, text: chunk.toString() }) as Reply[]) {
          pings++;
          const pong = JSON.stringify({ jsonrpc: '2.0', id, result: {} });
          if (answers) posting.ask('POST', '/mcp', session, pong).catch(() => {});
        }
      });
      const status = async () => (await connection(server.url).ask('POST', '/mcp', session, rpc(5, 'ping'))).status;
      return { status, stream, pings: () => pings };
    }

    it('one that does not answer pings is dropped', async () => {
      const server = await serve(listening);
      const { stream, status } = await listen(server, false);
      await once(stream, 'close');
      expect(await status()).toBe(404);
    });

    it('one that answers them stays', async () => {
      const server = await serve(listening);
      const { stream, status, pings } = await listen(server, true);
      await vi.waitFor(() => expect(pings()).toBeGreaterThan(4), SOON);
      expect(stream.destroyed).toBe(false);
      expect(await status()).toBe(200);
    });

    it('one that closes its stream while it is asked keeps its session', async () => {
      const server = await serve(listening);
      const { stream, status, pings } = await listen(server, false);
      await vi.waitFor(() => expect(pings()).toBeGreaterThan(0), { ...SOON, interval: 5 });
      stream.destroy();
      await sleep(1_000);
      expect(await status()).toBe(200);
    });
  });

  it('sessions that nobody uses are dropped; those in use are not', async () => {
    const server = await serve({ idleMs: 400, sweepMs: 100 });
    const one = connection(server.url);
    const idle = await openSession(one);
    const busy = await openSession(one);
    const status = async (session: Record<string, string>, id: number) =>
      (await one.ask('POST', '/mcp', session, rpc(id, 'ping'))).status;
    for (let turn = 0; turn < 15; turn++) {
      await sleep(100);
      expect(await status(busy, turn)).toBe(200);
    }
    expect(await status(idle, 99)).toBe(404);
  });

  it('a new session takes the place of the one idle longest; 503 when none is', async () => {
    const server = await serve({ sessions: 2 });
    const one = connection(server.url);
    const [first, second] = [await openSession(one), await openSession(one)];
    const status = async (session: Record<string, string>) =>
      (await one.ask('POST', '/mcp', session, rpc(3, 'ping'))).status;
    expect(await status(first)).toBe(200);
    const third = await openSession(one);
    expect(await Promise.all([first, second, third].map(status))).toEqual([200, 404, 200]);
    for (const session of [first, third]) {
      await connection(server.url).open('GET', '/mcp', { ...session, accept: 'text/event-stream' });
    }
    const refused = await one.ask('POST', '/mcp', POSTING, initialize('2025-11-25'));
    expect(refused.status).toBe(503);
    for (let time = 0; time < 2; time++) await sseStream(connection(server.url));
    expect((await one.ask('GET', '/sse')).status).toBe(503);
  });

  describe('storms of sessions and streams that are opened and abandoned', () => {
    async function start(wiring: 'hasty' | 'right'): Promise<HttpChild> {
      const child = await HttpChild.start(wiring);
      cleanUp.push(() => child.kill());
      // What every server loads and compiles once.
      await storm(child.url, 2);
      return child;
    }

    it('leave neither sockets nor memory behind', async () => {
      const child = await start('hasty');
      const base = await resting(child, () => true);
      for (let time = 0; time < 3; time++) await storm(child.url, 8);
      const after = await resting(child, ({ heap }) => heap < base.heap * 1.1);
      console.log(`before ${JSON.stringify(base)}, after ${JSON.stringify(after)}`);
    });

    it('control: a server that waits for them keeps their memory', async () => {
      const child = await start('right');
      const base = await child.held();
      for (let time = 0; time < 3; time++) await storm(child.url, 8);
      const after = await child.held();
      console.log(`patient: before ${JSON.stringify(base)}, after ${JSON.stringify(after)}`);
      expect(after.heap).toBeGreaterThan(base.heap * 1.1);
    });
  });
});

/** What a server holds when it holds no client any more; waits for it to be `enough`. */
async function resting(child: HttpChild, enough: (found: Held) => boolean): Promise<Held> {
  let found: Held | undefined;
  const look = async (): Promise<void> => {
    found = await child.held();
    expect({ ...found, enough: enough(found) }).toMatchObject({ sockets: 0, enough: true });
  };
  await vi.waitFor(look, { timeout: 60_000, interval: 1_000 });
  return found as Held;
}

/** Opens whatever can be opened, and walks away. */
async function storm(url: string, batches: number): Promise<void> {
  let opened = 0;
  const ignore = (): void => {};
  const abandon = async (number: number): Promise<void> => {
    const connections: Connection[] = [];
    const another = (): Connection => {
      const one = new Connection(url);
      connections.push(one);
      return one;
    };
    const open = async (): Promise<void> => {
      const [headers, body] = modernCall(1, 'echo', { nonce: 'storm', wait_ms: LONG });
      another().ask('POST', '/mcp', headers, body).catch(ignore);
      const two = another();
      const session = await openSession(two);
      const stream = await two.open('GET', '/mcp', { ...session, accept: 'text/event-stream' });
      stream.on('error', ignore).resume();
      another()
        .ask('POST', '/mcp', session, call(2, 'storm', { wait_ms: LONG }))
        .catch(ignore);
      const { path: to } = await sseStream(another());
      const five = another();
      await five.ask('POST', to, POSTING, initialize('2024-11-05'));
      five.ask('POST', to, POSTING, call(2, 'storm', { wait_ms: LONG })).catch(ignore);
      const half = new RawSocket(url);
      half.socket.write('POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{');
      opened++;
    };
    // A busy server drops some while they are opened: these are abandoned, too.
    await Promise.race([open().catch(ignore), sleep(3_000)]);
    await sleep(20);
    const leave = (): void => {
      for (const leaving of connections) leaving.close();
    };
    // Every other one stays until long after it was dropped.
    if (number % 2 === 0) leave();
    else setTimeout(leave, 3_000);
  };
  for (let batch = 0; batch < batches; batch++) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => abandon(index)));
  }
  expect(opened).toBeGreaterThan(batches * 5);
  await sleep(3_500);
}
