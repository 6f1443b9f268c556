import { describe, expect, it } from 'vitest';
import { added, agenda, confirmed, done, refusal, stage, type User } from './harness.ts';

const DAYS = ['2026-12-01', '2027-01-15'] as const;
const all = (user: User) => agenda(user, ...DAYS);

/** Tuesdays at 10:00 from 2026-12-01, four of them. */
const weekly = { title: 'Sync', start: '2026-12-01T10:00', duration_minutes: 60, repeat: 'FREQ=WEEKLY;COUNT=4' };
const TUESDAYS = ['2026-12-01T10:00', '2026-12-08T10:00', '2026-12-15T10:00', '2026-12-22T10:00'];
const synced = TUESDAYS.map((start) => `${start} Sync`);

describe('a repeat in words', () => {
  it('so many times are as many where a day is left out', async () => {
    const user = await stage();
    await added(user, { title: 'Class', start: '2026-12-01T10:00', repeat: 'every Tuesday, 4 times, except Dec 8' });
    expect(await all(user)).toEqual(
      ['2026-12-01', '2026-12-15', '2026-12-22', '2026-12-29'].map((day) => `${day}T10:00 Class`),
    );
  });

  it('a day is left out at each of its hours', async () => {
    const user = await stage();
    const repeat = 'every day at 9 and 15:30 until Dec 4, except Dec 3';
    await added(user, { title: 'Drops', start: '2026-12-02T09:00', duration_minutes: 10, repeat });
    expect(await all(user)).toEqual(
      ['2026-12-02T09:00', '2026-12-02T15:30', '2026-12-04T09:00', '2026-12-04T15:30'].map((at) => `${at} Drops`),
    );
  });
});

