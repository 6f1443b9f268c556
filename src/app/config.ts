import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { z } from 'zod';
import { isServerUrl } from '../domain/server-url.ts';
import { findZone } from '../domain/time/zone.ts';
import type { Messages } from '../messages/en/messages.ts';
import { LANGUAGES, type Language, messages } from '../messages/index.ts';
import type { ModelSetting } from '../models/settings.ts';

export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;

/** How reminders reach the user: `auto` takes what works here. */
const NOTIFY = ['auto', 'desktop', 'channels', 'off'] as const;

/** What happens to a program that plans while another one does, for the same user. */
const PLANNER_LOCK = ['off', 'reject', 'takeover'] as const;

export type PlannerLock = (typeof PLANNER_LOCK)[number];

const SQLITE = ['auto', 'node'] as const;

export interface Config {
  /** A file path, `:memory:`, or the URL of a PostgreSQL database. */
  readonly db: string;
  /** Whether a PostgreSQL server keeps statements prepared. */
  readonly pgPrepared: boolean;
  readonly timezone: string | undefined;
  readonly language: Language | undefined;
  readonly toolsets: string | undefined;
  readonly readOnly: boolean;
  /** Whether every todo must have a due time. */
  readonly todoRequireDue: boolean;
  readonly plannerLock: PlannerLock;
  readonly notify: (typeof NOTIFY)[number];
  /** `node` is Node's own, which db/dialects reads from the environment; here it is only checked. */
  readonly sqlite: (typeof SQLITE)[number];
  readonly log: (typeof LOG_LEVELS)[number];
  readonly embedder: ModelSetting;
  readonly reranker: ModelSetting;
  /** The folder that models are installed in. */
  readonly modelFolder: string;
}

/** What the person who starts Perch got wrong, as one line: written for them, or in words of any language. */
export class ConfigError extends Error {
  readonly #said: string | ((to: Messages) => string);

  constructor(said: string | ((to: Messages) => string)) {
    super(typeof said === 'string' ? said : said(messages('en')));
    this.#said = said;
  }

  in(language: Language): string {
    return typeof this.#said === 'string' ? this.#said : this.#said(messages(language));
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;
export type Flags = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** The flags that every command takes. */
const COMMON = {
  db: { type: 'string' },
  timezone: { type: 'string' },
  language: { type: 'string' },
  toolsets: { type: 'string' },
  notify: { type: 'string' },
  'planner-lock': { type: 'string' },
  'read-only': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const satisfies Options;

/** The first word of a command line that is not a flag or its value. */
export function commandOf(argv: readonly string[]): string | undefined {
  const { positionals } = parseArgs({ args: [...argv], options: COMMON, strict: false, allowPositionals: true });
  return positionals[0];
}

/** Splits a command line into flags and words. Throws ConfigError for a flag that is not common and not in `own`. */
export function parseCommandLine(argv: readonly string[], own: Options = {}): { flags: Flags; words: string[] } {
  try {
    const options = { ...COMMON, ...own };
    const { values, positionals } = parseArgs({ args: [...argv], options, strict: true, allowPositionals: true });
    return { flags: values as Flags, words: positionals };
  } catch (error) {
    throw new ConfigError((to) => flagRefusal(error, to.starting));
  }
}

/** What `parseArgs` refused: it speaks English, but says which flag it is about. */
function flagRefusal(error: unknown, said: Messages['starting']): string {
  const [message, code] = error instanceof Error && 'code' in error ? [error.message, error.code] : [String(error)];
  const [, flag = ''] = /'(?:-\w, )?(-[^\s']+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return said.unknownFlag({ flag });
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  return message.includes('not take') ? said.flagTakesNone({ flag }) : said.flagNeedsValue({ flag });
}

/** Where data lies when nothing is said: the platform's folder for it. */
export function defaultDatabase(
  env: Environment,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Perch', 'perch.db');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Perch', 'perch.db');
  const data = env.XDG_DATA_HOME;
  return join(data && isAbsolute(data) ? data : join(home, '.local', 'share'), 'perch', 'perch.db');
}

/** Where models are installed when nothing is said: in the platform's folder, so that all databases share them. */
const defaultModels = (env: Environment): string => join(dirname(defaultDatabase(env)), 'models');

/** Names what is wrong with a setting. */
const because = (why: keyof Messages['starting']['mustBe']): string => why;

const inHome = (path: string): string => resolve(path.startsWith('~/') ? join(homedir(), path.slice(2)) : path);

const database = z.string().transform((text, context) => {
  if (text === ':memory:') return text;
  if (isServerUrl(text)) {
    if (!URL.canParse(text)) context.addIssue(because('serverUrl'));
    return text;
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) context.addIssue(because('database'));
  return inHome(text);
});

const zone = z.string().transform((name, context) => {
  const found = findZone(name);
  if (found === undefined) context.addIssue(because('zone'));
  return found;
});

const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off', 'yes', 'no'], { error: because('onOff') })
  .transform((word) => ['1', 'true', 'on', 'yes'].includes(word));

/** What hosts of MCPB bundles leave in an entry for a setting that the user left empty. */
const UNFILLED = /^\$\{user_config\.\w+\}$/;

/** Reads one setting: the flag wins over the environment, and empty counts as not given. */
function setting<Schema extends z.ZodType>(
  [flag, variable]: readonly [flag: string | undefined, variable: string],
  flags: Flags,
  env: Environment,
  schema: Schema,
): z.output<Schema> | undefined {
  const given = flag === undefined ? undefined : flags[flag];
  const value = given || env[variable];
  if (!value || UNFILLED.test(String(value))) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = given ? `--${flag}` : variable;
  throw new ConfigError(({ starting }) => starting.setting({ name, why: whyOf(issue, starting) }));
}

/** What is wrong, in words: by name, since it is not known yet who reads it. */
function whyOf(issue: z.core.$ZodIssue | undefined, { mustBe, oneOf }: Messages['starting']): string {
  const said: Readonly<Record<string, string>> = mustBe;
  if (issue?.code === 'invalid_value') return said[issue.message] ?? oneOf({ values: issue.values.map(String) });
  return said[issue?.message ?? ''] ?? issue?.message ?? '';
}

const model = z.string().transform((text, context): ModelSetting => {
  if (text === 'auto' || text === 'off') return { kind: text };
  if (!text.includes('://')) return { kind: 'named', name: text };
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) context.addIssue(because('model'));
  else if (url.username || url.password) context.addIssue(because('noPassword'));
  return { kind: 'http', url: text.replace(/\/+$/, ''), model: '', key: undefined };
});

