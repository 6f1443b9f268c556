import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '../../src/transports/http/app.ts';
import { Connection, initialize, modernCall, openSession, POSTING, RawSocket, rpc } from './http-clients.ts';
import { type StubHttp, serveStub } from './http-stub.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Every route that there is, ones that there are not, and other spellings of both. */
const TARGETS = [
  ...PATHS,
  '/nothing',
  '//mcp',
  '/mcp/',
  '/%6dcp',
  '/%2fmcp',
  '/mcp%2f..%2fhealthz',
  '/x/../mcp',
  '/mcp?active_experts=planner',
  '/messages?sessionId=x',
];

const JSON_TYPE = 'Content-Type: application/json\r\nAccept: application/json, text/event-stream';
const [MODERN_HEADERS, MODERN_BODY] = modernCall(1, 'get_current_time', {});

/** What a page would send in each era. */
const BODIES: readonly [era: string, headers: string, body: string][] = [
  ['2025', JSON_TYPE, initialize('2025-11-25')],
  [
    '2026',
    Object.entries(MODERN_HEADERS)
      .map((pair) => pair.join(': '))
      .join('\r\n'),
    MODERN_BODY,
  ],
];

const EVIL_HOSTS = [
  'evil.example',
  'evil.example:PORT',
  'localhost.evil.example:PORT',
  '127.0.0.1.nip.example:PORT',
  'localhost.:PORT',
  'localhost.',
  'user@127.0.0.1:PORT',
  '127.0.0.1:PORT@evil.example',
  'evil.example#@127.0.0.1:PORT',
  'localhost/.evil.example',
  'localhost?.evil.example',
  'localhost\\.evil.example',
  'localhost evil.example',
  'localhost:99999',
  '[::2]:PORT',
  '[::ffff:10.0.0.1]:PORT',
  '127.0.0.2:PORT',
  '0.0.0.0:PORT',
  '10.0.0.1',
  'localhost, evil.example',
];

const EVIL_ORIGINS = [
  'null',
  'http://evil.example',
  'https://evil.example:PORT',
  'http://localhost.evil.example:PORT',
  'http://127.0.0.1.nip.example',
  'http://localhost@evil.example',
  'http://localhost.',
  'http://10.0.0.1:PORT',
  // Pages of other programs of this machine.
  'http://127.0.0.1:3000',
  'http://127.0.0.1',
  'http://localhost:PORT',
  'http://[::1]:PORT',
  'file://',
  'file://localhost',
  'app://localhost',
  'chrome-extension://abcdefghijklmnop',
  'http://localhost, http://evil.example',
  'localhost',
  '*',
];

