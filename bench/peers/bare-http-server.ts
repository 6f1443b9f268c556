/**
 * The floor that our HTTP server is measured against: the bare SDK over HTTP in
 * both eras, with a tool that does nothing, one that reads the rows of a time, and
 * one that writes a row durably. Takes the path of its database; says its address on stderr.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeStreamableHTTPServerTransport, toNodeHandler, toWebRequest } from '@modelcontextprotocol/node';
import { createMcpHandler, isLegacyRequest, McpServer } from '@modelcontextprotocol/server';
import SqliteDatabase from 'better-sqlite3';
import { z } from 'zod';
import { LENGTH, SEEDED, starts } from '../lib/starts.ts';

const db = new SqliteDatabase(process.argv[2] ?? ':memory:');
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('create table if not exists rows (id integer primary key, title text, start text)');
const insert = db.prepare('insert into rows (title, start) values (?, ?)');

db.exec('create table if not exists events (id integer primary key, title text, start_at integer, end_at integer)');
db.exec('create index if not exists by_start on events (start_at)');
const event = db.prepare('insert into events (title, start_at, end_at) values (?, ?, ?)');
db.transaction(() => {
  let number = 0;
  for (const start of starts(SEEDED, Date.now())) event.run(`Meeting ${++number}`, start, start + LENGTH);
})();
const between = db.prepare('select id, title, start_at, end_at from events where start_at >= ? and start_at < ?');

const noInput = z.object({});
const span = z.object({ from: z.int(), to: z.int() });
const row = z.object({ title: z.string(), start: z.string() });

function build(): McpServer {
  const server = new McpServer({ name: 'bare', version: '1.0.0' });
  server.registerTool('noop', { description: 'Does nothing.', inputSchema: noInput }, () => ({
    content: [{ type: 'text', text: 'ok' }],
  }));
  server.registerTool('query', { description: 'Reads rows.', inputSchema: span }, ({ from, to }) => {
    const events = between.all(from, to);
    return { content: [{ type: 'text', text: JSON.stringify(events) }], structuredContent: { events } };
  });
  server.registerTool('insert', { description: 'Writes a row.', inputSchema: row }, ({ title, start }) => {
    insert.run(title, start);
    return { content: [{ type: 'text', text: `ok ${title}` }] };
  });
  return server;
}

const modern = toNodeHandler(createMcpHandler(build, { legacy: 'reject' }));
const sessions = new Map<string, NodeStreamableHTTPServerTransport>();

async function newSession(): Promise<NodeStreamableHTTPServerTransport> {
  const transport = new NodeStreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (id) => void sessions.set(id, transport),
    onsessionclosed: (id) => void sessions.delete(id),
  });
  await build().connect(transport);
  return transport;
}

const server = createServer({ keepAliveTimeout: 30_000 }, async (request, response) => {
  if (request.url === '/healthz') return response.end('ok');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const asTyped = request as Parameters<typeof toWebRequest>[0];
  if (!(await isLegacyRequest(await toWebRequest(asTyped, body), body))) return modern(asTyped, response, body);
  const id = request.headers['mcp-session-id'];
  const transport = (typeof id === 'string' && sessions.get(id)) || (await newSession());
  return transport.handleRequest(request, response, body);
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 1_024 }, () => {
  process.stderr.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp\n`);
});
