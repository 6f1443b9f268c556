import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('agenda_query', (session, _asking, narrow) => {
  const early = freshDays();
  strictArguments(session, 'agenda_query', {
    valid: { start: early() },
    loose: { Start: early(), include: null },
    typo: ['includes', 'include'],
    wrongTypes: [{ include: ['weather'] }, { start: ['x'] }],
  });

  it('shows a day with all that is needed to act on it, in the text as well', async () => {
    const day = freshDays();
    const group = (await session.done('group_add', { name: `Clients ${day()}` })).group;
    const event = await session.add('Review', day(0, '15:00'), { group: group.id });
    const trip = await session.add('Trip', day(), { all_day: true, show_as: 'free' });
    const todo = await session.addTodo('Report', { due: day() });
    const reminder = await session.remind('Pills', { at: day(0, '08:00') });
    const reply = await session.done('agenda_query', { start: day() });
    expect(reply).toMatchObject({
      message: `Mon ${day()}: 2 events, 1 todo, 1 reminder; 1 h busy`,
      window: { start: `${day()}T00:00:00+08:00`, end: `${day(1)}T00:00:00+08:00` },
      events: [{ id: trip.id }, { id: event.id, version: 1, group: group.name }],
      todos: [{ id: todo.id }],
      reminders: [{ id: reminder.id }],
      load: { hours: 1, level: 'normal' },
      free: [{ start: `${day()}T08:00:00+08:00` }, { start: `${day()}T16:00:00+08:00` }],
    });
    expect(reply.text).toContain('Free: ');
    expect(reply.text).toContain(group.name);
    expect(reply.text).not.toContain(group.id);
    const only = await session.done('agenda_query', { start: day(), include: ['todos'] });
    expect(only).toMatchObject({ todos: [{ id: todo.id }] });
    expect(only).not.toHaveProperty('events');
  });

  it('says what was done, and asks which day where words can mean two', async () => {
    const { id } = await session.addTodo('Send the invoice');
    await session.done('todo_close', { ids: [id] });
    const reply = await session.done('agenda_query', { include: ['done'] });
    expect(reply.done).toContainEqual(expect.objectContaining({ id, status: 'done' }));
    await session.refuses('agenda_query', { start: 'whenever' }, 'INVALID_ARGUMENT');
  });

  it('answers in Chinese', async () => {
    await session.inChinese(async () => {
      const day = freshDays();
      await session.addTodo('交报告', { due: day() });
      const reply = await session.done('agenda_query', { start: day() });
      expect(reply.message).toBe(`${day()} 周一：1 项待办`);
      expect(reply.text).toContain('到期待办');
    });
  });

  it('refuses a part whose toolset is off, by its name', async () => {
    const reply = await narrow.refuses('agenda_query', { include: ['todos'] }, 'FORBIDDEN');
    expect(reply.message).toContain('todo');
    const rest = await narrow.done('agenda_query');
    expect(rest).not.toHaveProperty('todos');
  });
});
