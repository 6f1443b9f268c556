import { expect, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { remotesWith } from '../../src/app/remotes.ts';
import { type FeedReply, isPrivate } from '../../src/feeds/fetch.ts';

const HOUR = 3_600_000;
const URL_OF = 'https://example.org/team.ics?secret=s3cret';

const feed = (events: readonly string[], head: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Feed//EN',
    'VERSION:2.0',
    'X-WR-CALNAME:Team',
    ...head,
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const event = (uid: string, start: string, ...more: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:20261101T000000Z`, start, `SUMMARY:${uid}`, ...more, 'END:VEVENT'].join(
    '\r\n',
  );
const talk = event('talk', 'DTSTART:20261201T090000Z', 'DURATION:PT1H');

async function subscribed(as: 'said' | 'busy' | 'free' = 'said', body = feed([talk])) {
  const clock = { now: Date.UTC(2026, 10, 23, 8) };
  const web: { reply: FeedReply; asked: Record<string, string>[]; bodies: number } = {
    ...{ reply: { status: 200, headers: { etag: '"1"' }, body }, asked: [], bodies: 0 },
  };
  const held = new Map<string, string>();
  const secrets = {
    read: async (id: string) => held.get(id),
    write: async (id: string, secret: string) => void held.set(id, secret),
    remove: async (id: string) => void held.delete(id),
  };
  const send = async (_url: URL, headers: Readonly<Record<string, string>>): Promise<FeedReply> => {
    web.asked.push({ ...headers });
    if (headers['if-none-match'] === web.reply.headers.etag) return { status: 304, headers: {}, body: '' };
    web.bodies++;
    return web.reply;
  };
  const services = await createServices({
    ...{ db: ':memory:', timezone: 'UTC', language: 'en' as const, now: () => clock.now },
    remotes: async () => remotesWith(secrets, { feed: send }),
  });
  onTestFinished(() => services.close());
  const caller = () => services.callerFor({ user: 'local' }, { session: 's', tool: 'test', text: '' });
  const sync = await services.sync();
  const view = await sync.subscribe(await caller(), { url: URL_OF.replace('https', 'webcal'), as });
  const run = async (onlyDue = false) => (await sync.run(await caller(), { onlyDue }))[0];
  const titles = async () => {
    const { events = [] } = await services.events.query(await caller(), { start: '2026-11-01', end: '2027-01-31' });
    return events.map(({ title }) => title).sort();
  };
  const isFree = async (start: string) => (await services.events.checkConflict(await caller(), { start })).free;
  return { clock, web, held, services, sync, caller, view, run, titles, isFree };
}

it('a feed is a group that is read: its events are in the way, and its address is no row', async () => {
  const { view, held, run, titles, isFree, caller, services, sync } = await subscribed();
  expect(JSON.stringify(view)).not.toContain('s3cret');
  expect([...held.values()]).toEqual([URL_OF]);
  await run();
  expect(await titles()).toEqual(['talk']);
  expect(await isFree('2026-12-01T09:30')).toBe(false);
  const { groups } = await services.events.query(await caller(), { start: '2026-12-01' });
  expect(groups).toMatchObject([{ name: 'Team' }]);
  await sync.remove(await caller(), 'example.org', { keep: false });
  expect(await titles()).toEqual([]);
  expect(held.size).toBe(0);
});

it('a feed that has not changed brings no body, and is left alone for as long as it asks, a quarter to a day', async () => {
  for (const [ttl, hours] of [
    ['PT4H', 4],
    ['PT1M', 0.25],
    ['P9D', 24],
    ['', 1],
  ] as const) {
    const head = ttl === '' ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:${ttl}`];
    const { web, run, clock } = await subscribed('said', feed([talk], head));
    await run();
    const { bodies, asked } = web;
    const requests = asked.length;
    clock.now += hours * HOUR - 1000;
    expect(await run(true)).toBeUndefined();
    expect(web.asked.length).toBe(requests);
    clock.now += 2000;
    if (hours < 24) {
      expect((await run(true))?.calendars).toMatchObject([{ taken: { added: 0, updated: 0, removed: 0 } }]);
      expect(web.bodies).toBe(bodies);
    }
  }
});

