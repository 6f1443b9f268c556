import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { call, type Said, titles } from '../access/people.ts';
import { serveMany } from '../access/serving.ts';
import { connectHttp, type Host } from '../protocol/harness.ts';
import { newServerPlace } from './place.ts';

/** Calls with the yes to what is asked, whatever comes of it. */
async function surely(host: Host, tool: string, args: object): Promise<Said> {
  const { confirm_token } = await call(host, tool, args);
  return call(host, tool, { ...args, confirm_token });
}

describe.skipIf(!inject('postgres'))('people who share, on two servers on PostgreSQL', () => {
  it('book for each other and change what is the other’s at once, all or none, and take it back for all', async () => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    onTestFinished(place.remove);
    const servers = await Promise.all([serveMany({ db: place.url }), serveMany({ db: place.url })]);
    const [one, other] = servers;
    const hosts = [
      await connectHttp('modern', `${one.url}/mcp`, { token: await one.token('anna', 'share') }),
      await connectHttp('modern', `${other.url}/mcp`, { token: await other.token('bo', 'share') }),
    ] as const;
    onTestFinished(async () => {
      for (const host of hosts) await host.close();
      for (const server of servers) await server.stop();
    });
    const [anna, bo] = hosts;
    const { invite } = await call(anna, 'share_group_create', { name: 'Team' });
    expect(await surely(bo, 'share_group_join', { invite })).toMatchObject({ status: 'final' });
    for (const host of hosts) {
      expect(await surely(host, 'share_group_update', { group: 'Team', my_role: 'edit' })).toMatchObject({
        status: 'final',
      });
    }
    // Each wants the other's time: locks that were taken in the order of the callers would wait for each other.
    for (let day = 10; day < 15; day++) {
      const booking = (title: string, user: string) => ({
        ...{ title, start: `2027-02-${day}T10:00`, participants: [user] },
      });
      const results = await Promise.all([
        surely(anna, 'schedule_add', booking("Anna's", 'bo')),
        surely(bo, 'schedule_add', booking("Bo's", 'anna')),
      ]);
      const won = results.findIndex(({ status }) => status === 'final');
      expect(results.filter(({ status }) => status === 'final')).toHaveLength(1);
      const window = { start: `2027-02-${day}`, end: `2027-02-${day}` };
      for (const host of hosts) {
        expect(titles(await call(host, 'schedule_query', window))).toEqual([won === 0 ? "Anna's" : "Bo's"]);
      }
      const winner = hosts[won] as Host;
      expect(await call(winner, 'undo', { change_id: results[won]?.change_id })).toMatchObject({ status: 'final' });
      for (const host of hosts) expect(titles(await call(host, 'schedule_query', window))).toEqual([]);
    }
    // One moves what is the other's, who puts something there at the same time.
    const { event } = await call(bo, 'schedule_add', { title: "Bo's", start: '2027-03-01T08:00' });
    const { id } = event as { id: string };
    for (let day = 10; day < 15; day++) {
      const start = `2027-03-${day}T10:00`;
      const results = await Promise.all([
        surely(anna, 'schedule_update', { id, start }),
        call(bo, 'schedule_add', { title: 'In the way', start }),
      ]);
      const won = results.findIndex(({ status }) => status === 'final');
      expect(results.filter(({ status }) => status === 'final')).toHaveLength(1);
      const window = { start: `2027-03-${day}`, end: `2027-03-${day}` };
      expect(titles(await call(bo, 'schedule_query', window))).toEqual([won === 0 ? "Bo's" : 'In the way']);
    }
    expect(await call(bo, 'share_group_update', { group: 'Team', leave: true })).toMatchObject({ status: 'final' });
    expect(
      await call(anna, 'schedule_add', { title: 'X', start: '2027-02-20T10:00', participants: ['bo'] }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});
