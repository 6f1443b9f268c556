import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUOTAS } from '../../src/domain/access/quotas.ts';
import { Rates } from '../../src/transports/http/auth/rates.ts';
import { Turns } from '../../src/transports/http/auth/turns.ts';
import { Connection, modernCall } from '../faults/http-clients.ts';
import { connectHttp, type Host } from '../protocol/harness.ts';
import { bearer, type ManyServing, serveMany } from './serving.ts';

let server: ManyServing;
beforeAll(async () => {
  server = await serveMany();
});
afterAll(() => server.stop());

async function hostWith(user: string, limits: Readonly<Record<string, number>>): Promise<Host> {
  const token = await server.token(user);
  const account = await server.accounts.user(user);
  for (const [name, value] of Object.entries(limits)) await server.accounts.setQuota(account, name as 'events', value);
  return connectHttp('modern', `${server.url}/mcp`, { token });
}

describe('what an account may hold', () => {
  it.each([
    ['events', 'schedule_add', (n: number) => ({ title: `E${n}`, start: `2031-03-0${n}T10:00` })],
    ['todos', 'todo_add', (n: number) => ({ title: `T${n}` })],
    ['memos', 'memo_add', (n: number) => ({ content: `M${n}` })],
  ] as const)('%s: the one too many is LIMIT_EXCEEDED and not written', async (quota, tool, args) => {
    const host = await hostWith(`many-${quota}`, { [quota]: 2 });
    for (const n of [1, 2]) expect((await host.call(tool, args(n))).structuredContent.status).toBe('final');
    const { structuredContent } = await host.call(tool, args(3));
    expect(structuredContent).toMatchObject({ status: 'error', code: 'LIMIT_EXCEEDED' });
    expect(structuredContent.message).toContain('2');
    // Changing what is there, and making room, goes on.
    const { changes } = (await host.call('history_query', {})).structuredContent;
    expect(changes).toHaveLength(2);
    expect((await host.call('undo', { last: 1 })).structuredContent.status).toBe('final');
    expect((await host.call(tool, args(3))).structuredContent.status).toBe('final');
    await host.close();
  });

  it('an import over the limit writes nothing', async () => {
    const host = await hostWith('importer', { events: 1 });
    const event = (n: number) =>
      `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART:2031030${n}T100000Z\r\nDTEND:2031030${n}T110000Z\r\nSUMMARY:E${n}\r\nEND:VEVENT\r\n`;
    const ics = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${event(1)}${event(2)}END:VCALENDAR\r\n`;
    expect((await host.call('calendar_import', { ics })).structuredContent).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    const { structuredContent } = await host.call('schedule_query', { start: '2031-03-01', end: '2031-04-01' });
    expect(structuredContent.events ?? []).toEqual([]);
    await host.close();
  });

  it('bytes are counted with the history, and measured when they seem used up', async () => {
    const host = await hostWith('writer', { bytes: 100_000 });
    const content = 'x'.repeat(20_000);
    const said: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { status, code } = (await host.call('memo_add', { content: `${n} ${content}` })).structuredContent;
      said.push(String(code ?? status));
    }
    expect(said[0]).toBe('final');
    expect(said.at(-1)).toBe('LIMIT_EXCEEDED');
    // Who has too much can remove some of it.
    const { memos } = (await host.call('memo_search', { limit: 1 })).structuredContent as { memos: { id: string }[] };
    const removed = await host.call('delete_items', { ids: memos.map(({ id }) => id) });
    expect(removed.structuredContent.status).toBe('final');
    await server.accounts.setQuota(await server.accounts.user('writer'), 'bytes', QUOTAS.bytes);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await host.call('memo_add', { content })).structuredContent.status).toBe('final');
    await host.close();
  });
});

describe('how often a user may ask', () => {
  it('too many requests are 429, with the seconds to wait, and nobody else is', async () => {
    const token = await server.token('busy');
    const account = await server.accounts.user('busy');
    await server.accounts.setQuota(account, 'requests_per_second', 1);
    await server.accounts.setQuota(account, 'burst', 3);
    const connection = new Connection(server.url, bearer(token));
    const other = new Connection(server.url, bearer(await server.token('calm')));
    const ask = async (on: Connection) => on.ask('POST', '/mcp', ...modernCall(1, 'get_current_time', {}));
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await ask(connection)).status);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    const refused = await ask(connection);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await ask(other)).status).toBe(200);
    connection.close();
    other.close();
  });

  it('a bucket fills again, and no further than it holds', () => {
    let now = 0;
    const rates = new Rates(() => now);
    const take = (count = 1) => rates.take('a', count, { ...QUOTAS, requests_per_second: 2, burst: 4 });
    expect([take(), take(), take(), take()]).toEqual([undefined, undefined, undefined, undefined]);
    expect(take()).toBe(1);
    now += 500;
    expect([take(), take()]).toEqual([undefined, 1]);
    now += 3_600_000;
    expect(take(100)).toBeUndefined();
    expect(take(4)).toBe(2);
  });

  it('so many calls run at once, a few more wait in order, and the rest is refused', async () => {
    const turns = new Turns();
    const [one, two] = [await turns.take('a', 2, 1), await turns.take('a', 2, 1)];
    let third = false;
    const waiting = turns.take('a', 2, 1).then((end) => {
      third = true;
      return end;
    });
    expect(await turns.take('a', 2, 1)).toBeUndefined();
    expect(await turns.take('b', 2, 1)).toBeDefined();
    await Promise.resolve();
    expect(third).toBe(false);
    one?.();
    one?.();
    (await waiting)?.();
    two?.();
    expect(third).toBe(true);
    expect(await turns.take('a', 2, 0)).toBeDefined();
  });
});
