import { type Environment, type Flags, LOG_LEVELS } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { isLanguage, messages } from '../messages/index.ts';
import { tools } from '../tools/index.ts';

interface Helped {
  readonly version: string;
  /** How each is called, by its name. */
  readonly commands: readonly { readonly key: string; readonly usage: string }[];
  /** Where data lies when nothing is said. */
  readonly database: string;
}

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
};

/** What `perch-mcp --help` prints, and `perch-mcp COMMAND --help` of that command, in the language of who asks. */
export function helpText({ version, commands, database }: Helped, flags: Flags, env: Environment): string {
  const asked = flags.language ?? env.PERCH_LANGUAGE;
  const texts = messages(systemLanguage(isLanguage(asked) ? asked : undefined)).terminal;
  const summaries: Readonly<Record<string, string>> = texts.summaries;
  const toolsets = [...new Set(tools.map((tool) => tool.toolset))];
  const flag = (usage: string, variable: string, text: string) => [usage, `${variable.padEnd(17)}${text}`] as const;
  return `${texts.whatItIs({ version })}

${texts.commandsTitle}
${table([['perch-mcp', texts.servesHost], ...commands.map(({ key, usage }) => [`perch-mcp ${usage}`, summaries[key] ?? ''] as const)])}

${texts.flagsTitle}
${table([
  flag('--db PATH', 'PERCH_DB', texts.flags.db({ database })),
  flag('--timezone ZONE', 'PERCH_TIMEZONE', texts.flags.timezone),
  flag('--language zh|en', 'PERCH_LANGUAGE', texts.flags.language),
  flag('--toolsets LIST', 'PERCH_TOOLSETS', texts.flags.toolsets({ toolsets })),
  flag('--notify auto|desktop|channels|off', 'PERCH_NOTIFY', texts.flags.notify),
  flag('--planner-lock MODE', 'PERCH_PLANNER_LOCK ', texts.flags.plannerLock),
  flag('--read-only', 'PERCH_READ_ONLY', texts.flags.readOnly),
  flag('-h, --help', '', texts.flags.help),
  flag('-v, --version', '', texts.flags.version),
])}

${texts.moreSettings({ levels: LOG_LEVELS })}
`;
}
