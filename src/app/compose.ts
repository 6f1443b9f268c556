import { type Database as OpenedDatabase, openDatabase } from '../db/file/open.ts';
import type { Language } from '../domain/caller.ts';
import { isServerUrl } from '../domain/server-url.ts';
import type { PhraseReader } from '../domain/time/phrase.ts';
import { FEATURES } from '../features/index.ts';
import { inThreads } from '../heavy/thread.ts';
import type { Models } from '../retrieval/models.ts';
import { NO_MODELS } from '../retrieval/models.ts';
import type { Services } from '../services/index.ts';
import { servicesOn } from '../services/on-store.ts';
import type { Remotes } from '../services/sync/remotes.ts';
import type { PlannerLock } from './config.ts';
import { systemZone } from './system-zone.ts';

export interface StoreOptions {
  /** A file path, `:memory:`, or the URL of a PostgreSQL database. */
  readonly db: string;
  /** Whether a PostgreSQL server keeps statements prepared. Default true. */
  readonly pgPrepared?: boolean | undefined;
  readonly timezone: string | undefined;
  readonly language: Language | undefined;
  /** Whether every todo must have a due time. Default false. */
  readonly todoRequireDue?: boolean | undefined;
  /** What happens to who plans while another program does. Default `off`: nothing. */
  readonly plannerLock?: PlannerLock | undefined;
  /** Whether a notification can reach the user from this process. Default: none can. */
  readonly reaches?: () => Promise<boolean>;
  /** What searches by meaning. Default: nothing does. */
  readonly models?: Models;
  /** Calendars of other places; a test brings its own. */
  readonly remotes?: (() => Promise<Remotes>) | undefined;
  /** The clock; a test brings its own. */
  readonly now?: () => number;
  /** How often it is looked for changes while somebody watches, in milliseconds; a test looks more often. */
  readonly lookMs?: number | undefined;
}

/** Opens a file or a database of a server. `pg` is loaded only for the latter. */
export async function openStore(db: string, prepared: boolean | undefined, now: () => number): Promise<OpenedDatabase> {
  if (!isServerUrl(db)) return openDatabase({ path: db, now });
  const { openServer } = await import('../db/server/open.ts');
  return openServer({ url: db, prepared });
}

/** Only sync needs them: not loaded before it is asked for. */
async function remotesFor(db: string): Promise<Remotes> {
  const [{ remotesWith }, { passwordsFor }] = await Promise.all([import('./remotes.ts'), import('./passwords.ts')]);
  return remotesWith(passwordsFor(db, process.env));
}

const nobody = async (): Promise<boolean> => false;

/** Opens a store and puts the use cases on it; they read plain language where the parser is given. Throws UserError when the file cannot be used. */
export async function openServices(options: StoreOptions, phrases?: PhraseReader): Promise<Services> {
  const {
    db: path,
    timezone,
    language,
    todoRequireDue: todosNeedDue = false,
    plannerLock = 'off',
    reaches = nobody,
    models = NO_MODELS,
    now = Date.now,
    lookMs,
    remotes = () => remotesFor(path),
  } = options;
  const opened = await openStore(path, options.pgPrepared, now);
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return servicesOn(
    { ...opened, tzdata: process.versions.tz ?? 'unknown', models, kinds: FEATURES },
    {
      now,
      phrases,
      defaults: {
        ...{ timezone, language, todosNeedDue },
        ...(plannerLock !== 'off' && { plannerLock }),
        system: { timezone: systemZone().zone, locale },
      },
      reminders: { reaches },
      remotes,
      lookMs,
    },
  );
}

/** As `openServices`, with heavy work off the event loop. A store in memory belongs to one thread, and works there. */
export async function createServices(options: StoreOptions): Promise<Services> {
  // Most of a tenth of a second to load: not before a tool is called.
  const { readArgument } = await import('../domain/quick-add/series/argument.ts');
  const services = await openServices(options, readArgument);
  const { db, pgPrepared, timezone, language } = options;
  if (services.store === ':memory:') return services;
  return inThreads(services, { db: isServerUrl(db) ? db : services.store, pgPrepared, timezone, language });
}
