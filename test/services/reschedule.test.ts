import { describe, expect, it } from 'vitest';
import type { RescheduleInput } from '../../src/services/planning/reschedule/reschedule.ts';
import { added, agenda, done, group, refusal, type Stage, stage, type User } from './harness.ts';

/** Rows of everything that a call without its token must leave as it was. */
const contents = ({ sql }: Stage): unknown =>
  ['events', 'occurrences', 'changes', 'change_images'].map((table) =>
    sql.prepare(`select * from ${table} order by 1, 2, 3`).all(),
  );

const data = ({ sql }: Stage): unknown =>
  sql
    .prepare('select * from events order by id')
    .all()
    .map((row) => ({ ...(row as object), version: undefined }));

/** `09:00 → 14:00 Title` of each move, and `Title: why` of what stays. */
async function planned(user: User, input: RescheduleInput) {
  const { plan = [], unmovable = [], ...rest } = await user.reschedule(input);
  return {
    ...rest,
    moves: plan.map(({ from, to, title }) => `${from.slice(5, 16)} → ${to.slice(5, 16)} ${title}`),
    stays: unmovable.map(({ title, why }) => `${title}: ${why}`),
  };
}

/** Plans, and carries the plan out. */
async function moved(user: User, input: RescheduleInput) {
  const { plan_token } = await user.reschedule(input);
  return done(await user.reschedule({ ...input, plan_token }));
}

const monday = '2026-11-23';
const at = (clock: string, day = monday): string => `${day}T${clock}`;

