import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { UserError } from '../domain/errors.ts';
import type { Messages } from '../messages/en/messages.ts';
import { messages } from '../messages/index.ts';
import { installedModels, RUNTIME } from '../models/local/manifest.ts';
import { install } from './model/install.ts';
import { list } from './model/list.ts';
import type { Command } from './terminal/command.ts';
import { say } from './terminal/say.ts';

/** Installs and removes what searches by meaning. Nothing is fetched before the person at the terminal has agreed. */
const command: Command = {
  options: { from: { type: 'string' }, yes: { type: 'boolean', short: 'y' } },
  async run({ config, words, flags, env }) {
    const said = messages(systemLanguage(config.language)).models;
    const [verb, name, ...more] = words;
    if (more.length > 0) throw new ConfigError(said.oneAtATime({ verb: verb ?? '' }));
    if (verb === 'list' && name === undefined) return list(config, said);
    if (verb === 'install') {
      const from = typeof flags.from === 'string' ? flags.from : undefined;
      return install(config, { name, from, yes: flags.yes === true, hub: env.HF_ENDPOINT || undefined }, said);
    }
    if (verb === 'remove' && name !== undefined) return remove(config.modelFolder, name, said);
    throw new ConfigError(said.needs);
  },
};

async function remove(folder: string, name: string, said: Messages['models']): Promise<number> {
  const installed = await installedModels(folder);
  if (!installed.some((one) => one.name === name)) {
    throw new UserError('NOT_FOUND', said.notInstalled({ name }), { hint: said.listSays });
  }
  // Half of a model is none: a process that is just starting finds all of it or nothing.
  const gone = join(folder, `.${name}.gone`);
  await rm(gone, { recursive: true, force: true });
  await rename(join(folder, name), gone);
  await rm(gone, { recursive: true, force: true });
  const isLast = installed.length === 1;
  if (isLast) await rm(join(folder, RUNTIME), { recursive: true, force: true });
  say(`${isLast ? said.removedAll({ name }) : said.removed({ name })}\n`);
  return 0;
}

export default command;
