import { describe, expect, it } from 'vitest';
import { HostileServer } from './hostile-server.ts';
import { connected, phoneEvent, type Replica } from './replica.ts';

const HREF = '/dav/lena/work/review.ics';
const ANNA = 'Anna Li <anna@example.org>';

async function scene(ics?: string) {
  const server = new HostileServer({ addresses: ['lena@dav.example'] });
  if (ics) server.store(HREF, ics);
  const replica = await connected(server);
  await replica.run();
  return { server, replica };
}

const guests = async (replica: Replica) =>
  (await replica.services.events.query(await replica.caller(), { start: '2026-12-01', detail: 'full' })).events?.[0]
    ?.attendees;

const unfolded = (server: HostileServer): string =>
  [...server.work.objects.values()].map(({ ics }) => ics.replaceAll('\r\n ', '')).join('');

describe('guests of an event', () => {
  it('are invited after a yes to how many, by the server that the event goes to', async () => {
    const { server, replica } = await scene();
    const { events } = replica.services;
    const call = {
      title: 'Review',
      start: '2026-12-01T09:00',
      duration_minutes: 30,
      group: 'Work',
      attendees: [ANNA, 'bob@example.org'],
    };
    const asked = await events.add(await replica.caller(), call);
    expect(asked).toMatchObject({ status: 'need_user', message: expect.stringContaining('Invite 2 people') });
    expect(await guests(replica)).toBeUndefined();
    const { confirm_token } = asked;
    const done = await events.add(await replica.caller(), { ...call, confirm_token });
    expect(done).toMatchObject({
      status: 'final',
      assumptions: [expect.stringContaining('Perch sends no invitations')],
    });
    expect(await guests(replica)).toEqual([
      { name: 'Anna Li', email: 'anna@example.org', status: 'no answer' },
      { email: 'bob@example.org', status: 'no answer' },
    ]);
    await replica.run();
    expect(unfolded(server)).toContain('ORGANIZER:mailto:lena@dav.example');
    expect(unfolded(server)).toContain('ATTENDEE;CN="Anna Li";PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:anna@example.org');
  });

  it('who stay keep their answers, letter by letter; who go and come is sent, and taken back by an undo', async () => {
    const lines = ['ORGANIZER:mailto:LENA@dav.example', 'ATTENDEE;X-A=1;PARTSTAT=ACCEPTED:mailto:Anna@example.org'];
    const before = phoneEvent('review', 'Review', undefined, [...lines, 'ATTENDEE:mailto:bob@example.org']);
    const { server, replica } = await scene(before);
    const { events, history } = replica.services;
    const change = { match: 'Review', attendees: ['anna@example.org', 'carl@example.org'] };
    const asked = await events.update(await replica.caller(), change);
    expect(asked).toMatchObject({
      status: 'need_user',
      message: expect.stringContaining('2 who are added or removed'),
    });
    await events.update(await replica.caller(), { ...change, confirm_token: asked.confirm_token });
    await replica.run();
    for (const line of lines) expect(unfolded(server)).toContain(line);
    expect(unfolded(server)).toContain('mailto:carl@example.org');
    expect(unfolded(server)).not.toContain('bob@');
    await history.undo(await replica.caller(), { last: 1 });
    await replica.run();
    expect(unfolded(server)).toContain('ATTENDEE:mailto:bob@example.org');

    const nobody = { match: 'Review', clear: ['attendees'] };
    const { confirm_token } = await events.update(await replica.caller(), nobody);
    await events.update(await replica.caller(), { ...nobody, confirm_token });
    await replica.run();
    expect(unfolded(server)).not.toMatch(/ATTENDEE|ORGANIZER/);
    expect(unfolded(server)).toContain('X-PHONE');
  });

  it('of an event that goes nowhere are noted, and it is said that nobody is told', async () => {
    const { replica } = await scene();
    const { events, memories } = replica.services;
    await memories.save(await replica.caller(), { content: 'Bob Stone, bob@example.org, likes tea', kind: 'person' });
    const call = { title: 'Coffee', start: '2026-12-01T09:00', duration_minutes: 30, attendees: ['Bob'] };
    const done = await events.add(await replica.caller(), call);
    expect(done).toMatchObject({ status: 'final', assumptions: [expect.stringContaining('No invitation goes out')] });
    expect(await guests(replica)).toMatchObject([{ name: 'Bob', email: 'bob@example.org' }]);
    const { ics } = await events.exportCalendar(await replica.caller(), {});
    expect(ics?.replaceAll('\r\n ', '')).toContain('CN="Bob"');
  });

  it('without an address, and of the event of another organizer, are refused', async () => {
    const { replica } = await scene(
      phoneEvent('review', 'Review', undefined, ['ORGANIZER;CN=Anna:mailto:a@b.example']),
    );
    const { events } = replica.services;
    const add = { title: 'Coffee', start: '2026-12-02T09:00', attendees: ['Nobody'] };
    await expect(events.add(await replica.caller(), add)).rejects.toThrow('No address of “Nobody” is known');
    const update = { match: 'Review', attendees: ['bob@example.org'] };
    await expect(events.update(await replica.caller(), update)).rejects.toThrow('Anna sent this invitation');
  });
});
