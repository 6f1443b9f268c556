import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import {
  type Config,
  ConfigError,
  commandOf,
  defaultDatabase,
  type Environment,
  parseCommandLine,
  readConfig,
} from './app/config.ts';
import type { Summary } from './commands/help.ts';
import type { Command } from './commands/terminal/command.ts';
import { say, warn } from './commands/terminal/say.ts';
import { UserError } from './domain/errors.ts';
import { isServerUrl } from './domain/server-url.ts';
import { traceOf } from './mcp/call/trace.ts';
import type { ConfiguredModels } from './models/configured.ts';
import type { Services } from './services/index.ts';
import { WATCH, type Watch, watched } from './watchdog/watch.ts';

/** Every command but the one without a name, which serves a host. */
const COMMANDS: Readonly<Record<string, Summary & { load(): Promise<{ default: Command }> }>> = {
  http: {
    usage: 'http [--port N] [--host ADDRESS] [--auth none|token|oidc]',
    summary: 'serve hosts over HTTP: on this machine, with a page to look at, or many people',
    load: () => import('./commands/http.ts'),
  },
  open: {
    usage: 'open [--port N] [--print]',
    summary: 'open the page of a running perch-mcp http in your browser, or print the link that lets one in',
    load: () => import('./commands/open.ts'),
  },
  user: {
    usage: 'user add|list|remove|export|limit|log [NAME]',
    summary: 'who may use a server with --auth, and how much of it',
    load: () => import('./commands/user.ts'),
  },
  token: {
    usage: 'token create --user NAME | list | revoke ID',
    summary: 'tokens of these users: --scope read|write|share|admin, --days N',
    load: () => import('./commands/token.ts'),
  },
  import: {
    usage: 'import [--dry-run] FILE.ics…',
    summary: 'take in calendars; --skip-broken leaves out what cannot be read',
    load: () => import('./commands/import.ts'),
  },
  account: {
    usage: 'account add caldav|icloud|fastmail|nextcloud|ics [URL] --user NAME | list | remove NAME | calendars NAME',
    summary: 'connect calendars of other places; --password-file FILE, --use CALENDAR=two-way|pull|off',
    load: () => import('./commands/account.ts'),
  },
  sync: {
    usage: 'sync [--dry-run] [--yes] [ACCOUNT]',
    summary: 'bring connected calendars and their groups here into step',
    load: () => import('./commands/sync.ts'),
  },
  conflicts: {
    usage: 'conflicts [ID mine|theirs|both]',
    summary: 'what was changed here and there to different things, side by side',
    load: () => import('./commands/conflicts.ts'),
  },
  export: {
    usage: 'export [--from --to] [FILE.ics]',
    summary: 'write the calendar, or what touches a time of it, to a file or standard output',
    load: () => import('./commands/export.ts'),
  },
  memo: {
    usage: 'memo import DIR|FILE.jsonl…',
    summary: 'take in notes: a folder of Markdown, or a JSON object a line',
    load: () => import('./commands/memo.ts'),
  },
  model: {
    usage: 'model list|install|remove [MODEL]',
    summary: 'search by meaning: models that run here; --from FOLDER needs no network',
    load: () => import('./commands/model.ts'),
  },
  reindex: {
    usage: 'reindex [--all]',
    summary: 'give notes and memories vectors, where they have none, so that they are found by meaning',
    load: () => import('./commands/reindex.ts'),
  },
  call: {
    usage: "call [--json] TOOL '{json}'",
    summary: 'call one tool, without a host',
    load: () => import('./commands/call.ts'),
  },
  demo: {
    usage: 'demo',
    summary: 'watch a host and a calendar at work; your own data is not touched',
    load: () => import('./commands/demo.ts'),
  },
  backup: {
    usage: 'backup [--force] FILE',
    summary: 'copy the calendar, which may be in use, into a file or folder',
    load: () => import('./commands/backup.ts'),
  },
  restore: {
    usage: 'restore [--yes] FILE',
    summary: 'put a backup in the place of the calendar',
    load: () => import('./commands/restore.ts'),
  },
  'migrate-to': {
    usage: 'migrate-to [--yes] postgres://…|FILE',
    summary: 'move the calendars of all users, with their history, to a PostgreSQL server or into a file',
    load: () => import('./commands/migrate-to.ts'),
  },
  doctor: {
    usage: 'doctor [--config HOST | --repair]',
    summary: 'check this installation, or print the entry for a host',
    load: () => import('./commands/doctor.ts'),
  },
  erase: {
    usage: 'erase [--yes] ID…',
    summary: 'remove items and their history for good',
    load: () => import('./commands/erase.ts'),
  },
};

/** What serves hosts, until they are gone or it is told to stop. */
const SERVING: ReadonlySet<string | undefined> = new Set([undefined, 'http']);

/** What answers calls, which may hold words that no test has thought of; other commands may well be long at one thing. */
const ANSWERING: ReadonlySet<string | undefined> = new Set([...SERVING, 'call']);

/** How long an opening database is waited for when the host is gone. SQLite takes an unfinished migration back. */
const CLOSING_MS = 300;

/** An existing database is opened when the host has had time for its first questions, which need none. */
const OPENING_AFTER_MS = 200;

