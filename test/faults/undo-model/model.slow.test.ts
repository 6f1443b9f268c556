import fc from 'fast-check';
import { describe, it } from 'vitest';
import { stage } from '../../services/harness.ts';
import { modelProperty, seed } from './property.ts';

// Together with again.slow.test.ts, which runs beside it, 1,000 runs.
describe('promise 7: undo restores exactly, and redo too', () => {
  it('500 runs × 60 commands', async () => {
    await fc.assert(await modelProperty(await stage(), 60), { seed, numRuns: 500 });
  }, 3_600_000);
});
