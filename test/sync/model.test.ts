import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { behaviour, command, Model } from './model.ts';

/** So many runs, each of 60 commands, in place of the few that the suites have time for. */
const LONG = Number(process.env.PERCH_SYNC_RUNS ?? 0);

/** Promise 24. Its controls: model-controls.test.ts, and mutants (test/mutants) that hostile.test.ts sees. */
it('promise 24: two calendars and a phone lose no edit, come into step, and are quiet then', {
  timeout: LONG > 0 ? 0 : 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      behaviour,
      fc.array(command, { minLength: LONG > 0 ? 60 : 20, maxLength: 60, size: 'max' }),
      async (how, commands) => {
        const model = await Model.open(how);
        try {
          for (const one of commands) await model.run(one);
          await model.settle();
          expect(await model.wrong()).toEqual([]);
        } finally {
          await model.close();
        }
      },
    ),
    // On a server each run makes two databases.
    { numRuns: LONG || (inject('postgres') ? inFull(10, 3) : inFull(60, 5)), endOnFailure: LONG > 0 },
  );
});
