import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

/** So long ago it is due. */
const anHourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString();

inBothEras('reminder_query', (session, asking) => {
  strictArguments(session, 'reminder_query', {
    valid: {},
    loose: { Status: 'open', limit: '5' },
    typo: ['state', 'start'],
    wrongTypes: [{ status: 'late' }, { limit: 0 }, { cursor: 1 }],
  });

  it('lists what is in a window, by status and words, a page at a time', async () => {
    const day = freshDays();
    const pills = await session.remind('Pills', { at: day(0, '08:00'), repeat: 'every day' });
    const call = await session.remind('Call mum', { at: day(1, '12:00') });
    const window = { start: day(0), end: day(2), limit: 2 };
    const first = await session.done('reminder_query', window);
    expect(first.reminders.map(({ id }) => id)).toEqual([pills.id, pills.id]);
    const second = await session.done('reminder_query', { ...window, cursor: first.next_cursor });
    expect(second.reminders.map(({ id }) => id)).toEqual([call.id]);
    expect((await session.done('reminder_query', { query: 'mum' })).reminders).toHaveLength(1);
    await session.done('reminder_update', { id: call.id, action: 'complete' });
    expect((await session.done('reminder_query', { query: 'mum' })).reminders).toEqual([]);
    expect((await session.done('reminder_query', { query: 'mum', status: 'done' })).reminders).toMatchObject([
      { status: 'done' },
    ]);
    await session.refuses('reminder_query', { cursor: 'nonsense' }, 'INVALID_ARGUMENT');
  });

  it('says what is due, as a resource and once on the results of other tools', async () => {
    const { id } = await session.remind('Take the bread out', { at: anHourAgo() });
    const told = await session.done('get_current_time');
    expect(told.text).toMatch(new RegExp(`⏰ Reminder due: "Take the bread out" · .* · ${id}$`));
    expect((await session.done('get_current_time')).text).not.toContain('⏰');
    const { reminders } = JSON.parse(await session.read('perch://reminders/due'));
    expect(reminders).toMatchObject([{ id, status: 'due' }]);
    expect((await session.done('reminder_query', { status: 'due' })).reminders).toMatchObject([{ id }]);
    await session.done('reminder_update', { id, action: 'complete' });
    expect(JSON.parse(await session.read('perch://reminders/due')).reminders).toEqual([]);
  });

  it('says what is due with the answer that the model sees, not with the question before it', async () => {
    const { id } = await asking.remind('Water the plants', { at: anHourAgo() });
    const day = freshDays();
    const { id: other } = await asking.remind('Every day', { at: day(0, '08:00'), repeat: 'every day' });
    const deleted = await asking.done('delete_items', { ids: [other], scope: 'all' });
    expect(asking.asked).toHaveLength(1);
    expect(deleted.text).toContain('⏰ Reminder due: "Water the plants"');
    expect((await asking.done('get_current_time')).text).not.toContain('⏰');
    await asking.done('delete_items', { ids: [id] });
  });
});
