import fc from 'fast-check';
import { describe, it } from 'vitest';
import { stage } from '../../services/harness.ts';
import { modelProperty, seed } from './property.ts';

// The other half of model.slow.test.ts.
describe('promise 7: undo restores exactly, and redo too', () => {
  it('500 further runs × 60 commands', async () => {
    await fc.assert(await modelProperty(await stage(), 60), { seed: seed + 1, numRuns: 500 });
  }, 3_600_000);
});
