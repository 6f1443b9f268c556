import { describe, expect, it } from 'vitest';
import type { UpdateResult } from '../../src/services/events/update.ts';
import { HostileServer } from './hostile-server.ts';
import { connected, phoneEvent, type Replica } from './replica.ts';

const LENA = 'ATTENDEE;CN="L;M:";PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:Lena@dav.example';
const REST = [
  'ORGANIZER;CN=Anna:mailto:anna@dav.example',
  'ATTENDEE;X-OTHER="PARTSTAT=DECLINED;a:b";PARTSTAT=TENTATIVE;CN=Bob:mailto:bob@dav',
  ' .example',
];
const OTHER = ['X-BETWEEN:1', 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:carl@dav.example'];

const HREF = '/dav/lena/work/review.ics';
const invitation = (more: readonly string[] = [], lena = LENA): string =>
  phoneEvent('review', 'Review', undefined, [...more, ...REST, lena, ...OTHER]);

const icsOn = (server: HostileServer): string => server.work.objects.get(HREF)?.ics ?? '';

/** Without what says when it was written. */
const unstamped = (ics: string): string => ics.replaceAll(/^DTSTAMP:.*\r\n/gm, '');

async function invited(ics = invitation(), username = 'lena@dav.example', addresses: readonly string[] = []) {
  const server = new HostileServer({ addresses });
  server.username = username;
  server.store(HREF, ics);
  const replica = await connected(server);
  await replica.run();
  return { server, replica };
}

async function answer(replica: Replica, input: object): Promise<UpdateResult> {
  const { events } = replica.services;
  const call = { match: 'Review', ...input };
  const asked = await events.update(await replica.caller(), call);
  expect(asked).toMatchObject({ status: 'need_user', message: expect.stringContaining('Anna') });
  return events.update(await replica.caller(), { ...call, confirm_token: asked.confirm_token });
}

const shown = async (replica: Replica) =>
  (await replica.services.events.query(await replica.caller(), { start: '2026-12-01', detail: 'full' })).events?.[0];

describe('an answer to an invitation', () => {
  it('is asked about, sent as the PARTSTAT of the user alone, and taken back by an undo', async () => {
    const { server, replica } = await invited();
    expect(await shown(replica)).toMatchObject({
      calendar: 'Work',
      attendees: [
        { name: 'Bob', status: 'tentative' },
        { name: 'L;M:', email: 'Lena@dav.example', status: 'no answer', me: true },
        { status: 'no answer' },
      ],
    });
    const done = await answer(replica, { response: 'accepted' });
    expect(done).toMatchObject({ status: 'final', event: { attendees: [{}, { status: 'accepted', me: true }, {}] } });
    await replica.run();
    const answered = LENA.replace('NEEDS-ACTION', 'ACCEPTED');
    expect(unstamped(icsOn(server))).toBe(unstamped(invitation([], answered)));

    await replica.services.history.undo(await replica.caller(), { last: 1 });
    await replica.run();
    expect(unstamped(icsOn(server))).toBe(unstamped(invitation()));
  });

  it('to a series is of all of it, to one occurrence of that one; the rest of a series cannot be answered alone', async () => {
    const { server, replica } = await invited(invitation(['RRULE:FREQ=DAILY;COUNT=4']));
    await answer(replica, { response: 'declined', scope: 'this', occurrence: '2026-12-02T09:00' });
    const all = await answer(replica, { response: 'accepted', scope: 'all' });
    expect(all.status).toBe('final');
    await replica.run();
    const states = [...icsOn(server).matchAll(/PARTSTAT=(\w+-?\w*);RSVP/g)].map(([, state]) => state);
    expect(states).toEqual(['ACCEPTED', 'ACCEPTED']);
    const rest = { match: 'Review', response: 'declined', scope: 'this_and_future', occurrence: '2026-12-03T09:00' };
    await expect(replica.services.events.update(await replica.caller(), rest as object)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  });

  it('and the answers of others that come meanwhile are both kept', async () => {
    const { server, replica } = await invited();
    await answer(replica, { response: 'tentative' });
    server.store(HREF, invitation().replace('NEEDS-ACTION:mailto:carl', 'ACCEPTED:mailto:carl'));
    await replica.run();
    expect(await replica.sync.conflicts(await replica.caller())).toEqual([]);
    expect(icsOn(server)).toContain('PARTSTAT=TENTATIVE;RSVP');
    expect(icsOn(server)).toContain('PARTSTAT=ACCEPTED:mailto:carl');
  });

  it('that was given already, or that nobody hears of, is not asked about', async () => {
    const { replica } = await invited(invitation([], LENA.replace('NEEDS-ACTION', 'ACCEPTED')));
    const { events } = replica.services;
    const same = await events.update(await replica.caller(), { match: 'Review', response: 'accepted' });
    expect(same.status).toBe('final');
    const moved = await events.update(await replica.caller(), { match: 'Review', clear: ['group'] });
    expect(moved.status).toBe('final');
    const here = await events.update(await replica.caller(), { match: 'Review', response: 'declined' });
    expect(here).toMatchObject({ status: 'final', assumptions: [expect.stringContaining('only kept here'), {}] });
  });

  it('is that of who logs in, by a name that is an address or one at the domain of the server', async () => {
    for (const username of ['LENA@dav.example', 'lena']) {
      const { replica } = await invited(undefined, username);
      expect((await shown(replica))?.attendees?.map(({ me }) => me)).toEqual([undefined, true, undefined]);
    }
    const { replica } = await invited(undefined, 'anna');
    expect((await shown(replica))?.attendees?.some(({ me }) => me)).toBe(false);
  });

  it('is that of whom the server knows by other addresses than the login', async () => {
    const { replica } = await invited(undefined, 'staff-4711', ['Other@dav.example', 'LENA@dav.example']);
    expect((await shown(replica))?.attendees?.map(({ me }) => me)).toEqual([undefined, true, undefined]);
  });

  it('is refused where the user is not invited', async () => {
    const { replica } = await invited(phoneEvent('review', 'Review', undefined, REST));
    const call = { match: 'Review', response: 'accepted' as const };
    const refusal = replica.services.events.update(await replica.caller(), call);
    await expect(refusal).rejects.toThrow('lena@dav.example');
  });
});