/** Reads `PERCH_EMBEDDER`, and for a URL the model's name and the key beside it. */
function modelSetting(variable: string, flags: Flags, env: Environment): ModelSetting {
  const read = setting([undefined, variable], flags, env, model) ?? { kind: 'auto' };
  if (read.kind !== 'http') return read;
  const more = (end: string) => setting([undefined, `${variable}_${end}`], flags, env, z.string());
  const name = more('MODEL');
  if (!name) throw new ConfigError(({ starting }) => starting.modelNeeded({ variable }));
  return { ...read, model: name, key: more('KEY') };
}

/** The settings of flags and environment. Throws ConfigError. */
export function readConfig(flags: Flags, env: Environment): Config {
  return {
    db: setting(['db', 'PERCH_DB'], flags, env, database) ?? defaultDatabase(env),
    pgPrepared: setting([undefined, 'PERCH_PG_PREPARED'], flags, env, flag) ?? true,
    timezone: setting(['timezone', 'PERCH_TIMEZONE'], flags, env, zone),
    language: setting(['language', 'PERCH_LANGUAGE'], flags, env, z.enum(LANGUAGES)),
    toolsets: setting(['toolsets', 'PERCH_TOOLSETS'], flags, env, z.string()),
    todoRequireDue: setting([undefined, 'PERCH_TODO_REQUIRE_DUE'], flags, env, flag) ?? false,
    plannerLock: setting(['planner-lock', 'PERCH_PLANNER_LOCK'], flags, env, z.enum(PLANNER_LOCK)) ?? 'off',
    notify: setting(['notify', 'PERCH_NOTIFY'], flags, env, z.enum(NOTIFY)) ?? 'auto',
    sqlite: setting([undefined, 'PERCH_SQLITE'], flags, env, z.enum(SQLITE)) ?? 'auto',
    readOnly: flags['read-only'] === true || (setting([undefined, 'PERCH_READ_ONLY'], flags, env, flag) ?? false),
    log: setting([undefined, 'PERCH_LOG'], flags, env, z.enum(LOG_LEVELS)) ?? 'error',
    embedder: modelSetting('PERCH_EMBEDDER', flags, env),
    reranker: modelSetting('PERCH_RERANKER', flags, env),
    modelFolder: setting([undefined, 'PERCH_MODELS'], flags, env, z.string().transform(inHome)) ?? defaultModels(env),
  };
}
