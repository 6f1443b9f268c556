import fc from 'fast-check';
import { describe, it } from 'vitest';
import { stage } from '../services/harness.ts';
import { expectCaught, modelProperty, seed } from './undo-model.ts';

describe('promise 7: undo restores exactly, and redo too', () => {
  it('1,000 runs × 60 commands', async () => {
    await fc.assert(await modelProperty(await stage(), 60), { seed, numRuns: 1_000 });
  }, 3_600_000);

  it.each([
    ...['title', 'location', 'rrule', 'show_as', 'updated_at'].map((column) => ['events', column] as const),
    ...['title', 'content', 'tags', 'pinned'].map((column) => ['memos', column] as const),
    ...['title', 'wall_start', 'rrule', 'exdates', 'states', 'status'].map((column) => ['reminders', column] as const),
    ...['name', 'working_hours'].map((column) => ['groups', column] as const),
    ...['group_id'].map((column) => ['events', column] as const),
    ...['title', 'tags', 'importance'].map((column) => ['todos', column] as const),
    ...['content', 'tags', 'pinned', 'updated_at'].map((column) => ['memos', column] as const),
    ...['valid_to', 'updated_at'].map((column) => ['memories', column] as const),
    ...['name', 'home', 'work', 'persona'].map((column) => ['profiles', column] as const),
  ])('control: with %s.%s left out of the images the same harness fails', expectCaught);
});
