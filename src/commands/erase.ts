import { ConfigError } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { removeAbandoned } from '../db/file/disk.ts';
import { isServerUrl } from '../domain/server-url.ts';
import { messages } from '../messages/index.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { say } from './terminal/say.ts';

/** Removes items and their history for good. Asks on a terminal, or needs --yes. */
const command: Command = {
  options: { yes: { type: 'boolean', short: 'y' } },
  async run({ config, words, flags, services }) {
    const said = messages(systemLanguage(config.language)).files;
    if (words.length === 0) throw new ConfigError(said.eraseNeeds);
    if (flags.yes !== true && !(await agrees(said.confirmErase({ ids: words }), said.eraseNeedsYes))) {
      say(`${said.notErased}\n`);
      return 1;
    }
    const opened = await services();
    // Copies of the calendar hold it as well.
    if (opened.store !== ':memory:' && !isServerUrl(opened.store)) removeAbandoned(opened.store);
    const { rows, traces } = await opened.erase(await localCaller(opened, 'erase'), words);
    say(`${said.erased({ ids: words, rows })}\n`);
    if (traces) say(`${said.traces[traces]}\n`);
    say(`${said.backupsHold}\n`);
    return 0;
  },
};

export default command;
