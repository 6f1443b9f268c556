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

inBothEras('reminder_update of several', (session, asking) => {
  it('snoozes all that are named as one change, of a repeating one what comes next', async () => {
    const day = freshDays();
    const one = await session.remind('Snooze A', { at: day(0, '08:00') });
    const two = await session.remind('Snooze B', { at: day(0, '09:00'), repeat: 'FREQ=DAILY;COUNT=3' });
    const ids = [one.id, two.id, one.id];
    const reply = await session.done('reminder_update', { ids, snooze_until: day(0, '18:00') });
    expect(reply.message).toBe('✓ Snoozed 2 reminders: Snooze A, Snooze B');
    expect(reply.reminders).toMatchObject([
      { id: one.id, status: 'snoozed', at: `${day(0, '18:00')}:00+08:00` },
      { id: two.id, status: 'snoozed', at: `${day(0, '18:00')}:00+08:00` },
    ]);
    await session.done('undo', { change_id: reply.change_id });
    const { reminders } = await session.done('reminder_query', { start: day(), query: 'snooze' });
    expect(reminders.map(({ at, status }) => [at?.slice(11, 16), status])).toEqual([
      ['08:00', 'pending'],
      ['09:00', 'pending'],
    ]);
  });

  it('completes several on a yes, says which were done before, and does nothing where all were', async () => {
    const day = freshDays();
    const one = await session.remind('Done A', { at: day(0, '08:00') });
    const two = await session.remind('Done B', { at: day(0, '09:00') });
    const ids = [one.id, two.id];
    const plan = await session.asks('reminder_update', { ids, action: 'complete' });
    expect(plan.message).toBe('This will complete 2 reminders: Done A, Done B. Go ahead?');
    expect(plan.candidates).toHaveLength(2);
    const { confirm_token } = plan;
    const reply = await session.done('reminder_update', { ids, action: 'complete', confirm_token });
    expect(reply.reminders).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    const three = await session.remind('Done C', { at: day(0, '10:00') });
    const rest = await asking.done('reminder_update', { ids: [one.id, three.id], action: 'complete' });
    expect(asking.asked[0]).toContain('Done C');
    expect(rest.reminders).toMatchObject([{ id: three.id, status: 'done' }]);
    expect(rest.warnings[0]).toContain('Done A');
    const again = await asking.done('reminder_update', { ids, action: 'complete' });
    expect(again).not.toHaveProperty('change_id');
  });

  it('refuses what can be said of one only', async () => {
    const day = freshDays();
    const { id } = await session.remind('Only', { at: day(0, '08:00') });
    for (const beside of [
      { id },
      { match: 'only' },
      { scope: 'all' },
      { occurrence: day() },
      { expected_version: 1 },
    ]) {
      const args = { ids: [id], action: 'complete', ...beside };
      const refused = await session.refuses('reminder_update', args, 'INVALID_ARGUMENT');
      expect(refused.message).toContain(Object.keys(beside)[0]);
    }
    await session.refuses('reminder_update', { ids: [id], title: 'Other' }, 'INVALID_ARGUMENT');
    await session.refuses('reminder_update', { ids: [id, 'rem_nothere'], action: 'dismiss' }, 'NOT_FOUND');
    await session.inChinese(async () => {
      const said = await session.done('reminder_update', { ids: [id], snooze_until: day(1, '08:00') });
      expect(said.message).toBe('✓ 已推迟 1 个提醒：Only');
    });
  });
});
