import { ConfigError } from '../app/config.ts';
import { commandLine, ourselves } from '../app/hosts.ts';
import { backUp } from '../db/file/backup.ts';
import { UserError } from '../domain/errors.ts';
import type { Command } from './terminal/command.ts';
import { bytesText, contentsText } from './terminal/contents.ts';
import { assertFile } from './terminal/only-file.ts';
import { progressBar } from './terminal/progress.ts';
import { say } from './terminal/say.ts';

/** Copies the calendar, which may be in use, into a file of its own. */
const command: Command = {
  options: { force: { type: 'boolean' } },
  async run({ config, words, flags }) {
    const [to, ...more] = words;
    if (to === undefined || more.length > 0) {
      throw new ConfigError('backup needs a file or a folder, such as: perch-mcp backup ~/backups');
    }
    assertFile(config.db);
    if (config.db === ':memory:') {
      throw new UserError(
        'INVALID_ARGUMENT',
        'A calendar in memory belongs to one process: there is nothing to back up.',
      );
    }
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    const bar = progressBar('backup');
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
      say(`${file}: ${bytesText(bytes)}, ${contentsText(contents)}; checked.\n`);
      say(`To restore it: ${commandLine([...ourselves(), 'restore', file])}\n`);
      return 0;
    } finally {
      bar.stop();
    }
  },
};

export default command;
