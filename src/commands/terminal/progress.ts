import { SingleBar } from 'cli-progress';
import { visible } from '../../present/visible.ts';

/** Work of fewer steps needs no bar. */
const WORTH_A_BAR = 500;

/** Shows on a terminal how far a piece of work is. Call `stop` when it is over, however it went. */
export function progressBar(title: string): { update(done: number, total: number): void; stop(): void } {
  const bar = new SingleBar({
    format: `${visible(title)} {bar} {percentage}%`,
    clearOnComplete: true,
    hideCursor: true,
  });
  let running = false;
  return {
    update(done, total) {
      if (total < WORTH_A_BAR) return;
      if (!running) bar.start(total, 0);
      running = true;
      bar.update(done);
    },
    stop() {
      if (running) bar.stop();
      running = false;
    },
  };
}
