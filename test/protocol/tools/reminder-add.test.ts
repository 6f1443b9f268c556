import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('reminder_add', (session, _asking, narrow) => {
  strictArguments(session, 'reminder_add', {
    valid: { title: 'Strict', at: '2031-01-01T08:00' },
    loose: { Title: 'Strict', At: '2031-01-01T08:00' },
    typo: ['priorty', 'priority'],
    wrongTypes: [{ priority: 'urgent' }, { minutes_before: -1 }, { at: 5 }, { notes: { a: 1 } }],
    missing: 'title',
  });

  it('adds a reminder, says whether it can reach the user, and is taken back', async () => {
    const day = freshDays();
    const reply = await session.done('reminder_add', {
      title: 'Pills',
      at: day(0, '08:00'),
      repeat: 'every day',
      priority: 'high',
      notes: 'two of them',
    });
    expect(reply.message).toBe(`✓ Added reminder: Pills (Mon ${day(0)} 08:00)`);
    expect(reply.reminder).toMatchObject({ occurrence: `${day(0, '08:00')}:00+08:00`, repeat: 'FREQ=DAILY' });
    expect(reply.warnings[0]).toContain('No notification can reach the user');
    for (const fact of ['high priority', 'two of them', 'pending']) expect(reply.text).toContain(fact);
    await session.done('undo', { change_id: reply.change_id });
    await session.refuses('reminder_update', { id: reply.reminder.id, notes: 'x' }, 'NOT_FOUND');
  });

  it('belongs to an event', async () => {
    const day = freshDays();
    const { id } = await session.add('Review', day(0, '15:00'));
    const reply = await session.done('reminder_add', { title: 'Slides', event_id: id, minutes_before: 20 });
    expect(reply.text).toContain('"Review", 20 min before');
    const removed = await session.done('delete_items', { ids: [id] });
    expect(removed.message).toMatch(/, with its reminder$/);
    await session.refuses('reminder_update', { id: reply.reminder.id, notes: 'x' }, 'NOT_FOUND');
    await session.done('undo', { last: 1 });
    await session.done('reminder_update', { id: reply.reminder.id, notes: 'x' });
  });

  it('goes off when its event starts', async () => {
    const day = freshDays();
    const { id } = await session.add('Kick-off', day(0, '15:00'));
    const reply = await session.done('reminder_add', { title: 'Join', event_id: id, minutes_before: 0 });
    expect(reply.reminder).toMatchObject({ at: `${day(0, '15:00')}:00+08:00` });
    const changed = await session.done('reminder_update', { id: reply.reminder.id, minutes_before: 5 });
    expect(changed.reminder).toMatchObject({ at: `${day(0, '14:55')}:00+08:00` });
  });

  it('speaks Chinese to who writes it', async () => {
    const day = freshDays();
    const reply = await session.done('reminder_add', { title: '吃药', at: day() });
    expect(reply.message).toBe(`✓ 已添加提醒：吃药（${day()} 周一 09:00）`);
    expect(reply.assumptions).toContain('没有说几点，按 09:00 提醒。');
    expect(reply.text).toContain('说“撤销”即可撤回');
  });

  it('refuses what has no time or no event, asks about last year, and writes nothing', async () => {
    await session.refuses('reminder_add', { title: 'No' }, 'INVALID_ARGUMENT');
    await session.refuses('reminder_add', { title: 'No', at: '2031-02-30' }, 'INVALID_ARGUMENT');
    await session.refuses('reminder_add', { title: 'No', event_id: 'evt_nothere000' }, 'NOT_FOUND');
    const { retry } = await session.asks('reminder_add', { title: 'No', at: '2020-03-05T10:00' });
    expect(String(retry.arguments.at)).toMatch(/^20(2[7-9]|3\d)-03-05T10:00/);
    const { candidates } = await session.asks('reminder_add', { title: 'No', at: 'last Friday at 9am' });
    expect(candidates[0].title).toBe('at');
    await narrow.call('get_current_time');
    expect((await session.done('reminder_query', { query: 'No' })).reminders).toEqual([]);
    await session.done(retry.tool, retry.arguments);
    await session.done('undo', { last: 1 });
  });

  it('does not add twice with one key', async () => {
    const call = { title: 'Once only', at: '2031-01-01T08:00', idempotency_key: crypto.randomUUID() };
    const first = await session.done('reminder_add', call);
    const again = await session.done('reminder_add', call);
    expect(again).toMatchObject({ replayed: true, reminder: { id: first.reminder.id } });
    await session.refuses('reminder_add', { ...call, title: 'Other' }, 'INVALID_ARGUMENT');
    expect((await session.done('reminder_query', { query: 'Once only' })).reminders).toHaveLength(1);
  });
});