const atMost = <T>(ms: number, work: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([work, setTimeout(ms, undefined, { ref: false })]);

interface Store {
  services(): Promise<Services>;
  /** Undefined until somebody has had it opened. */
  opened(): Services | undefined;
  close(): Promise<void>;
}

/** Opens the database when it is first needed: hosts start servers only to look at them. A failed attempt is repeated at the next call. */
function lazyStore(config: Config): Store {
  let opened: Promise<Services> | undefined;
  let ready: Services | undefined;
  let models: ConfiguredModels | undefined;
  const open = async (): Promise<Services> => {
    const [{ createServices }, { configuredModels }] = await Promise.all([
      import('./app/compose.ts'),
      import('./models/configured.ts'),
    ]);
    models ??= configuredModels(config);
    ready = await createServices({
      ...config,
      models,
      reaches: async () => (await import('./notify/channels.ts')).channelFor(config.notify) !== undefined,
    });
    return ready;
  };
  return {
    services() {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    opened: () => ready,
    async close() {
      models?.close();
      const services = await atMost(
        CLOSING_MS,
        opened?.catch(() => undefined),
      );
      await services?.close();
    },
  };
}

/**
 * Opens a database that is there already, so that one that cannot be used ends
 * the start with a reason. A new one is not created before it is needed.
 */
async function openExisting(config: Config, store: Store): Promise<void> {
  if (!isServerUrl(config.db) && !existsSync(config.db)) return;
  await store.services().catch((error: unknown) => {
    // A full disk or a busy file may be better at the next call.
    if (error instanceof UserError && error.code === 'INVALID_ARGUMENT') throw error;
  });
}

async function serve(config: Config, store: Store, called: Store['services']): Promise<number> {
  const [{ createServer }, { serveHost }, { reporter, serverOptions }, { notifying }, { syncing }] = await Promise.all([
    import('./mcp/server/server.ts'),
    import('./transports/stdio.ts'),
    import('./app/server-options.ts'),
    import('./notify/notifier.ts'),
    import('./background/syncing.ts'),
  ]);
  const options = { ...serverOptions(config), session: crypto.randomUUID(), opened: store.opened };
  if (process.stdin.isTTY) {
    warn('Perch is waiting for an MCP host on stdin. For people: perch-mcp --help\n');
  }
  // A host that has closed our stderr is no reason to end.
  process.stderr.on('error', () => {});
  process.on('unhandledRejection', (error) => options.report(`a promise was left alone: ${traceOf(error)}`));
  const { user } = options.identity;
  const telling = notifying(called, { ...config, ...options, user });
  const { services, stop } = syncing(telling.services, { ...options, user });
  const served = serveHost((era) => createServer(services, options, era), reporter(config, 'debug'));
  const opened = Promise.race([served, setTimeout(OPENING_AFTER_MS)]).then(() => openExisting(config, store));
  // Until the host is gone; sooner only when the database cannot be used.
  await Promise.race([served, opened.then(() => served)]);
  await atMost(CLOSING_MS, Promise.all([opened, telling.stop(), stop()]));
  return 0;
}

async function run(argv: readonly string[], env: Environment, watch: Watch): Promise<number> {
  const name = commandOf(argv);
  const entry = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name !== undefined && !entry) throw new ConfigError(`there is no command "${name}"`);
  const command = (await entry?.load())?.default;
  const { flags, words } = parseCommandLine(argv, command?.options);
  if (flags.version) {
    say(`${manifest.version}\n`);
    return 0;
  }
  if (flags.help) {
    const { helpText } = await import('./commands/help.ts');
    say(helpText(manifest.version, entry ? [entry] : Object.values(COMMANDS), defaultDatabase(env)));
    return 0;
  }
  const config = readConfig(flags, env);
  const store = lazyStore(config);
  const called = ANSWERING.has(name) ? watched(store.services, watch) : store.services;
  try {
    if (!command) return await serve(config, store, called);
    return await command.run({ config, words: words.slice(1), flags, env, services: called });
  } finally {
    await store.close();
  }
}

/** Says in one line what the person can do something about, and answers with the exit code. */
function complain(error: unknown): number {
  if (error instanceof ConfigError) warn(`perch-mcp: ${error.message} (see perch-mcp --help)\n`);
  else if (error instanceof UserError) {
    warn(`perch-mcp: ${[error.message, error.details.hint].filter(Boolean).join(' ')}\n`);
  } else throw error;
  return error instanceof ConfigError ? 2 : 1;
}

/** Runs one command line and answers with its exit code. `watch`: when the process is taken for stuck. */
export async function perform(argv: readonly string[], env: Environment, watch: Watch): Promise<number> {
  try {
    return await run(argv, env, watch);
  } catch (error) {
    return complain(error);
  }
}

/** Runs one command line and ends the process when it served a host; otherwise sets the exit code. */
export async function main(
  argv: readonly string[],
  env: Environment = process.env,
  watch: Watch = WATCH,
): Promise<void> {
  process.exitCode = await perform(argv, env, watch);
  // Timers of calls that were under way must not keep a process that has served.
  if (SERVING.has(commandOf(argv))) process.exit();
}
