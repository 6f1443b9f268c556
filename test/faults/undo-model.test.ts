import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stage } from '../services/harness.ts';
import { command, Model } from './undo-model.ts';

describe('promise 7: undo restores exactly', () => {
  it('60 runs × 40 commands', async () => {
    const opened = await stage();
    const counts: Record<string, number> = {};
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: Number(process.env.LEN??40), maxLength: Number(process.env.LEN??40) }), async (commands) => {
        const model = new Model(opened, `u${run++}`);
        await model.run(commands);
        for (const [what, count] of Object.entries(model.counts)) counts[what] = (counts[what] ?? 0) + count;
      }),
      { numRuns: Number(process.env.RUNS ?? 60), ...(process.env.SEED && { seed: Number(process.env.SEED) }) },
    );
    console.log(counts);
  }, 600_000);
});
