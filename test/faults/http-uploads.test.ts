import { afterEach, describe, expect, it, vi } from 'vitest';
import { Connection, initialize, openSession, POSTING, RawSocket } from './http-clients.ts';
import { type StubHttp, serveStub } from './http-stub.ts';

const HEAD = 'Host: 127.0.0.1\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream';
const CHUNKED = `POST /mcp HTTP/1.1\r\n${HEAD}\r\nTransfer-Encoding: chunked\r\n\r\n`;
const LARGE = 300 * 1024;

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

/** A message of so many bytes. */
const padded = (bytes: number): string => {
  const body = initialize('2025-11-25');
  return `${body.slice(0, -1)}${' '.repeat(bytes)}}`;
};

describe('uploads that somebody begins and leaves', () => {
  const cleanUp: (() => unknown)[] = [];
  afterEach(async () => {
    for (const clean of cleanUp.splice(0).reverse()) await clean();
  });

  async function serve(limits: Parameters<typeof serveStub>[0]): Promise<StubHttp> {
    const server = await serveStub({ graceMs: 100, ...limits });
    cleanUp.push(() => server.stop());
    return server;
  }

  /** Sends text, and holds the connection open. */
  const idle = (url: string, text: string): RawSocket => {
    const raw = new RawSocket(url);
    raw.socket.write(text);
    cleanUp.push(() => raw.socket.destroy());
    return raw;
  };

  const status = async (url: string, text: string): Promise<string> =>
    (await new RawSocket(url).exchange(text, '\r\n')).slice(0, 12);

  const length = (bytes: number, sent: string): string =>
    `POST /mcp HTTP/1.1\r\n${HEAD}\r\nContent-Length: ${bytes}\r\n\r\n${sent}`;

  it.each([
    ['in chunks', () => `${CHUNKED}1\r\n{\r\n`],
    ['of a length that never comes', () => length(9_000_000, '{')],
    ['that stop below what is large', () => `${CHUNKED}${chunk(' '.repeat(200 * 1024))}`],
  ])('%s take nobody’s place', async (_what, text) => {
    const server = await serve({ largeBodies: 2 });
    for (let count = 0; count < 10; count++) idle(server.url, text());
    const body = initialize('2025-11-25');
    expect(await status(server.url, `${CHUNKED}${chunk(body)}0\r\n\r\n`)).toBe('HTTP/1.1 200');
    const large = padded(LARGE);
    expect(await status(server.url, length(large.length, large))).toBe('HTTP/1.1 200');
  });

  it('that became large give their place back when the rest does not come', async () => {
    const server = await serve({ largeBodies: 2, largeBodyMs: 200 });
    const begun = [1, 2].map(() => idle(server.url, `${CHUNKED}${chunk(' '.repeat(LARGE))}`));
    const large = padded(LARGE);
    expect(await status(server.url, length(large.length, large))).toBe('HTTP/1.1 200');
    await vi.waitFor(() => {
      for (const { received } of begun) expect(received).toMatch(/^HTTP\/1\.1 408/);
    });
  });

  it('in a great many tiny pieces are not read to their end', async () => {
    const server = await serve({});
    const pieces = `${CHUNKED}${chunk(' ').repeat(100_000)}`;
    expect(await status(server.url, pieces)).toBe('HTTP/1.1 413');
    const connection = new Connection(server.url);
    cleanUp.push(() => connection.close());
    expect((await connection.ask('POST', '/mcp', POSTING, initialize('2025-11-25'))).status).toBe(200);
  });

  it('control: a message in a few thousand pieces of a usual size is taken', async () => {
    const server = await serve({});
    const body = padded(LARGE);
    const pieces = body.match(/.{1,100}/gs) ?? [];
    expect(await status(server.url, `${CHUNKED}${pieces.map(chunk).join('')}0\r\n\r\n`)).toBe('HTTP/1.1 200');
  });
});

describe('the whole calendar', () => {
  it('is held for two clients at a time: who does not read their answer lets no third be made', async () => {
    let asked = 0;
    const server = await serveStub(
      { graceMs: 100, largeBodies: 2, sweepMs: 300 },
      { calendar: () => 'x'.repeat(20_000_000 + ++asked) },
    );
    const connection = new Connection(server.url);
    try {
      const body = JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'resources/read',
        params: { uri: 'perch://calendar.ics' },
      });
      const session = await openSession(connection);
      const lines = Object.entries(session).map((pair) => pair.join(': '));
      const head = `POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('\r\n')}\r\nContent-Length: ${body.length}`;
      const unread = Array.from({ length: 10 }, () => new RawSocket(server.url));
      for (const [index, one] of unread.entries()) {
        one.socket.pause();
        one.socket.write(`${head}\r\n\r\n${body.replace('"id":1', `"id":${index + 1}`)}`);
      }
      await vi.waitFor(() => expect(asked).toBe(2), { timeout: 5_000, interval: 10 });
      // Others are served meanwhile, and the next ones when those are gone.
      expect((await connection.ask('GET', '/healthz')).status).toBe(200);
      await vi.waitFor(() => expect(asked).toBeGreaterThan(2), { timeout: 5_000 });
      for (const one of unread) one.socket.destroy();
    } finally {
      connection.close();
      await server.stop();
    }
  });
});
