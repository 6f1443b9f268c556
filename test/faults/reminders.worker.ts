import { appendFileSync } from 'node:fs';
import { openServices } from '../../src/app/compose.ts';
import { Notifier } from '../../src/notify/notifier.ts';
import type { Channel } from '../../src/services/reminders/deliver.ts';

/** One of the processes that deliver: what it sends is a line in a file. */
export interface Work {
  readonly file: string;
  readonly log: string;
  /** By how much its clock is ahead, in milliseconds. */
  readonly ahead: number;
  /**
   * `run`: as a server does. `stall`: takes what is due and waits for `go` before
   * it sends. `unfenced`: the same, and sends whoever has taken it meanwhile.
   */
  readonly how: 'run' | 'stall' | 'unfenced';
}

const go = Promise.withResolvers<void>();

async function work({ file, log, ahead, how }: Work): Promise<void> {
  const channel: Channel = {
    name: 'file',
    send: async ({ title }) => appendFileSync(log, `${JSON.stringify({ pid: process.pid, title })}\n`),
  };
  const reach = async () => ({ channels: [channel] });
  const services = await openServices({
    db: file,
    timezone: 'Asia/Shanghai',
    language: 'en',
    now: () => Date.now() + ahead,
  });
  if (how === 'run') {
    new Notifier(async () => services, { user: 'local', reach, report: () => {}, pollMs: 20 }).start();
    return;
  }
  const caller = await services.callerFor({ user: 'local' }, { session: 'notify', tool: 'notify', text: '' });
  await services.reminders.deliver(caller, {
    reach,
    owner: String(process.pid),
    isMine: async (renew) => {
      process.send?.('taken');
      await go.promise;
      return how === 'unfenced' || renew();
    },
  });
  process.send?.('done');
}

process.on('message', (message: Work | 'go') => {
  if (message === 'go') go.resolve();
  else void work(message);
});
process.send?.('ready');