describe('a series and its scopes', () => {
  it('asks for scope and occurrence, and writes nothing without them', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const noScope = await user.update({ id, title: 'X' });
    expect(noScope).toMatchObject({ status: 'need_user', missing: ['scope', 'occurrence'] });
    expect(noScope.candidates?.map((one) => one.ref)).toHaveLength(4);
    expect(await user.update({ id, scope: 'this', title: 'X' })).toMatchObject({
      status: 'need_user',
      missing: ['occurrence'],
    });
    expect(await user.remove({ ids: [id] })).toMatchObject({ status: 'need_user' });
    expect(await all(user)).toEqual(synced);
  });

  it('changes one occurrence, named in any ISO form', async () => {
    for (const occurrence of ['2026-12-08T10:00', '2026-12-08T10:00:00+08:00', '2026-12-08T02:00:00Z', '2026-12-08']) {
      const user = await stage();
      const id = await added(user, weekly);
      const result = done(await user.update({ id, scope: 'this', occurrence, start: '2026-12-09T14:00' }));
      expect(result.event).toMatchObject({ id, occurrence: '2026-12-08T10:00:00+08:00' });
      expect(result.before).toMatchObject({ start: '2026-12-08T10:00:00+08:00' });
      expect(await all(user)).toEqual([synced[0], '2026-12-09T14:00 Sync', synced[2], synced[3]]);
    }
  });

  it('finds by a part of the day the occurrence that begins shortly before it', async () => {
    const user = await stage();
    const id = await added(user, { ...weekly, start: '2026-12-01T18:30', duration_minutes: 30 });
    const result = done(await user.update({ id, scope: 'this', occurrence: '12月8号晚上', start: '20:00' }));
    expect(result.event).toMatchObject({ occurrence: '2026-12-08T18:30:00+08:00' });
  });

  it('finds the occurrence of a day on which several that began before are still going on', async () => {
    const user = await stage();
    const long = { title: 'Course', start: '2026-12-01T10:00', duration_minutes: 30 * 24 * 60, repeat: 'FREQ=WEEKLY' };
    const id = await added(user, { ...long, on_conflict: 'force' });
    const result = done(await user.update({ id, scope: 'this', occurrence: '2027-01-05', title: 'Last' }));
    expect(result.event).toMatchObject({ title: 'Last', occurrence: '2027-01-05T10:00:00+08:00' });
  });

  it('refuses an occurrence that there is not, or that was deleted', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const wrong = await refusal(user.update({ id, scope: 'this', occurrence: '2026-12-09', title: 'X' }));
    expect(wrong.code).toBe('NOT_FOUND');
    expect(wrong.details.hint).toContain('2026-12-01T10:00:00+08:00');
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-08' }));
    expect((await refusal(user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-08' }))).code).toBe('NOT_FOUND');
  });

  it('changes an occurrence again by its original start', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const occurrence = '2026-12-08T10:00';
    done(await user.update({ id, scope: 'this', occurrence, start: '2026-12-09T14:00' }));
    done(await user.update({ id, scope: 'this', occurrence, title: 'Moved' }));
    done(await user.update({ id, scope: 'this', occurrence, duration_minutes: 30 }));
    const { events } = await user.query({ start: '2026-12-09' });
    expect(events).toMatchObject([{ title: 'Moved', end: '2026-12-09T14:30:00+08:00', version: expect.any(Number) }]);
  });

  it('splits a series: the earlier part stays, changed and deleted occurrences go with their part', async () => {
    const user = await stage();
    const id = await added(user, { ...weekly, repeat: 'FREQ=WEEKLY;COUNT=6' });
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-01', title: 'First' }));
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-22', title: 'Fourth' }));
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-29', start: '2026-12-30T16:00' }));
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2027-01-05' }));
    const split = { id, scope: 'this_and_future' as const, occurrence: '2026-12-15', start: '2026-12-15T11:00' };
    const { event } = done(await user.update(split));
    expect(event?.id).not.toBe(id);
    expect(event?.repeat).toBe('FREQ=WEEKLY;COUNT=4');
    expect(await all(user)).toEqual([
      '2026-12-01T10:00 First',
      '2026-12-08T10:00 Sync',
      '2026-12-15T11:00 Sync',
      '2026-12-22T11:00 Fourth',
      '2026-12-30T16:00 Sync',
    ]);
    done(await confirmed(user.undo, { last: 1 }));
    expect(await all(user)).toHaveLength(5);
    expect((await user.query({ start: '2026-12-15' })).events).toMatchObject([
      { id, start: '2026-12-15T10:00:00+08:00' },
    ]);
  });

  it('changes all of it: what is shared follows, what is an occurrence’s own stays', async () => {
    const user = await stage();
    const id = await added(user, { ...weekly, location: 'A' });
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-08', title: 'Own', start: '2026-12-09T14:00' }));
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-15', location: 'B' }));
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-22' }));
    done(await user.update({ id, scope: 'all', title: 'Renamed', location: 'C' }));
    const { events = [] } = await user.query({ start: DAYS[0], end: DAYS[1] });
    expect(events.map(({ start, title, location }) => [start.slice(0, 16), title, location])).toEqual([
      ['2026-12-01T10:00', 'Renamed', 'C'],
      ['2026-12-09T14:00', 'Own', 'C'],
      ['2026-12-15T10:00', 'Renamed', 'B'],
    ]);
    done(await confirmed(user.update, { id, scope: 'all' as const, start: '2026-12-02T09:00' }));
    expect(await all(user)).toEqual(['2026-12-02T09:00 Renamed', '2026-12-09T14:00 Own', '2026-12-16T09:00 Renamed']);
  });

  it('moves all of it as seen from any occurrence, and keeps the number of occurrences', async () => {
    for (const occurrence of [undefined, '2026-12-01', '2026-12-15']) {
      const user = await stage();
      const id = await added(user, weekly);
      const start = occurrence === '2026-12-15' ? '2026-12-17T15:00' : '2026-12-03T15:00';
      const question = await user.update({ id, scope: 'all', occurrence, start });
      expect(question).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
      expect(await all(user)).toEqual(synced);
      const input = { id, scope: 'all' as const, occurrence, start, confirm_token: question.confirm_token };
      expect(done(await user.update(input)).event?.repeat).toBe('FREQ=WEEKLY;COUNT=4');
      expect(await all(user)).toEqual(
        ['2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24'].map((day) => `${day}T15:00 Sync`),
      );
    }
  });

  it('moves within the day, not from the next morning', async () => {
    const user = await stage();
    const id = await added(user, { ...weekly, start: '2026-12-01T09:00', repeat: 'FREQ=DAILY;COUNT=3' });
    done(await confirmed(user.update, { id, scope: 'all' as const, start: '2026-12-02T22:00' }));
    expect(await all(user)).toEqual(['01', '02', '03'].map((day) => `2026-12-${day}T22:00 Sync`));
  });

  it('takes a new end of any occurrence as a new length', async () => {
    for (const occurrence of [undefined, '2026-12-15']) {
      const user = await stage();
      const id = await added(user, weekly);
      const input = { id, scope: 'all' as const, occurrence, end: '2026-12-15T11:30' };
      const { event } = done(await confirmed(user.update, input));
      expect(event).toMatchObject({ start: '2026-12-01T10:00:00+08:00', end: '2026-12-01T11:30:00+08:00' });
    }
  });

  it('confirms what comes to all of a series under another name', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const future = { scope: 'this_and_future' as const, occurrence: '2026-12-01' };
    expect(await user.update({ id, ...future, start: '2026-12-01T11:00' })).toMatchObject({ status: 'need_user' });
    expect(await user.remove({ ids: [id], ...future })).toMatchObject({ status: 'need_user' });
    expect(await all(user)).toEqual(synced);
    done(await confirmed(user.remove, { ids: [id], ...future }));
    expect(await all(user)).toEqual([]);
  });

  it('makes a series single, a single event a series, and gives a series a new rule', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-01', title: 'Own' }));
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-08', title: 'Own' }));
    const input = { id, scope: 'all' as const, repeat: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=3' };
    done(await confirmed(user.update, input));
    expect(await all(user)).toEqual(['2026-12-01T10:00 Own', '2026-12-03T10:00 Sync', '2026-12-08T10:00 Own']);
    const single = done(await confirmed(user.update, { id, scope: 'all' as const, clear: ['repeat'] }));
    expect(single.event?.repeat).toBeUndefined();
    expect(single.warnings?.join()).toContain('2 changed occurrences');
    expect(await all(user)).toEqual(['2026-12-01T10:00 Sync']);
    done(await user.update({ id, title: 'Alone' }));
    done(await user.update({ id, repeat: 'FREQ=DAILY;COUNT=2' }));
    expect(await all(user)).toEqual(['2026-12-01T10:00 Alone', '2026-12-02T10:00 Alone']);
  });

  it('refuses a rule of its own for one occurrence', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const input = { id, scope: 'this' as const, occurrence: '2026-12-08', repeat: 'FREQ=DAILY' };
    expect((await refusal(user.update(input))).code).toBe('INVALID_ARGUMENT');
  });

  it('does not let one occurrence lie on another of the same series', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const input = { id, scope: 'this' as const, occurrence: '2026-12-08', start: '2026-12-15T10:30' };
    expect(await user.update(input)).toMatchObject({
      status: 'need_user',
      conflicts: [{ id, occurrence: '2026-12-15T10:00:00+08:00', severity: 'hard', overlap_minutes: 30 }],
    });
    done(await user.update({ ...input, on_conflict: 'force' }));
  });

  it('does not let a series move onto its own changed occurrence', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-08', start: '2026-12-16T10:00' }));
    const input = { id, scope: 'all' as const, start: '2026-12-02T10:00' };
    expect(await user.update(input)).toMatchObject({ status: 'need_user', conflicts: [{ id }] });
    expect(await all(user)).toEqual([synced[0], synced[2], '2026-12-16T10:00 Sync', synced[3]]);
  });

  it('is wholly gone when its last occurrence is deleted', async () => {
    const user = await stage();
    const id = await added(user, { ...weekly, repeat: 'FREQ=WEEKLY;COUNT=2' });
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-08', title: 'Second' }));
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-01' }));
    expect(await all(user)).toEqual(['2026-12-08T10:00 Second']);
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-08' }));
    expect(await all(user)).toEqual([]);
    expect((await refusal(user.update({ match: 'Sync', title: 'X' }))).code).toBe('NOT_FOUND');
    expect((await refusal(user.update({ id, title: 'X' }))).code).toBe('NOT_FOUND');
    done(await user.undo({ last: 1 }));
    expect(await all(user)).toEqual(['2026-12-08T10:00 Second']);
  });

  it('is wholly gone when nothing stands before the part that is cut off', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-01' }));
    done(await confirmed(user.remove, { ids: [id], scope: 'this_and_future' as const, occurrence: '2026-12-08' }));
    expect(await all(user)).toEqual([]);
    expect((await refusal(user.update({ id, title: 'X' }))).code).toBe('NOT_FOUND');
  });

  it('ends before the occurrence from which on it is deleted', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    done(await user.remove({ ids: [id], scope: 'this_and_future', occurrence: '2026-12-22' }));
    expect(await all(user)).toEqual(synced.slice(0, 3));
    done(await user.remove({ ids: [id], scope: 'this_and_future', occurrence: '2026-12-08' }));
    expect(await all(user)).toEqual(synced.slice(0, 1));
  });

  it('takes an id that is named twice once, with whatever reference', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const { candidates = [] } = await user.update({ id, title: 'X' });
    const [, second, third] = candidates.map((one) => one.ref) as [string, string, string];
    const future = { ids: [second, third], scope: 'this_and_future' as const };
    const question = await user.remove(future);
    const result = question.confirm_token
      ? await user.remove({ ...future, confirm_token: question.confirm_token })
      : question;
    expect(done(result).deleted).toHaveLength(1);
    expect(await all(user)).toEqual(synced.slice(0, 1));
    done(await user.undo({ last: 1 }));
    done(await confirmed(user.remove, { ids: [id, second, id], scope: 'all' as const }));
    expect(await all(user)).toEqual([]);
  });
});