describe('a plan', () => {
  it('moves by minutes, and is one change that one undo takes back', async () => {
    const user = await stage();
    for (const [title, clock] of [
      ['A', '09:00'],
      ['B', '10:30'],
    ] as const)
      await added(user, { title, start: at(clock) });
    await added(user, { title: 'Holiday', start: monday });
    const before = contents(user);
    const input = { start: monday, shift_minutes: 30 };
    const plan = await planned(user, input);
    expect(plan).toMatchObject({
      status: 'need_user',
      message: expect.stringMatching(/: This moves 2 events; 1 stays\. Go ahead\?$/),
      moves: ['11-23T09:00 → 11-23T09:30 A', '11-23T10:30 → 11-23T11:00 B'],
      stays: ['Holiday: an all-day event has no time of day to move'],
      plan_token: expect.stringMatching(/^cfm_/),
      expires_at: '2026-11-20T09:30:30+08:00',
    });
    expect(contents(user)).toEqual(before);
    const saved = data(user);
    const changes = async () => (await user.history({ limit: 200 })).changes?.length ?? 0;
    const count = await changes();
    const result = done(await user.reschedule({ ...input, plan_token: plan.plan_token }));
    expect(result.message).toMatch(/: ✓ Moved 2 events\.$/);
    expect(result.plan?.map(({ version }) => version)).toEqual([2, 2]);
    expect(await changes()).toBe(count + 1);
    expect(await agenda(user, monday, '2026-11-24')).toEqual([
      '2026-11-23 Holiday',
      `${at('09:30')} A`,
      `${at('11:00')} B`,
    ]);
    done(await user.undo({ last: 1 }));
    expect(data(user)).toEqual(saved);
  });

  it('moves mornings to the afternoon, each on its day, in order and with their gaps', async () => {
    const user = await stage();
    for (const [title, start] of [
      ['A', at('09:00')],
      ['B', at('10:30')],
      ['Lunch', at('12:30')],
      ['C', at('08:00', '2026-11-24')],
      ['Late', at('15:00', '2026-11-24')],
    ] as const) {
      await added(user, { title, start });
    }
    const plan = await planned(user, { start: '2026-11-23', end: '2026-11-25', move_to: 'afternoon' });
    expect(plan.moves).toEqual([
      '11-23T09:00 → 11-23T13:30 A',
      '11-23T10:30 → 11-23T15:00 B',
      '11-24T08:00 → 11-24T13:00 C',
    ]);
    expect(plan.stays).toEqual(['Lunch: it is there already', 'Late: it is there already']);
    expect(plan.conflicts).toMatchObject([{ title: 'Lunch', severity: 'hard' }]);
    expect(plan.warnings?.[0]).toContain('2 events');
    const chinese = await planned(user, { start: '下周一上午', move_to: '下午' });
    expect(chinese.moves).toEqual(plan.moves.slice(0, 2));
  });

  it('moves a day to another day, to a time, to words and to dates', async () => {
    const user = await stage();
    for (const [title, clock] of [
      ['A', '09:00'],
      ['B', '10:30'],
    ] as const)
      await added(user, { title, start: at(clock) });
    const to = async (move_to: string, start = monday) => (await planned(user, { start, move_to })).moves;
    const days = (day: string) => [`11-23T09:00 → ${day}T09:00 A`, `11-23T10:30 → ${day}T10:30 B`];
    expect(await to('2026-11-25')).toEqual(days('11-25'));
    expect(await to('tomorrow')).toEqual(days('11-21'));
    expect(await to('后天')).toEqual(days('11-22'));
    expect(await to('周四')).toEqual(days('11-26'));
    expect(await to('2026-11-25T13:00')).toEqual(['11-23T09:00 → 11-25T13:00 A', '11-23T10:30 → 11-25T14:30 B']);
    expect(await to('下周三下午2点')).toEqual(['11-23T09:00 → 11-25T14:00 A', '11-23T10:30 → 11-25T15:30 B']);
    expect(await to('3pm')).toEqual(['11-23T09:00 → 11-23T15:00 A', '11-23T10:30 → 11-23T16:30 B']);
    expect(await to('周四下午')).toEqual(['11-23T09:00 → 11-26T13:00 A', '11-23T10:30 → 11-26T14:30 B']);
    expect(await to('the week after next', '2026-11-23/2026-11-30')).toEqual(days('11-30'));
    expect((await planned(user, { start: monday, move_to: monday })).stays).toEqual([
      'A: it is there already',
      'B: it is there already',
    ]);
  });

  it('takes the nearest free time where the wished one is taken, and never another event', async () => {
    const user = await stage();
    await added(user, { title: 'A', start: at('09:00') });
    await added(user, { title: 'B', start: at('10:00') });
    await added(user, { title: 'Wall', start: at('11:00'), duration_minutes: 90 });
    await added(user, { title: 'Maybe', start: at('12:30'), duration_minutes: 30, show_as: 'tentative' });
    const plan = await planned(user, { start: at('09:00'), end: at('11:00'), shift_minutes: 90 });
    expect(plan.moves).toEqual(['11-23T09:00 → 11-23T10:00 A', '11-23T10:00 → 11-23T13:00 B']);
    expect(plan.conflicts?.map(({ title }) => title)).toEqual(['Wall', 'Wall']);
  });

  it('leaves what finds no place, out of the way of which the others stay', async () => {
    const user = await stage();
    await group(user, { name: 'Desk', working_hours: 'MO-SU 09:00-10:00' });
    await added(user, { title: 'Full', start: at('00:00', '2026-11-24'), duration_minutes: 1440 });
    await added(user, { title: 'A', start: at('09:00') });
    const plan = await planned(user, { start: monday, move_to: '2026-11-24' });
    expect(plan).toMatchObject({ status: 'final', moves: [], stays: ['A: no time is free then on that day'] });
    expect(plan.message).toMatch(/: Nothing there can be moved\.$/);
    expect(plan.plan_token).toBeUndefined();
    const nothing = await planned(user, { start: '2027-03-01', shift_minutes: 30 });
    expect(nothing).toMatchObject({
      status: 'final',
      message: expect.stringMatching(/: No event of that kind begins in this time\.$/),
    });
  });

  it('keeps to the hours of the group and of the user, and leaves the past alone', async () => {
    const user = await stage();
    done(await user.profile({ working_hours: 'MO-FR 09:00-18:00' }));
    await group(user, { name: 'Sport', working_hours: 'MO-SU 18:00-22:00' });
    await added(user, { title: 'Run', start: at('18:00'), group: 'Sport' });
    await added(user, { title: 'Call', start: at('09:00') });
    await added(user, { title: 'Taken', start: at('19:00') });
    expect((await planned(user, { start: monday, group: 'sport', shift_minutes: 60 })).moves).toEqual([
      '11-23T18:00 → 11-23T20:00 Run',
    ]);
    expect((await planned(user, { start: monday, query: 'call', move_to: 'afternoon' })).moves).toEqual([
      '11-23T09:00 → 11-23T13:00 Call',
    ]);
    user.clock.now += 3 * 86_400_000 + 3_600_000;
    const today = await planned(user, { start: monday, shift_minutes: -600 });
    expect(today.stays).toContain('Call: it has begun or is over');
    for (const line of today.moves) expect(line.slice(14, 25) >= '11-23T10:00').toBe(true);
    const gone = await planned(user, { start: monday, move_to: '2026-11-20' });
    expect(gone.stays).toContain('Run: that time is in the past');
    expect(gone.moves).toEqual([]);
  });

  it('moves only the occurrences of the window, changed ones too', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Standup', start: at('09:00'), repeat: 'FREQ=DAILY;COUNT=4' });
    done(await user.update({ id, scope: 'this', occurrence: '2026-11-24', start: at('09:30', '2026-11-24') }));
    const before = data(user);
    const result = await moved(user, { start: '2026-11-24', end: '2026-11-26', shift_minutes: 60 });
    expect(result.plan?.map(({ occurrence }) => occurrence)).toEqual([
      '2026-11-24T09:00:00+08:00',
      '2026-11-25T09:00:00+08:00',
    ]);
    expect(await agenda(user, monday, '2026-12-01')).toEqual([
      `${at('09:00')} Standup`,
      `${at('10:30', '2026-11-24')} Standup`,
      `${at('10:00', '2026-11-25')} Standup`,
      `${at('09:00', '2026-11-26')} Standup`,
    ]);
    done(await user.undo({ last: 1 }));
    expect(data(user)).toEqual(before);
    const crossing = await planned(user, { start: monday, move_to: '2026-11-26' });
    expect(crossing.moves).toEqual(['11-23T09:00 → 11-26T10:00 Standup']);
  });

  it('takes reminders of the events along, and undo brings them back', async () => {
    const user = await stage();
    await added(user, { title: 'A', start: at('09:00'), remind_minutes: 15 });
    const dues = () => user.sql.prepare('select * from reminder_dues order by 1, 2, 3').all();
    const before = dues();
    expect(before).toHaveLength(1);
    await moved(user, { start: monday, shift_minutes: 60 });
    const after = dues();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    done(await user.undo({ last: 1 }));
    expect(dues()).toEqual(before);
  });

  it('lets what overlapped overlap again, and free time lie anywhere', async () => {
    const user = await stage();
    await added(user, { title: 'A', start: at('09:00') });
    await added(user, { title: 'B', start: at('09:30'), on_conflict: 'force' });
    await added(user, { title: 'Free', start: at('09:00'), show_as: 'free' });
    await added(user, { title: 'Wall', start: at('09:00', '2026-11-24') });
    const plan = await planned(user, { start: monday, move_to: '2026-11-25' });
    expect(plan.moves.map((line) => line.slice(14))).toEqual(
      expect.arrayContaining(['11-25T09:00 A', '11-25T09:00 Free', '11-25T09:30 B']),
    );
    expect(plan.warnings).toBeUndefined();
    const other = await planned(user, { start: monday, query: 'free', move_to: '2026-11-24' });
    expect(other.moves).toEqual(['11-23T09:00 → 11-24T09:00 Free']);
  });
});

