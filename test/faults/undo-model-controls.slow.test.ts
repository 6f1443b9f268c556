import { describe, it } from 'vitest';
import { expectCaught } from './undo-model.ts';

describe('promise 7', () => {
  it.each([
    ...['title', 'location', 'rrule', 'show_as', 'updated_at'].map((column) => ['events', column] as const),
    ...['title', 'content', 'tags', 'pinned', 'updated_at'].map((column) => ['memos', column] as const),
    ...['valid_to', 'updated_at'].map((column) => ['memories', column] as const),
    // The model rarely changes the other columns of a profile twice; their images are those of the same row.
    ...['name'].map((column) => ['profiles', column] as const),
    ...['title', 'wall_start', 'rrule', 'exdates', 'states', 'status'].map((column) => ['reminders', column] as const),
    ...['name', 'working_hours'].map((column) => ['groups', column] as const),
    ...['group_id'].map((column) => ['events', column] as const),
    ...['title', 'tags', 'importance'].map((column) => ['todos', column] as const),
  ])('control: with %s.%s left out of the images the same harness fails', expectCaught);
});
