import { describe, expect, it } from 'vitest';
import type { RemoveInput } from '../../src/services/items/remove.ts';
import type { UpdateReminderInput } from '../../src/services/reminders/update.ts';
import { added, confirmed, done, refusal, reminder, type Stage, stage } from './harness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rows of everything that a refused call must leave as it was. */
const contents = ({ sql }: Stage): unknown =>
  ['reminders', 'events', 'reminder_dues', 'changes', 'change_images'].map((table) =>
    sql.prepare(`select * from ${table} order by 1, 2, 3`).all(),
  );

/** `status title at` of what a query finds. */
async function listed(user: Stage, input: Parameters<Stage['reminders']['query']>[0] = {}): Promise<string[]> {
  const { reminders = [] } = await user.reminders.query(input);
  return reminders.map((one) => `${one.status} ${one.title} ${one.at?.slice(0, 16)}`);
}

const due = async (user: Stage): Promise<string[]> =>
  (await user.reminders.due()).map((one) => `${one.title} ${one.at?.slice(0, 16)}`);

describe('a reminder', () => {
  it('says all that was said, goes off, and is completed', async () => {
    const user = await stage();
    const view = await reminder(user, { title: 'Pills', at: '2026-11-20T15:00', notes: 'two', priority: 'high' });
    expect(view).toEqual({
      id: expect.stringMatching(/^rem_/),
      version: 1,
      title: 'Pills',
      status: 'pending',
      at: '2026-11-20T15:00:00+08:00',
      when: 'Fri 2026-11-20 15:00',
      priority: 'high',
      notes: 'two',
    });
    expect(await due(user)).toEqual([]);
    user.clock.now += 7 * HOUR;
    expect(await due(user)).toEqual(['Pills 2026-11-20T15:00']);
    const before = contents(user);
    const closed = done(await user.reminders.update({ match: 'pills', action: 'complete' }));
    expect(closed.reminder).toMatchObject({ status: 'done', version: 2 });
    expect(await due(user)).toEqual([]);
    expect(await listed(user)).toEqual([]);
    expect(await listed(user, { status: 'done' })).toEqual(['done Pills 2026-11-20T15:00']);
    const again = await user.reminders.update({ id: view.id, action: 'complete' });
    expect(again).toMatchObject({ status: 'final', message: '"Pills" is already like that.' });
    expect(again.change_id).toBeUndefined();
    done(await user.undo({ last: 1 }));
    expect(await due(user)).toEqual(['Pills 2026-11-20T15:00']);
    expect(before).not.toEqual(contents(user));
  });

  it.each([
    ['in 20 minutes', '2026-11-20T09:20:30+08:00'],
    ['20分钟后', '2026-11-20T09:20:30+08:00'],
    ['明天下午3点', '2026-11-21T15:00:00+08:00'],
    ['下周三上午十点半', '2026-11-25T10:30:00+08:00'],
    ['2026-12-01', '2026-12-01T09:00:00+08:00'],
    ['tomorrow', '2026-11-21T09:00:00+08:00'],
    ['后天', '2026-11-22T09:00:00+08:00'],
  ])('reads %s', async (at, iso) => {
    const user = await stage();
    const result = done(await user.reminders.add({ title: 'x', at }));
    expect(result.reminder?.at).toBe(iso);
    const isDay = iso.includes('T09:00:00');
    expect(result.assumptions ?? []).toEqual(isDay ? ['No hour was given: 09:00.'] : []);
  });

  it('asks for what is in the past, unless that was today', async () => {
    const user = await stage();
    const before = contents(user);
    const old = await user.reminders.add({ title: 'x', at: '2025-12-01T10:00' });
    expect(old).toMatchObject({
      status: 'need_user',
      retry: { use: 'again', input: { title: 'x', at: '2026-12-01T10:00:00' } },
    });
    for (const [at, message] of [
      ['last Friday', /past/],
      ['下午', /./],
      ['by Friday', /deadline/],
    ] as const) {
      expect(await user.reminders.add({ title: 'x', at })).toMatchObject({
        status: 'need_user',
        message: expect.stringMatching(message),
        missing: ['at'],
      });
    }
    await expect(user.reminders.add({ title: 'x' })).rejects.toThrow('Remind when?');
    expect(contents(user)).toEqual(before);
    const late = done(await user.reminders.add({ title: 'late', at: '2026-11-20T08:00' }));
    expect(late.warnings).toContain('This time is in the past: it is due now.');
    expect(await due(user)).toEqual(['late 2026-11-20T08:00']);
  });

  it.each(['今天', 'today', '2026-11-20'])('asks for the hour of %s once nine has passed', async (at) => {
    const user = await stage();
    const before = contents(user);
    expect(await user.reminders.add({ title: 'x', at })).toMatchObject({ status: 'need_user', missing: ['at'] });
    expect(contents(user)).toEqual(before);
    const early = await stage({ clock: { now: user.clock.now - HOUR } });
    expect((await reminder(early, { title: 'x', at })).at).toBe('2026-11-20T09:00:00+08:00');
    // A series only begins there.
    expect((await reminder(user, { title: 'x', at, repeat: 'FREQ=DAILY' })).at).toBe('2026-11-21T09:00:00+08:00');
  });

  it.each([
    ['下午3点到5点', '2026-11-20T15:00:00+08:00'],
    ['next month', '2026-12-01T09:00:00+08:00'],
    ['2026-11-23T10:00/2026-11-23T11:00', '2026-11-23T10:00:00+08:00'],
  ])('says that of %s the beginning counts', async (at, iso) => {
    const user = await stage();
    const { reminder: view, assumptions } = done(await user.reminders.add({ title: 'x', at }));
    expect(view?.at).toBe(iso);
    expect(assumptions).toContain(`"${at}" is a span of time: the reminder goes off when it begins.`);
  });

  it('takes no length for a time, and says how a time from now is written', async () => {
    const user = await stage();
    const { details } = await refusal(user.reminders.add({ title: 'x', at: '20 minutes' }));
    expect(details.hint).toBe('For a time from now write "in 20 minutes".');
  });

  it('is among what is due, however many older ones are', async () => {
    const user = await stage();
    await reminder(user, { title: 'New', at: '2026-11-20T08:59' });
    const { id } = await reminder(user, { title: 'Old', at: '2026-11-20T08:00' });
    for (const [table, key] of [
      ['reminders', 'id'],
      ['reminder_dues', 'reminder'],
    ] as const) {
      const row = user.sql.prepare(`select * from ${table} where ${key} = ?`).get(id) as object;
      const values = Object.keys(row).map((name) => `@${name}`);
      const copy = user.sql.prepare(`insert into ${table} values (${values})`);
      for (let count = 0; count < 600; count++) copy.run({ ...row, [key]: `rem_old${String(count).padStart(3, '0')}` });
    }
    const all = await due(user);
    expect(all.at(-1)).toBe('New 2026-11-20T08:59');
    expect(all[0]).toBe('Old 2026-11-20T08:00');
    expect(all).toHaveLength(200);
  });

  it('is snoozed by a time or a length, and comes back', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Call', at: '2026-11-20T10:00' });
    user.clock.now += 2 * HOUR;
    const snoozed = done(await user.reminders.update({ id, snooze_until: '10 minutes' }));
    expect(snoozed.reminder).toMatchObject({ status: 'snoozed', at: '2026-11-20T11:10:30+08:00' });
    expect(await due(user)).toEqual([]);
    user.clock.now += 11 * MINUTE;
    expect(await due(user)).toEqual(['Call 2026-11-20T11:10']);
    done(await user.reminders.update({ id, action: 'snooze', snooze_until: '明天9点' }));
    expect(await listed(user)).toEqual(['snoozed Call 2026-11-21T09:00']);
    done(await user.reminders.update({ id, action: 'reopen' }));
    expect(await due(user)).toEqual(['Call 2026-11-20T10:00']);
    const past = await refusal(user.reminders.update({ id, snooze_until: '2026-11-20T08:00' }));
    expect(past.code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.reminders.update({ id, action: 'snooze' }))).details.missing).toEqual(['snooze_until']);
  });

  it('is moved: a day alone keeps the hour, an hour alone the day', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Call', at: '2026-11-23T10:00' });
    const move = async (at: string) => done(await user.reminders.update({ id, at })).reminder?.at?.slice(0, 16);
    expect(await move('15:30')).toBe('2026-11-23T15:30');
    expect(await move('2026-11-25')).toBe('2026-11-25T15:30');
    expect(await move('tomorrow 8pm')).toBe('2026-11-21T20:00');
  });

  it('refuses a wrong version and what does not go together', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Call', at: '2026-11-23T10:00' });
    const before = contents(user);
    const code = async (input: Parameters<Stage['reminders']['update']>[0]) =>
      (await refusal(user.reminders.update(input))).code;
    expect(await code({ id, notes: 'x', expected_version: 9 })).toBe('VERSION_MISMATCH');
    expect(await code({ id })).toBe('INVALID_ARGUMENT');
    expect(await code({ id, action: 'complete', notes: 'x' })).toBe('INVALID_ARGUMENT');
    expect(await code({ id, action: 'complete', snooze_until: '明天' })).toBe('INVALID_ARGUMENT');
    expect(await code({ id, notes: 'x', clear: ['notes'] })).toBe('INVALID_ARGUMENT');
    expect(await code({ id, clear: ['at'] })).toBe('INVALID_ARGUMENT');
    expect(await code({ id, minutes_before: 5 })).toBe('INVALID_ARGUMENT');
    expect(await code({ id: 'rem_0000000000', action: 'complete' })).toBe('NOT_FOUND');
    expect(contents(user)).toEqual(before);
  });
});