describe('a plan_token', () => {
  const input = { start: monday, shift_minutes: 30 };

  it('is for exactly that plan of that caller, once, and for half an hour', async () => {
    const user = await stage();
    const id = await added(user, { title: 'A', start: at('09:00') });
    const token = async () => (await user.reschedule(input)).plan_token;
    const refused = async (by: User, call: RescheduleInput) => {
      const before = contents(user);
      expect((await refusal(by.reschedule(call))).code).toBe('CONFIRMATION_INVALID');
      expect(contents(user)).toEqual(before);
    };
    await refused(user, { ...input, plan_token: 'cfm_nothere' });
    await refused(user.as('other'), { ...input, plan_token: await token() });
    await refused(user, { ...input, shift_minutes: 45, plan_token: await token() });
    await refused(user, { ...input, query: 'a', plan_token: await token() });
    const beforeEdit = await token();
    done(await user.update({ id, title: 'B' }));
    await refused(user, { ...input, plan_token: beforeEdit });
    const beforeOther = await token();
    const other = await added(user, { title: 'Wall', start: at('10:00') });
    await refused(user, { ...input, plan_token: beforeOther });
    done(await user.remove({ ids: [other] }));
    const stale = await token();
    user.clock.now += 30 * 60_000;
    await refused(user, { ...input, plan_token: stale });
    const plan_token = await token();
    done(await user.reschedule({ ...input, plan_token }));
    await refused(user, { ...input, plan_token });
    const removal = await user.remove({ ids: [id, await added(user, { title: 'X', start: '2027-01-01T10:00' })] });
    await refused(user, { ...input, plan_token: removal.confirm_token });
  });

  it('works in another process', async () => {
    const user = await stage();
    await added(user, { title: 'A', start: at('09:00') });
    const { plan_token } = await user.reschedule(input);
    const second = await stage({ file: user.file, clock: user.clock });
    done(await second.reschedule({ ...input, plan_token }));
    expect(await agenda(user, monday, '2026-11-24')).toEqual([`${at('09:30')} A`]);
    expect((await refusal(user.reschedule({ ...input, plan_token }))).code).toBe('CONFIRMATION_INVALID');
  });

  it('of two processes lets one alone carry it out', async () => {
    const user = await stage();
    await added(user, { title: 'A', start: at('09:00') });
    const second = await stage({ file: user.file, clock: user.clock });
    const { plan_token } = await user.reschedule(input);
    const call = { ...input, plan_token };
    const results = await Promise.allSettled([user.reschedule(call), second.reschedule(call)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await agenda(user, monday, '2026-11-24')).toEqual([`${at('09:30')} A`]);
  });
});

describe('arguments', () => {
  it('that say nothing, too much or what cannot be read are refused or asked about', async () => {
    const user = await stage();
    await added(user, { title: 'A', start: at('09:00') });
    expect((await refusal(user.reschedule({ start: monday }))).details.missing).toEqual(['shift_minutes', 'move_to']);
    for (const rest of [
      { shift_minutes: 1, move_to: 'tomorrow' },
      { shift_minutes: 0 },
      { move_to: 'blah' },
      { move_to: '每天' },
    ])
      expect((await refusal(user.reschedule({ start: monday, ...rest }))).code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.reschedule({ start: monday, group: 'x', shift_minutes: 5 }))).code).toBe('NOT_FOUND');
  });

  it('that take in more than a person can look through are refused with the number', async () => {
    const user = await stage();
    await added(user, {
      title: 'Drops',
      start: at('00:00'),
      duration_minutes: 1,
      repeat: 'FREQ=MINUTELY;INTERVAL=5;COUNT=250',
    });
    const { code, message } = await refusal(user.reschedule({ start: monday, shift_minutes: 2 }));
    expect([code, message]).toEqual(['LIMIT_EXCEEDED', 'At most 200 events can be moved at once.']);
  });
});

