import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('todo_update', (session) => {
  strictArguments(session, 'todo_update', {
    valid: { id: 'todo_nothere00', notes: 'x' },
    typo: ['note', 'notes'],
    wrongTypes: [{ expected_version: 'new' }, { clear: [1] }, { importance: 'low' }, { estimate_minutes: -1 }],
  });

  it('changes and empties every field, and is taken back', async () => {
    const day = freshDays();
    const first = await session.addTodo('Before all');
    const { id, version } = await session.addTodo('Change me');
    const reply = await session.done('todo_update', {
      match: 'change me',
      expected_version: version,
      title: 'Changed',
      due: day(1),
      notes: 'n',
      importance: 'high',
      urgency: 'high',
      estimate_minutes: 15,
      tags: ['t'],
      depends_on: [first.id],
      source: 'chat',
    });
    expect(reply.message).toBe(`✓ Changed todo: Changed (due Tue ${day(1)})`);
    expect(reply.todo).toMatchObject({ id, version: version + 1, quadrant: 'do', blocked_by: ['Before all'] });
    const clear = [
      'due',
      'notes',
      'importance',
      'urgency',
      'estimate_minutes',
      'tags',
      'depends_on',
      'group',
      'source',
    ];
    const empty = await session.done('todo_update', { id, clear });
    expect(Object.keys(empty.todo).sort()).toEqual(['id', 'version', 'title', 'status', 'quadrant'].sort());
    const { undone } = await session.done('undo', { change_id: empty.change_id });
    expect(undone.find(({ field }) => field === 'due')).toMatchObject({ id, from: null, to: day(1) });
    const { todos } = await session.done('todo_query', { query: 'Changed' });
    expect(todos).toMatchObject([{ due: day(1), tags: ['t'], notes: 'n', source: 'chat' }]);
  });

  it('refuses what is not there, an old version and a circle', async () => {
    const a = await session.addTodo('Circle A');
    const b = await session.addTodo('Circle B', { depends_on: [a.id] });
    await session.refuses('todo_update', { notes: 'x' }, 'INVALID_ARGUMENT');
    await session.refuses('todo_update', { id: a.id }, 'INVALID_ARGUMENT');
    await session.refuses('todo_update', { id: a.id, group: 'nowhere' }, 'NOT_FOUND');
    await session.refuses('todo_update', { id: a.id, expected_version: 7, notes: 'x' }, 'VERSION_MISMATCH');
    const { message } = await session.refuses('todo_update', { id: a.id, depends_on: [b.id] }, 'INVALID_ARGUMENT');
    expect(message).toContain('Circle A → Circle B → Circle A');
  });

  it('asks where several fit or one is only similar, and takes the reference', async () => {
    await session.addTodo('Twin one');
    await session.addTodo('Twin two');
    const { candidates } = await session.asks('todo_update', { match: 'twin', notes: 'x' });
    expect(candidates).toHaveLength(2);
    const { todo } = await session.done('todo_update', { id: candidates[0].ref, notes: 'x' });
    expect(todo.id).toBe(candidates[0].id);
  });
});

inBothEras('todo_update of several', (session) => {
  it('changes the same fields of all that are named, as one change, or of none', async () => {
    const one = await session.addTodo('Batch one', { tags: ['a'] });
    const two = await session.addTodo('Batch two', { due: '2031-01-07' });
    const ids = [one.id, two.id, one.id];
    const reply = await session.done('todo_update', { ids, due: '2031-01-10', tags: ['q1'] });
    expect(reply.message).toBe('✓ Changed 2 todos: Batch one, Batch two (due Fri 2031-01-10)');
    expect(reply.todos).toMatchObject([
      { id: one.id, due: '2031-01-10', tags: ['q1'], version: 2 },
      { id: two.id, due: '2031-01-10', tags: ['q1'], version: 2 },
    ]);
    await session.done('undo', { change_id: reply.change_id });
    const { todos } = await session.done('todo_query', { query: 'batch' });
    expect(todos).toMatchObject([
      { id: two.id, due: '2031-01-07' },
      { id: one.id, tags: ['a'] },
    ]);
    expect(todos[1]).not.toHaveProperty('due');
    await session.refuses('todo_update', { ids: [one.id, 'todo_nothere'], tags: ['x'] }, 'NOT_FOUND');
    expect((await session.done('todo_query', { tag: 'x' })).todos).toEqual([]);
  });

  it('opens several again, and refuses what can be said of one only', async () => {
    const { id } = await session.addTodo('Reopen me');
    await session.done('todo_close', { ids: [id] });
    const reply = await session.done('todo_update', { ids: [id], clear: ['closed_at'] });
    expect(reply.todos).toMatchObject([{ id, status: 'open' }]);
    for (const beside of [{ title: 'Same' }, { id }, { match: 'me' }, { expected_version: 3 }]) {
      const refused = await session.refuses('todo_update', { ids: [id], tags: ['x'], ...beside }, 'INVALID_ARGUMENT');
      expect(refused.message).toContain(Object.keys(beside)[0]);
    }
    await session.inChinese(async () => {
      const said = await session.done('todo_update', { ids: [id], importance: 'high' });
      expect(said.message).toBe('✓ 已修改待办：Reopen me');
    });
  });
});

inBothEras('todo_update of all that have something in common', (session, asking) => {
  it('asks before what they say is overwritten, and takes the yes', async () => {
    const { id } = await session.addTodo('Overwrite me', { notes: 'Old' });
    const asked = await session.asks('todo_update', { query: 'overwrite', notes: 'New' });
    const { confirm_token } = asked;
    const { todos } = await session.done('todo_update', { query: 'overwrite', notes: 'New', confirm_token });
    expect(todos).toMatchObject([{ id, notes: 'New' }]);
    const again = await asking.done('todo_update', { query: 'overwrite', clear: ['notes'] });
    expect(again.todos).toMatchObject([{ id }]);
    expect(asking.asked.at(-1)).toContain('Overwrite me');
  });
});
