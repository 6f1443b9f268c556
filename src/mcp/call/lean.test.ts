import { expect, it } from 'vitest';
import { lean } from './lean.ts';

it('defaults of items and empty lists of theirs are left out, what differs stays, and the list of items itself too', () => {
  const run = { title: 'Run', all_day: false, show_as: 'busy', tags: [] };
  const trip = { title: 'Trip', all_day: true, show_as: 'free', tags: ['home'] };
  expect(lean({ events: [run, trip], todos: [], before: run, total: 2 })).toEqual({
    events: [{ title: 'Run' }, trip],
    todos: [],
    before: { title: 'Run' },
    total: 2,
  });
});

it('a call that is suggested keeps every argument: there a default may be what is meant', () => {
  const retry = { tool: 'todo_update', arguments: { importance: 'normal', tags: [] } };
  expect(lean({ retry, suggestions: [retry] })).toEqual({ retry, suggestions: [retry] });
});