describe('all-day series', () => {
  it('are free unless said, and move by days', async () => {
    const user = await stage();
    const id = await added(user, {
      title: 'Fair',
      start: '2026-12-07',
      end: '2026-12-09',
      repeat: 'FREQ=WEEKLY;COUNT=3',
    });
    const { events = [] } = await user.query({ start: '2026-12-07' });
    expect(events).toMatchObject([
      { all_day: true, show_as: 'free', start: '2026-12-07', end: '2026-12-09', occurrence: '2026-12-07' },
    ]);
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-14', start: '2026-12-16' }));
    done(
      await user.update({ id, scope: 'this_and_future', occurrence: '2026-12-21', title: 'Late', end: '2026-12-24' }),
    );
    expect(await all(user)).toEqual(['2026-12-07 Fair', '2026-12-16 Fair', '2026-12-21 Late']);
    const last = await user.query({ start: '2026-12-23' });
    expect(last.events).toMatchObject([{ start: '2026-12-21', end: '2026-12-24' }]);
  });

  it('an occurrence with a clock time, and an all-day occurrence, follow the user’s zone each in its way', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Day', start: '2026-12-07', repeat: 'FREQ=DAILY;COUNT=3' });
    done(await user.update({ id, scope: 'this', occurrence: '2026-12-08', start: '2026-12-08T09:00' }));
    const timed = await added(user, { title: 'Call', start: '2026-12-17T10:00', repeat: 'FREQ=DAILY;COUNT=2' });
    done(await user.update({ id: timed, scope: 'this', occurrence: '2026-12-18', start: '2026-12-18', all_day: true }));
    done(await user.profile({ timezone: 'America/New_York' }));
    expect(await all(user)).toEqual([
      '2026-12-07 Day',
      '2026-12-07T20:00 Day',
      '2026-12-09 Day',
      '2026-12-16T21:00 Call',
      '2026-12-18 Call',
    ]);
  });
});

