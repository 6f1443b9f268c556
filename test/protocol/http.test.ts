import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { perch } from '../commands/terminal.ts';
import { temporaryFolder } from '../db/harness.ts';
import { Connection, initialize, messagesIn, openSession, POSTING, rpc } from '../faults/http-clients.ts';
import { type StubHttp, serveStub } from '../faults/http-stub.ts';
import { connectHttp, environment, type Host } from './harness.ts';
import { type HttpServer, startHttp } from './http-server.ts';
import { wiped } from './stub.ts';

interface Raw {
  resultType?: string;
  requestState?: string;
  structuredContent: { event?: { id: string }; total?: number };
}

const TWO = { ids: ['evt_a', 'evt_b'] };
const LIMIT = 1_000_000;

let stub: StubHttp;
let connection: Connection;
beforeAll(async () => {
  stub = await serveStub({ bodyBytes: LIMIT }, { askMs: 200 });
  connection = new Connection(stub.url);
});
afterAll(async () => {
  connection.close();
  await stub.stop();
});

const listTools = (id = 2): string => rpc(id, 'tools/list');

describe('a session of /mcp', () => {
  it('ends when its client says so', async () => {
    const headers = await openSession(connection);
    expect((await connection.ask('POST', '/mcp', headers, listTools())).status).toBe(200);
    expect((await connection.ask('DELETE', '/mcp', headers)).status).toBe(200);
    const gone = await connection.ask('POST', '/mcp', headers, listTools());
    expect(gone.status).toBe(404);
    expect(messagesIn(gone)).toMatchObject([{ error: { message: expect.stringContaining('initialize again') } }]);
    expect((await connection.ask('DELETE', '/mcp', headers)).status).toBe(404);
  });

  it('is not there for who does not know its id, or comes from another page', async () => {
    const own = { origin: stub.url };
    const opened = await connection.ask('POST', '/mcp', { ...POSTING, ...own }, initialize('2025-11-25'));
    const session = { ...POSTING, 'mcp-session-id': String(opened.headers['mcp-session-id']) };
    const ask = async (headers: Record<string, string>) =>
      (await connection.ask('POST', '/mcp', headers, listTools())).status;
    expect(await ask({ ...session, ...own })).toBe(200);
    expect(await ask({ ...session, origin: 'http://localhost:4000' })).toBe(403);
    expect(await ask(session)).toBe(404);
    expect(await ask({ ...POSTING, 'mcp-session-id': crypto.randomUUID() })).toBe(404);
    expect(await ask(POSTING)).toBe(400);
    expect((await connection.ask('DELETE', '/mcp', session)).status).toBe(404);
    expect(await ask({ ...session, ...own })).toBe(200);
  });

  it('takes batches, as 2025-03-26 has them, and answers each message', async () => {
    const opened = await connection.ask('POST', '/mcp', POSTING, initialize('2025-03-26'));
    const headers = { ...POSTING, 'mcp-session-id': String(opened.headers['mcp-session-id']) };
    const batch = [rpc(2, 'ping'), rpc(3, 'tools/list'), rpc(4, 'nothing/like/it')].join();
    const answers = messagesIn(await connection.ask('POST', '/mcp', headers, `[${batch}]`));
    expect(answers.map(({ id }) => id).sort()).toEqual([2, 3, 4]);
    expect(answers.find(({ id }) => id === 4)?.error?.code).toBe(-32_601);
    const twice = await connection.ask('POST', '/mcp', headers, `[${rpc(5, 'ping')},${rpc(5, 'tools/list')}]`);
    expect(messagesIn(twice)).toMatchObject([{ error: { code: -32_600 } }]);
  });
});

describe('a request that cannot be taken', () => {
  it.each([
    ['a body that is too large', 413, -32_600, POSTING, rpc(1, 'ping', { filler: 'x'.repeat(LIMIT) })],
    ['a body of too many values', 413, -32_600, POSTING, `[${'0,'.repeat(LIMIT / 4)}0]`],
    ['a body that is no JSON', 400, -32_700, POSTING, '{"jsonrpc":"2.0","id":1,'],
    ['no body', 400, -32_700, POSTING, ''],
    ['a body that is no message', 400, undefined, POSTING, '{"foo":1}'],
    ['another content type', 415, -32_000, { ...POSTING, 'content-type': 'text/plain' }, listTools()],
    ['no content type', 415, -32_000, { accept: POSTING.accept }, listTools()],
  ] as const)('for %s is answered %i, in JSON-RPC', async (_what, status, code, headers, body) => {
    for (const path of ['/mcp', '/messages?sessionId=x']) {
      const answer = await connection.ask('POST', path, headers, body);
      const [message] = messagesIn(answer);
      if (path === '/mcp' || code !== undefined) expect(answer.status, path).toBe(status);
      expect(message?.error?.message, path).toBeTruthy();
      if (code !== undefined) expect(message?.error?.code, path).toBe(code);
    }
  });

  it.each([
    ['PUT', '/mcp', 405],
    ['PATCH', '/mcp', 405],
    ['HEAD', '/mcp', 400],
    ['GET', '/mcp', 400],
    ['POST', '/sse', 405],
    ['GET', '/messages', 405],
    ['POST', '/healthz', 405],
    ['DELETE', '/', 405],
    ['GET', '/nothing', 404],
    ['HEAD', '/', 200],
    ['HEAD', '/healthz', 200],
  ])('%s %s is answered %i', async (method, path, status) => {
    expect((await connection.ask(method, path, { accept: '*/*' })).status).toBe(status);
  });

  it('leaves the server in use', async () => {
    expect((await connection.ask('GET', '/healthz')).status).toBe(200);
    await openSession(connection);
  });
});

