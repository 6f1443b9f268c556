import { basename, resolve } from 'node:path';
import { isServerUrl, withoutPassword } from '../domain/server-url.ts';
import type { ModelSetting } from '../models/settings.ts';
import { defaultDatabase } from './config.ts';

/** How a host starts this very installation: absolute paths, since a host started from the desktop often has no npx on its path. */
export const launch = (): { command: string; args: string[] } => ({
  command: process.execPath,
  args: [resolve(process.argv[1] ?? 'dist/cli.js')],
});

/** What a person types to start this very installation; who runs a clone has no perch-mcp on the path. */
export const ourselves = (): readonly string[] => {
  const { command, args } = launch();
  return basename(args[0] ?? '') === 'cli.js' ? [command, ...args] : ['perch-mcp'];
};

/** Environment variables of an entry. */
export type EntryEnv = Readonly<Record<string, string>>;

/** The settings of a process that its hosts must share to see the same calendar. */
export interface SharedSettings {
  readonly db: string;
  readonly timezone: string | undefined;
  readonly language: string | undefined;
  readonly toolsets: string | undefined;
  readonly embedder?: ModelSetting;
  readonly reranker?: ModelSetting;
}

/** What a host that starts Perch itself would not inherit, and so needs in its entry. Keys of servers are not shown: they are put in by hand. */
export const settingsForHost = ({
  db,
  timezone,
  language,
  toolsets,
  embedder,
  reranker,
}: SharedSettings): EntryEnv => ({
  ...(db !== defaultDatabase({}) && { PERCH_DB: isServerUrl(db) ? withoutPassword(db) : db }),
  ...(timezone && { PERCH_TIMEZONE: timezone }),
  ...(language && { PERCH_LANGUAGE: language }),
  ...(toolsets && { PERCH_TOOLSETS: toolsets }),
  ...modelEntry('PERCH_EMBEDDER', embedder),
  ...modelEntry('PERCH_RERANKER', reranker),
});

function modelEntry(variable: string, setting: ModelSetting = { kind: 'auto' }): EntryEnv {
  if (setting.kind === 'auto') return {};
  if (setting.kind === 'http') return { [variable]: setting.url, [`${variable}_MODEL`]: setting.model };
  return { [variable]: setting.kind === 'named' ? setting.name : setting.kind };
}

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** One line for a terminal, each word quoted where it needs it. */
export const commandLine = (words: readonly string[]): string => words.map(quoted).join(' ');
