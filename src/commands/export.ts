import { writeFile } from 'node:fs/promises';
import { ConfigError } from '../app/config.ts';
import { writeWhole } from '../db/file/whole-file.ts';
import { messages } from '../messages/index.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { pour, say } from './terminal/say.ts';

const textOf = (flag: string | boolean | (string | boolean)[] | undefined): string | undefined =>
  typeof flag === 'string' ? flag : undefined;

/** Writes the calendar, or what touches a window of it, to a file, else to standard output. */
const command: Command = {
  options: { from: { type: 'string' }, to: { type: 'string' }, force: { type: 'boolean' } },
  async run({ words, flags, services }) {
    const [file] = words;
    if (words.length > 1) throw new ConfigError((to) => to.files.exportNeeds);
    const opened = await services();
    const caller = await localCaller(opened, 'export');
    const window = { start: textOf(flags.from), end: textOf(flags.to) };
    const { ics = '', message } = await opened.events.exportCalendar(caller, window);
    if (file === undefined) {
      await pour(ics);
      return 0;
    }
    const calendar = opened.store === ':memory:' ? undefined : opened.store;
    await writeWhole({ target: file, calendar, force: flags.force === true, holds: 'text' }, (unfinished) =>
      writeFile(unfinished, ics),
    );
    say(`${messages(caller).files.named({ file, text: message })}\n`);
    return 0;
  },
};

export default command;
