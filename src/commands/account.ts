import { ConfigError, type Environment, type Flags } from '../app/config.ts';
import type { Caller } from '../domain/caller.ts';
import { isoWithOffset } from '../domain/time/show.ts';
import { messages } from '../messages/index.ts';
import { accountLines } from '../present/sync.ts';
import type { AccountView } from '../services/sync/accounts.ts';
import { modeOf } from '../services/sync/status.ts';
import type { Sync } from '../services/sync/sync.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { say } from './terminal/say.ts';
import { readSecret } from './terminal/secret.ts';

/** Where a provider's calendars are. */
interface Preset {
  readonly url?: string;
  /** What follows the address that the user gives. */
  readonly path?: string;
}

const PRESETS = {
  caldav: {},
  icloud: { url: 'https://caldav.icloud.com/' },
  fastmail: { url: 'https://caldav.fastmail.com/dav/' },
  nextcloud: { path: '/remote.php/dav/' },
} satisfies Record<string, Preset>;

const isProvider = (kind: string): kind is keyof typeof PRESETS => Object.hasOwn(PRESETS, kind);

const FEED_AS = ['said', 'busy', 'free'] as const;

const MODES = ['two-way', 'pull', 'off'] as const;

interface Work {
  readonly sync: Sync;
  readonly caller: Caller;
  readonly flags: Flags;
  readonly words: readonly string[];
  readonly env: Environment;
}

const shown = ({ account: { id, name, url, username, state, reason }, calendars }: AccountView) => ({
  ...{ id, name, url, user: username, state, ...(reason !== null && { reason }) },
  calendars: calendars.map(({ id: calendar, name: called, mode, color, synced_at, reason: why }) => ({
    ...{ id: calendar, name: called, mode, ...(color !== null && { color }) },
    ...(synced_at !== null && { synced: new Date(synced_at).toISOString() }),
    ...(why !== null && { reason: why }),
  })),
});

const texts = ({ caller }: Pick<Work, 'caller'>) => messages(caller).connecting;

function print(views: readonly AccountView[], { flags: { json }, caller }: Pick<Work, 'flags' | 'caller'>): void {
  if (json) {
    say(`${JSON.stringify(views.map(shown), null, 2)}\n`);
    return;
  }
  for (const { account, calendars } of views) {
    const { name, state, reason, url, username } = account;
    const [first = '', ...lines] = accountLines(
      {
        ...{ name, state, ...(reason !== null && { reason }) },
        calendars: calendars.map(({ synced_at, reason: why, ...calendar }) => ({
          ...{ name: calendar.name, mode: modeOf(calendar) },
          ...(synced_at !== null && { synced: isoWithOffset(synced_at, caller.zone) }),
          ...(why !== null && { reason: why }),
        })),
      },
      caller,
    );
    say(`${[first, username, url].filter(Boolean).join(' · ')}\n${lines.map((line) => `${line}\n`).join('')}`);
  }
}

async function subscribe(work: Work): Promise<number> {
  const { sync, caller, flags, words } = work;
  const [, url, ...more] = words;
  const { as = 'said', group, name } = flags;
  const known = FEED_AS.find((one) => one === as);
  if (url === undefined || more.length > 0 || !known) throw new ConfigError(texts(work).addFeed);
  const feed = {
    url,
    as: known,
    ...(typeof group === 'string' && { group }),
    ...(typeof name === 'string' && { name }),
  };
  print([await sync.subscribe(caller, feed)], work);
  if (!flags.json) say(`${texts(work).next}\n`);
  return 0;
}

function passwordOf({ flags, env, caller }: Work, kind: keyof typeof PRESETS, user: string): Promise<string> {
  const said = texts({ caller });
  const question = said.askPassword({ password: said.passwords[kind], user });
  const secret = { flag: 'password-file', file: flags['password-file'], variable: 'PERCH_ACCOUNT_PASSWORD' };
  return readSecret({ ...secret, question }, env);
}