describe('zones', () => {
  it('keep the wall time of a series across DST, whatever the user’s zone', async () => {
    const user = await stage();
    const input = { ...weekly, start: '2027-03-07T09:00', timezone: 'America/New_York', repeat: 'FREQ=WEEKLY;COUNT=3' };
    const id = await added(user, input);
    const march = () => agenda(user, '2027-03-01', '2027-04-30');
    // DST begins in New York on 2027-03-14, China has none.
    expect(await march()).toEqual(['2027-03-07T22:00 Sync', '2027-03-14T21:00 Sync', '2027-03-21T21:00 Sync']);
    done(await user.update({ id, scope: 'this', occurrence: '2027-03-14T21:00', start: '2027-03-14T20:00' }));
    expect(await march()).toEqual(['2027-03-07T22:00 Sync', '2027-03-14T20:00 Sync', '2027-03-21T21:00 Sync']);
    // An hour later as seen from an occurrence in winter time is an hour later in summer time, too.
    done(
      await confirmed(user.update, {
        id,
        scope: 'all' as const,
        occurrence: '2027-03-07T22:00',
        start: '2027-03-07T23:00',
      }),
    );
    expect(await march()).toEqual(['2027-03-07T23:00 Sync', '2027-03-14T20:00 Sync', '2027-03-21T22:00 Sync']);
    const split = { id, scope: 'this_and_future' as const, occurrence: '2027-03-21T22:00', duration_minutes: 90 };
    expect(done(await user.update(split)).event).toMatchObject({
      end: '2027-03-21T23:30:00+08:00',
      timezone: 'America/New_York',
    });
  });

  it('a date names the occurrence of that day as the user sees it', async () => {
    const user = await stage();
    const input = { ...weekly, start: '2026-12-01T20:00', timezone: 'America/New_York', repeat: 'FREQ=DAILY;COUNT=3' };
    const id = await added(user, input);
    expect(await all(user)).toEqual(['02', '03', '04'].map((day) => `2026-12-${day}T09:00 Sync`));
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-02' }));
    expect(await all(user)).toEqual(['03', '04'].map((day) => `2026-12-${day}T09:00 Sync`));
  });

  it('an event in the second of two equal hours keeps to it, a series in the gap shifts forward', async () => {
    const user = await stage({ timezone: 'America/New_York' });
    const late = await added(user, { title: 'Late', start: '2027-11-07T01:30:00-05:00', duration_minutes: 15 });
    expect(done(await user.update({ id: late, title: 'Later' })).event?.start).toBe('2027-11-07T01:30:00-05:00');
    expect(done(await user.update({ id: late, duration_minutes: 20 })).event).toMatchObject({
      start: '2027-11-07T01:30:00-05:00',
      end: '2027-11-07T01:50:00-05:00',
    });
    await added(user, { title: 'Gap', start: '2027-03-13T02:30', repeat: 'FREQ=DAILY;COUNT=3' });
    expect(await agenda(user, '2027-03-13', '2027-03-16')).toEqual([
      '2027-03-13T02:30 Gap',
      '2027-03-14T03:30 Gap',
      '2027-03-15T02:30 Gap',
    ]);
  });

  it('has as many of several hours a day as were asked for, with a day left out', async () => {
    const user = await stage();
    const rule = 'FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;COUNT=5 EXDATE:20261209';
    await added(user, { title: 'Pills', start: '2026-12-08T08:00', repeat: rule });
    expect(await agenda(user, '2026-12-08', '2026-12-20')).toEqual([
      '2026-12-08T08:00 Pills',
      '2026-12-08T20:00 Pills',
      '2026-12-10T08:00 Pills',
      '2026-12-10T20:00 Pills',
      '2026-12-11T08:00 Pills',
    ]);
  });

  it('reads the cache right when the zone was changed and changed back meanwhile', async () => {
    const user = await stage();
    await added(user, { title: 'Day', start: '2026-12-07', show_as: 'busy' });
    const inNewYork = done(await user.profile({ timezone: 'America/New_York' }));
    expect(await all(user)).toEqual(['2026-12-07 Day']);
    const other = await stage({ file: user.file, clock: user.clock });
    const undone = done(await other.undo({ change_id: inNewYork.change_id }));
    await added(other, { title: 'Next', start: '2026-12-08', show_as: 'busy' });
    done(await other.undo({ change_id: undone.change_id }));
    expect(await user.query({ start: '2026-12-08' })).toMatchObject({
      events: [{ title: 'Next', start: '2026-12-08' }],
    });
    const { conflicts } = await user.check({ start: '2026-12-08T00:00', end: '2026-12-08T23:00' });
    expect(conflicts).toMatchObject([{ title: 'Next', overlap_minutes: 23 * 60 }]);
  });
});