describe('a repeating reminder', () => {
  it('asks which hour of a stretch is meant, of which one end would be lost', async () => {
    const user = await stage();
    const before = contents(user);
    const asked = await user.reminders.add({ title: '滴眼药水', repeat: '每天早7晚9' });
    expect(asked).toMatchObject({ status: 'need_user', missing: ['repeat'] });
    expect(contents(user)).toEqual(before);
  });

  it.each([
    ['每天早上8点', undefined, '2026-11-21T08:00', 'FREQ=DAILY'],
    ['每天', undefined, '2026-11-21T09:00', 'FREQ=DAILY'],
    ['每天', '22:00', '2026-11-20T22:00', 'FREQ=DAILY'],
    ['every Monday', undefined, '2026-11-23T09:00', 'FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=DAILY', '2026-11-20T21:00', '2026-11-20T21:00', 'FREQ=DAILY'],
    ['每90分钟', undefined, undefined, 'FREQ=MINUTELY;INTERVAL=90'],
    ['每月最后一个周五下午5点', undefined, '2026-11-27T17:00', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ])('reads %s', async (repeat, at, first, rule) => {
    const user = await stage();
    const view = await reminder(user, { title: '喝水', repeat, at });
    expect(view.repeat).toBe(rule);
    if (first) expect(view.at?.slice(0, 16)).toBe(first);
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO', '2026-11-23T09:00', ['No hour was given: 09:00.']],
    ['RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15;BYHOUR=7', '2027-09-15T07:00', undefined],
  ])('that is only a rule, %s, says nothing of a start that nobody gave', async (repeat, at, assumptions) => {
    const user = await stage();
    const result = done(await user.reminders.add({ title: 'x', repeat }));
    expect(result.reminder?.at?.slice(0, 16)).toBe(at);
    expect(result.assumptions).toEqual(assumptions);
  });

  it.each([
    ['每天，共2次', ['2026-11-21T09:00', '2026-11-22T09:00']],
    ['FREQ=WEEKLY;BYDAY=FR;COUNT=2', ['2026-11-27T09:00', '2026-12-04T09:00']],
    ['FREQ=DAILY;INTERVAL=2;COUNT=2', ['2026-11-21T09:00', '2026-11-23T09:00']],
    ['FREQ=DAILY;BYHOUR=18;COUNT=1', ['2026-11-20T18:00']],
  ])('of %s begins with the first time that is to come', async (repeat, times) => {
    const user = await stage();
    const { warnings } = done(await user.reminders.add({ title: 'x', repeat }));
    expect(warnings).toEqual([expect.stringContaining('No notification')]);
    const all = await listed(user, { start: '2026-11-20', end: '2027-01-01', status: 'all' });
    expect(all).toEqual(times.map((at) => `pending x ${at}`));
  });

  it('has one occurrence due, which the next one takes the place of', async () => {
    const user = await stage();
    await reminder(user, { title: 'Pills', repeat: 'every day at 8pm' });
    user.clock.now += DAY;
    expect(await due(user)).toEqual(['Pills 2026-11-20T20:00']);
    expect(await listed(user)).toEqual(['due Pills 2026-11-20T20:00', 'pending Pills 2026-11-21T20:00']);
    user.clock.now += 2 * DAY;
    expect(await due(user)).toEqual(['Pills 2026-11-22T20:00']);
    // Beyond what was listed ahead.
    user.clock.now += 100 * DAY;
    expect(await due(user)).toEqual(['Pills 2027-03-02T20:00']);
    const week = await listed(user, { start: '2027-03-01', end: '2027-03-05', status: 'all' });
    expect(week).toEqual([
      'missed Pills 2027-03-01T20:00',
      'due Pills 2027-03-02T20:00',
      'pending Pills 2027-03-03T20:00',
      'pending Pills 2027-03-04T20:00',
    ]);
  });

  it('asks which occurrence is to be changed', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', repeat: 'every day at 8pm' });
    user.clock.now += DAY;
    const asked = await user.reminders.update({ id, title: 'Two pills' });
    expect(asked).toMatchObject({ status: 'need_user', missing: ['scope', 'occurrence'] });
    const [today] = asked.candidates ?? [];
    const changed = done(await user.reminders.update({ id: today?.ref, scope: 'this', title: 'Two pills' }));
    expect(changed.reminder).toMatchObject({ title: 'Two pills', at: '2026-11-20T20:00:00+08:00' });
  });

  it('completes, snoozes and dismisses single ones: without an occurrence the one that is due, else the next', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', repeat: 'every day at 8pm' });
    const early = done(await user.reminders.update({ id, snooze_until: 'an hour later' }));
    expect(early.message).toBe('✓ Snoozed: Pills (until Fri 2026-11-20 21:00)');
    done(await user.reminders.update({ id, action: 'reopen', scope: 'this', occurrence: '2026-11-20' }));
    user.clock.now += DAY;
    const completed = done(await user.reminders.update({ id, action: 'complete' }));
    expect(completed.message).toBe('✓ Completed: Pills (Fri 2026-11-20 20:00) (next: Sat 2026-11-21 20:00)');
    expect(completed.reminder).toMatchObject({ occurrence: '2026-11-20T20:00:00+08:00', status: 'done' });
    expect(await due(user)).toEqual([]);
    const at = (day: number) => ({ id, scope: 'this', occurrence: `2026-11-${day}T20:00` }) as const;
    done(await user.reminders.update({ ...at(21), action: 'dismiss' }));
    done(await user.reminders.update({ ...at(22), snooze_until: '2026-11-22T22:00' }));
    expect(await listed(user)).toEqual(['snoozed Pills 2026-11-22T22:00', 'pending Pills 2026-11-23T20:00']);
    user.clock.now += DAY;
    expect(await due(user)).toEqual([]);
    user.clock.now += 14 * HOUR;
    expect(await due(user)).toEqual(['Pills 2026-11-22T22:00']);
    expect(await listed(user, { status: 'dismissed' })).toEqual(['dismissed Pills 2026-11-21T20:00']);
    const all = { id, scope: 'this', occurrence: '2026-11-22', action: 'complete' } as const;
    done(await user.reminders.update(all));
    expect(await due(user)).toEqual([]);
    expect((await refusal(user.reminders.update({ ...all, occurrence: '2026-11-22T19:00' }))).code).toBe('NOT_FOUND');
  });

  it.each([
    ['put off before it was due', 'an hour later', 'Fri 2026-11-20 20:00'],
    ['called forward', '2026-11-20T15:00', 'Fri 2026-11-20 20:00'],
  ])('completes the one that was %s, not the one after it', async (_how, until, which) => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', repeat: 'every day at 8pm' });
    done(await user.reminders.update({ id, snooze_until: until }));
    const completed = done(await user.reminders.update({ id, action: 'complete' }));
    expect(completed.message).toBe(`✓ Completed: Pills (${which}) (next: Sat 2026-11-21 20:00)`);
    expect(await listed(user, { start: '2026-11-20', end: '2026-11-21' })).toEqual([]);
  });

  it('is closed as a whole after a question, or from one occurrence on', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', repeat: 'every day at 8pm' });
    const rest = { id, scope: 'this_and_future', occurrence: '2026-11-22', action: 'dismiss' } as const;
    done(await user.reminders.update(rest));
    expect(await listed(user, { start: '2026-11-20', end: '2026-11-25' })).toEqual([
      'pending Pills 2026-11-20T20:00',
      'pending Pills 2026-11-21T20:00',
    ]);
    const all = { id, scope: 'all', action: 'complete' } as const;
    expect(await user.reminders.update(all)).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    done(await confirmed((input: UpdateReminderInput) => user.reminders.update(input), all));
    expect(await listed(user)).toEqual([]);
    done(await user.reminders.update({ id, scope: 'all', action: 'reopen' }));
    expect(await listed(user)).toEqual(['pending Pills 2026-11-20T20:00']);
  });

  it('is asked about as a whole when nothing is left before the one that it ends with', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', repeat: 'every day at 8pm' });
    const from = { id, scope: 'this_and_future', occurrence: '2026-11-20' } as const;
    const before = contents(user);
    for (const change of [{ action: 'dismiss' }, { at: '21:00' }] as const) {
      const asked = await user.reminders.update({ ...from, ...change });
      expect(asked).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    }
    const asked = await user.remove({ ids: [id], scope: 'this_and_future', occurrence: '2026-11-20' });
    expect(asked).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    expect(contents(user)).toEqual(before);
  });

  it('is opened again from one on, and what was done before that stays', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', at: '2026-11-20T08:00', repeat: 'FREQ=DAILY' });
    user.clock.now += DAY;
    const on = (day: number) => ({ id, scope: 'this', occurrence: `2026-11-${day}` }) as const;
    done(await user.reminders.update({ ...on(21), snooze_until: '2026-11-21T22:00' }));
    const rest = { id, scope: 'this_and_future' } as const;
    done(await user.reminders.update({ ...rest, occurrence: '2026-11-22', action: 'dismiss' }));
    const closed = contents(user);
    const late = await refusal(user.reminders.update({ ...rest, occurrence: '2026-11-25', action: 'reopen' }));
    expect(late.code).toBe('INVALID_ARGUMENT');
    expect(contents(user)).toEqual(closed);
    done(await user.reminders.update({ ...rest, occurrence: '2026-11-22', action: 'reopen' }));
    expect(await listed(user)).toEqual(['snoozed Pills 2026-11-21T22:00', 'pending Pills 2026-11-22T08:00']);
  });

  it('that has ended is due again when it is opened again', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', repeat: 'every day at 8pm, 2 times' });
    user.clock.now += 5 * DAY;
    const all = { id, scope: 'all', action: 'complete' } as const;
    done(await confirmed((input: UpdateReminderInput) => user.reminders.update(input), all));
    const opened = done(await user.reminders.update({ id, scope: 'all', action: 'reopen' }));
    expect(opened.reminder?.status).toBe('due');
    expect(await due(user)).toEqual(['Pills 2026-11-21T20:00']);
  });

  it('moves its occurrence of the day that is named, though that of the next day is fewer hours away', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', at: '2026-11-21T09:00', repeat: 'FREQ=DAILY;COUNT=2' });
    const all = { id, scope: 'all', at: '2026-11-21T22:00' } as const;
    done(await confirmed((input: UpdateReminderInput) => user.reminders.update(input), all));
    expect(await listed(user, { start: '2026-11-20', end: '2026-11-25' })).toEqual([
      'pending Pills 2026-11-21T22:00',
      'pending Pills 2026-11-22T22:00',
    ]);
  });

  it('is changed as a whole after a question, from one on, or once', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', repeat: 'every day at 8pm' });
    const all = await confirmed((input: UpdateReminderInput) => user.reminders.update(input), {
      id,
      scope: 'all',
      at: '21:00',
    } as const);
    expect(done(all).reminder?.at).toBe('2026-11-20T21:00:00+08:00');
    const one = done(await user.reminders.update({ id, scope: 'this', occurrence: '2026-11-21', at: '22:30' }));
    expect(one.reminder?.id).not.toBe(id);
    const rest = done(
      await user.reminders.update({
        id,
        scope: 'this_and_future',
        occurrence: '2026-11-23',
        at: '07:00',
        title: 'New',
      }),
    );
    expect(rest.reminder).toMatchObject({ title: 'New', at: '2026-11-23T07:00:00+08:00' });
    expect(await listed(user, { start: '2026-11-20', end: '2026-11-25' })).toEqual([
      'pending Pills 2026-11-20T21:00',
      'pending Pills 2026-11-21T22:30',
      'pending Pills 2026-11-22T21:00',
      'pending New 2026-11-23T07:00',
      'pending New 2026-11-24T07:00',
    ]);
    const weekly = { id: rest.reminder?.id, scope: 'all', repeat: '每周一早上9点' } as const;
    expect(
      done(await confirmed((input: UpdateReminderInput) => user.reminders.update(input), weekly)).reminder,
    ).toMatchObject({
      at: '2026-11-23T09:00:00+08:00',
      repeat: 'FREQ=WEEKLY;BYDAY=MO',
    });
    const single = { id: rest.reminder?.id, scope: 'all', clear: ['repeat'] } as const;
    expect(
      done(await confirmed((input: UpdateReminderInput) => user.reminders.update(input), single)).reminder,
    ).not.toHaveProperty('repeat');
  });

  it('is deleted as a whole after a question, from one on, or once', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', repeat: 'every day at 8pm' });
    const window = { start: '2026-11-20', end: '2026-11-25' };
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2026-11-21' }));
    done(await user.remove({ ids: [id], scope: 'this_and_future', occurrence: '2026-11-23' }));
    expect(await listed(user, window)).toEqual(['pending Pills 2026-11-20T20:00', 'pending Pills 2026-11-22T20:00']);
    expect(await user.remove({ ids: [id], scope: 'all' })).toMatchObject({ status: 'need_user' });
    done(await confirmed((input: RemoveInput) => user.remove(input), { ids: [id], scope: 'all' } as const));
    expect(await listed(user, window)).toEqual([]);
    done(await user.undo({ last: 1 }));
    done(await user.undo({ last: 1 }));
    done(await user.undo({ last: 1 }));
    expect(await listed(user, window)).toHaveLength(5);
  });
});

