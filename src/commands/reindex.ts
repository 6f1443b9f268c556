import { ConfigError } from '../app/config.ts';
import { messages } from '../messages/index.ts';
import type { Reindexed } from '../services/search/reindex.ts';
import type { Command } from './terminal/command.ts';
import { localCaller } from './terminal/local.ts';
import { progressBar } from './terminal/progress.ts';
import { say, warn } from './terminal/say.ts';
import { trustText } from './terminal/trust.ts';

const NO_MODEL = `No model is set up that searches by meaning, and searches go by words. To change that:
  perch-mcp model install            puts one on this machine; perch-mcp model list says which there are
  PERCH_EMBEDDER=http://…/v1         uses one that a server has (Ollama, LM Studio …); name it in PERCH_EMBEDDER_MODEL
then run perch-mcp reindex again.
`;

/** Gives what is searched vectors. Ended at any moment, it goes on where it was. */
const command: Command = {
  options: { all: { type: 'boolean' } },
  async run({ words, flags, services }) {
    if (words.length > 0) throw new ConfigError(`reindex takes no words, and "${words[0]}" is one`);
    const opened = await services();
    const bar = progressBar('reindex');
    try {
      const caller = await localCaller(opened, 'reindex');
      const result = await opened.reindex(caller, { all: flags.all === true, onProgress: bar.update });
      bar.stop();
      return told(result);
    } finally {
      bar.stop();
    }
  },
};

function told({ embedder, embedded, covered, passages, removed, trust, failure }: Reindexed): number {
  if (!embedder && !failure) {
    say(NO_MODEL);
    return 1;
  }
  if (embedder) {
    say(
      `${embedder.id}: ${embedded} passage${embedded === 1 ? '' : 's'} embedded, ${covered} out of ${passages} have vectors now.\n`,
    );
  }
  if (removed > 0) say(`${removed} vectors of other models were removed.\n`);
  if (embedder && !failure) say(`${trustText(trust, messages('en').doctor)}.\n`);
  if (!failure) return 0;
  warn(`perch-mcp: ${failure.message} (${failure.reason}). What is done is kept: run it again to go on.\n`);
  return 1;
}

export default command;
