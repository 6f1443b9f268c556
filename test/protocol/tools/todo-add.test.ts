import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('todo_add', (session) => {
  strictArguments(session, 'todo_add', {
    valid: { title: 'Strict', estimate_minutes: 30, tags: ['a', 'b'] },
    loose: { Title: 'Strict', estimateMinutes: '30', tags: 'a,b' },
    typo: ['importence', 'importance'],
    wrongTypes: [
      { importance: 'low' },
      { urgency: 1 },
      { tags: { a: 1 } },
      { estimate_minutes: 0 },
      { depends_on: [1] },
    ],
    missing: 'title',
  });

  it('adds a todo with all that is said', async () => {
    const day = freshDays();
    const first = await session.addTodo('Collect numbers');
    const reply = await session.done('todo_add', {
      title: 'Write report',
      due: day(2, '17:00'),
      notes: 'two pages',
      importance: 'high',
      urgency: 'normal',
      estimate_minutes: 90,
      tags: ['work'],
      depends_on: [first.id],
      source: 'mail',
    });
    expect(reply.message).toBe(`✓ Added todo: Write report (due Wed ${day(2)} 17:00)`);
    expect(reply.todo).toMatchObject({
      due: `${day(2, '17:00')}:00+08:00`,
      quadrant: 'schedule',
      blocked_by: ['Collect numbers'],
    });
    for (const fact of ['90 min', '#work', 'waits for Collect numbers', '· important ·'])
      expect(reply.text).toContain(fact);
    await session.done('undo', { change_id: reply.change_id });
    await session.refuses('todo_update', { id: reply.todo.id, notes: 'x' }, 'NOT_FOUND');
  });

  it('speaks Chinese to who writes it', async () => {
    const day = freshDays();
    const reply = await session.done('todo_add', { title: '交报告', due: day() });
    expect(reply.message).toBe(`✓ 已添加待办：交报告（截止 ${day()} 周一）`);
    expect(reply.text).toContain('说“撤销”即可撤回');
  });

  it('refuses what is no time, no todo and no group, and writes nothing', async () => {
    await session.refuses('todo_add', { title: 'No', due: '2031-02-30' }, 'INVALID_ARGUMENT');
    await session.refuses('todo_add', { title: 'No', depends_on: ['todo_nothere00'] }, 'NOT_FOUND');
    await session.refuses('todo_add', { title: 'No', group: 'Nowhere' }, 'NOT_FOUND');
    expect((await session.done('todo_query', { query: 'No' })).todos).toEqual([]);
  });

  it('does not add twice with one key', async () => {
    const call = { title: 'Once only', idempotency_key: crypto.randomUUID() };
    const first = await session.done('todo_add', call);
    const again = await session.done('todo_add', call);
    expect(again).toMatchObject({ replayed: true, todo: { id: first.todo.id } });
    await session.refuses('todo_add', { ...call, title: 'Other' }, 'INVALID_ARGUMENT');
    expect((await session.done('todo_query', { query: 'Once only' })).todos).toHaveLength(1);
  });
});
