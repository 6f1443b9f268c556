import { ConfigError } from '../app/config.ts';
import { systemLanguage } from '../app/system-language.ts';
import { type Language, messages } from '../messages/index.ts';
import type { Reindexed } from '../services/search/reindex.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { progressBar } from './terminal/progress.ts';
import { say, warn } from './terminal/say.ts';
import { trustText } from './terminal/trust.ts';

/** Gives what is searched vectors. Ended at any moment, it goes on where it was. */
const command: Command = {
  options: { all: { type: 'boolean' } },
  async run({ config, words: [word], flags, services }) {
    const language = systemLanguage(config.language);
    const said = messages(language).upkeep;
    if (word !== undefined) throw new ConfigError(said.reindexTakesNothing({ word }));
    const opened = await services();
    const bar = progressBar(said.reindexing);
    try {
      const caller = await localCaller(opened, 'reindex');
      const result = await opened.reindex(caller, { all: flags.all === true, onProgress: bar.update });
      bar.stop();
      return told(result, language);
    } finally {
      bar.stop();
    }
  },
};

function told(
  { embedder, embedded: count, covered, passages: all, removed, trust, failure }: Reindexed,
  language: Language,
): number {
  const { upkeep: said, doctor, terminal } = messages(language);
  if (!embedder && !failure) {
    say(`${said.noModel}\n`);
    return 1;
  }
  if (embedder) say(`${said.embedded({ id: embedder.id, count, covered, all })}\n`);
  if (removed > 0) say(`${said.vectorsRemoved({ count: removed })}\n`);
  if (embedder && !failure) say(`${trustText(trust, doctor)}\n`);
  if (!failure) return 0;
  warn(`${terminal.complaint({ why: said.cutShort({ why: failure.message, reason: failure.reason }) })}\n`);
  return 1;
}

export default command;
