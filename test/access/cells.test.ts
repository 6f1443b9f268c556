import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { prompts } from '../../src/prompts/index.ts';
import { resources } from '../../src/resources/index.ts';
import { tools } from '../../src/tools/index.ts';
import { Connection, modernCall, openSession, rpc } from '../faults/http-clients.ts';
import { connectHttp, type Host } from '../protocol/harness.ts';
import { casesOf } from '../tool-cases.ts';
import { NAMES, VALUES } from './cells/arguments.ts';
import { otherCells, toolCells } from './cells/leaks.ts';
import { makeWorlds, OWNER, STRANGER, type Worlds } from './cells/world.ts';
import { bearer, type ManyServing, serveMany } from './serving.ts';

let worlds: Worlds;
beforeAll(async () => {
  worlds = await makeWorlds();
});

describe('promise 9: the table of who may ask what', () => {
  it('says of every argument of every tool whether it can name what is another’s', () => {
    const all = new Set(tools.flatMap(({ definition }) => Object.keys(definition.inputSchema.properties ?? {})));
    const said = [...Object.keys(NAMES), ...VALUES];
    expect([...all].filter((argument) => !said.includes(argument))).toEqual([]);
    expect(said.filter((argument) => !all.has(argument))).toEqual([]);
    expect(Object.keys(NAMES).filter((argument) => VALUES.has(argument))).toEqual([]);
  });

  it('has a row for every tool, resource, prompt and completion', () => {
    for (const tool of tools) expect(toolCells(tool, worlds).length, tool.name).toBeGreaterThan(0);
    const names = otherCells(worlds).map(({ name }) => name);
    for (const { uri } of resources) expect(names.join('\n')).toContain(uri.replace(/\{\w+\}.*/, ''));
    for (const { name } of prompts) expect(names).toContain(`prompt ${name}`);
    const questions = tools.filter(({ name }) => typeof casesOf(name).asks === 'function').map(({ name }) => name);
    expect(Object.keys(worlds.owned.confirmations).sort()).toEqual(questions.sort());
  });
});

describe('promise 9: whoever has lost their token', () => {
  let server: ManyServing;
  beforeAll(async () => {
    server = await serveMany();
  });
  afterAll(() => server.stop());

  /** What can be asked, by method. */
  const asked: readonly (readonly [method: string, params: object])[] = [
    ['tools/list', {}],
    ['resources/list', {}],
    ['resources/templates/list', {}],
    ['prompts/list', {}],
    ...tools.map(({ name }) => ['tools/call', { name, arguments: {} }] as const),
    ...resources.map(({ uri }) => ['resources/read', { uri }] as const),
    ...resources.map(({ uri }) => ['resources/subscribe', { uri }] as const),
    ...prompts.map(({ name }) => ['prompts/get', { name }] as const),
    ...resources.map(
      ({ uri }) =>
        ['completion/complete', { ref: { type: 'ref/resource', uri }, argument: { name: 'id', value: '' } }] as const,
    ),
    ['subscriptions/listen', { notifications: { resourceSubscriptions: resources.map(({ uri }) => uri) } }],
  ];

  it('is refused whatever they ask, in both eras', async () => {
    const token = await server.token('lost');
    const connection = new Connection(server.url, bearer(token));
    const session = await openSession(connection);
    const [modern, body] = modernCall(1, 'get_current_time', {});
    const { _meta } = (JSON.parse(body) as { params: { _meta: object } }).params;
    await server.accounts.revokeToken(token);
    await new Promise((resolve) => setTimeout(resolve, 400));
    for (const [method, params] of asked) {
      const { 'mcp-name': _, ...headers } = modern;
      const ways: [Record<string, string>, string][] = [
        [session, rpc(2, method, params)],
        [{ ...headers, 'mcp-method': method }, rpc(2, method, { ...params, _meta })],
      ];
      for (const [header, message] of ways) {
        const answer = await connection.ask('POST', '/mcp', header, message);
        expect([method, params, answer.status]).toEqual([method, params, 401]);
      }
    }
    connection.close();
  });
});

describe('promise 9: whoever watches', () => {
  /** Watches what can be watched, one by one; answers which that is. */
  async function watchAll(host: Host, uris: readonly string[], told: (uri: string) => void): Promise<string[]> {
    const watched: string[] = [];
    for (const uri of uris) {
      const watching = await host.watch([uri], told).catch(() => undefined);
      watched.push(...(watching?.uris ?? []));
    }
    return watched;
  }

  it.each(inFull<readonly ('modern' | 'v1')[]>(['modern', 'v1'], ['modern']))(
    'is told of nothing that another does (%s hosts)',
    async (era) => {
      const { ids } = worlds.owned;
      const uris = [
        ...resources.map(({ uri }) => uri).filter((uri) => !uri.includes('{')),
        'perch://agenda/2026-11-24',
        'perch://week/2026-11-24',
        `perch://event/${ids.design}`,
        `perch://memo/${ids.wifi}`,
      ];
      const clock = {
        get now() {
          return Date.now();
        },
      };
      const [shared, alone] = [
        await worlds.open('with owner', undefined, clock),
        await worlds.open('alone', undefined, clock),
      ];
      const [beside, apart] = [await serveMany({ on: shared.services }), await serveMany({ on: alone.services })];
      const connect = async (server: ManyServing, user: string) =>
        connectHttp(era, `${server.url}/mcp`, { token: await server.token(user) });
      const stranger = await connect(beside, STRANGER);
      const [owner, lonely] = [await connect(beside, OWNER), await connect(apart, STRANGER)];
      const told: string[] = [];
      const toldOwner = new Set<string>();
      const accepted = await watchAll(stranger, uris, (uri) => told.push(uri));
      // What can be watched is the same where there is nobody else.
      expect(await watchAll(lonely, uris, () => {})).toEqual(accepted);
      await watchAll(owner, uris, (uri) => toldOwner.add(uri));
      await owner.call('schedule_update', { id: ids.design, title: 'Renamed' });
      await owner.call('todo_add', { title: 'Now' });
      await owner.call('reminder_update', { id: ids.passport, title: 'Now' });
      await owner.call('memo_update', { id: ids.wifi, content: 'Now' });
      await owner.call('profile_update', { timezone: 'Asia/Tokyo' });
      await owner.call('group_update', { id: ids.work, color: 'blue' });
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(told).toEqual([]);
      // Control: whoever has it is told of all of it.
      const theirs = ['perch://todos', 'perch://profile', 'perch://groups', `perch://memo/${ids.wifi}`];
      expect([...toldOwner]).toEqual(expect.arrayContaining([...theirs, `perch://event/${ids.design}`]));
      // Control: the stranger is told of their own.
      await stranger.call('todo_add', { title: 'Mine' });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(told).toContain('perch://todos');
      for (const host of [stranger, owner, lonely]) await host.close();
      for (const server of [beside, apart]) await server.stop();
      await Promise.all([shared.close(), alone.close()]);
    },
  );
});
