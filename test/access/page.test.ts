import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Scope } from '../../src/domain/access/scope.ts';
import { Connection, modernCall } from '../faults/http-clients.ts';
import { type ManyServing, serveMany } from './serving.ts';

let server: ManyServing;
beforeAll(async () => {
  server = await serveMany({ hasPage: true });
  for (const name of ['anna', 'ben']) await server.accounts.addUser(name);
});
afterAll(() => server.stop());

const DAY = '2026-12-01';
const JSON_TYPE = { 'content-type': 'application/json' };

/** A browser that was let in by a link. */
async function browser(user: string, scope: Scope = 'share') {
  const entered = await new Connection(server.url).ask('GET', server.link({ user, scope }));
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const connection = new Connection(server.url, { cookie });
  const own = server.csrf(cookie.replace('perch_token=', ''));
  const call = (tool: string, args: object, token = own) =>
    connection.ask(
      'POST',
      '/app/call',
      { ...JSON_TYPE, 'x-perch-csrf': token },
      JSON.stringify({ tool, arguments: args }),
    );
  const resultOf = async (tool: string, args: object): Promise<Record<string, unknown>> =>
    JSON.parse((await call(tool, args)).text).result;
  return {
    ...{ cookie, connection, call },
    /** What a tool answers, once it has been agreed to. */
    async done(tool: string, args: object) {
      const { confirm_token, ...result } = await resultOf(tool, args);
      return confirm_token === undefined ? result : resultOf(tool, { ...args, confirm_token });
    },
    async view() {
      return JSON.parse((await connection.ask('GET', `/app/view?from=${DAY}&days=1`)).text) as {
        events: { title: string; shared_by?: string }[];
        people: string[];
      };
    },
  };
}

const titles = (events: readonly { title: string; shared_by?: string }[]): string[] =>
  events.map(({ title, shared_by: name }) => (name === undefined ? title : `${title} of ${name}`)).sort();

describe('the app of a server for many people', () => {
  it('shows who was not let in how to get in, with a challenge and no data', async () => {
    const anna = await browser('anna');
    expect((await anna.call('schedule_add', { title: 'Secret', start: `${DAY}T07:00` })).status).toBe(200);
    const stranger = new Connection(server.url);
    for (const headers of [{}, { cookie: 'perch_token=x' }, { cookie: anna.cookie.slice(0, -1) }]) {
      for (const path of ['/', '/?enter=x', '/app/view', '/app/live', '/app/accounts', '/?plain']) {
        const { status, headers: said, text } = await stranger.ask('GET', path, headers);
        expect([path, status]).toEqual([path, 401]);
        expect(said['www-authenticate']).toContain('Bearer');
        expect(text).not.toContain('Secret');
      }
    }
    expect((await stranger.ask('GET', '/')).text).toContain('perch-mcp open --user');
  });

  it('lets a browser in by a link, once, with a token of the user that no script reads', async () => {
    const link = server.link({ user: 'anna', scope: 'write' });
    const first = await new Connection(server.url).ask('GET', link);
    expect(first.status).toBe(200);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^perch_token=perch_pat_\S+; HttpOnly; SameSite=Strict; Path=\/; Max-Age=\d+$/,
    );
    expect((await new Connection(server.url).ask('GET', link)).status).toBe(401);
    const gone = server.link({ user: 'nobody', scope: 'share' });
    expect((await new Connection(server.url).ask('GET', gone)).headers['set-cookie']).toBeUndefined();
  });

  it('shows everybody their own, and nothing of the server', async () => {
    const [anna, ben] = [await browser('anna'), await browser('ben')];
    await anna.call('todo_add', { title: 'Only for Anna' });
    expect((await ben.connection.ask('GET', '/?plain')).text).not.toContain('Only for Anna');
    expect((await anna.connection.ask('GET', '/?plain')).text).toContain('Only for Anna');
    for (const path of ['/', '/?plain']) {
      const { text } = await anna.connection.ask('GET', path);
      expect(text).not.toMatch(/:memory:|postgres:|PERCH_DB|doctor --config|id="connect"/);
    }
  });

  it('takes a write from its own page alone, and from no host', async () => {
    const { call, connection } = await browser('ben');
    expect((await call('todo_add', { title: 'Forged' }, 'x')).status).toBe(403);
    expect((await call('todo_query', {})).text).not.toContain('Forged');
    const [headers, body] = modernCall(1, 'get_current_time', {});
    expect((await connection.ask('POST', '/mcp', headers, body)).status).toBe(401);
  });

  it('goes as far as the scope of the link', async () => {
    const reader = await browser('ben', 'read');
    expect((await reader.call('todo_query', {})).status).toBe(200);
    expect((await reader.call('todo_add', { title: 'Not allowed' })).status).toBe(403);
    const writer = await browser('ben', 'write');
    expect((await writer.call('todo_add', { title: 'Allowed' })).status).toBe(200);
    expect((await writer.call('share_group_create', { name: 'Team' })).status).toBe(403);
    expect((await reader.call('todo_query', {})).text).not.toContain('Not allowed');
  });

  it('ends with its token', async () => {
    const { connection, cookie } = await browser('ben');
    expect((await connection.ask('GET', '/app/view')).status).toBe(200);
    await server.accounts.revokeToken(cookie.replace('perch_token=', ''));
    await vi.waitFor(async () => expect((await connection.ask('GET', '/app/view')).status).toBe(401), 2_000);
  });

  it('says who changed what: the app, or the host by its own name', async () => {
    const { call, done } = await browser('anna');
    await call('todo_add', { title: 'From the app' });
    expect((await done('history_query', { limit: 1 })).changes).toMatchObject([{ by: 'the app' }]);
  });

  it('shows what others share beside the own, as far as they let one see', async () => {
    const [anna, ben] = [await browser('anna'), await browser('ben')];
    const { invite } = await anna.done('share_group_create', { name: 'Team' });
    await ben.done('share_group_join', { invite });
    await ben.done('schedule_add', { title: 'Dentist', start: `${DAY}T09:00`, duration_minutes: 60 });
    const before = await anna.view();
    expect(before.people).toEqual(['ben']);
    expect(titles(before.events)).toEqual(['Secret', 'busy of ben']);
    await ben.done('share_group_update', { group: 'Team', my_role: 'details' });
    expect(titles((await anna.view()).events)).toEqual(['Dentist of ben', 'Secret']);
    await ben.done('share_group_update', { group: 'Team', leave: true });
    expect(await anna.view()).toMatchObject({ people: [], events: [{ title: 'Secret' }] });
  });
});
