import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Language, messages } from '../messages/index.ts';
import { commandLine, type EntryEnv, launch } from './hosts.ts';

/** A program that brings a model to Perch. */
export interface Host {
  readonly name: string;
  /** The file that the entries go into. */
  readonly file?: string;
  /** Where in its settings they go, for a host that has no file for them. With neither they are commands for a terminal. */
  readonly menu?: 'cherryStudio' | 'jetBrains';
  /** For a host that starts Perch itself, over stdio. */
  entry(env: EntryEnv): string;
  /** For a host that connects to a running Perch; `url` is that of `/mcp`. */
  urlEntry(url: string): string;
  /** A link that has the host add Perch by itself, over stdio. */
  link?(env: EntryEnv): string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const withEnv = (env: EntryEnv) => (Object.keys(env).length > 0 ? { ...launch(), env } : launch());

/** The form that most hosts have taken from Claude Desktop. */
const mcpServers = (perch: object): string => json({ mcpServers: { perch } });

/** A host of that form; `urlKey`: what it calls the address of a server. */
const common = (name: string, file: string, urlKey: 'url' | 'httpUrl' | 'serverUrl' = 'url'): Host => ({
  name,
  file,
  entry: (env) => mcpServers(withEnv(env)),
  urlEntry: (url) => mcpServers({ [urlKey]: url }),
});

/** A command such as `claude mcp add`; each setting follows `flag`. */
function addCommand(words: readonly string[], flag: string, env: EntryEnv): string {
  const { command, args } = launch();
  const settings = Object.entries(env).flatMap(([key, value]) => [flag, `${key}=${value}`]);
  return commandLine([...words, 'perch', ...settings, '--', command, ...args]);
}

/** Text as TOML and JSON alike write it: their basic strings have the same escapes. */
const tomlText = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007f');

const toml = (lines: Readonly<Record<string, string>>): string =>
  Object.entries(lines)
    .map(([key, value]) => `${key} = ${value}`)
    .join('\n');

function claudeFile(): string {
  if (process.platform === 'darwin')
    return join(homedir(), 'Library/Application Support/Claude/claude_desktop_config.json');
  if (process.platform === 'win32') return '%APPDATA%\\Claude\\claude_desktop_config.json';
  return '~/.config/Claude/claude_desktop_config.json';
}

export const HOSTS: Readonly<Record<string, Host>> = {
  claude: {
    ...common('Claude Desktop', claudeFile()),
    // Its own connectors are opened from Anthropic's network, which does not reach this machine.
    urlEntry: (url) => mcpServers({ command: 'npx', args: ['-y', 'mcp-remote', url] }),
  },
  vscode: {
    name: 'VS Code',
    file: '.vscode/mcp.json',
    entry: (env) => json({ servers: { perch: { type: 'stdio', ...withEnv(env) } } }),
    urlEntry: (url) => json({ servers: { perch: { type: 'http', url } } }),
    // https://code.visualstudio.com/api/extension-guides/ai/mcp#create-an-mcp-installation-url
    link: (env) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'perch', type: 'stdio', ...withEnv(env) }))}`,
  },
  cursor: {
    ...common('Cursor', '~/.cursor/mcp.json'),
    // https://cursor.com/docs/context/mcp/install-links
    link: (env) => {
      const config = Buffer.from(JSON.stringify(withEnv(env))).toString('base64');
      return `cursor://anysphere.cursor-deeplink/mcp/install?name=perch&config=${encodeURIComponent(config)}`;
    },
  },
  'claude-code': {
    name: 'Claude Code',
    entry: (env) => addCommand(['claude', 'mcp', 'add', '--scope', 'user'], '-e', env),
    urlEntry: (url) => commandLine(['claude', 'mcp', 'add', '--scope', 'user', '--transport', 'http', 'perch', url]),
  },
  'cherry-studio': {
    name: 'Cherry Studio',
    menu: 'cherryStudio',
    entry: (env) => mcpServers({ name: 'Perch', type: 'stdio', isActive: true, ...withEnv(env) }),
    urlEntry: (url) => mcpServers({ name: 'Perch', type: 'streamableHttp', isActive: true, baseUrl: url }),
  },
  codex: {
    name: 'Codex',
    entry: (env) => addCommand(['codex', 'mcp', 'add'], '--env', env),
    urlEntry: (url) => commandLine(['codex', 'mcp', 'add', 'perch', '--url', url]),
  },
  chatgpt: {
    name: 'ChatGPT desktop',
    // It shares the file of Codex.
    file: '~/.codex/config.toml',
    entry: (env) => {
      const { command, args } = launch();
      const settings = Object.entries(env).map(([key, value]) => [key, tomlText(value)]);
      return [
        `[mcp_servers.perch]\n${toml({ command: tomlText(command), args: `[${args.map(tomlText).join(', ')}]` })}`,
        ...(settings.length > 0 ? [`\n[mcp_servers.perch.env]\n${toml(Object.fromEntries(settings))}`] : []),
      ].join('\n');
    },
    urlEntry: (url) => `[mcp_servers.perch]\n${toml({ url: tomlText(url) })}`,
  },
  gemini: common('Gemini CLI', '~/.gemini/settings.json', 'httpUrl'),
  qwen: common('Qwen Code', '~/.qwen/settings.json', 'httpUrl'),
  opencode: {
    name: 'opencode',
    file: '~/.config/opencode/opencode.json',
    entry: (env) => {
      const { command, args } = launch();
      const local = { type: 'local', command: [command, ...args], enabled: true };
      return json({ mcp: { perch: Object.keys(env).length > 0 ? { ...local, environment: env } : local } });
    },
    urlEntry: (url) => json({ mcp: { perch: { type: 'remote', url, enabled: true } } }),
  },
  lmstudio: common('LM Studio', '~/.lmstudio/mcp.json'),
  zed: {
    name: 'Zed',
    file: '~/.config/zed/settings.json',
    entry: (env) => json({ context_servers: { perch: withEnv(env) } }),
    urlEntry: (url) => json({ context_servers: { perch: { url } } }),
  },
  windsurf: common('Windsurf', '~/.codeium/windsurf/mcp_config.json', 'serverUrl'),
  jetbrains: {
    name: 'JetBrains AI Assistant',
    menu: 'jetBrains',
    entry: (env) => mcpServers(withEnv(env)),
    urlEntry: (url) => mcpServers({ url }),
  },
};

/** The file or place in settings that the entries of a host go into; undefined: a terminal. */
export const placeOf = ({ file, menu }: Host, language: Language): string | undefined =>
  menu === undefined ? file : messages(language).page.menus[menu];
