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
import { languageOf } from './app/system-language.ts';
import type { Command } from './commands/terminal/command.ts';
import { say, warn } from './commands/terminal/say.ts';
import { UserError } from './domain/errors.ts';
import { isServerUrl } from './domain/server-url.ts';
import { inLanguage } from './domain/storage-refusal.ts';
import { traceOf } from './mcp/call/trace.ts';
import { type Language, messages } from './messages/index.ts';
import type { ConfiguredModels } from './models/configured.ts';
import type { Services } from './services/index.ts';
import { WATCH, type Watch, watched } from './watchdog/watch.ts';

interface Entry {
  readonly usage: string;
  load(): Promise<{ default: Command }>;
}

/** Every command but the one without a name, which serves a host. */
const COMMANDS = {
  http: {
    usage: 'http [--port N] [--host ADDRESS] [--auth none|token|oidc]',
    load: () => import('./commands/http.ts'),
  },
  open: {
    usage: 'open [--port N] [--print] [--user NAME]',
    load: () => import('./commands/open.ts'),
  },
  user: {
    usage: 'user add|list|remove|export|limit|log [NAME]',
    load: () => import('./commands/user.ts'),
  },
  token: {
    usage: 'token create --user NAME | list | revoke ID',
    load: () => import('./commands/token.ts'),
  },
  import: {
    usage: 'import [--dry-run] FILE.ics…',
    load: () => import('./commands/import.ts'),
  },
  account: {
    usage: 'account add caldav|icloud|fastmail|nextcloud|ics [URL] --user NAME | list | remove NAME | calendars NAME',
    load: () => import('./commands/account.ts'),
  },
  sync: {
    usage: 'sync [--dry-run] [--yes] [ACCOUNT]',
    load: () => import('./commands/sync.ts'),
  },
  conflicts: {
    usage: 'conflicts [ID mine|theirs|both]',
    load: () => import('./commands/conflicts.ts'),
  },
  service: {
    usage: 'service install|status|remove [--port N]',
    load: () => import('./commands/service.ts'),
  },
  notify: {
    usage: 'notify add KIND [URL] | test | list | remove NAME | quiet HOURS|off',
    load: () => import('./commands/notify.ts'),
  },
  export: {
    usage: 'export [--from --to] [FILE.ics]',
    load: () => import('./commands/export.ts'),
  },
  memo: {
    usage: 'memo import DIR|FILE.jsonl…',
    load: () => import('./commands/memo.ts'),
  },
  model: {
    usage: 'model list|install|remove [MODEL]',
    load: () => import('./commands/model.ts'),
  },
  reindex: {
    usage: 'reindex [--all]',
    load: () => import('./commands/reindex.ts'),
  },
  call: {
    usage: "call [--json] TOOL '{json}'",
    load: () => import('./commands/call.ts'),
  },
  demo: {
    usage: 'demo',
    load: () => import('./commands/demo.ts'),
  },
  backup: {
    usage: 'backup [--force] FILE',
    load: () => import('./commands/backup.ts'),
  },
  restore: {
    usage: 'restore [--yes] FILE',
    load: () => import('./commands/restore.ts'),
  },
  'migrate-to': {
    usage: 'migrate-to [--yes] postgres://…|FILE',
    load: () => import('./commands/migrate-to.ts'),
  },
  doctor: {
    usage: 'doctor [--config HOST | --repair]',
    load: () => import('./commands/doctor.ts'),
  },
  erase: {
    usage: 'erase [--yes] ID…',
    load: () => import('./commands/erase.ts'),
  },
} satisfies Readonly<Record<string, Entry>>;

const isCommand = (name: string | undefined): name is keyof typeof COMMANDS =>
  name !== undefined && Object.hasOwn(COMMANDS, name);

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

const settingsOf = async ({ db }: Config) => (await import('./app/notify-file.ts')).notifyFile(db, process.env);

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
      reaches: async () => {
        const [{ reachOf }, file] = await Promise.all([import('./notify/reach.ts'), settingsOf(config)]);
        // What cannot be read keeps nobody from adding a reminder: whoever delivers says so.
        const settings = await file.read().catch(() => ({ channels: [] }));
        return reachOf(config.notify, settings).channels.length > 0;
      },
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
    warn(`${messages(options.fallback.language).terminal.waiting}\n`);
  }
  // A host that has closed our stderr is no reason to end.
  process.stderr.on('error', () => {});
  process.on('unhandledRejection', (error) => options.report(`a promise was left alone: ${traceOf(error)}`));
  const { user } = options.identity;
  const telling = notifying(called, {
    ...options,
    notify: config.notify,
    settings: async () => (await settingsOf(config)).read(),
    user,
  });
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
  const entry: Entry | undefined = isCommand(name) ? COMMANDS[name] : undefined;
  if (name !== undefined && !entry) throw new ConfigError((to) => to.terminal.noCommand({ name }));
  const command = (await entry?.load())?.default;
  const { flags, words } = parseCommandLine(argv, command?.options);
  if (flags.version) {
    say(`${manifest.version}\n`);
    return 0;
  }
  if (flags.help) {
    const { helpText } = await import('./commands/help.ts');
    const usages = Object.entries<Entry>(COMMANDS).map(([key, { usage }]) => ({ key, usage }));
    const shown = usages.filter(({ key }) => !isCommand(name) || key === name);
    say(helpText({ version: manifest.version, commands: shown, database: defaultDatabase(env) }, flags, env));
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
function exitCodeOf(error: unknown, language: Language): number {
  const { terminal, times } = messages(language);
  const complain = (why: string): void => warn(`${terminal.complaint({ why })}\n`);
  if (error instanceof ConfigError) complain(terminal.seeHelp({ why: error.in(language) }));
  else if (error instanceof UserError) {
    const { message, details } = inLanguage(error, language);
    complain([message, details.hint].filter(Boolean).join(times.betweenSentences));
  } else throw error;
  return error instanceof ConfigError ? 2 : 1;
}

/** Runs one command line and answers with its exit code. `watch`: when the process is taken for stuck. */
export async function perform(argv: readonly string[], env: Environment, watch: Watch): Promise<number> {
  try {
    return await run(argv, env, watch);
  } catch (error) {
    return exitCodeOf(error, languageOf(argv, env));
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
