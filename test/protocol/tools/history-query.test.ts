import { describe, expect, it } from 'vitest';
import { freshDays, inBothEras, type Session, strictArguments } from './session.ts';

inBothEras('history_query', (session, asking) => {
  it('says that nothing has happened yet', async () => {
    expect(await session.done('history_query')).toMatchObject({ message: 'No changes are recorded.', changes: [] });
  });

  strictArguments(session, 'history_query', {
    valid: { limit: 2, session: true },
    loose: { Limit: '2', session: 'TRUE', start: null },
    typo: ['sesion', 'session'],
    wrongTypes: [{ limit: 0 }, { limit: 1.5 }, { session: 'mine' }, { start: 5 }],
  });

  it('says in words what became what: repeats, names of what is waited for, days left out', async () => {
    const day = freshDays();
    const { id } = await session.add('Choir', day(0, '18:00'), { repeat: 'FREQ=WEEKLY', end: day(0, '19:00') });
    const first = await session.addTodo('Buy the paint');
    const second = await session.addTodo('Paint the fence');
    const summaries = async (): Promise<string> =>
      (await session.done('history_query', { limit: 2 })).changes.map((one: { summary: string }) => one.summary).join();
    await session.done('todo_update', { id: second.id, depends_on: [first.id] });
    expect(await summaries()).toContain('waits for (none) → Buy the paint');
    await session.done('schedule_update', { id, scope: 'this_and_future', occurrence: day(14), repeat: 'FREQ=DAILY' });
    expect(await summaries()).toContain(`repeat every week → every week, until ${day(7)}`);
    await session.done('delete_items', { ids: [id], scope: 'this', occurrence: day(7) });
    expect(await summaries()).toContain(`Deleted: Choir (Mon ${day(7)} 18:00–19:00)`);
    const pills = await session.done('reminder_add', { title: 'Pills', repeat: 'every day at 8pm' });
    await session.done('reminder_update', { id: pills.reminder.id, action: 'snooze', snooze_until: 'in 2 days' });
    const said = await summaries();
    expect(said).toContain('snoozed until');
    expect(said).not.toMatch(/\d\dT\d\d|FREQ=|\b(?:todo|rem|evt)_|\dZ/);
  });

  it('lists changes, newest first, with the change_id that undo takes', async () => {
    const day = freshDays();
    const added = await session.done('schedule_add', { title: 'Board', start: day(0, '10:00') });
    const moved = await session.done('schedule_update', { id: added.event.id, start: day(1, '10:00') });
    const reply = await session.done('history_query', { limit: 2 });
    expect(reply.changes).toMatchObject([
      {
        change_id: moved.change_id,
        tool: 'schedule_update',
        summary: `Updated: Board · start ${day(0, '10:00').replace('T', ' ')} → ${day(1, '10:00').replace('T', ' ')}`,
        undoable: true,
      },
      { change_id: added.change_id, tool: 'schedule_add', summary: 'Created: Board', undoable: false },
    ]);
    expect(reply.changes[0].when).toMatch(/^\w{3} \d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(reply.changes[0]).not.toHaveProperty('why_not');
    expect(reply.text).toContain('changed again since');
    for (const { summary, when, tool } of reply.changes) {
      for (const part of [summary, when, tool]) expect(reply.text).toContain(part);
    }
    const undone = await session.done('undo', { change_id: reply.changes[0].change_id });
    expect((await session.done('history_query', { limit: 3 })).changes).toMatchObject([
      { change_id: undone.change_id, tool: 'undo', undoable: true },
      { change_id: moved.change_id, undoable: false, why_not: `undone by ${undone.change_id}` },
      { change_id: added.change_id, undoable: true },
    ]);
  });

  it('lists only what has happened since', async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const empty = await session.done('history_query', { start: tomorrow });
    expect(empty).toMatchObject({ changes: [], suggestions: [{ tool: 'history_query', arguments: {} }] });
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    expect((await session.done('history_query', { start: hourAgo })).changes.length).toBeGreaterThan(0);
    await session.refuses('history_query', { start: 'yesterday-ish' }, 'INVALID_ARGUMENT');
  });

  it('finds changes by their words or by what their items are called, page by page, between two times', async () => {
    const todo = await session.addTodo('Zither lesson');
    await session.done('todo_update', { id: todo.id, title: 'Cello lesson', importance: 'high' });
    await session.done('todo_close', { ids: [todo.id] });
    const first = await session.done('history_query', { query: 'cello', limit: 1 });
    expect(first.changes).toMatchObject([{ tool: 'todo_close' }]);
    expect(first.changes[0].summary).toContain('status open → done');
    const rest = await session.done('history_query', { query: 'cello', limit: 5, cursor: first.next_cursor });
    expect(rest.changes.map(({ summary }) => summary)).toEqual([
      'Changed todo: Cello lesson · title Zither lesson → Cello lesson; importance normal → high',
    ]);
    expect(rest).not.toHaveProperty('next_cursor');
    expect((await session.done('history_query', { query: 'zither' })).changes).toHaveLength(2);
    expect((await session.done('history_query', { query: 'trombone' })).message).toBe('No such changes.');
    const today = await session.done('history_query', { end: 'today', query: 'cello' });
    expect(today.changes).toHaveLength(2);
    expect((await session.done('history_query', { end: 'yesterday', query: 'cello' })).changes).toEqual([]);
    expect((await session.done('history_query', { start: 'today', end: 'today', limit: 1 })).window).toBeDefined();
    await session.refuses('history_query', { cursor: 'chg_nothing' }, 'INVALID_ARGUMENT');
  });

  it('answers in Chinese', async () => {
    await session.inChinese(async () => {
      const reply = await session.done('history_query', { limit: 2 });
      expect(reply.message).toBe('最近 2 次更改。');
      expect(reply.changes[0].when).toMatch(/^\d{4}-\d\d-\d\d 周. \d\d:\d\d$/);
      const { id } = await session.addTodo('交房租');
      await session.done('todo_update', { id, importance: 'high' });
      const [newest] = (await session.done('history_query', { limit: 1 })).changes;
      expect(newest?.summary).toBe('修改待办：交房租 · 重要性 普通 → 高');
    });
  });

  oneConnection(session, asking);
});

function oneConnection(other: Session, one: Session): void {
  describe('of one connection', () => {
    it('leaves out what another connection did', async () => {
      const day = freshDays();
      await one.add('Mine', day(0, '10:00'));
      await other.add('Theirs', day(1, '10:00'));
      const summaries = async (args: object) =>
        (await one.done('history_query', { limit: 2, ...args })).changes.map((change) => change.summary);
      expect(await summaries({ session: true })).toEqual(['Created: Mine']);
      expect(await summaries({})).toEqual(['Created: Theirs', 'Created: Mine']);
    });
  });
}