describe('a reminder of an event', () => {
  it('goes off before it, moves and goes with it, and comes back with undo', async () => {
    const user = await stage();
    const event_id = await added(user, { title: 'Review', start: '2026-11-23T15:00' });
    const view = await reminder(user, { title: 'Slides', event_id, minutes_before: 30 });
    expect(view).toMatchObject({ event_id, minutes_before: 30, at: '2026-11-23T14:30:00+08:00' });
    done(await user.update({ id: event_id, start: '2026-11-24T10:00' }));
    expect(await listed(user)).toEqual(['pending Slides 2026-11-24T09:30']);
    const before = contents(user);
    const removed = done(await user.remove({ ids: [event_id] }));
    expect(removed.message).toBe('✓ Deleted: Review (Tue 2026-11-24 10:00–11:00), with its reminder');
    expect(await listed(user, { status: 'all' })).toEqual([]);
    done(await user.undo({ last: 1 }));
    expect(await listed(user)).toEqual(['pending Slides 2026-11-24T09:30']);
    expect(before).not.toEqual(contents(user));
    user.clock.now = Date.UTC(2026, 10, 24, 1, 31);
    expect(await due(user)).toEqual(['Slides 2026-11-24T09:30']);
    done(await user.reminders.update({ id: view.id, action: 'complete' }));
    expect(await due(user)).toEqual([]);
    // Moved, it is to be reminded of again.
    done(await user.update({ id: event_id, start: '2026-11-24T16:00' }));
    expect(await listed(user)).toEqual(['pending Slides 2026-11-24T15:30']);
  });

  it('goes off for each occurrence, also for one that was moved or does not take place', async () => {
    const user = await stage();
    const event_id = await added(user, { title: 'Standup', start: '2026-11-23T09:00', repeat: 'FREQ=DAILY' });
    const { id } = await reminder(user, { title: 'Join', event_id, minutes_before: 10 });
    done(await user.update({ id: event_id, scope: 'this', occurrence: '2026-11-24', start: '2026-11-24T11:00' }));
    done(await user.remove({ ids: [event_id], scope: 'this', occurrence: '2026-11-25' }));
    const window = { start: '2026-11-23', end: '2026-11-27' };
    expect(await listed(user, window)).toEqual([
      'pending Join 2026-11-23T08:50',
      'pending Join 2026-11-24T10:50',
      'pending Join 2026-11-26T08:50',
    ]);
    user.clock.now = Date.UTC(2026, 10, 24, 2, 55);
    expect(await due(user)).toEqual(['Join 2026-11-24T10:50']);
    done(await user.reminders.update({ id, scope: 'this', occurrence: '2026-11-24', action: 'complete' }));
    expect(await due(user)).toEqual([]);
    // The rest of the series is reminded of as before.
    done(await user.update({ id: event_id, scope: 'this_and_future', occurrence: '2026-11-26', start: '14:00' }));
    expect(await listed(user, window)).toEqual(['pending Join 2026-11-26T13:50']);
    expect(
      (await refusal(user.reminders.update({ id, scope: 'this', occurrence: '2026-11-23', title: 'x' }))).code,
    ).toBe('INVALID_ARGUMENT');
  });

  it('comes with the event where it is written, under its title', async () => {
    const user = await stage();
    const result = done(await user.add({ title: 'Dentist', start: '2026-11-23T15:00', remind_minutes: 60 }));
    expect(result.message).toContain(', reminder 1 hour before');
    const id = result.event?.id as string;
    expect(await listed(user)).toEqual(['pending Dentist 2026-11-23T14:00']);
    done(await user.update({ id, title: 'Doctor', remind_minutes: 15 }));
    expect(await listed(user)).toEqual(['pending Doctor 2026-11-23T14:45']);
    done(await user.update({ id, clear: ['remind_minutes'] }));
    expect(await listed(user)).toEqual([]);
    done(await user.undo({ last: 1 }));
    expect(await listed(user)).toEqual(['pending Doctor 2026-11-23T14:45']);
    expect(done(await user.reminders.update({ match: 'doctor', at: '2026-11-23T08:00' })).warnings).toEqual([
      'It no longer follows the event "Doctor".',
    ]);
    done(await user.remove({ ids: [id] }));
    expect(await listed(user)).toEqual(['pending Doctor 2026-11-23T08:00']);
  });

  it('keeps its event from being undone alone', async () => {
    const user = await stage();
    const { change_id, event } = done(await user.add({ title: 'Review', start: '2026-11-23T15:00' }));
    await reminder(user, { title: 'Slides', event_id: event?.id as string });
    const conflict = await refusal(user.undo({ change_id }));
    expect(conflict).toMatchObject({ code: 'UNDO_CONFLICT', details: { retry: { use: 'undo' } } });
    const { changes } = await user.history();
    expect(changes?.find((one) => one.change_id === change_id)).toMatchObject({ undoable: false });
  });

  it('needs an event that is there, and a time of its own or the event’s', async () => {
    const user = await stage();
    const code = async (input: object) => (await refusal(user.reminders.add({ title: 'x', ...input }))).code;
    expect(await code({ event_id: 'evt_0000000000' })).toBe('NOT_FOUND');
    const event_id = await added(user, { title: 'Review', start: '2026-11-23T15:00' });
    expect(await code({ event_id, at: 'tomorrow' })).toBe('INVALID_ARGUMENT');
    expect(await code({ at: 'tomorrow', minutes_before: 5 })).toBe('INVALID_ARGUMENT');
    const begun = await added(user, { title: 'Now', start: '2026-11-20T08:30' });
    expect(done(await user.reminders.add({ title: 'x', event_id: begun })).warnings).toContain(
      'The event has already begun: no reminder will go off.',
    );
    const day = await added(user, { title: 'Holiday', start: '2026-11-30' });
    expect(await reminder(user, { title: 'Pack', event_id: day })).toMatchObject({ at: '2026-11-29T09:00:00+08:00' });
  });
});
