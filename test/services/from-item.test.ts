import { describe, expect, it, test } from 'vitest';
import type { UpdateInput } from '../../src/services/events/patch.ts';
import { added, agenda, done, refusal, type Stage, stage, type User } from './harness.ts';

/** Friday 2026-11-20 09:00:30 in Shanghai. */

const span = (view: { start: string; end: string } | undefined): string =>
  `${view?.start.slice(0, 16)} ${view?.end.slice(11, 16) || view?.end}`;

/** A review on Tuesday, 8 December, 15:00–16:30. */
async function review(): Promise<Stage> {
  const user = await stage();
  await added(user, { title: 'Review', start: '2026-12-08T15:00', duration_minutes: 90 });
  return user;
}

describe('what is said of an event counts from it', () => {
  test.each<[Omit<UpdateInput, 'match'>, string]>([
    [{ start: '往后推一小时' }, '2026-12-08T16:00 17:30'],
    [{ start: 'half an hour later' }, '2026-12-08T15:30 17:00'],
    [{ start: 'a week later' }, '2026-12-15T15:00 16:30'],
    [{ start: 'a week later but at 11' }, '2026-12-15T11:00 12:30'],
    [{ start: 'two days later, from 9 to 10am' }, '2026-12-10T09:00 10:00'],
    [{ start: 'move it two days later at 4pm' }, '2026-12-10T16:00 17:30'],
    [{ start: 'a day earlier but at 9' }, '2026-12-07T09:00 10:30'],
    [{ start: 'two days later at 4pm' }, '2026-12-10T16:00 17:30'],
    [{ start: '下周同一时间' }, '2026-12-15T15:00 16:30'],
    [{ start: 'Thursday' }, '2026-12-10T15:00 16:30'],
    [{ start: '10号' }, '2026-12-10T15:00 16:30'],
    [{ start: '4' }, '2026-12-08T16:00 17:30'],
    [{ start: '4-6pm' }, '2026-12-08T16:00 18:00'],
    [{ start: '下下周' }, '2026-12-01T15:00 16:30'],
    [{ start: '延长半小时' }, '2026-12-08T15:00 17:00'],
    [{ end: 'half an hour later' }, '2026-12-08T15:00 17:00'],
    [{ end: '提前半小时' }, '2026-12-08T15:00 16:00'],
    [{ end: '5' }, '2026-12-08T15:00 17:00'],
    [{ end: 'until 6 instead' }, '2026-12-08T15:00 18:00'],
    [{ start: '往后推一小时', end: '延长半小时' }, '2026-12-08T16:00 18:00'],
    [{ start: '2026-12-09 14:00-18:00' }, '2026-12-09T14:00 18:00'],
    [{ start: '往后推一小时', duration_minutes: 30 }, '2026-12-08T16:00 16:30'],
  ])('%j', async (change, expected) => {
    const user = await review();
    const { event } = done(await user.update({ match: 'Review', ...change }));
    expect(span(event)).toBe(expected);
  });

  test.each(['next month', 'forward an hour', '两天后', 'later', 'Tuesday', '晚上'])(
    'or is asked, and nothing is written: %s',
    async (start) => {
      const user = await review();
      const before = await agenda(user, '2026-11-20', '2027-02-01');
      const asked = await user.update({ match: 'Review', start });
      expect(asked).toMatchObject({ status: 'need_user', missing: ['start'] });
      expect(await agenda(user, '2026-11-20', '2027-02-01')).toEqual(before);
    },
  );

  it('says so where the time is the same as before', async () => {
    const user = await review();
    const { message } = done(await user.update({ match: 'Review', start: '3pm' }));
    expect(message).toBe('✓ Updated: Review (2026-12-08 15:00 - 16:30) – the time is the same as before');
  });

  it('is at the same time of the clock that the event is kept by', async () => {
    const user = await stage({ timezone: 'America/New_York' });
    await added(user, { title: 'Tokyo call', start: '2026-12-08T09:00', timezone: 'Asia/Tokyo' });
    const { event } = done(await user.update({ match: 'Tokyo', start: 'four months later' }));
    // Summer time has begun in New York, and there is none in Tokyo.
    expect(event?.start).toBe('2027-04-07T20:00:00-04:00');
  });
});

