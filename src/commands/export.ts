import { writeFile } from 'node:fs/promises';
import { ConfigError } from '../app/config.ts';
import { UserError } from '../domain/errors.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';

const textOf = (flag: string | boolean | (string | boolean)[] | undefined): string | undefined =>
  typeof flag === 'string' ? flag : undefined;

/** Writes the calendar, or what touches a window of it, to a file, else to standard output. */
const command: Command = {
  options: { from: { type: 'string' }, to: { type: 'string' }, force: { type: 'boolean' } },
  async run({ words, flags, services }) {
    const [file] = words;
    if (words.length > 1) throw new ConfigError('export writes one file, such as: perch-mcp export calendar.ics');
    const opened = await services();
    const caller = await localCaller(opened, 'export');
    const window = { start: textOf(flags.from), end: textOf(flags.to) };
    const { ics = '', message } = await opened.events.exportCalendar(caller, window);
    if (file === undefined) {
      await new Promise<void>((resolve, reject) => {
        process.stdout.write(ics, (error) => (error ? reject(error) : resolve()));
      });
      return 0;
    }
    await save(file, ics, flags.force === true);
    process.stdout.write(`${file}: ${message}\n`);
    return 0;
  },
};

async function save(file: string, text: string, overwrite: boolean): Promise<void> {
  try {
    // It holds somebody's calendar: nobody else may read it.
    await writeFile(file, text, { mode: 0o600, flag: overwrite ? 'w' : 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unwritable';
    throw new UserError('INVALID_ARGUMENT', `${file} cannot be written (${code}).`, {
      hint: code === 'EEXIST' ? 'It is there already: give another name, or add --force.' : 'Check the path.',
    });
  }
}

export default command;
