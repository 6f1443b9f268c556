import { describe, expect, it } from 'vitest';
import { somebody, suggested, Tuesday } from './somebody.ts';

describe('hours without a gap', () => {
  const morning = [
    ['A', '09:00', 60],
    ['B', '10:00', 60],
    ['C', '11:00', 60],
  ] as const;

  it.each(['zh', 'en'] as const)(
    'lead to a break that moves others than what was just added (%s)',
    async (language) => {
      const me = await somebody(language);
      for (const [title, clock, minutes] of morning) expect(suggested(await me.add(title, clock, minutes))).toEqual([]);
      const last = await me.add('D', '12:00', 60);
      const [pause, ...rest] = suggested(last);
      expect(rest).toEqual([]);
      // Whatever stands before D goes back, D stays.
      expect(pause).toEqual({
        tool: 'reschedule',
        arguments: { start: '2026-11-24T09:00:00+08:00', end: '2026-11-24T11:00:00+08:00', shift_minutes: -15 },
        why: expect.stringMatching(language === 'zh' ? /歇/ : /break/),
      });
      const asked = suggested(await me.done('schedule_query', Tuesday));
      expect(asked).toMatchObject([{ arguments: { start: '2026-11-24T11:00:00+08:00', shift_minutes: 15 } }]);
      const plan = await me.call('reschedule', asked[0]?.arguments ?? {});
      expect(plan).toMatchObject({ status: 'need_user', plan: [{ title: 'C' }, { title: 'D' }], unmovable: [] });
      expect(plan).not.toHaveProperty('conflicts');
      await me.done('reschedule', { ...asked[0]?.arguments, plan_token: plan.plan_token });
      expect(suggested(await me.done('schedule_query', Tuesday))).toEqual([]);
    },
  );

  it('of a series are moved on that day alone', async () => {
    const me = await somebody();
    await me.add('Daily', '09:00', 120, { repeat: 'FREQ=DAILY;COUNT=5' });
    await me.add('Talk', '11:00', 120);
    const [pause] = suggested(await me.done('schedule_query', Tuesday));
    expect(await me.call('reschedule', pause?.arguments ?? {})).toMatchObject({ status: 'need_user' });
  });

  it('are left alone where nothing can be moved, or one thing takes them all', async () => {
    const me = await somebody();
    await me.add('Before', '08:45', 15);
    await me.add('Long', '09:00', 300);
    await me.add('After', '14:00', 30);
    await me.add('Maybe', '14:30', 60, { show_as: 'tentative' });
    await me.done('schedule_add', { title: 'Early', start: '2026-11-24T08:20', duration_minutes: 20 });
    expect(suggested(await me.done('schedule_query', Tuesday))).toEqual([]);
    const other = await somebody();
    await other.add('Workshop', '09:00', 480);
    expect(suggested(await other.done('schedule_query', Tuesday))).toEqual([]);
    // A part of the calendar does not show what is beside it.
    const third = await somebody();
    for (const [title, clock] of [
      ['X 1', '09:00'],
      ['X 2', '11:00'],
    ] as const)
      await third.add(title, clock, 120);
    expect(suggested(await third.done('schedule_query', { ...Tuesday, query: 'X' }))).toEqual([]);
    expect(
      suggested(await third.done('schedule_query', { start: '2026-11-24T09:00', end: '2026-11-24T13:00' })),
    ).toEqual([]);
    expect(suggested(await third.done('schedule_query', Tuesday))).toHaveLength(1);
  });
});
