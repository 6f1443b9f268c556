import { describe, expect, inject, it } from 'vitest';
import { bearer } from '../access/serving.ts';
import { Connection, messagesIn, modernCall, openSession, rpc } from '../faults/http-clients.ts';
import { overlapping, read } from '../faults/ledger.ts';
import { connectHttp } from '../protocol/harness.ts';
import { megabytes, replicas } from './replicas.ts';

const CLIENTS = 16;
const WRITES = 200;
const HOUR = 3_600_000;

describe.skipIf(!inject('postgres'))('two replicas', () => {
  it('of which one is killed while clients write: nothing acknowledged is lost, nothing is booked twice', async () => {
    const { db, urls, processes, token } = await replicas();
    const tokens = await Promise.all(Array.from({ length: CLIENTS / 4 }, (_, user) => token(`u${user}`)));
    const acknowledged: string[] = [];
    const answers = new Map<string, number>();
    let isKilled = false;
    // Four clients a user, half of them at each replica, want the same hours.
    const client = async (number: number): Promise<void> => {
      let replica = number % 2;
      let connection = new Connection(urls[replica] as string, bearer(tokens[number % tokens.length] as string));
      for (let slot = 0; acknowledged.length < WRITES; slot++) {
        const start = new Date(Date.UTC(2027, 0, 1) + slot * HOUR).toISOString();
        const key = `${number} ${slot}`;
        const args = { title: `${number}`, start, duration_minutes: 60, idempotency_key: key };
        const ask = () => connection.ask('POST', '/mcp', ...modernCall(slot + 1, 'schedule_add', args));
        const answer = await ask().catch(async () => {
          // The replica is gone: the other one takes the call again.
          replica = 1;
          connection.close();
          connection = new Connection(urls[1] as string, bearer(tokens[number % tokens.length] as string));
          return ask();
        });
        if (answer.status === 429) {
          await new Promise((resolve) => setTimeout(resolve, Number(answer.headers['retry-after']) * 1_000));
          slot--;
          continue;
        }
        const content = messagesIn(answer).at(-1)?.result?.structuredContent;
        const code = String(content?.code ?? content?.status ?? answer.status);
        answers.set(code, (answers.get(code) ?? 0) + 1);
        if (content?.status === 'final') acknowledged.push((content.event as { id: string }).id);
        if (acknowledged.length > WRITES / 2 && !isKilled) {
          isKilled = true;
          processes[0]?.kill('SIGKILL');
        }
      }
      connection.close();
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    expect(isKilled).toBe(true);
    expect([...answers.keys()].filter((code) => !['final', 'need_user', 'LOCKED'].includes(code))).toEqual([]);
    expect(answers.get('need_user')).toBeGreaterThan(10);
    const rows = read(
      db,
      (look) =>
        look.prepare('select "user", source, start_at as start, end_at as "end" from occurrences').all() as {
          user: string;
          source: string;
          start: number;
          end: number;
        }[],
    );
    const ids = new Set(rows.map(({ source }) => source));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    for (const own of Map.groupBy(rows, ({ user }) => user).values()) expect(overlapping(own)).toEqual([]);
  }, 120_000);

  it('hold no more memory after many calls than after some', async () => {
    const { urls, processes, token } = await replicas();
    const connection = new Connection(urls[0] as string, bearer(await token('anna')));
    const pid = processes[0]?.pid as number;
    const call = async (times: number): Promise<number> => {
      for (let number = 0; number < times; number++) {
        const [headers, body] = modernCall(number, 'schedule_query', { start: '2027-01-28' });
        const { status } = await connection.ask('POST', '/mcp', headers, body);
        if (status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return megabytes(pid);
    };
    const before = await call(200);
    expect(await call(600)).toBeLessThan(before * 1.5);
    connection.close();
  }, 120_000);

  it('tell a session of the 2025 era of the other one to begin anew', async () => {
    const { urls, token } = await replicas();
    const headers = bearer(await token('anna'));
    const [one, other] = urls.map((url) => new Connection(url, headers));
    const session = await openSession(one as Connection);
    const call = rpc(2, 'tools/call', { name: 'get_current_time', arguments: {} });
    const elsewhere = await other?.ask('POST', '/mcp', session, call);
    expect(elsewhere?.status).toBe(404);
    expect(elsewhere?.text).toMatch(/Session not found.*initialize again/);
    expect((await one?.ask('POST', '/mcp', session, call))?.status).toBe(200);
    const again = await openSession(other as Connection);
    expect((await other?.ask('POST', '/mcp', again, call))?.status).toBe(200);
    one?.close();
    other?.close();
  }, 60_000);

  it('tell subscribers at both of what is written at one, within a second', async () => {
    const { urls, token } = await replicas();
    const secret = await token('anna');
    const hosts = await Promise.all(urls.map((url) => connectHttp('modern', `${url}/mcp`, { token: secret })));
    const told = urls.map(() => Promise.withResolvers<number>());
    for (const [index, host] of hosts.entries()) {
      await host.watch(['perch://todos'], () => told[index]?.resolve(performance.now()));
    }
    // The first look at what is written says that somebody listens.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const began = performance.now();
    const { structuredContent } = (await hosts[0]?.call('todo_add', { title: 'Water the plants' })) ?? {};
    expect(structuredContent).toMatchObject({ status: 'final' });
    const answered = performance.now();
    const times = await Promise.all(told.map(({ promise }) => promise));
    for (const time of times) expect(time - answered).toBeLessThan(1_000);
    expect(Math.min(...times)).toBeGreaterThan(began);
    for (const host of hosts) await host.close();
  }, 60_000);
});
