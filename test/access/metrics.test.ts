import { afterAll, beforeAll, expect, it } from 'vitest';
import { Connection, modernCall } from '../faults/http-clients.ts';
import { type StubHttp, serveStub } from '../faults/http-stub.ts';
import { bearer, type ManyServing, serveMany } from './serving.ts';

let server: ManyServing;
let alone: StubHttp;
beforeAll(async () => {
  server = await serveMany();
  alone = await serveStub();
});
afterAll(async () => {
  await server.stop();
  await alone.stop();
});

it('metrics are for administrators, in the text format of Prometheus, and name nobody', async () => {
  const admin = new Connection(server.url, bearer(await server.token('keeper', 'admin')));
  const writer = new Connection(server.url, bearer(await server.token('writer')));
  await writer.ask('POST', '/mcp', ...modernCall(1, 'todo_add', { title: 'Quiet' }));
  await writer.ask('GET', '/SECRET?key=SECRET');
  const stream = await writer.open('GET', '/sse', { accept: 'text/event-stream' });
  expect((await new Connection(server.url).ask('GET', '/metrics')).status).toBe(401);
  const refused = await new Connection(server.url, bearer(await server.token('writer'))).ask('GET', '/metrics');
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([403, expect.stringContaining('admin')]);
  const { status, headers, text } = await admin.ask('GET', '/metrics');
  stream.destroy();
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(text).toMatch(/^perch_http_request_seconds_count\{method="POST",path="\/mcp",status="200"\} 1$/m);
  expect(text).toMatch(/^perch_http_request_seconds_count\{method="GET",path="other",status="404"\} 1$/m);
  expect(text).toMatch(/^perch_http_streams 1$/m);
  const line = /^(# TYPE \w+ (gauge|histogram)|\w+(\{(\w+="[^"\\\n]*",?)*\})? \d+(\.\d+)?)$/;
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((one) => !line.test(one)),
  ).toEqual([]);
  for (const secret of ['SECRET', 'Quiet', 'writer', 'keeper']) expect(text).not.toContain(secret);
  // One answer was counted, in each bound that is not below its time.
  const counts = [...text.matchAll(/path="\/mcp",status="200",le="([^"]+)"\} (\d+)/g)].map(([, , count]) =>
    Number(count),
  );
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(counts.at(-1)).toBe(1);
  for (const connection of [admin, writer]) connection.close();
});

it('who is alone on their machine has a page and no metrics, and is asked for nothing', async () => {
  const connection = new Connection(alone.url);
  expect((await connection.ask('GET', '/')).status).toBe(200);
  expect((await connection.ask('GET', '/metrics')).status).toBe(404);
  expect((await connection.ask('GET', '/.well-known/oauth-protected-resource')).status).toBe(404);
  expect((await connection.ask('POST', '/mcp', ...modernCall(1, 'echo', { nonce: 'x' }))).status).toBe(200);
  connection.close();
});
