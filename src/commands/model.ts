import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../app/config.ts';
import { UserError } from '../domain/errors.ts';
import { installedModels, RUNTIME } from '../models/local/manifest.ts';
import { install } from './model/install.ts';
import { list } from './model/list.ts';
import type { Command } from './terminal/command.ts';
import { say } from './terminal/say.ts';

/** Installs and removes what searches by meaning. Nothing is fetched before the person at the terminal has agreed. */
const command: Command = {
  options: { from: { type: 'string' }, yes: { type: 'boolean', short: 'y' } },
  async run({ config, words, flags, env }) {
    const [verb, name, ...more] = words;
    if (more.length > 0) throw new ConfigError(`model ${verb} takes one model at a time`);
    if (verb === 'list' && name === undefined) return list(config);
    if (verb === 'install') {
      const from = typeof flags.from === 'string' ? flags.from : undefined;
      return install(config, { name, from, yes: flags.yes === true, hub: env.HF_ENDPOINT || undefined });
    }
    if (verb === 'remove' && name !== undefined) return remove(config.modelFolder, name);
    throw new ConfigError('model needs to know what to do: list, install [MODEL], or remove MODEL');
  },
};

async function remove(folder: string, name: string): Promise<number> {
  const installed = await installedModels(folder);
  if (!installed.some((one) => one.name === name)) {
    throw new UserError('NOT_FOUND', `${name} is not installed.`, { hint: 'perch-mcp model list says what is.' });
  }
  // Half of a model is none: a process that is just starting finds all of it or nothing.
  const gone = join(folder, `.${name}.gone`);
  await rm(gone, { recursive: true, force: true });
  await rename(join(folder, name), gone);
  await rm(gone, { recursive: true, force: true });
  const isLast = installed.length === 1;
  if (isLast) await rm(join(folder, RUNTIME), { recursive: true, force: true });
  say(`Removed ${name}${isLast ? ', and with it what runs models' : ''}.\n`);
  return 0;
}

export default command;
