import { parseToolsets, TOOLSET_NAMES, UnknownToolset } from '../mcp/call/toolsets.ts';
import type { ServerOptions } from '../mcp/server/server.ts';
import { type Config, ConfigError, LOG_LEVELS } from './config.ts';
import { mayHaveAccounts } from './passwords.ts';
import { systemLanguage } from './system-language.ts';
import { systemZone } from './system-zone.ts';

/** Writes lines of at least `level` to stderr; they carry no content of anybody's calendar. */
export const reporter = (config: Config, level: (typeof LOG_LEVELS)[number]) => (line: string) => {
  if (LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(config.log)) process.stderr.write(`perch: ${line}\n`);
};

/** What the settings of a process say about every server that it builds. Throws ConfigError for an unknown toolset. */
export function serverOptions(config: Config): Omit<ServerOptions, 'session'> {
  return {
    identity: { user: 'local', local: true },
    toolsets: toolsetsOf(config),
    readOnly: config.readOnly,
    report: reporter(config, 'error'),
    fallback: {
      zone: config.timezone ?? systemZone().zone,
      language: systemLanguage(config.language),
    },
  };
}

function toolsetsOf(config: Config): ServerOptions['toolsets'] {
  try {
    const chosen = parseToolsets(config.toolsets);
    // Asked of a file: a host that only looks at the tools opens no calendar.
    return config.toolsets === undefined && mayHaveAccounts(config.db, process.env)
      ? new Set([...chosen, 'sync' as const])
      : chosen;
  } catch (error) {
    if (!(error instanceof UnknownToolset)) throw error;
    throw new ConfigError(({ starting }) => starting.unknownToolset({ name: error.word, names: TOOLSET_NAMES }));
  }
}
