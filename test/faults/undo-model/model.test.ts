import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stage } from '../../services/harness.ts';
import { expectCaught, modelProperty, seed } from './property.ts';

/** So many that each command comes several times. */
const RUNS = 12;

describe('promise 7: undo restores exactly, and redo too', () => {
  it(`${RUNS} runs × 40 commands (1,000 × 60 in the slow suite)`, async () => {
    const counts = new Map<string, number>();
    await fc.assert(await modelProperty(await stage(), 40, { counts }), { seed, numRuns: RUNS });
    for (const what of [
      'add',
      'update this',
      'update this_and_future',
      'update all',
      'update several',
      'remove this',
      'undo',
      'profile',
      'todo',
      'change todo',
      'close',
      'remind',
      'change reminder',
      'memo',
      'change memo',
      'remove memo',
      'group',
      'change group',
      'memory',
      'supersede',
      'forget',
      'share',
      'change share',
    ]) {
      const done = ['', ' confirmed'].map((how) => counts.get(`${what}${how}: final`) ?? 0);
      expect(Math.max(...done), what).toBeGreaterThan(RUNS / 6 - 1);
    }
    for (const what of ['returned', 'undo: UNDO_CONFLICT', 'retry of undo confirmed: final']) {
      expect(counts.get(what), what).toBeGreaterThan(RUNS / 6 - 1);
    }
    for (const what of [
      'remove group: final',
      'remove group with items confirmed: final',
      'reschedule confirmed: final',
    ]) {
      expect(counts.get(what), what).toBeGreaterThan(0);
    }
  }, 120_000);

  // Every other column: controls.slow.test.ts.
  it.each([
    ['events', 'wall_start'],
    ['reminders', 'states'],
  ] as const)('control: with %s.%s left out of the images the same harness fails', expectCaught, 60_000);
});