/** Tuesdays at 10:00 from 2026-12-01. */
const weekly = { title: 'Sync', start: '2026-12-01T10:00', duration_minutes: 60, repeat: 'FREQ=WEEKLY;COUNT=6' };
const all = (user: User) => agenda(user, '2026-11-20', '2027-02-20');
const TUESDAYS = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29', '2027-01-05'];

describe('what is said of a part of a series counts from its occurrence', () => {
  test.each<[string, string[]]>([
    ['half an hour later', ['2026-12-15T10:30', '2026-12-22T10:30', '2026-12-29T10:30', '2027-01-05T10:30']],
    ['Wednesday', ['2026-12-16T10:00', '2026-12-23T10:00', '2026-12-30T10:00', '2027-01-06T10:00']],
    ['11', ['2026-12-15T11:00', '2026-12-22T11:00', '2026-12-29T11:00', '2027-01-05T11:00']],
    ['a week later', ['2026-12-22T10:00', '2026-12-29T10:00', '2027-01-05T10:00', '2027-01-12T10:00']],
  ])('from there on: %s', async (start, later) => {
    const user = await stage();
    await added(user, weekly);
    done(await user.update({ match: 'Sync', scope: 'this_and_future', occurrence: '2026-12-15', start }));
    expect(await all(user)).toEqual(['2026-12-01T10:00', '2026-12-08T10:00', ...later].map((at) => `${at} Sync`));
  });

  it('of one alone', async () => {
    const user = await stage();
    await added(user, weekly);
    const change = { match: 'Sync', scope: 'this', occurrence: '2026-12-15', start: 'the next day' } as const;
    expect(span(done(await user.update(change)).event)).toBe('2026-12-16T10:00 11:00');
  });

  it.each([
    ['an hour later', 'T11:00', 0],
    ['Thursday', 'T10:00', 2],
    ['提前一天', 'T10:00', -1],
  ] as const)('of all of them by as much: %s', async (start, clock, days) => {
    const user = await stage();
    await added(user, weekly);
    const asked = await user.update({ match: 'Sync', scope: 'all', start });
    done(await user.update({ match: 'Sync', scope: 'all', start, confirm_token: asked.confirm_token }));
    const moved = TUESDAYS.map((day) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10));
    expect(await all(user)).toEqual(moved.map((day) => `${day}${clock} Sync`));
  });

  it('never lets the two parts run side by side', async () => {
    const user = await stage();
    await added(user, weekly);
    const rest = { match: 'Sync', scope: 'this_and_future', occurrence: '2026-12-15' } as const;
    for (const start of ['a week earlier', '2026-12-01T10:00', '2026-12-08T10:30']) {
      const asked = await user.update({ ...rest, start, on_conflict: 'force' });
      expect(asked).toMatchObject({ status: 'need_user', missing: ['occurrence'] });
      expect(asked.candidates?.length).toBeGreaterThan(0);
    }
    expect(await all(user)).toEqual(TUESDAYS.map((day) => `${day}T10:00 Sync`));
  });

  it.each([
    ['January', '2027-01-05'],
    ['下个月底', '2027-01-05'],
    ['December 20 to December 24', '2026-12-22'],
    ['2026-12-17', '2026-12-22'],
  ])('begins with the first occurrence of a time: %s', async (occurrence, first) => {
    const user = await stage();
    await added(user, weekly);
    done(await user.update({ match: 'Sync', scope: 'this_and_future', occurrence, start: '10:30' }));
    expect(await all(user)).toEqual(TUESDAYS.map((day) => `${day}T10:${day < first ? '00' : '30'} Sync`));
  });

  it('leaves one thing to its words: the part that has the occurrence is meant, and all of it are both parts', async () => {
    const user = await stage();
    await added(user, weekly);
    done(await user.update({ match: 'Sync', scope: 'this_and_future', occurrence: '2026-12-15', start: '10:30' }));
    done(await user.update({ match: 'Sync', scope: 'this', occurrence: '2026-12-08', start: '11' }));
    done(await user.update({ match: 'Sync', scope: 'this', occurrence: '2026-12-22', start: '12' }));
    const days = ['2026-12-01T10:00', '2026-12-08T11:00', '2026-12-15T10:30', '2026-12-22T12:00', '2026-12-29T10:30'];
    expect((await all(user)).slice(0, 5)).toEqual(days.map((at) => `${at} Sync`));
    const asked = await user.update({ match: 'Sync', title: 'X' });
    expect(asked.missing).toEqual(['scope', 'occurrence']);
    expect(new Set(asked.candidates?.map(({ id }) => id)).size).toBe(2);
    done(await user.update({ match: 'Sync', scope: 'all', title: 'X' }));
    expect((await all(user)).slice(0, 5)).toEqual(days.map((at) => `${at} X`));
  });

  it('asks which one of a month is meant alone', async () => {
    const user = await stage();
    await added(user, weekly);
    const asked = await user.update({ match: 'Sync', scope: 'this', occurrence: 'December', title: 'X' });
    expect(asked.candidates).toHaveLength(5);
    expect(await refusal(user.update({ match: 'Sync', scope: 'this', occurrence: 'March', title: 'X' }))).toMatchObject(
      { code: 'NOT_FOUND' },
    );
  });
});