describe('nights on which the clocks change', () => {
  const setUp = async (now: string) => {
    const user = await stage({ timezone: 'America/New_York', clock: { now: Date.parse(now) } });
    return user;
  };

  it('a day later is the same time of day, half an hour later is elapsed time', async () => {
    const user = await setUp('2027-03-10T12:00Z');
    await added(user, { title: 'A', start: '2027-03-13T02:30', duration_minutes: 30 });
    await added(user, { title: 'B', start: '2027-03-13T09:00' });
    expect((await planned(user, { start: '2027-03-13', move_to: '2027-03-14' })).moves).toEqual([
      '03-13T02:30 → 03-14T03:30 A',
      '03-13T09:00 → 03-14T09:00 B',
    ]);
    expect((await planned(user, { start: '2027-03-13', shift_minutes: 1440 })).moves).toEqual([
      '03-13T02:30 → 03-14T03:30 A',
      '03-13T09:00 → 03-14T09:00 B',
    ]);
    await added(user, { title: 'Night', start: '2027-03-14T01:45', duration_minutes: 15 });
    expect((await planned(user, { start: '2027-03-14', query: 'night', shift_minutes: 30 })).moves).toEqual([
      '03-14T01:45 → 03-14T03:15 Night',
    ]);
  });

  it('the second of two equal hours is kept', async () => {
    const user = await setUp('2026-10-30T12:00Z');
    await added(user, { title: 'Night', start: '2026-11-01T01:30-04:00', duration_minutes: 30 });
    const result = await moved(user, { start: '2026-11-01', shift_minutes: 60 });
    expect(result.plan).toMatchObject([{ from: '2026-11-01T01:30:00-04:00', to: '2026-11-01T01:30:00-05:00' }]);
    const { events } = await user.query({ start: '2026-11-01' });
    expect(events).toMatchObject([{ start: '2026-11-01T01:30:00-05:00', end: '2026-11-01T02:00:00-05:00' }]);
    done(await user.undo({ last: 1 }));
    expect((await user.query({ start: '2026-11-01' })).events).toMatchObject([{ start: '2026-11-01T01:30:00-04:00' }]);
  });
});
