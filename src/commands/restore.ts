import { ConfigError } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { prepareRestore, type Restore } from '../db/file/restore.ts';
import { UserError } from '../domain/errors.ts';
import { type Language, messages } from '../messages/index.ts';
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
    const language = systemLanguage(config.language);
    const said = messages(language).upkeep;
    const [backup, ...more] = words;
    if (backup === undefined || more.length > 0) throw new ConfigError(said.restoreNeeds);
    assertFile(config.db);
    if (config.db === ':memory:') throw new UserError('INVALID_ARGUMENT', said.nothingToRestore);
    const bar = progressBar(said.restoring);
    const restore = await prepareRestore(backup, config.db, bar.update).finally(bar.stop);
    try {
      say(`${comparison(restore, { backup, calendar: config.db }, language)}\n`);
      if (flags.yes !== true && !(await agrees(said.replaceIt, said.sayYes))) {
        say(`${said.notRestored}\n`);
        return 1;
      }
      const kept = await restore.apply(Date.now(), bar.update).finally(bar.stop);
      say(`${said.restored({ file: config.db })}\n`);
      if (kept !== undefined) say(`${said.keptBefore({ file: kept })}\n`);
      return 0;
    } finally {
      restore.close();
    }
  },
};

function comparison(
  { backup: staged, present }: Restore,
  files: { readonly backup: string; readonly calendar: string },
  language: Language,
): string {
  const said = messages(language).upkeep;
  const there = { none: said.nothingYet, unreadable: said.unreadable };
  return said.comparison({
    ...files,
    staged: contentsText(staged.contents, language),
    schema: staged.schema,
    present: present.state === 'sound' ? contentsText(present, language) : there[present.state],
  });
}

export default command;