describe('what is said of a reminder counts from when it goes off', () => {
  const at = async (first: string, change: string): Promise<string | undefined> => {
    const user = await stage();
    const { reminder } = done(await user.reminders.add({ title: 'Pills', at: first }));
    return done(await user.reminders.update({ id: reminder?.id, at: change })).reminder?.at?.slice(0, 16);
  };

  test.each([
    ['往后推半小时', '2026-11-25T09:00'],
    ['an hour earlier', '2026-11-25T07:30'],
    ['Thursday', '2026-11-26T08:30'],
    ['9点', '2026-11-25T09:00'],
    ['the next day', '2026-11-26T08:30'],
    ['明天', '2026-11-21T08:30'],
    ['半小时后', '2026-11-20T09:30'],
    ['evening at 8', '2026-11-25T20:00'],
  ])('%s', async (change, expected) => {
    expect(await at('2026-11-25T08:30', change)).toBe(expected);
  });

  it('and from now where it has gone off, which is said', async () => {
    const user = await stage();
    await user.reminders.add({ title: 'Pills', at: '2026-11-20T09:30' });
    user.clock.now += 2 * 3_600_000;
    const moved = done(await user.reminders.update({ match: 'Pills', at: '往后推半小时' }));
    expect(moved.reminder?.at).toBe('2026-11-20T11:30:30+08:00');
    expect(moved.assumptions?.join()).toContain('counted from now');
    const snoozed = done(await user.reminders.update({ match: 'Pills', snooze_until: 'half an hour later' }));
    expect(snoozed.message).toContain('until Fri 2026-11-20 12:00');
  });

  /** When it goes off over two weeks. */
  const rings = async (user: User): Promise<string[]> => {
    const { reminders = [] } = await user.reminders.query({
      start: '2026-11-20',
      end: '2026-12-04',
      status: 'all',
      limit: 200,
    });
    return reminders.map(({ at: when = '' }) => when.slice(5, 16));
  };
  const daily = async (): Promise<Stage> => {
    const user = await stage();
    done(await user.reminders.add({ title: 'Pills', at: '2026-11-20T20:00', repeat: 'FREQ=DAILY;COUNT=10' }));
    return user;
  };

  test.each([
    [
      { at: 'half an hour later' },
      ['11-24T20:30', '11-25T20:30', '11-26T20:30', '11-27T20:30', '11-28T20:30', '11-29T20:30'],
    ],
    [{ repeat: 'every other day' }, ['11-24T20:00', '11-26T20:00', '11-28T20:00', '11-30T20:00', '12-02T20:00']],
    [{ repeat: 'every day at 8am for 3 times' }, ['11-24T08:00', '11-25T08:00', '11-26T08:00']],
    [{ repeat: 'FREQ=WEEKLY;BYDAY=WE', at: '9pm' }, ['11-25T21:00', '12-02T21:00']],
  ])('from an occurrence on it never rings twice: %j', async (change, later) => {
    const user = await daily();
    const rest = { match: 'Pills', scope: 'this_and_future', occurrence: '2026-11-24' } as const;
    done(await user.reminders.update({ ...rest, ...change }));
    const earlier = ['11-20T20:00', '11-21T20:00', '11-22T20:00', '11-23T20:00'];
    expect((await rings(user)).toSorted()).toEqual([...earlier, ...later]);
  });

  it('does not ring beside its earlier part', async () => {
    const user = await daily();
    const rest = { match: 'Pills', scope: 'this_and_future', occurrence: '2026-11-24' } as const;
    expect(await user.reminders.update({ ...rest, at: '提前一天' })).toMatchObject({
      status: 'need_user',
      missing: ['occurrence'],
    });
    expect(await rings(user)).toHaveLength(10);
  });
});