async function add(work: Work): Promise<number> {
  const { sync, caller, flags, words } = work;
  const [kind = '', given, ...more] = words;
  if (kind === 'ics') return subscribe(work);
  const said = texts(work);
  if (kind === 'google') throw new ConfigError(said.noGoogle);
  if (!isProvider(kind) || more.length > 0)
    throw new ConfigError(said.kinds({ kinds: [...Object.keys(PRESETS), 'ics'] }));
  const preset: Preset = PRESETS[kind];
  const address = preset.url ?? given;
  if (address === undefined) throw new ConfigError(said.addAddress({ provider: kind }));
  const { user, name } = flags;
  if (typeof user !== 'string') throw new ConfigError(said.userNeeded);
  const url = preset.path && !address.includes(preset.path) ? address.replace(/\/*$/, preset.path) : address;
  const password = await passwordOf(work, kind, user);
  const called = typeof name === 'string' ? name : kind === 'caldav' ? undefined : kind;
  print([await sync.add(caller, { url, username: user, password, name: called })], work);
  if (!flags.json) say(`${said.next}\n`);
  return 0;
}

async function login(work: Work): Promise<number> {
  const { sync, caller, words } = work;
  const [called, ...more] = words;
  const said = texts(work);
  if (called === undefined || more.length > 0) throw new ConfigError(said.loginNeeds);
  const { name, username } = (await sync.account(caller, called)).account;
  await sync.logIn(caller, name, await passwordOf(work, 'caldav', username ?? ''));
  say(`${said.loggedIn({ name })}\n`);
  return 0;
}

async function list(work: Work): Promise<number> {
  const { sync, caller, flags } = work;
  const views = await sync.accounts(caller);
  if (views.length === 0 && !flags.json) say(`${texts(work).none}\n`);
  else print(views, work);
  return 0;
}

async function remove(work: Work): Promise<number> {
  const { sync, caller, flags, words } = work;
  const [name, ...more] = words;
  const said = texts(work);
  if (name === undefined || more.length > 0) throw new ConfigError(said.removeNeeds);
  if (flags.keep !== true && flags.delete !== true) throw new ConfigError(said.keepOrDelete);
  const question = flags.delete ? said.confirmRemoveAll({ name }) : said.confirmRemove({ name });
  if (flags.yes !== true && !(await agrees(question, said.removeNeedsYes))) return 1;
  await sync.remove(caller, name, { keep: flags.keep === true });
  say(`${said.removed({ name })}\n`);
  return 0;
}

async function calendars(work: Work): Promise<number> {
  const { sync, caller, flags, words } = work;
  const [name, ...more] = words;
  const said = texts(work);
  if (name === undefined || more.length > 0) throw new ConfigError(said.calendarsNeeds);
  for (const choice of [flags.use ?? []].flat()) {
    const [, calendar, mode] = /^(.+)=([\w-]+)$/.exec(String(choice)) ?? [];
    const known = MODES.find((one) => one === mode);
    if (calendar === undefined || !known) throw new ConfigError(said.useNeeds({ modes: MODES }));
    await sync.choose(caller, name, { calendar, mode: known });
  }
  print([await sync.account(caller, name)], work);
  return 0;
}

const ACTS: Readonly<Record<string, (work: Work) => Promise<number>>> = { add, login, list, remove, calendars };

/** Calendars of other places. */
const command: Command = {
  options: {
    user: { type: 'string' },
    name: { type: 'string' },
    'password-file': { type: 'string' },
    as: { type: 'string' },
    group: { type: 'string' },
    use: { type: 'string', multiple: true },
    keep: { type: 'boolean' },
    delete: { type: 'boolean' },
    yes: { type: 'boolean', short: 'y' },
    json: { type: 'boolean' },
  },
  async run({ words: [what = 'list', ...words], flags, env, services }) {
    const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
    if (!act) throw new ConfigError((to) => to.connecting.acts({ acts: Object.keys(ACTS), said: what }));
    const opened = await services();
    return act({ sync: await opened.sync(), caller: await localCaller(opened, 'account'), flags, words, env });
  },
};

export default command;
