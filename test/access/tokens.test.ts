import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopeNeeded } from '../../src/mcp/server/server.ts';
import { tools } from '../../src/tools/index.ts';
import { PATHS } from '../../src/transports/http/app.ts';
import { Connection, initialize, messagesIn, modernCall, openSession, POSTING, rpc } from '../faults/http-clients.ts';
import { connectHttp } from '../protocol/harness.ts';
import { bearer, type ManyServing, serveMany } from './serving.ts';

/** What whoever watches a server may ask, and where clients learn how to get a token. */
const OPEN = /^\/(healthz|readyz|\.well-known\/.*)$/;

const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'OPTIONS'] as const;

let clock = Date.UTC(2026, 10, 20, 1);
let server: ManyServing;
beforeAll(async () => {
  server = await serveMany({ now: () => clock });
});
afterAll(() => server.stop());

const [MODERN, MODERN_BODY] = modernCall(1, 'get_current_time', {});

async function everywhere(headers: Record<string, string>): Promise<[string, number, string | undefined][]> {
  const connection = new Connection(server.url, headers);
  const found: [string, number, string | undefined][] = [];
  for (const path of [...PATHS, '/nothing'].filter((one) => !OPEN.test(one))) {
    for (const method of METHODS) {
      for (const body of method === 'POST' ? [initialize('2025-11-25'), MODERN_BODY] : [undefined]) {
        const more = body === MODERN_BODY ? MODERN : POSTING;
        const incoming = await connection.open(method, path, more, body);
        found.push([`${method} ${path}`, incoming.statusCode ?? 0, incoming.headers['www-authenticate']]);
        // Some are streams that stay open.
        incoming.destroy();
      }
    }
  }
  connection.close();
  return found;
}

describe('promise 19: whoever shows no good token', () => {
  it('is refused on every route, by every method, in both eras, with a challenge', async () => {
    const good = await server.token('anna');
    const [, , id] = good.split('_');
    const wrong = [
      undefined,
      'Basic YTpi',
      'Bearer',
      'Bearer x',
      `Bearer ${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`,
      `Bearer ${good.replace(String(id), 'aaaaaaaaaaaa')}`,
      `Bearer ${good}, Bearer ${good}`,
      `Bearer ${good} x`,
    ];
    for (const authorization of wrong) {
      const found = await everywhere(authorization === undefined ? {} : { authorization });
      expect(found.length).toBeGreaterThan(30);
      const passed = found.filter(
        ([, status, challenge]) => status !== 401 || !challenge?.includes('scope="read write"'),
      );
      expect(passed, authorization).toEqual([]);
    }
  });

  it('control: with a good one the same requests are taken', async () => {
    const found = await everywhere(bearer(await server.token('anna')));
    expect(found.filter(([, status]) => status === 401)).toEqual([]);
    expect(found.filter(([what, status]) => what === 'POST /mcp' && status === 200)).toHaveLength(2);
  });

  it('is told nothing in the address: a token in the query is none', async () => {
    const connection = new Connection(server.url);
    const token = await server.token('anna');
    const { status } = await connection.ask('POST', `/mcp?access_token=${token}`, MODERN, MODERN_BODY);
    expect(status).toBe(401);
    connection.close();
  });

  it('learns whether the server is there and nothing else', async () => {
    const connection = new Connection(server.url);
    for (const path of ['/healthz', '/readyz']) {
      const { status, text } = await connection.ask('GET', path);
      expect([status, text]).toEqual([200, '{"status":"ok"}']);
    }
    expect((await connection.ask('GET', '/.well-known/oauth-protected-resource')).status).toBe(404);
    connection.close();
  });
});