describe('what is said of a todo counts from when it is due', () => {
  test.each([
    ['2026-12-10', 'a week later', '2026-12-17'],
    ['2026-12-10', '推迟三天', '2026-12-13'],
    ['2026-12-10', '2pm', '2026-12-10T14:00:00+08:00'],
    ['2026-12-10', 'Friday', '2026-12-11'],
    ['2026-12-10', '周五前', '2026-12-11'],
    ['2026-12-10', '20号', '2026-12-20'],
    ['2026-12-10T17:00', 'an hour later', '2026-12-10T18:00:00+08:00'],
    ['2026-12-10T17:00', '6点', '2026-12-10T18:00:00+08:00'],
    ['2026-12-10T17:00', 'the next day', '2026-12-11T17:00:00+08:00'],
    ['2026-12-10T17:00', '2026-12-20', '2026-12-20'],
    ['2026-12-10', 'tomorrow', '2026-11-21'],
    ['2026-12-10', 'next week', '2026-11-29'],
  ])('due %s, %s', async (due, change, expected) => {
    const user = await stage();
    const { todo } = done(await user.todos.add({ title: 'Memo', due }));
    expect(done(await user.todos.update({ id: todo?.id, due: change })).todo?.due).toBe(expected);
  });
});

describe('what is said to go to a later time where its own is taken', () => {
  const busy = async (): Promise<Stage> => {
    const user = await stage();
    await added(user, { title: 'Client', start: '2026-11-23T16:00', duration_minutes: 90 });
    return user;
  };

  it.each(['2026-11-23 16:30，撞了就往后顺', 'Monday 4:30pm or later'])(
    'is never earlier, and what was in the way is named: %s',
    async (start) => {
      const user = await busy();
      const { event, message, warnings } = done(await user.add({ title: 'Call', start, duration_minutes: 30 }));
      expect(event?.start).toBe('2026-11-23T17:30:00+08:00');
      expect(message).toContain('[moved: the time was taken]');
      expect(warnings?.join()).toContain('"Client"');
    },
  );

  it('in a sentence, and in a change', async () => {
    const user = await busy();
    const text = '周一下午四点半电话会，半小时，撞了就往后顺';
    const { event } = await user.services.quickAdd(
      await user.caller('quick_add'),
      { text },
      { offers: () => true, refuse: () => undefined },
    );
    expect(event).toMatchObject({ title: '电话会', start: '2026-11-23T17:30:00+08:00' });
    const review = await added(user, { title: 'Review', start: '2026-11-23T10:00' });
    const moved = done(await user.update({ id: review, start: '4pm or later' }));
    expect(moved.event?.start).toBe('2026-11-23T18:00:00+08:00');
    expect(moved.warnings?.join()).toContain('"Client"');
  });

  it('offers no time where the event is already', async () => {
    const user = await busy();
    const id = await added(user, { title: 'Review', start: '2026-11-23T15:00' });
    const { alternatives } = await user.update({ id, start: '4pm' });
    expect(alternatives?.length).toBeGreaterThan(2);
    expect(alternatives?.map(({ start }) => start)).not.toContain('2026-11-23T15:00:00+08:00');
  });
});
