import { existsSync, statSync } from 'node:fs';
import { type Config, ConfigError } from '../config.ts';
import { UserError } from '../errors.ts';
import type { Services } from '../services/index.ts';
import type { Command } from './command.ts';
import { HOSTS } from './hosts.ts';
import { localCaller } from './local.ts';

type Verdict = 'ok' | 'warning' | 'problem';

interface Finding {
  readonly verdict: Verdict;
  readonly text: string;
}

const MARK: Record<Verdict, string> = { ok: '✓', warning: '!', problem: '✗' };

/** Looks at this installation and says what is wrong with it, or prints the entry for a host. Creates nothing. */
const command: Command = {
  options: { config: { type: 'string' } },
  async run({ config, flags, env, services }) {
    if (typeof flags.config === 'string') return printEntry(flags.config, config, env);
    const findings = [node(), ...(await store(config, services)), zone(config)];
    for (const { verdict, text } of findings) process.stdout.write(`${MARK[verdict]} ${text}\n`);
    process.stdout.write(`\nTo connect a host: perch-mcp doctor --config ${Object.keys(HOSTS).join('|')}\n`);
    return findings.some(({ verdict }) => verdict === 'problem') ? 1 : 0;
  },
};

/** Settings that this shell has and the host would not inherit go into its entry. */
function printEntry(name: string, config: Config, env: Readonly<Record<string, string | undefined>>): number {
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined;
  if (!host) throw new ConfigError(`--config must be one of ${Object.keys(HOSTS).join(', ')}`);
  const carried = {
    ...(env.PERCH_DB && { PERCH_DB: config.db }),
    ...(config.timezone && { PERCH_TIMEZONE: config.timezone }),
    ...(config.language && { PERCH_LANGUAGE: config.language }),
    ...(config.toolsets && { PERCH_TOOLSETS: config.toolsets }),
  };
  process.stderr.write(`${host.name}: put this into ${host.where}\n`);
  process.stdout.write(`${host.entry(carried)}\n`);
  return 0;
}

const node = (): Finding => ({
  verdict: 'ok',
  text: `Node ${process.versions.node}, zone data ${process.versions.tz}`,
});

function zone(config: Config): Finding {
  const system = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const used = config.timezone ?? system;
  if (config.timezone === undefined && /^(Etc\/)?UTC$/.test(used)) {
    return {
      verdict: 'warning',
      text: 'The time zone is UTC because none is set: set PERCH_TIMEZONE, or let the assistant save yours with profile_update.',
    };
  }
  return { verdict: 'ok', text: `Time zone ${used}${config.timezone === undefined ? ' (of this system)' : ''}` };
}

async function store(config: Config, services: () => Promise<Services>): Promise<Finding[]> {
  if (config.db !== ':memory:' && !existsSync(config.db)) {
    return [{ verdict: 'ok', text: `Database ${config.db}: not there yet, the first write creates it` }];
  }
  try {
    const opened = await services();
    const { integrity, events, changes } = await opened.inspect(await localCaller(opened, 'doctor'));
    return [
      { verdict: 'ok', text: `Database ${opened.store}: ${events} events, ${changes} changes recorded` },
      ...fileMode(config.db),
      integrity === 'ok'
        ? { verdict: 'ok', text: 'The database file is sound' }
        : { verdict: 'problem', text: `The database file is damaged (${integrity}): restore a backup of it` },
    ];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ verdict: 'problem', text: `${error.message}${error.details.hint ? ` ${error.details.hint}` : ''}` }];
  }
}

function fileMode(file: string): Finding[] {
  if (process.platform === 'win32' || file === ':memory:') return [];
  const open = statSync(file).mode & 0o077;
  return open === 0
    ? []
    : [{ verdict: 'warning', text: `Other users of this machine can read ${file}: chmod 600 mends that` }];
}

export default command;
