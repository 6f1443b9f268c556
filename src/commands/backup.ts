import { ConfigError } from '../app/config.ts';
import { commandLine, ourselves } from '../app/hosts.ts';
import { systemLanguage } from '../app/system-language.ts';
import { backUp } from '../db/file/backup.ts';
import { UserError } from '../domain/errors.ts';
import { messages } from '../messages/index.ts';
import type { Command } from './terminal/command.ts';
import { bytesText, contentsText } from './terminal/contents.ts';
import { assertFile } from './terminal/only-file.ts';
import { progressBar } from './terminal/progress.ts';
import { say } from './terminal/say.ts';

/** Copies the calendar, which may be in use, into a file of its own. */
const command: Command = {
  options: { force: { type: 'boolean' } },
  async run({ config, words, flags }) {
    const language = systemLanguage(config.language);
    const said = messages(language).upkeep;
    const [to, ...more] = words;
    if (to === undefined || more.length > 0) throw new ConfigError(said.backupNeeds);
    assertFile(config.db);
    if (config.db === ':memory:') throw new UserError('INVALID_ARGUMENT', said.nothingToBackUp);
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    const bar = progressBar(said.backingUp);
    try {
      const { file, bytes, contents } = await backUp({
        from: config.db,
        to,
        force: flags.force === true,
        now: Date.now(),
        onProgress: bar.update,
        signal: stop.signal,
      });
      bar.stop();
      say(`${said.backedUp({ file, size: bytesText(bytes), contents: contentsText(contents, language) })}\n`);
      say(`${said.toRestore({ command: commandLine([...ourselves(), 'restore', file]) })}\n`);
      return 0;
    } finally {
      bar.stop();
    }
  },
};

export default command;
