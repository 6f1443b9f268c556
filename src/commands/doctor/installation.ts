import { type Config, ConfigError } from '../../app/config.ts';
import { serverOptions } from '../../app/server-options.ts';
import { sqliteEngine } from '../../db/dialects/connection.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** The program and its settings. */
export function checkInstallation(config: Config): Finding[] {
  return [
    ok(`Node ${process.versions.node}, zone data ${process.versions.tz}, SQLite by ${sqliteEngine().name}`),
    zone(config),
    toolsets(config),
  ];
}

function toolsets(config: Config): Finding {
  try {
    return ok(`Toolsets ${[...serverOptions(config).toolsets].join(', ')}`);
  } catch (error) {
    if (error instanceof ConfigError) return problem(`No server starts with these settings: ${error.message}`);
    throw error;
  }
}

function zone(config: Config): Finding {
  const system = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const used = config.timezone ?? system;
  if (config.timezone === undefined && /^(Etc\/)?UTC$/.test(used)) {
    return warning(
      'The time zone is UTC because none is set: set PERCH_TIMEZONE, or let the assistant save yours with profile_update.',
    );
  }
  return ok(`Time zone ${used}${config.timezone === undefined ? ' (of this system)' : ''}`);
}