describe('a token', () => {
  it('is stored as a digest, and found in no line of a log', async () => {
    const token = await server.token('anna');
    const connection = new Connection(server.url, bearer(token));
    await connection.ask('POST', '/mcp', MODERN, MODERN_BODY);
    connection.close();
    const secret = token.slice(-52, -9);
    const rows = await server.accounts.tokens();
    expect(rows.map(({ digest }) => digest)).toEqual(expect.arrayContaining([expect.stringMatching(/^[0-9a-f]{64}$/)]));
    expect(JSON.stringify([rows, server.lines, await server.accounts.audit()])).not.toContain(secret);
  });

  it('ends with its days', async () => {
    const token = await server.token('anna', 'read', 1);
    expect(await server.accounts.holderOf(token)).toMatchObject({ user: 'anna', scope: 'read' });
    clock += 86_400_000 - 1;
    expect(await server.accounts.holderOf(token)).toBeDefined();
    clock += 1;
    expect(await server.accounts.holderOf(token)).toBeUndefined();
  });

  it.each([0, 366, 1.5, -1])('does not hold for %d days', async (days) => {
    await expect(server.token('anna', 'read', days)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('goes with its user', async () => {
    const token = await server.token('leaver');
    await server.accounts.removeUser(await server.accounts.user('leaver'));
    expect(await server.accounts.holderOf(token)).toBeUndefined();
    await server.accounts.addUser('leaver');
    expect(await server.accounts.holderOf(token)).toBeUndefined();
  });
});

describe('a token that may only read', () => {
  it('calls what says readOnlyHint, and is told of the scope that all else needs, in both eras', async () => {
    const connection = new Connection(server.url, bearer(await server.token('reader', 'read')));
    const session = await openSession(connection);
    for (const { name, toolset, definition } of tools) {
      const more = toolset === 'share' ? ' share' : '';
      const reads = definition.annotations.readOnlyHint;
      const ways: [Record<string, string>, string][] = [
        [session, rpc(7, 'tools/call', { name, arguments: {} })],
        modernCall(7, name, {}),
      ];
      for (const way of ways) {
        const { status, headers } = await connection.ask('POST', '/mcp', ...way);
        expect([name, status]).toEqual([name, reads ? 200 : 403]);
        if (reads) continue;
        expect(headers['www-authenticate']).toContain(`error="insufficient_scope", scope="read write${more}"`);
      }
      // So many calls are more than one user may make at once.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    connection.close();
  });

  it('hides no call in a batch, behind another name, or on the stream of 2024-11-05', async () => {
    const connection = new Connection(server.url, bearer(await server.token('sly', 'read')));
    const opened = await connection.ask('POST', '/mcp', POSTING, initialize('2025-03-26'));
    const session = { ...POSTING, 'mcp-session-id': String(opened.headers['mcp-session-id']) };
    const call = rpc(2, 'tools/call', { name: 'todo_add', arguments: { title: 'No' } });
    expect((await connection.ask('POST', '/mcp', session, `[${rpc(1, 'ping')},${call}]`)).status).toBe(403);
    expect((await connection.ask('POST', '/messages?sessionId=x', POSTING, call)).status).toBe(403);
    const twice = call.replace('"todo_add"', '"todo_query","name":"todo_add"');
    expect((await connection.ask('POST', '/mcp', session, twice)).status).toBe(403);
    connection.close();
  });

  it('control: needs are those of the tools', () => {
    const needs = new Set(tools.map(({ name }) => scopeNeeded({ method: 'tools/call', params: { name } })));
    expect(needs).toEqual(new Set(['read', 'write', 'share']));
    expect(scopeNeeded({ method: 'tools/call', params: { name: 'no_such_tool' } })).toBe('write');
  });

  it('nor does one that may write show others what it writes', () => {
    const needs = (name: string, args: object) =>
      scopeNeeded({ method: 'tools/call', params: { name, arguments: args } });
    expect(needs('schedule_add', { title: 'X', start: '10:00' })).toBe('write');
    for (const shares of [{ share_with: 'Team' }, { participants: ['Bo'] }, { private: false }])
      expect(needs('schedule_add', { title: 'X', start: '10:00', ...shares })).toBe('share');
    expect(needs('schedule_update', { id: 'evt_0000000000', share_with: 'Team' })).toBe('share');
    expect(needs('find_free_time', { start: 'today', participants: ['Bo'] })).toBe('read');
  });
});

describe('two people', () => {
  it.each(['v1', 'modern'] as const)('have a calendar each (%s hosts)', async (era) => {
    const one = await connectHttp(era, `${server.url}/mcp`, { token: await server.token(`one-${era}`) });
    const other = await connectHttp(era, `${server.url}/mcp`, { token: await server.token(`other-${era}`) });
    const { structuredContent } = await one.call('todo_add', { title: 'Mine alone' });
    expect(structuredContent.status).toBe('final');
    expect((await one.call('todo_query', {})).text).toContain('Mine alone');
    expect((await other.call('todo_query', {})).text).not.toContain('Mine alone');
    expect((await other.call('get_current_time', {})).structuredContent).not.toHaveProperty('store');
    await one.close();
    await other.close();
  });

  it('have sessions of their own: one that is known by its id alone is not there', async () => {
    const mine = new Connection(server.url, bearer(await server.token('mine')));
    const session = await openSession(mine);
    const again = new Connection(server.url, bearer(await server.token('mine', 'read')));
    const theirs = new Connection(server.url, bearer(await server.token('theirs')));
    expect((await again.ask('POST', '/mcp', session, rpc(2, 'tools/list'))).status).toBe(200);
    for (const [method, body] of [
      ['POST', rpc(2, 'tools/list')],
      ['GET', undefined],
      ['DELETE', undefined],
    ] as const) {
      const answer = await theirs.ask(method, '/mcp', { ...session, accept: POSTING.accept }, body);
      expect([method, answer.status]).toEqual([method, 404]);
      const stranger = await theirs.ask(method, '/mcp', { ...session, 'mcp-session-id': crypto.randomUUID() }, body);
      expect(messagesIn(stranger)).toEqual(messagesIn(answer));
    }
    for (const connection of [mine, again, theirs]) connection.close();
  });
});
