import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
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

export interface Host {
  readonly name: string;
  /** The file that the entries go into; without one they are commands for a terminal. */
  readonly file?: string;
  /** For a host that starts Perch itself, over stdio. */
  entry(env: EntryEnv): string;
  /** For a host that connects to a running Perch; `url` is that of `/mcp`. */
  urlEntry(url: string): string;
}

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

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const withEnv = (env: EntryEnv) => (Object.keys(env).length > 0 ? { ...launch(), env } : launch());

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** One line for a terminal, each word quoted where it needs it. */
export const commandLine = (words: readonly string[]): string => words.map(quoted).join(' ');

function claudeFile(): string {
  if (process.platform === 'darwin')
    return join(homedir(), 'Library/Application Support/Claude/claude_desktop_config.json');
  if (process.platform === 'win32') return '%APPDATA%\\Claude\\claude_desktop_config.json';
  return '~/.config/Claude/claude_desktop_config.json';
}

export const HOSTS: Readonly<Record<string, Host>> = {
  claude: {
    name: 'Claude Desktop',
    file: claudeFile(),
    entry: (env) => json({ mcpServers: { perch: withEnv(env) } }),
    // Its own connectors are opened from Anthropic's network, which does not reach this machine.
    urlEntry: (url) => json({ mcpServers: { perch: { command: 'npx', args: ['-y', 'mcp-remote', url] } } }),
  },
  vscode: {
    name: 'VS Code',
    file: '.vscode/mcp.json',
    entry: (env) => json({ servers: { perch: { type: 'stdio', ...withEnv(env) } } }),
    urlEntry: (url) => json({ servers: { perch: { type: 'http', url } } }),
  },
  cursor: {
    name: 'Cursor',
    file: '~/.cursor/mcp.json',
    entry: (env) => json({ mcpServers: { perch: withEnv(env) } }),
    urlEntry: (url) => json({ mcpServers: { perch: { url } } }),
  },
  'claude-code': {
    name: 'Claude Code',
    entry: (env) => {
      const { command, args } = launch();
      const settings = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
      return commandLine(['claude', 'mcp', 'add', '--scope', 'user', 'perch', ...settings, '--', command, ...args]);
    },
    urlEntry: (url) => commandLine(['claude', 'mcp', 'add', '--scope', 'user', '--transport', 'http', 'perch', url]),
  },
};
