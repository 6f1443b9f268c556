import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('reschedule', (session, asking) => {
  strictArguments(session, 'reschedule', {
    valid: { start: '2030-01-07', shift_minutes: 30 },
    loose: { Start: '2030-01-07', shiftMinutes: '30' },
    typo: ['shift_minute', 'shift_minutes'],
    wrongTypes: [
      { shift_minutes: 'half an hour' },
      { shift_minutes: 1_000_000 },
      { end: { a: 1 } },
      { query: 1 },
      { group: 1 },
      { move_to: ['x'] },
      { plan_token: 1 },
    ],
    missing: 'start',
  });

  it('gives a plan first, writes nothing, and carries it out with its token, once', async () => {
    const day = freshDays();
    const { id } = await session.add('Review', day(1, '09:00'));
    await session.add('Sync', day(1, '10:00'), { repeat: 'FREQ=DAILY;COUNT=2' });
    await session.add('Wall', day(1, '14:00'), { duration_minutes: 30 });
    await session.add('Fair', day(1));
    const before = await session.agenda(day(0), day(5));
    const call = { start: day(1), end: day(2), move_to: 'afternoon' };
    const plan = await session.asks('reschedule', call);
    expect(plan.message).toMatch(/: This moves 2 events; 2 stay\. Go ahead\?$/);
    expect(plan.plan[0]).toMatchObject({ id, title: 'Review', to: `${day(1, '13:00')}:00+08:00` });
    expect(plan.unmovable.map(({ title, why }) => `${title}: ${why}`).sort()).toEqual([
      'Fair: an all-day event has no time of day to move',
      'Wall: it is there already',
    ]);
    expect(plan).not.toHaveProperty('confirm_token');
    expect(plan.text).toContain(`13:00–14:00 · Review · ${id} v1`);
    expect(plan.text).toContain(`Stays: Wall`);
    expect(plan.text).toContain(`repeat the call with plan_token: ${plan.plan_token}`);
    expect(plan.text).not.toContain('force');
    expect(await session.agenda(day(0), day(5))).toEqual(before);
    const done = await session.done('reschedule', { ...call, plan_token: plan.plan_token });
    expect(done.change_id).toMatch(/^chg_/);
    expect(await session.agenda(day(1), day(3))).toEqual([
      `${day(1).slice(5)} Fair`,
      `${day(1, '13:00').slice(5)} Review`,
      `${day(1, '14:00').slice(5)} Wall`,
      `${day(1, '14:30').slice(5)} Sync`,
      `${day(2, '10:00').slice(5)} Sync`,
    ]);
    await session.refuses('reschedule', { ...call, plan_token: plan.plan_token }, 'CONFIRMATION_INVALID');
    await session.done('undo', { last: 1 });
    expect(await session.agenda(day(0), day(5))).toEqual(before);
  });

  it('asks the user where the host can, with the whole plan', async () => {
    const day = freshDays();
    await asking.add('Review', day(1, '09:00'), { location: 'A' });
    await asking.add('Fair', day(1));
    const call = { start: day(1), query: 'review', shift_minutes: 90 };
    asking.answer = 'decline';
    expect(await asking.asks('reschedule', call)).not.toHaveProperty('plan_token');
    expect(await asking.agenda(day(1))).toContain(`${day(1, '09:00').slice(5)} Review`);
    asking.answer = 'accept';
    await asking.done('reschedule', { ...call, query: undefined });
    expect(asking.asked.at(-1)).toMatch(/1 event.*Review.*09:00–10:00 → .*10:30–11:30.*Stays: Fair.*all-day/s);
    expect(await asking.agenda(day(1))).toContain(`${day(1, '10:30').slice(5)} Review`);
    expect(asking.asked).toHaveLength(2);
  });

  it('says in the user’s language what stays, and that there is nothing', async () => {
    const day = freshDays();
    await session.inChinese(async () => {
      await session.done('group_add', { name: `运动${day(1)}` });
      await session.add('跑步', day(1, '18:00'), { group: `运动${day(1)}` });
      const plan = await session.asks('reschedule', { start: day(1), group: `运动${day(1)}`, move_to: day(3) });
      expect(plan.message).toMatch(/：将移动 1 项日程。确认吗？$/);
      expect(plan.text).toContain('把方案给用户看');
      const none = await session.done('reschedule', { start: day(4), shift_minutes: 5 });
      expect(none.message).toMatch(/：这段时间没有符合条件的日程。$/);
      const { missing } = await session.refuses('reschedule', { start: day(1) }, 'INVALID_ARGUMENT');
      expect(missing).toEqual(['shift_minutes', 'move_to']);
    });
  });
});
