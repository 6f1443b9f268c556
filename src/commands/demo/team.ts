import { readAccess } from '../../app/access-config.ts';
import { createServices } from '../../app/compose.ts';
import { readConfig } from '../../app/config.ts';
import { serverOptions } from '../../app/server-options.ts';
import { UserError } from '../../domain/errors.ts';
import { DAY, formatWallDate, type WallMs } from '../../domain/time/wall.ts';
import type { Services } from '../../services/index.ts';
import { serveHttp } from '../../transports/http/serve.ts';
import { builder, refusedToolsets, toolsFor } from '../http/build.ts';
import { manyPeople } from '../http/many.ts';
import { confirmed, connectTo, type DemoHost, written } from './host.ts';
import { expect, print } from './print.ts';
import { type DemoStore, expectSame } from './store.ts';
import type { TeamWords } from './teams.ts';

/** A server for several people in this process, on a port of this machine. */
async function serveTeam({ db, zone }: DemoStore) {
  const config = readConfig({ db, timezone: zone }, {});
  const services = await createServices({ db, timezone: zone, language: undefined });
  const access = readAccess({ auth: 'token' }, {}, false);
  if (access.kind === 'none') throw new UserError('INTERNAL', 'The demo failed: nobody is asked who they are');
  const options = toolsFor(access, config, serverOptions(config));
  const { serving, signing } = await manyPeople(access, services, options.report);
  const { url, stop } = await serveHttp({
    host: '127.0.0.1',
    port: 0,
    build: builder(async () => services, config, { ...options, ...signing }),
    refuseToolsets: refusedToolsets,
    report: options.report,
    trace: () => {},
    ...serving,
  });
  const accounts = await services.accounts();
  return {
    services,
    /** A host of somebody who speaks this language. */
    async host(user: string, language: 'zh' | 'en'): Promise<DemoHost> {
      await services.profile.update(await callerOf(services, user), { language });
      const { token } = await accounts.createToken(await accounts.addUser(user), { scope: 'share', days: 1 });
      return connectTo(`${url}/mcp`, token, user);
    },
    async stop(): Promise<void> {
      await stop();
      await services.close();
    },
  };
}

const callerOf = (services: Services, user: string) =>
  services.callerFor({ user }, { session: 'demo', tool: 'demo', text: '' });

/** Two people on one server: a share group, a time for both, an event for both, and its undo. */
export async function playTeam(words: TeamWords, store: DemoStore, day: WallMs): Promise<void> {
  const team = await serveTeam(store);
  const date = formatWallDate(day);
  const { language, group, busy, meeting } = words;
  const first = (text: string): void => print(`  ${words.first}${text}`);
  const second = (text: string): void => print(`  ${words.second}${text}`);
  const titlesOf = async (user: string): Promise<string[]> => {
    const input = { start: date, end: formatWallDate(day + DAY) };
    const { events = [] } = await team.services.events.query(await callerOf(team.services, user), input);
    return events.map(({ title }) => title);
  };
  print(`\n■ ${words.heading}`);
  const [hong, lena] = [await team.host('hong', language), await team.host('lena', language)];
  try {
    first(words.make);
    const { invite } = written(await hong.call('share_group_create', { name: group }), 'there is an invitation');

    second(words.join);
    await confirmed(lena, 'share_group_join', { invite }, 'confirm_token');
    second(words.away);
    const away = { title: busy, start: `${date}T09:00`, end: `${date}T17:00` };
    written(await lena.call('schedule_add', away), 'the event is written');

    first(words.askBusy);
    const seen = await hong.call('share_group_events', { group, start: date, end: date });
    expect(!JSON.stringify(seen).includes(busy), 'she sees when the other is busy, and nothing else');

    first(words.askFree);
    const free = { start: date, participants: ['lena'], duration_minutes: 60, limit: 2 };
    const { slots } = await hong.call('find_free_time', free);
    const [slot] = slots as { slot_token: string }[];
    if (!slot) throw new UserError('INTERNAL', 'The demo failed: no time came back');

    first(words.book);
    const booking = { title: meeting, slot_token: slot.slot_token, participants: ['lena'] };
    const booked = await confirmed(hong, 'schedule_add', booking, 'confirm_token');
    expectSame(await titlesOf('lena'), [busy, meeting], "the second one's calendar in the database");

    first(words.undo);
    written(await hong.call('undo', { change_id: booked.change_id }), 'the booking is taken back, for both');
    expectSame(await titlesOf('hong'), [], "the first one's calendar in the database");
    expectSame(await titlesOf('lena'), [busy], "the second one's calendar in the database");
  } finally {
    await Promise.all([hong.close(), lena.close()]);
    await team.stop();
  }
}
