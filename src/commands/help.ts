import { LOG_LEVELS } from '../app/config.ts';
import { tools } from '../tools/index.ts';

/** One line of `--help` for each command. */
export interface Summary {
  readonly usage: string;
  readonly summary: string;
}

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
};

/** What `perch-mcp --help` prints, and `perch-mcp COMMAND --help` of that command. */
export function helpText(version: string, commands: readonly Summary[], database: string): string {
  return `perch-mcp ${version}: calendar, reminders, todos, memos and memory for MCP hosts

Commands
${table([['perch-mcp', 'serve one host over stdin and stdout'], ...commands.map(({ usage, summary }) => [`perch-mcp ${usage}`, summary] as const)])}

Flags (each wins over its environment variable)
${table([
  ['--db PATH', `PERCH_DB         database file, :memory: or postgres://… (default ${database})`],
  ['--timezone ZONE', 'PERCH_TIMEZONE   IANA time zone, unless the profile has one'],
  ['--language zh|en', 'PERCH_LANGUAGE   language of messages, unless the profile has one'],
  ['--toolsets LIST', `PERCH_TOOLSETS   of ${[...new Set(tools.map((tool) => tool.toolset))].join(', ')}`],
  ['--notify auto|desktop|channels|off', 'PERCH_NOTIFY     how due reminders reach you (default auto)'],
  [
    '--planner-lock MODE',
    'PERCH_PLANNER_LOCK  of two programs that plan at once: off, reject or takeover (default off)',
  ],
  ['--read-only', 'PERCH_READ_ONLY  list only tools that read (on or off)'],
  ['-h, --help', '                 this text'],
  ['-v, --version', '                 the version'],
])}

PERCH_EMBEDDER is auto (an installed model), off, an installed model, or the URL of an OpenAI-compatible
server with PERCH_EMBEDDER_MODEL and perhaps PERCH_EMBEDDER_KEY; PERCH_RERANKER likewise (/rerank).
PERCH_MODELS is the folder of models.
PERCH_TODO_REQUIRE_DUE=on adds no todo without a due time.
PERCH_SQLITE=node takes Node's own SQLite (22.16 or later) in place of better-sqlite3, as is done where that is not installed.
PERCH_PG_PREPARED=off keeps no prepared statements on a PostgreSQL server, as PgBouncer in transaction mode needs.
PERCH_LOG is one of ${LOG_LEVELS.join(', ')} (default error); logs go to stderr.
`;
}
