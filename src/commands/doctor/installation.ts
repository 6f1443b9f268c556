import { type Config, ConfigError } from '../../app/config.ts';
import { serverOptions } from '../../app/server-options.ts';
import { systemZone } from '../../app/system-zone.ts';
import { sqliteEngine } from '../../db/dialects/connection.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** The program and its settings. */
export function checkInstallation(config: Config): Finding[] {
  return [program(), zone(config), toolsets(config)];
}

function program(): Finding {
  const { node, tz: zones = '' } = process.versions;
  const { name: sqlite } = sqliteEngine();
  return ok((say) => say.program({ node, zones, sqlite }));
}

function toolsets(config: Config): Finding {
  try {
    const names = [...serverOptions(config).toolsets];
    return ok((say) => say.toolsets({ names }));
  } catch (error) {
    if (error instanceof ConfigError) return problem((say) => say.noStart({ why: error.message }));
    throw error;
  }
}

function zone(config: Config): Finding {
  const { timezone } = config;
  if (timezone !== undefined) return ok((say) => say.zone({ zone: timezone }));
  const { zone: used, isGuess, tz } = systemZone();
  if (isGuess) {
    return problem((say) => (tz === undefined ? say.zoneUnknown({ used }) : say.zoneNone({ tz, used })));
  }
  if (/^(Etc\/)?UTC$/.test(used)) {
    return warning((say) => say.zoneUtc);
  }
  return ok((say) => say.zoneOfSystem({ zone: used }));
}