it.each([
  ['nothing', { status: 200, headers: {}, body: '' }],
  ['a page', { status: 200, headers: {}, body: '<html>Sign in</html>' }],
  ['half a file', { status: 200, headers: {}, body: feed([talk]).slice(0, -18) }],
  ['an error', { status: 500, headers: {}, body: '' }],
  ['no address', { status: 404, headers: {}, body: '' }],
])('the last good copy stays where a feed answers with %s', async (_what, reply) => {
  const { web, run, titles, clock } = await subscribed();
  await run();
  web.reply = reply;
  clock.now += 2 * HOUR;
  expect((await run())?.reason).toBeDefined();
  expect(await titles()).toEqual(['talk']);
});

it.each([
  [
    'a page',
    { status: 200, headers: { etag: 'x' }, body: '<html>Sign in</html>' },
    'NOT_FOUND',
    /no calendar file at feeds\.example/,
  ],
  ['no address', { status: 404, headers: { etag: 'x' }, body: '' }, 'NOT_FOUND', /no calendar file/],
  ['a request to sign in', { status: 401, headers: { etag: 'x' }, body: '' }, 'FORBIDDEN', /a feed has no password/],
])('adding a feed that answers with %s says what is wrong, and stores nothing', async (_what, reply, code, message) => {
  const { web, sync, caller } = await subscribed();
  web.reply = reply;
  const adding = sync.subscribe(await caller(), { url: 'https://feeds.example/a', as: 'said' });
  await expect(adding).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  expect(await sync.accounts(await caller())).toHaveLength(1);
});

it('what changes in a feed changes here, and what is gone from it goes', async () => {
  const { web, run, titles, clock } = await subscribed('said', feed([talk, event('lab', 'DTSTART:20261202T090000Z')]));
  await run();
  web.reply = {
    ...{ status: 200, headers: { etag: '"2"' } },
    body: feed([talk.replace('SUMMARY:talk', 'SUMMARY:moved'), event('new', 'DTSTART:20261203T090000Z')]),
  };
  clock.now += 2 * HOUR;
  await run();
  expect(await titles()).toEqual(['moved', 'new']);
});

it('holidays are free time, and a feed takes up time or none where that is said', async () => {
  const holidays = feed([event('xmas', 'DTSTART;VALUE=DATE:20261225')]);
  for (const [as, body, at, free] of [
    ['said', holidays, '2026-12-25T10:00', true],
    ['busy', holidays, '2026-12-25T10:00', false],
    ['free', feed([talk]), '2026-12-01T09:30', true],
  ] as const) {
    const { run, isFree } = await subscribed(as, body);
    await run();
    expect(await isFree(at), `${as} ${at}`).toBe(free);
  }
});

it.each([
  'http://127.0.0.1:1/a.ics',
  'http://[::1]/a.ics',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/',
  'http://localhost:1/a.ics',
  'ftp://example.org/a.ics',
  'file:///etc/passwd',
  'no address',
])('no feed is fetched from %s', async (url) => {
  const services = await createServices({ db: ':memory:', timezone: 'UTC', language: 'en' });
  onTestFinished(() => services.close());
  const caller = await services.callerFor({ user: 'local' }, { session: 's', tool: 'test', text: '' });
  const sync = await services.sync();
  const added = sync.subscribe(caller, { url, as: 'said' });
  await expect(added).rejects.toMatchObject({ code: url === 'no address' ? 'INVALID_ARGUMENT' : 'FORBIDDEN' });
  expect(await sync.accounts(caller)).toEqual([]);
});

it('a redirect that would send the address openly is not followed', async () => {
  const { web, run, clock } = await subscribed();
  web.reply = { status: 302, headers: { location: 'http://example.org/open.ics' }, body: '' };
  clock.now += 2 * HOUR;
  expect((await run())?.reason).toContain('example.org');
});

it('addresses are private or not, however they are written', () => {
  for (const one of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.31.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
  ])
    expect(isPrivate(one), one).toBe(true);
  for (const one of ['93.184.216.34', '172.32.0.1', '2606:4700::1111']) expect(isPrivate(one), one).toBe(false);
});