describe.each(['/mcp', '/sse'])('a question over %s that nobody answers', (path) => {
  it.each(['v1', 'legacy'] as const)('comes to a token (%s host)', async (era) => {
    wiped.length = 0;
    const host = await connectHttp(era, `${stub.url}${path}`, { elicit: () => new Promise(() => {}) });
    const { structuredContent } = await host.call('wipe', TWO);
    expect(structuredContent).toMatchObject({ status: 'need_user', confirm_token: 'cfm_1' });
    expect(wiped).toEqual([]);
    await host.close();
  });
});

describe('perch-mcp http', () => {
  const folder = temporaryFolder();
  let server: HttpServer;
  beforeAll(async () => {
    server = await startHttp({ env: { PERCH_TIMEZONE: 'Asia/Shanghai' } });
  });
  afterAll(() => server.stop());

  const hosts: Host[] = [];
  const open = async (era: 'v1' | 'modern', query = '', name?: string): Promise<Host> => {
    const host = await connectHttp(era, `${server.url}/mcp${query}`, name === undefined ? {} : { name });
    hosts.push(host);
    return host;
  };
  afterEach(async () => {
    for (const host of hosts.splice(0)) await host.close();
  });

  it.each(['v1', 'modern'] as const)('lists the toolsets that the URL asks for (%s host)', async (era) => {
    const names = async (query: string) => (await (await open(era, query)).list()).map(({ name }) => name);
    const planner = await names('?active_experts=planner');
    expect(planner).toEqual(expect.arrayContaining(['schedule_add', 'undo']));
    expect(planner).toContain('memory_search');
    expect(planner).not.toContain('profile_update');
    expect(await names('?active_experts=planner,map,chat')).toEqual(planner);
    const both = await names('?active_experts=memory,io');
    expect(both).toEqual(expect.arrayContaining(['calendar_export', 'profile_update', 'undo']));
    expect(both).not.toContain('schedule_add');
    expect(await names('')).not.toContain('calendar_export');
  });

  it('refuses what looks like a slip in the name of a toolset, on either route', async () => {
    const raw = new Connection(server.url);
    for (const [method, path] of [
      ['POST', '/mcp'],
      ['GET', '/mcp'],
      ['GET', '/sse'],
    ] as const) {
      const body = method === 'POST' ? initialize('2025-11-25') : undefined;
      const answer = await raw.ask(method, `${path}?active_experts=planner,memori`, POSTING, body);
      expect(answer.status).toBe(400);
      expect(messagesIn(answer)).toMatchObject([
        { error: { message: expect.stringMatching(/"memori".*mean memory/) } },
      ]);
    }
    raw.close();
  });

  it.each(['v1', 'modern'] as const)('keeps two clients apart (%s hosts)', async (era) => {
    const [one, other] = [await open(era, '', `one-${era}`), await open(era, '', `other-${era}`)];
    const year = era === 'v1' ? 2031 : 2032;
    await one.call('schedule_add', { title: 'Mine', start: `${year}-03-04T10:00` });
    await other.call('schedule_add', { title: 'Theirs', start: `${year}-03-05T10:00` });
    const done = async (host: Host): Promise<unknown[]> => {
      const { changes } = (await host.call('history_query', { session: true })).structuredContent;
      return (changes as { summary: string }[]).map(({ summary }) => summary);
    };
    expect(await done(one)).toEqual(['Created: Mine']);
    expect(await done(other)).toEqual(['Created: Theirs']);

    const fail = async (host: Host) =>
      (await host.call('undo', { change_id: 'chg_nothere' })).structuredContent.stop_retrying;
    expect([await fail(one), await fail(one), await fail(other)]).toEqual([undefined, undefined, undefined]);
    expect([await fail(one), await fail(other), await fail(other)]).toEqual([true, undefined, true]);
  });

  describe('a question of 2026-07-28, carried by the client', () => {
    const YES = { confirm: { action: 'accept', content: { confirm: true } } };
    let client: Client;
    let ids: string[];
    let requestState: string;
    const call = async (name: string, params: object): Promise<Raw> =>
      (await client.callTool({ name, ...params } as Parameters<Client['callTool']>[0], {
        allowInputRequired: true,
      })) as Raw;
    const remaining = async (): Promise<number> => {
      const { structuredContent } = await call('schedule_query', { arguments: { start: '2033-03-04' } });
      return Number(structuredContent.total);
    };
    beforeEach(async () => {
      client = new Client(
        { name: 'raw', version: '1' },
        { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
      );
      await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
      ids = [];
      for (const title of ['Standup', 'Retro']) {
        const args = { title, start: '2033-03-04T10:00', show_as: 'free' };
        const { structuredContent } = await call('schedule_add', { arguments: args });
        ids.push(String(structuredContent.event?.id));
      }
      const first = await call('delete_items', { arguments: { ids } });
      expect(first.resultType).toBe('input_required');
      requestState = String(first.requestState);
    });
    afterEach(async () => {
      for (const id of ids) await call('delete_items', { arguments: { ids: [id] } });
      await client.close();
    });

    it('is answered in a request of its own', async () => {
      const done = await call('delete_items', { arguments: { ids }, inputResponses: YES, requestState });
      expect(done.structuredContent).toMatchObject({ status: 'final' });
      expect(await remaining()).toBe(0);
      const again = await call('delete_items', { arguments: { ids }, inputResponses: YES, requestState });
      expect(again.structuredContent).toMatchObject({ status: 'error' });
    });

    it.each<[string, (state: string) => object]>([
      ['with other arguments', (state) => ({ arguments: { ids: ids.toReversed() }, requestState: state })],
      ['with a state that was changed', (state) => ({ requestState: `${state.slice(0, -4)}AAAA` })],
      ['with a state of another server', () => ({ requestState: 'v1.e30.AAAA' })],
    ])('is refused %s', async (_what, changed) => {
      const given = { arguments: { ids }, inputResponses: YES, ...changed(requestState) };
      const { structuredContent } = await call('delete_items', given);
      expect(structuredContent).toMatchObject({ status: 'error', code: 'CONFIRMATION_INVALID' });
      expect(await remaining()).toBe(2);
    });

    it('is asked again where an answer comes without its state', async () => {
      const { resultType } = await call('delete_items', { arguments: { ids }, inputResponses: YES });
      expect(resultType).toBe('input_required');
      expect(await remaining()).toBe(2);
    });
  });

  it('cannot be told by a URL to turn on what it was started without', async () => {
    const narrow = await startHttp({ args: ['--toolsets', 'memory'] });
    const host = await connectHttp('v1', `${narrow.url}/mcp?active_experts=schedule,memory`);
    const names = (await host.list()).map(({ name }) => name);
    expect(names).toContain('profile_update');
    expect(names).not.toContain('schedule_add');
    await host.close();
    expect(await narrow.stop('SIGINT')).toBe(0);
  });

  it.each([
    ['a port that is taken', () => ['--port', new URL(server.url).port], /port \d+ is taken .*--port 0/],
    [
      'an address of IPv4 in a spelling of IPv6',
      () => ['--host', '::ffff:10.0.0.1'],
      /10\.0\.0\.1 is not this machine alone/,
    ],
    ['an address that others can reach', () => ['--host', '0.0.0.0'], /0\.0\.0\.0 is not this machine alone/],
    ['a name that is no address', () => ['--host', 'example.org'], /is not this machine alone/],
    ['an unknown way to let people in', () => ['--auth', 'basic'], /--auth is none, token or oidc/],
    [
      'an open address without the name it is reached by',
      () => ['--auth', 'token', '--host', '0.0.0.0'],
      /--public-url must say/,
    ],
    [
      'a public address that can be read along',
      () => ['--auth', 'token', '--public-url', 'http://perch.example'],
      /--public-url must be an https address/,
    ],
    ['a public address with a path', () => ['--auth', 'token', '--public-url', 'https://a.example/x'], /no path/],
    ['who is let in, when nobody is asked', () => ['--issuer', 'https://login.example'], /--issuer needs --auth/],
    ['nobody who signs users in', () => ['--auth', 'oidc', '--public-url', 'https://a.example'], /--issuer must name/],
    ['no port', () => ['--port', 'eighty'], /--port must be a number/],
    ['a port beyond the last', () => ['--port', '65536'], /--port must be a number/],
    ['no such toolset', () => ['--toolsets', 'mars'], /unknown toolset "mars"/],
  ])('does not start with %s, and says why in one line', async (_what, args, line) => {
    const here = { cwd: folder, env: environment(folder) };
    const { status, output } = await perch(['http', '--port', '0', ...args()], here);
    expect([status, output]).toEqual([2, expect.stringMatching(line)]);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
