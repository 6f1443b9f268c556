import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { PATHS } from '../../src/transports/http/app.ts';
import { Peers } from '../../src/transports/http/peers.ts';
import { Connection, initialize, POSTING, RawSocket } from './http-clients.ts';
import { type StubHttp, serveStub } from './http-stub.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const onLinux = describe.skipIf(process.platform !== 'linux');

const servers: StubHttp[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(peers: Peers | undefined, host = '127.0.0.1'): Promise<StubHttp> {
  const server = await serveStub({ graceMs: 100 }, { host, peers });
  servers.push(server);
  return server;
}

/** The status line of what a program of another user gets. */
async function asUser(uid: number, script: string, url: string): Promise<string> {
  const child = spawn(process.execPath, ['-e', script, url], { uid, gid: uid, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return said;
}

const GET_ALL = `
  const [url] = process.argv.slice(1);
  const ask = (path, init) => fetch(url + path, init).then((one) => one.status, (error) => error.message);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const paths = ${JSON.stringify([...PATHS])};
  Promise.all([...paths.map((path) => ask(path)), ...paths.map((path) => ask(path, { method: 'POST', headers, body }))])
    .then((all) => console.log(JSON.stringify(all)));
`;

/** Sends a whole call, and is gone before anybody can look whose the connection was. */
const SEND_AND_GO = `
  const { connect } = require('node:net');
  const { hostname, port } = new URL(process.argv[1]);
  let left = 40;
  for (let count = left; count > 0; count--) {
    const socket = connect(Number(port), hostname, () => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} });
      const head = 'POST /mcp HTTP/1.1\\r\\nHost: ' + hostname + '\\r\\nContent-Type: application/json\\r\\nContent-Length: ';
      socket.write(head + body.length + '\\r\\n\\r\\n' + body, () => (count % 2 ? socket.resetAndDestroy() : socket.destroy()));
    });
    socket.on('error', () => {});
    socket.on('close', () => --left || process.exit());
  }
`;

onLinux('promise 25: other users of the machine reach nothing over HTTP', () => {
  it.skipIf(!isRoot)('on any route, by any method (a program of another user)', async () => {
    const server = await serve(new Peers());
    expect(server.refusesOthers).toBe(true);
    const found = JSON.parse(await asUser(NOBODY, GET_ALL, server.url)) as unknown[];
    expect(new Set(found)).toEqual(new Set([403]));
    // Who runs Perch is served beside them.
    const own = new Connection(server.url);
    expect((await own.ask('GET', '/healthz')).status).toBe(200);
    own.close();
  });

  it.skipIf(!isRoot)('control: without the look at whose a connection is, they do', async () => {
    const server = await serve(undefined);
    expect(server.refusesOthers).toBe(false);
    const found = JSON.parse(await asUser(NOBODY, GET_ALL, server.url)) as unknown[];
    expect(found).toContain(200);
  });

  it.skipIf(!isRoot)('nor by leaving before anybody looks', async () => {
    const server = await serve(new Peers());
    await asUser(NOBODY, SEND_AND_GO, server.url);
    expect(server.lines.filter((line) => !line.includes('refused: another user'))).toEqual([]);
  });

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('while their own user is served, at %s', async (host) => {
    const server = await serve(new Peers(), host);
    expect(server.refusesOthers).toBe(true);
    const connections = Array.from({ length: 20 }, () => new Connection(server.url));
    const answers = await Promise.all(
      connections.map((one) => one.ask('POST', '/mcp', POSTING, initialize('2025-11-25'))),
    );
    for (const one of connections) one.close();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('a connection of IPv4 from a socket of IPv6 is found as well', async () => {
    const server = await serve(new Peers());
    const raw = new RawSocket(server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
    const received = await raw.exchange('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', '\r\n');
    expect(received).toMatch(/^HTTP\/1\.1 200/);
  });
});
