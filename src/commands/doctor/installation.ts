import { type Config, ConfigError } from '../../app/config.ts';
import { serverOptions } from '../../app/server-options.ts';
import { systemZone } from '../../app/system-zone.ts';
import { sqliteEngine } from '../../db/dialects/connection.ts';
import { TOOLS } from '../../messages/shared/tools.ts';
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
  if (config.timezone !== undefined) return ok(`Time zone ${config.timezone}`);
  const { zone: used, isGuess, tz } = systemZone();
  if (isGuess) {
    const why =
      tz === undefined
        ? 'The time zone of this system is not known'
        : `TZ is ${JSON.stringify(tz)}, which Node does not know as a time zone`;
    return problem(`${why}: times are read in ${used}. Set PERCH_TIMEZONE to yours, such as Asia/Shanghai.`);
  }
  if (/^(Etc\/)?UTC$/.test(used)) {
    return warning(
      `The time zone is UTC because none is set: set PERCH_TIMEZONE, or let the assistant save yours with ${TOOLS.profile}.`,
    );
  }
  return ok(`Time zone ${used} (of this system)`);
}
