import { type Config, ConfigError } from '../app/config.ts';
import { prepareRestore, type Restore } from '../db/file/restore.ts';
import { UserError } from '../domain/errors.ts';
import { agrees } from './terminal/agrees.ts';
import type { Command } from './terminal/command.ts';
import { contentsText } from './terminal/contents.ts';
import { assertFile } from './terminal/only-file.ts';
import { progressBar } from './terminal/progress.ts';
import { say } from './terminal/say.ts';

/** Puts a backup in the place of the calendar. Asks on a terminal, or needs --yes. */
const command: Command = {
  options: { yes: { type: 'boolean', short: 'y' } },
  async run({ config, words, flags }) {
    const [backup, ...more] = words;
    if (backup === undefined || more.length > 0) throw new ConfigError('restore needs one file: that of a backup');
    assertFile(config.db);
    if (config.db === ':memory:') {
      throw new UserError('INVALID_ARGUMENT', 'A calendar in memory cannot be restored; set PERCH_DB to a file.');
    }
    const bar = progressBar('restore');
    const restore = await prepareRestore(backup, config.db, bar.update).finally(bar.stop);
    try {
      say(comparison(restore, backup, config));
      if (flags.yes !== true && !(await agrees('Replace it?', 'restore replaces the calendar: add --yes'))) {
        say('Nothing was restored.\n');
        return 1;
      }
      const kept = await restore.apply(Date.now(), bar.update).finally(bar.stop);
      say(`Restored ${config.db}.\n`);
      if (kept !== undefined) say(`What was there before is kept in ${kept}\n`);
      return 0;
    } finally {
      restore.close();
    }
  },
};

function comparison({ backup: staged, present }: Restore, backup: string, config: Config): string {
  const there = {
    none: () => 'nothing yet',
    unreadable: () => 'damaged, written by a newer Perch, or with something else in it',
    sound: () => (present.state === 'sound' ? contentsText(present) : ''),
  }[present.state]();
  return `backup    ${backup}\n          ${contentsText(staged.contents)} (schema ${staged.schema}); checked\ncalendar  ${config.db}\n          ${there}\n`;
}

export default command;
