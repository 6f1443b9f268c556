import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { bearer, type ManyServing, serveMany } from '../access/serving.ts';
import { Connection, modernCall } from '../faults/http-clients.ts';
import { connectHttp } from '../protocol/harness.ts';
import { newServerPlace } from './place.ts';

/** Two servers on one database, as behind a load balancer. */
async function replicas(): Promise<[ManyServing, ManyServing]> {
  const place = await newServerPlace();
  if (!place) throw new Error('No server');
  onTestFinished(place.remove);
  const both = await Promise.all([serveMany({ db: place.url }), serveMany({ db: place.url })]);
  onTestFinished(async () => {
    for (const one of both) await one.stop();
  });
  return both;
}

const statusAt = async (server: ManyServing, token: string): Promise<number> => {
  const connection = new Connection(server.url, bearer(token));
  const { status } = await connection.ask('POST', '/mcp', ...modernCall(1, 'get_current_time', {}));
  connection.close();
  return status;
};

describe.skipIf(!inject('postgres'))('two servers for many people on PostgreSQL', () => {
  it('take the same tokens, and keep people apart', async () => {
    const [one, other] = await replicas();
    const [anna, bo] = [await one.token('anna'), await other.token('bo')];
    const at = (server: ManyServing, token: string) => connectHttp('modern', `${server.url}/mcp`, { token });
    const hosts = [await at(one, anna), await at(other, anna), await at(other, bo)];
    const [first, second, theirs] = hosts;
    const added = await first?.call('todo_add', { title: 'Water the plants' });
    expect(added?.structuredContent).toMatchObject({ status: 'final' });
    expect((await second?.call('todo_query', {}))?.text).toContain('Water the plants');
    expect((await theirs?.call('todo_query', {}))?.text).not.toContain('Water the plants');
    for (const host of hosts) await host.close();
  });

  it('end what is open on the other one within a second after a token was revoked, or its user removed', async () => {
    const [one, other] = await replicas();
    for (const end of ['revoked', 'removed'] as const) {
      const token = await one.token(end);
      const connection = new Connection(other.url, bearer(token));
      const stream = await connection.open('GET', '/sse', { accept: 'text/event-stream' });
      expect(stream.statusCode).toBe(200);
      if (end === 'revoked') await one.accounts.revokeToken(token);
      else await one.accounts.removeUser(await one.accounts.user(end));
      const began = performance.now();
      await new Promise<void>((resolve) =>
        stream
          .on('close', resolve)
          .on('error', () => {})
          .resume(),
      );
      expect(performance.now() - began).toBeLessThan(1_000);
      expect([await statusAt(one, token), await statusAt(other, token)]).toEqual([401, 401]);
      connection.close();
    }
  });

  it('count what an account holds, and refuse what is too much', async () => {
    const [one] = await replicas();
    const host = await connectHttp('modern', `${one.url}/mcp`, { token: await one.token('anna') });
    await one.accounts.setQuota(await one.accounts.user('anna'), 'memos', 1);
    await one.accounts.setQuota(await one.accounts.user('anna'), 'bytes', 50_000);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await host.call('memo_add', { content: 'One' })).structuredContent.status).toBe('final');
    const refused = { status: 'error', code: 'LIMIT_EXCEEDED' };
    expect((await host.call('memo_add', { content: 'Two' })).structuredContent).toMatchObject(refused);
    const notes = 'x'.repeat(40_000);
    expect((await host.call('todo_add', { title: 'Long', notes })).structuredContent).toMatchObject(refused);
    await host.close();
  });

  it('know what the other one has asked: an answer may come to either', async () => {
    const [one, other] = await replicas();
    const token = await one.token('anna');
    const connect = async (server: ManyServing): Promise<Client> => {
      const client = new Client(
        { name: 'raw', version: '1' },
        { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
      );
      const requestInit = { headers: bearer(token) };
      await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }));
      return client;
    };
    const [first, second] = [await connect(one), await connect(other)];
    const call = (client: Client, name: string, args: object, more: object = {}) =>
      client.callTool({ name, arguments: { ...args }, ...more }, { allowInputRequired: true });
    const ids: string[] = [];
    for (const title of ['A', 'B']) {
      const { structuredContent } = (await call(first, 'todo_add', { title })) as {
        structuredContent: { todo: { id: string } };
      };
      ids.push(structuredContent.todo.id);
    }
    const asked = (await call(first, 'delete_items', { ids })) as { resultType?: string; requestState?: string };
    expect(asked.resultType).toBe('input_required');
    const yes = {
      inputResponses: { confirm: { action: 'accept', content: { confirm: true } } },
      requestState: asked.requestState,
    };
    const done = await call(second, 'delete_items', { ids }, yes);
    expect((done as { structuredContent?: object }).structuredContent).toMatchObject({ status: 'final' });
    await first.close();
    await second.close();
  });
});
