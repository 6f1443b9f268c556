import { ConfigError } from '../config.ts';
import type { Command } from './command.ts';
import { localCaller } from './local.ts';

/** Removes items and their history for good. Asks on a terminal, or needs --yes. */
const command: Command = {
  options: { yes: { type: 'boolean', short: 'y' } },
  async run({ words, flags, services }) {
    if (words.length === 0) throw new ConfigError('erase needs ids, such as: perch-mcp erase evt_7k2m9q4t1x');
    if (flags.yes !== true && !(await agrees(words))) {
      process.stdout.write('Nothing was erased.\n');
      return 1;
    }
    const opened = await services();
    const { rows, logEmptied } = await opened.erase(await localCaller(opened, 'erase'), words);
    process.stdout.write(`Erased ${words.join(', ')} with its history (${rows} row${rows === 1 ? '' : 's'}).\n`);
    if (!logEmptied) {
      process.stdout.write('Another Perch process is open: what it keeps in its log goes when it ends.\n');
    }
    process.stdout.write('Backups made before still hold it.\n');
    return 0;
  },
};

async function agrees(ids: readonly string[]): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ConfigError('erase cannot be undone: add --yes');
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Erase ${ids.join(', ')} and its history for good? This cannot be undone. [y/N] `,
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

export default command;
