import { ConfigError, type Environment, type Flags } from '../app/config.ts';
import type { Caller } from '../domain/caller.ts';
import type { AccountView } from '../services/sync/accounts.ts';
import type { Sync } from '../services/sync/sync.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { say } from './terminal/say.ts';
import { readSecret } from './terminal/secret.ts';

/** Where a provider's calendars are, and what it calls the password that they take. */
interface Preset {
  readonly url?: string;
  /** What follows the address that the user gives. */
  readonly path?: string;
  readonly password: string;
}

const PRESETS: Readonly<Record<string, Preset>> = {
  caldav: { password: 'password' },
  icloud: {
    url: 'https://caldav.icloud.com/',
    password: 'app-specific password (account.apple.com, Sign-In and Security)',
  },
  fastmail: { url: 'https://caldav.fastmail.com/dav/', password: 'app password (Settings, Privacy & Security)' },
  nextcloud: { path: '/remote.php/dav/', password: 'app password (Settings, Security)' },
};

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

function print(views: readonly AccountView[], { json }: Flags): void {
  if (json) {
    say(`${JSON.stringify(views.map(shown), null, 2)}\n`);
    return;
  }
  for (const view of views.map(shown)) {
    say(`${view.name}  ${view.user ?? ''} at ${view.url}  ${view.state}${view.reason ? `: ${view.reason}` : ''}\n`);
    for (const { name, mode, synced = 'never' } of view.calendars) say(`  ${name}  ${mode}  last synced ${synced}\n`);
  }
}

async function subscribe({ sync, caller, flags, words: [, url, ...more] }: Work): Promise<number> {
  const { as = 'said', group, name } = flags;
  const known = FEED_AS.find((one) => one === as);
  if (url === undefined || more.length > 0 || !known) {
    throw new ConfigError(
      'such as: perch-mcp account add ics https://example.org/team.ics --as busy|free --group Team',
    );
  }
  const feed = {
    url,
    as: known,
    ...(typeof group === 'string' && { group }),
    ...(typeof name === 'string' && { name }),
  };
  print([await sync.subscribe(caller, feed)], flags);
  if (!flags.json) say('Next: perch-mcp sync\n');
  return 0;
}

async function add(work: Work): Promise<number> {
  const { sync, caller, flags, words, env } = work;
  const [kind = '', given, ...more] = words;
  if (kind === 'ics') return subscribe(work);
  if (kind === 'google') {
    throw new ConfigError(
      'Google takes no password for calendars, and signing in with it is not built yet: account add ics takes the secret iCal address of a Google calendar, to be read',
    );
  }
  const preset = Object.hasOwn(PRESETS, kind) ? PRESETS[kind] : undefined;
  if (!preset || more.length > 0)
    throw new ConfigError(`account add takes ${[...Object.keys(PRESETS), 'ics'].join(', ')}`);
  const address = preset.url ?? given;
  if (address === undefined)
    throw new ConfigError(`such as: perch-mcp account add ${kind} https://cloud.example/ --user lena`);
  const { user, name } = flags;
  if (typeof user !== 'string') throw new ConfigError('--user is the name that you sign in with');
  const url = preset.path && !address.includes(preset.path) ? address.replace(/\/*$/, preset.path) : address;
  const secret = { flag: 'password-file', file: flags['password-file'], variable: 'PERCH_ACCOUNT_PASSWORD' };
  const password = await readSecret({ ...secret, question: `${preset.password} of ${user}: ` }, env);
  const called = typeof name === 'string' ? name : kind === 'caldav' ? undefined : kind;
  print([await sync.add(caller, { url, username: user, password, name: called })], flags);
  if (!flags.json) say('Next: perch-mcp sync\n');
  return 0;
}

async function list({ sync, caller, flags }: Work): Promise<number> {
  const views = await sync.accounts(caller);
  if (views.length === 0 && !flags.json) say('There are no accounts. perch-mcp account add connects one.\n');
  else print(views, flags);
  return 0;
}

async function remove({ sync, caller, flags, words: [name, ...more] }: Work): Promise<number> {
  if (name === undefined || more.length > 0) throw new ConfigError('such as: perch-mcp account remove icloud --keep');
  if (flags.keep !== true && flags.delete !== true) {
    throw new ConfigError(
      '--keep leaves its events in this calendar, --delete takes them away here; none is deleted there',
    );
  }
  const question = `Remove ${name}${flags.delete ? ' and its events here' : ''}?`;
  if (flags.yes !== true && !(await agrees(question, 'account remove needs --yes where nobody can be asked'))) return 1;
  await sync.remove(caller, name, { keep: flags.keep === true });
  say(`${name} is no longer connected; nothing was deleted there.\n`);
  return 0;
}

async function calendars({ sync, caller, flags, words: [name, ...more] }: Work): Promise<number> {
  if (name === undefined || more.length > 0) throw new ConfigError('such as: perch-mcp account calendars icloud');
  for (const choice of [flags.use ?? []].flat()) {
    const [, calendar, mode] = /^(.+)=([\w-]+)$/.exec(String(choice)) ?? [];
    const known = MODES.find((one) => one === mode);
    if (calendar === undefined || !known) throw new ConfigError(`--use takes CALENDAR=${MODES.join('|')}`);
    await sync.choose(caller, name, { calendar, mode: known });
  }
  print([await sync.account(caller, name)], flags);
  return 0;
}

const ACTS: Readonly<Record<string, (work: Work) => Promise<number>>> = { add, list, remove, calendars };

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
    if (!act) throw new ConfigError(`account takes ${Object.keys(ACTS).join(', ')}, and not "${what}"`);
    const opened = await services();
    return act({ sync: await opened.sync(), caller: await localCaller(opened, 'account'), flags, words, env });
  },
};

export default command;
