import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stage } from '../services/harness.ts';
import { modelProperty, seed } from './undo-model.ts';

describe('promise 7: undo restores exactly, and redo too', () => {
  it('35 runs × 40 commands (1,000 × 60 in the slow suite)', async () => {
    const counts = new Map<string, number>();
    await fc.assert(modelProperty(await stage(), 40, counts), { seed, numRuns: 35 });
    for (const what of [
      'add',
      'update this',
      'update this_and_future',
      'update all',
      'remove this',
      'undo',
      'profile',
      'todo',
      'change todo',
      'close',
    ]) {
      expect(counts.get(`${what}: final`), what).toBeGreaterThan(10);
    }
    for (const what of ['returned', 'undo: UNDO_CONFLICT', 'retry of undo confirmed: final']) {
      expect(counts.get(what), what).toBeGreaterThan(10);
    }
  }, 120_000);

  it.each([
    ...['title', 'location', 'wall_start', 'rrule', 'show_as', 'updated_at'].map((column) => ['events', column]),
    ...['title', 'tags', 'importance'].map((column) => ['todos', column]),
  ])(
    'control: with %s.%s left out of the images the same harness fails',
    async (table, column) => {
      const opened = await stage();
      // The image before holds what is there now: the column is not restored.
      opened.sql.exec(`
        create trigger forgetful after insert on change_images
          when new.table_name = '${table}' and new.before is not null and new.after is not null
          begin
            update change_images set before = json_set(before, '$.${column}', json_extract(after, '$.${column}'))
              where change_id = new.change_id and ordinal = new.ordinal;
          end`);
      const outcome = await fc.check(modelProperty(opened, 40), { seed, numRuns: 200, endOnFailure: true });
      expect(outcome.failed).toBe(true);
      expect(String(outcome.errorInstance)).toMatch(/Different after (un|re)do|stands for no occurrence/);
    },
    60_000,
  );
});
