import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('todo_query', (session, _asking, narrow) => {
  strictArguments(session, 'todo_query', {
    valid: { status: 'all', limit: 5 },
    loose: { Status: 'all', limit: '5' },
    typo: ['due_befor', 'due_before'],
    wrongTypes: [{ status: 'closed' }, { quadrant: 'now' }, { sort: 'title' }, { limit: 0 }, { tag: { a: 1 } }],
  });

  it('lists what fits, in order, a page at a time', async () => {
    const day = freshDays();
    await session.addTodo('Page C', { due: day(3), tags: ['paged'], importance: 'high', urgency: 'high' });
    await session.addTodo('Page A', { due: day(1), tags: ['paged'] });
    await session.addTodo('Page B', { due: day(2, '09:00'), tags: ['paged'] });
    const first = await session.done('todo_query', { tag: 'paged', limit: 2 });
    expect(first.todos.map(({ title }) => title)).toEqual(['Page A', 'Page B']);
    expect(first.message).toBe('2 of 3 open todos.');
    const rest = await session.done('todo_query', { tag: 'paged', limit: 2, cursor: first.next_cursor });
    expect(rest.todos.map(({ title }) => title)).toEqual(['Page C']);
    expect(rest.next_cursor).toBeUndefined();
    const titles = async (args: object) =>
      (await session.done('todo_query', { tag: 'paged', ...args })).todos.map(({ title }) => title);
    expect(await titles({ sort: 'importance' })).toEqual(['Page C', 'Page A', 'Page B']);
    expect(await titles({ due_before: day(2) })).toEqual(['Page A']);
    expect(await titles({ quadrant: 'do' })).toEqual(['Page C']);
    expect(await titles({ query: 'page b' })).toEqual(['Page B']);
    expect(await titles({ status: 'done' })).toEqual([]);
    await session.refuses('todo_query', { sort: 'created', cursor: first.next_cursor }, 'INVALID_ARGUMENT');
  });

  it('says so when nothing fits, and what to try', async () => {
    const reply = await session.done('todo_query', { query: 'xylophone' });
    expect(reply.message).toBe('No open todos match.');
    expect(reply.suggestions).toMatchObject([{ tool: 'todo_query', arguments: { status: 'all' } }]);
    await session.refuses('todo_query', { query: '!?' }, 'INVALID_ARGUMENT');
    await session.refuses('todo_query', { group: 'nowhere' }, 'NOT_FOUND');
  });

  it('is not there without its toolset, and its items are out of reach', async () => {
    const { id } = await session.addTodo('Out of reach');
    await session.done('todo_update', { id, notes: 'x' });
    await expect(narrow.call('todo_query')).rejects.toThrow(/todo_query/);
    await narrow.refuses('delete_items', { ids: [id] }, 'FORBIDDEN');
    const { changes } = await narrow.done('history_query', { limit: 1 });
    expect(changes[0]).toMatchObject({ undoable: false });
    await narrow.refuses('undo', { last: 1 }, 'FORBIDDEN');
  });
});
