import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('reminder_update', (session, asking) => {
  strictArguments(session, 'reminder_update', {
    valid: { id: 'rem_nothere000', notes: 'x' },
    typo: ['note', 'notes'],
    wrongTypes: [{ action: 'close' }, { expected_version: 'new' }, { scope: 'one' }, { clear: [1] }, { priority: 2 }],
  });

  it('changes and empties fields, and is taken back', async () => {
    const day = freshDays();
    const { id, version } = await session.remind('Change me', { at: day(0, '08:00') });
    const reply = await session.done('reminder_update', {
      match: 'change me',
      expected_version: version,
      title: 'Changed',
      at: day(1, '09:30'),
      priority: 'low',
      notes: 'n',
    });
    expect(reply.message).toBe(`✓ Changed reminder: Changed (Tue ${day(1)} 09:30)`);
    await session.done('reminder_update', { id, clear: ['notes', 'priority'] });
    const { undone } = await session.done('undo', {
      last: 2,
      confirm_token: (await session.asks('undo', { last: 2 })).confirm_token,
    });
    expect(undone).toContainEqual({ id, field: 'at', from: `${day(1, '09:30')}:00`, to: `${day(0, '08:00')}:00` });
    await session.done('reminder_update', { id, repeat: 'every Monday', at: day(0, '08:00') });
    const event = await session.add('Review', day(3, '15:00'));
    const all = { id, scope: 'all', event_id: event.id, minutes_before: 45 };
    const { confirm_token } = await session.asks('reminder_update', all);
    const moved = await session.done('reminder_update', { ...all, confirm_token });
    expect(moved.reminder).toMatchObject({ at: `${day(3, '14:15')}:00+08:00`, event_id: event.id });
    await session.refuses('reminder_update', { id, expected_version: 1, notes: 'x' }, 'VERSION_MISMATCH');
    await session.refuses('reminder_update', { id, action: 'complete', notes: 'x' }, 'INVALID_ARGUMENT');
    await session.refuses('reminder_update', { id }, 'INVALID_ARGUMENT');
  });

  it('asks which occurrence of a series is meant, and acts on that or on the one that is next', async () => {
    const day = freshDays();
    const { id } = await session.remind('Water the plants', { at: day(0, '08:00'), repeat: 'every day' });
    const { candidates } = await session.asks('reminder_update', { match: 'water', title: 'Water all plants' });
    expect(candidates[0]).toMatchObject({ id, ref: expect.stringContaining('#1') });
    const ref = { id: candidates[0].ref, scope: 'this' };
    const done = await session.done('reminder_update', { match: 'water', action: 'complete' });
    expect(done.message).toContain(`(Mon ${day(0, '08:00').replace('T', ' ')})`);
    expect(done.reminder).toMatchObject({ occurrence: `${day(0, '08:00')}:00+08:00`, status: 'done' });
    const snoozed = { id, scope: 'this', occurrence: day(1), action: 'snooze', snooze_until: day(1, '20:00') };
    expect((await session.done('reminder_update', snoozed)).reminder.status).toBe('snoozed');
    await session.refuses('reminder_update', { ...snoozed, scope: 'all' }, 'INVALID_ARGUMENT');
    await session
      .refuses('reminder_update', { ...snoozed, snooze_until: 'yesterday at noon' }, 'INVALID_ARGUMENT')
      .catch(() => session.asks('reminder_update', { ...snoozed, snooze_until: 'yesterday at noon' }));
    await session.done('reminder_update', { ...ref, action: 'reopen' });
    const { reminders } = await session.done('reminder_query', { start: day(0), end: day(2) });
    expect(reminders.map(({ status }) => status)).toEqual(['pending', 'snoozed']);
  });

  it('closes all of a series only on a yes', async () => {
    const day = freshDays();
    const { id } = await asking.remind('Stretch', { at: day(0, '08:00'), repeat: 'every day' });
    asking.answer = 'decline';
    const declined = await asking.asks('reminder_update', { id, scope: 'all', action: 'dismiss' });
    expect(declined).not.toHaveProperty('confirm_token');
    asking.answer = 'accept';
    await asking.done('reminder_update', { id, scope: 'all', action: 'dismiss' });
    expect(asking.asked).toHaveLength(2);
    expect(asking.asked[0]).toContain('Stretch');
    expect((await asking.done('reminder_query', { query: 'Stretch' })).reminders).toEqual([]);
    await asking.done('reminder_update', { id, scope: 'all', action: 'reopen' });
    expect((await asking.done('reminder_query', { query: 'Stretch' })).reminders).toHaveLength(1);
  });

  it('asks where several fit or one is only similar', async () => {
    const day = freshDays();
    await session.remind('Twin one', { at: day() });
    await session.remind('Twin two', { at: day() });
    expect((await session.asks('reminder_update', { match: 'twin', action: 'complete' })).candidates).toHaveLength(2);
    expect((await session.asks('reminder_update', { match: 'twinn one', action: 'complete' })).candidates).toBeTruthy();
  });
});