describe('promise 19: requests that are not meant for this machine, or come from a page of another', () => {
  let server: StubHttp;
  let port: string;
  beforeAll(async () => {
    server = await serveStub();
    port = new URL(server.url).port;
  });
  afterAll(() => server.stop());

  /** The status line of each request, sent on connections of their own. */
  const statuses = (requests: readonly string[]): Promise<string[]> =>
    Promise.all(
      requests.map(async (request) => {
        const received = await new RawSocket(server.url).exchange(request.replaceAll('PORT', port), '\r\n');
        return /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? `no answer: ${received}`;
      }),
    );

  const requestOf = (
    method: string,
    target: string,
    lines: string,
    [, headers, body] = BODIES[0] as (typeof BODIES)[0],
  ) =>
    method === 'POST'
      ? `POST ${target} HTTP/1.1\r\n${lines}\r\n${headers}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
      : `${method} ${target} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`;

  const everywhere = (lines: string): string[] =>
    TARGETS.flatMap((target) =>
      METHODS.flatMap((method) =>
        method === 'POST'
          ? BODIES.map((era) => requestOf(method, target, lines, era))
          : [requestOf(method, target, lines)],
      ),
    );

  const allForbidden = async (requests: readonly string[]): Promise<void> => {
    const found = await statuses(requests);
    const passed = requests.filter((_, index) => found[index] !== '403').map((request) => request.split('\r\n', 2));
    expect(passed).toEqual([]);
  };

  it('an evil Host is refused on every route, by every method, in both eras', () =>
    allForbidden(everywhere('Host: evil.example')));

  it('an evil Origin is refused on every route, by every method, in both eras', () =>
    allForbidden(everywhere('Host: 127.0.0.1:PORT\r\nOrigin: http://evil.example')));

  it('a null Origin is refused on every route, by every method, in both eras', () =>
    allForbidden(everywhere('Host: localhost:PORT\r\nOrigin: null')));

  it('every disguise of a Host is refused', () =>
    allForbidden(EVIL_HOSTS.flatMap((host) => [...PATHS].map((target) => requestOf('GET', target, `Host: ${host}`)))));

  it('every disguise of an Origin is refused', () =>
    allForbidden(
      EVIL_ORIGINS.flatMap((origin) =>
        [...PATHS].map((target) => requestOf('POST', target, `Host: 127.0.0.1:PORT\r\nOrigin: ${origin}`)),
      ),
    ));

  it('no Host, an empty one, two of them, and another one in the request line are refused', () =>
    allForbidden([
      'GET /healthz HTTP/1.0\r\n\r\n',
      'GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      'GET /healthz HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET http://evil.example/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET http://localhost/healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      'GET http://user@localhost:1@evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    ]));

  it('control: the same requests from here are taken', async () => {
    const own = ['localhost', 'LOCALHOST:PORT', '127.0.0.1:PORT', '127.0.0.1', '[::1]:PORT'];
    const taken = await statuses([
      ...own.map((host) => requestOf('GET', '/healthz', `Host: ${host}`)),
      ...['localhost:PORT', '127.0.0.1:PORT', 'localhost', '[::1]:PORT'].flatMap((host) =>
        ['http', 'https'].map((scheme) => requestOf('GET', '/', `Host: ${host}\r\nOrigin: ${scheme}://${host}`)),
      ),
      requestOf('GET', '/', 'Host: LOCALHOST:PORT\r\nOrigin: http://localhost:PORT'),
      requestOf('GET', 'http://localhost:PORT/healthz', 'Host: localhost:PORT'),
      ...BODIES.map((era) => requestOf('POST', '/mcp', 'Host: 127.0.0.1:PORT', era)),
    ]);
    expect(new Set(taken)).toEqual(new Set(['200']));
  });

  /** What a browser adds to a request that a page, a link, or a person has made. */
  const fetched = (site: string, mode = 'no-cors', dest = 'empty'): string =>
    `Host: 127.0.0.1:PORT\r\nSec-Fetch-Site: ${site}\r\nSec-Fetch-Mode: ${mode}\r\nSec-Fetch-Dest: ${dest}`;

  it('promise 25: what a page of another origin loads without an Origin is refused on every route', () =>
    allForbidden([
      ...['cross-site', 'same-site', 'CROSS-SITE', 'none, cross-site', 'something-new', ''].flatMap((site) =>
        everywhere(fetched(site)),
      ),
      ...['image', 'script', 'style', 'iframe', 'frame', 'object', 'embed'].flatMap((dest) =>
        [...PATHS].map((target) => requestOf('GET', target, fetched('cross-site', 'no-cors', dest))),
      ),
      // Inside another page, by a form, and to what is no page.
      requestOf('GET', '/', fetched('cross-site', 'navigate', 'iframe')),
      requestOf('POST', '/', fetched('cross-site', 'navigate', 'document')),
      requestOf('POST', '/mcp', fetched('cross-site', 'navigate', 'document')),
      requestOf('GET', '/sse', fetched('cross-site', 'navigate', 'document')),
      requestOf('GET', '/healthz', fetched('same-site', 'navigate', 'document')),
      requestOf('GET', '//', fetched('cross-site', 'navigate', 'document')),
    ]));

  it('control: a person may follow a link to the page, and the page may load what is its own', async () => {
    const taken = await statuses([
      requestOf('GET', '/', fetched('cross-site', 'navigate', 'document')),
      requestOf('GET', '/?lang=en', fetched('same-site', 'navigate', 'document')),
      requestOf('GET', '/', fetched('none', 'navigate', 'document')),
      requestOf('GET', '/healthz', fetched('same-origin', 'cors')),
      // What Node's fetch says of itself.
      requestOf('GET', '/healthz', 'Host: 127.0.0.1:PORT\r\nSec-Fetch-Mode: cors'),
    ]);
    expect(new Set(taken)).toEqual(new Set(['200']));
  });

  it('every answer is closed to pages of other origins, whatever they take it for', async () => {
    const connection = new Connection(server.url);
    const session = await openSession(connection);
    const asked: [method: string, path: string, headers: Record<string, string>, body?: string][] = [
      ['GET', '/', {}],
      ['GET', '/healthz', {}],
      ['GET', '/nothing', {}],
      ['PUT', '/mcp', {}],
      ['POST', '/mcp', POSTING, '{'],
      ['POST', '/mcp', session, rpc(2, 'tools/list')],
      ['POST', '/mcp', MODERN_HEADERS, MODERN_BODY],
    ];
    for (const [method, path, headers, body] of asked) {
      const answer = await connection.ask(method, path, headers, body);
      expect(answer.headers, `${method} ${path}`).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    const stream = await connection.open('GET', '/sse');
    expect(stream.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    stream.destroy();
    connection.close();
  });

  it('the connection ends with the answer for who asked for that, and for who knows HTTP/1.0 alone', async () => {
    const session = Object.entries(await openSession(new Connection(server.url)));
    const calls: [lines: string[], body: string][] = [
      [Object.entries(MODERN_HEADERS).map((pair) => pair.join(': ')), MODERN_BODY],
      [session.map((pair) => pair.join(': ')), rpc(2, 'tools/list')],
    ];
    for (const [lines, body] of calls) {
      for (const [version, ending] of [
        ['1.1', 'Connection: close\r\n'],
        ['1.0', ''],
      ]) {
        const raw = new RawSocket(server.url);
        const head = `Host: 127.0.0.1:${port}\r\n${lines.join('\r\n')}\r\nContent-Length: ${body.length}`;
        raw.socket.write(`POST /mcp HTTP/${version}\r\n${head}\r\n${ending}\r\n${body}`);
        await raw.closed;
        expect(raw.received).toMatch(/^HTTP\/1\.1 200/);
        expect(raw.received.toLowerCase()).not.toContain('connection: keep-alive');
      }
    }
  });

  it('an address of this machine that is not the usual one answers to itself', async () => {
    const other = await serveStub({}, { host: '127.0.0.2' });
    const connection = new Connection(other.url);
    expect(other.url).toContain('127.0.0.2');
    expect((await connection.ask('GET', '/healthz')).status).toBe(200);
    connection.close();
    await other.stop();
  });

  it('smuggled, malformed and oversized requests get an answer of one line, and the server lives', async () => {
    const host = 'Host: 127.0.0.1:PORT';
    const found = await statuses([
      `POST /mcp HTTP/1.1\r\n${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
      `POST /mcp HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
      `POST /mcp HTTP/1.1\r\n${host}\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
      `GET / HTTP/1.1\r\n${host}\r\n folded: yes\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost : evil.example\r\n${host}\r\n\r\n`,
      `GET /a\\mcp HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      `GET ftp://localhost/ HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}\r\n${'X'.repeat(40_000)}: 1\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}\r\n${'X: 1\r\n'.repeat(9_000)}\r\n`,
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n\r\n`,
      `GET /%zz%ff%00 HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    ]);
    expect(found).toEqual(['400', '400', '400', '400', '400', '400', '400', '431', '431', '431', '404']);
    expect(await statuses([requestOf('GET', '/healthz', host)])).toEqual(['200']);
  });

  it('pages are told nothing about what they may do: no CORS headers, and a policy for the page', async () => {
    const connection = new Connection(server.url);
    for (const path of PATHS) {
      const origin = { origin: server.url, 'access-control-request-method': 'POST' };
      const { status, headers } = await connection.ask('OPTIONS', path, origin);
      expect(status).toBe(405);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const page = await connection.ask('GET', '/');
    expect(page.headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    connection.close();
  });

  it('what a page can send without asking first is not taken', async () => {
    const connection = new Connection(server.url);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      for (const path of ['/mcp', '/messages']) {
        const headers = { accept: POSTING.accept, ...(type && { 'content-type': type }) };
        expect((await connection.ask('POST', path, headers, initialize('2025-11-25'))).status).toBe(415);
      }
    }
    connection.close();
  });

  it('HEAD opens no stream', async () => {
    const connection = new Connection(server.url);
    const session = await openSession(connection);
    expect((await connection.ask('HEAD', '/sse')).status).toBe(405);
    expect((await connection.ask('HEAD', '/mcp', { ...session, accept: 'text/event-stream' })).status).toBe(405);
    connection.close();
  });

  it('a session is known by its id alone to nobody but its client', async () => {
    const connection = new Connection(server.url);
    const session = await openSession(connection);
    const call = rpc(2, 'tools/list');
    const statusFor = async (headers: Record<string, string>) =>
      (await connection.ask('POST', '/mcp', { ...session, ...headers }, call)).status;
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ origin: server.url })).toBe(404);
    for (const id of ['x', '__proto__', 'constructor', '0', session['mcp-session-id']?.toUpperCase() ?? '']) {
      expect(await statusFor({ 'mcp-session-id': id })).toBe(404);
    }
    const ended = await connection.ask('DELETE', '/mcp', { ...session, origin: server.url });
    expect(ended.status).toBe(404);
    expect(await statusFor({})).toBe(200);
    connection.close();
  });

  it('a client cannot choose the id of its session', async () => {
    const connection = new Connection(server.url);
    const chosen = { ...POSTING, 'mcp-session-id': 'chosen-by-an-attacker' };
    expect((await connection.ask('POST', '/mcp', chosen, initialize('2025-11-25'))).status).toBe(404);
    connection.close();
  });

  it('bodies that are no calls get an answer that says nothing of the inside', async () => {
    const connection = new Connection(server.url);
    const session = await openSession(connection);
    const bodies = [
      'null',
      '[]',
      '{}',
      '1',
      '""',
      '{',
      '[[[]]]',
      '{"jsonrpc":"2.0","id":1,"method":5}',
      '{"jsonrpc":"2.0","id":{},"method":"tools/list"}',
      '{"__proto__":{"polluted":1},"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{"__proto__":{"polluted":1}}}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_current_time","arguments":{"constructor":{"prototype":{"polluted":1}}}}}',
      `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":{"io.modelcontextprotocol/clientInfo":{"name":{"toString":1}}}}}`,
    ];
    for (const headers of [POSTING, session, { ...MODERN_HEADERS }]) {
      for (const body of bodies) {
        const { status, text } = await connection.ask('POST', '/mcp', headers, body);
        expect(status, `${body.slice(0, 80)} ${text}`).toBeLessThan(500);
        expect(text).not.toMatch(/node_modules|\.ts:|\.js:|at \w+ \(/);
      }
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    connection.close();
  });

  it('logs hold neither keys nor content nor lines of the client', async () => {
    const before = server.lines.length;
    const connection = new Connection(server.url);
    const session = await openSession(connection);
    await connection.ask('POST', '/mcp?key=SECRET', session, rpc(2, 'echo', { nonce: 'SECRET' }));
    await connection.ask('POST', '/mcp?active_experts=bad', POSTING, '{"SECRET":1');
    await connection.ask('GET', '/SECRET/mcp?key=SECRET');
    await connection.ask('GET', '/x%0aperch:%20SECRET%1b[31m');
    await connection.ask('POST', '/messages?sessionId=SECRET', POSTING, rpc(3, 'SECRET'));
    await connection.ask('POST', '/mcp', { ...session, 'mcp-protocol-version': 'SECRET' }, rpc(4, 'SECRET'));
    await connection.ask('POST', '/mcp', { ...MODERN_HEADERS, 'mcp-name': 'SECRET' }, MODERN_BODY);
    connection.close();
    const lines = server.lines.slice(before);
    expect(lines.length).toBeGreaterThan(7);
    expect(lines.filter((line) => line.includes('SECRET') || /\p{Control}/u.test(line))).toEqual([]);
  });
});
