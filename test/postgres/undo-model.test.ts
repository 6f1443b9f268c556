import fc from 'fast-check';
import { describe, inject, it } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { modelProperty, seed } from '../faults/undo-model/property.ts';
import { stage } from '../services/harness.ts';

/** Each statement goes over a connection, and the model looks at all tables after each command. */
const RUNS = inFull(12, 4);

describe.skipIf(!inject('postgres'))('promise 7 on PostgreSQL: undo restores exactly, and redo too', () => {
  it(`${RUNS} runs × 40 commands`, async () => {
    await fc.assert(await modelProperty(await stage(), 40), { seed, numRuns: RUNS, endOnFailure: true });
  }, 900_000);
});
