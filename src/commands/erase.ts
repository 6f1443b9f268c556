import { ConfigError } from '../app/config.ts';
import { removeAbandoned } from '../db/file/disk.ts';
import { isServerUrl } from '../domain/server-url.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { say } from './terminal/say.ts';

const LEFT = {
  'in use':
    'Another program is using the calendar: bytes of it stay in the log beside the file until that program ends.',
  'disk full':
    'There was no room to rewrite the file: bytes of it may stay in its gaps. Free some space, then perch-mcp doctor --repair.',
};

/** Removes items and their history for good. Asks on a terminal, or needs --yes. */
const command: Command = {
  options: { yes: { type: 'boolean', short: 'y' } },
  async run({ words, flags, services }) {
    if (words.length === 0) throw new ConfigError('erase needs ids, such as: perch-mcp erase evt_7k2m9q4t1x');
    const question = `Erase ${words.join(', ')} and its history for good? This cannot be undone.`;
    if (flags.yes !== true && !(await agrees(question, 'erase cannot be undone: add --yes'))) {
      say('Nothing was erased.\n');
      return 1;
    }
    const opened = await services();
    // Copies of the calendar hold it as well.
    if (opened.store !== ':memory:' && !isServerUrl(opened.store)) removeAbandoned(opened.store);
    const { rows, traces } = await opened.erase(await localCaller(opened, 'erase'), words);
    say(`Erased ${words.join(', ')} with its history (${rows} row${rows === 1 ? '' : 's'}).\n`);
    if (traces) say(`${LEFT[traces]}\n`);
    say('Backups made before still hold it.\n');
    return 0;
  },
};

export default command;
