import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** How a host starts this very installation: absolute paths, since a host started from the desktop often has no npx on its path. */
export const launch = (): { command: string; args: string[] } => ({
  command: process.execPath,
  args: [resolve(process.argv[1] ?? 'dist/cli.js')],
});

interface Host {
  readonly name: string;
  /** Where the entry goes. */
  readonly where: string;
  entry(env: Record<string, string>): string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const withEnv = (env: Record<string, string>) => (Object.keys(env).length > 0 ? { ...launch(), env } : launch());

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

function claudeFile(): string {
  if (process.platform === 'darwin')
    return join(homedir(), 'Library/Application Support/Claude/claude_desktop_config.json');
  if (process.platform === 'win32') return '%APPDATA%\\Claude\\claude_desktop_config.json';
  return '~/.config/Claude/claude_desktop_config.json';
}

export const HOSTS: Readonly<Record<string, Host>> = {
  claude: {
    name: 'Claude Desktop',
    where: claudeFile(),
    entry: (env) => json({ mcpServers: { perch: withEnv(env) } }),
  },
  vscode: {
    name: 'VS Code',
    where: '.vscode/mcp.json',
    entry: (env) => json({ servers: { perch: { type: 'stdio', ...withEnv(env) } } }),
  },
  cursor: {
    name: 'Cursor',
    where: '~/.cursor/mcp.json',
    entry: (env) => json({ mcpServers: { perch: withEnv(env) } }),
  },
  'claude-code': {
    name: 'Claude Code',
    where: 'a terminal',
    entry: (env) => {
      const { command, args } = launch();
      const settings = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
      return ['claude', 'mcp', 'add', 'perch', ...settings, '--', command, ...args].map(quoted).join(' ');
    },
  },
};
