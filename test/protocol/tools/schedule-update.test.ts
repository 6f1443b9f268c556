import { describe, expect, it } from 'vitest';
import type { EventView } from '../../../src/services/series/present.ts';
import type { Session } from './session.ts';
import { freshDays, inBothEras, strictArguments } from './session.ts';

type Day = ReturnType<typeof freshDays>;

/** Mondays and Wednesdays at nine, eight times. */
const standup = (session: Session, day: Day, title = 'Standup'): Promise<EventView> =>
  session.add(title, day(0, '09:00'), { repeat: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=8', duration_minutes: 30 });

inBothEras('schedule_update', (session, asking) => {
  describe('arguments', () => {
    it('have something to work on', async () => {
      await session.add('Errand to change', freshDays()(0, '10:00'), { source: 'mail' });
    });
    strictArguments(session, 'schedule_update', {
      valid: { match: 'Errand to change', location: 'Here', clear: ['source'] },
      loose: { Match: 'errand TO  change', location: 'There', expectedVersion: '', clear: 'source, description' },
      typo: ['place', 'location_place'],
      wrongTypes: [
        { expected_version: 'latest' },
        { scope: 'some' },
        { clear: { location: true } },
        { show_as: 1 },
        { group: 1 },
      ],
    });
  });

  describe('finds its event', () => {
    it('by id, and answers with what it was before', async () => {
      const day = freshDays();
      const { id } = await session.add('Review', day(0, '15:00'));
      const reply = await session.done('schedule_update', { id, title: 'Big review', start: day(1, '10:00') });
      expect(reply.message).toBe(`✓ Updated: Big review (${day(1)} 10:00 - 11:00)`);
      expect(reply).toMatchObject({
        event: { id, version: 2, title: 'Big review' },
        before: { id, version: 1, title: 'Review' },
      });
      expect(reply.text).toContain(`Before: Mon ${day()} 15:00–16:00 · Review`);
      expect(reply.text).toContain(`Say "undo" to take it back · ${reply.change_id}`);
      const chinese = await session.done('schedule_update', { id, title: '评审' });
      expect(chinese.message).toBe(`✓ 已修改：评审（${day(1)} 10:00 - 11:00）`);
    });

    it('by words of its title, when only one fits', async () => {
      const day = freshDays();
      const { id } = await session.add('Quarterly budget', day(0, '15:00'));
      const reply = await session.done('schedule_update', { match: 'quarterly BUD', location: 'Room 2' });
      expect(reply.event).toMatchObject({ id, location: 'Room 2' });
    });

    it('by reference, after asking which of several', async () => {
      const day = freshDays();
      const events = [
        await session.add('Interview Li', day(0, '10:00')),
        await session.add('Interview Wang', day(0, '14:00')),
      ];
      const reply = await session.asks('schedule_update', { match: 'Interview', location: 'Room 3' });
      expect(reply.message).toBe('2 events match "Interview". Which one?');
      expect(reply.candidates.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
      const wang = reply.candidates.find(({ title }) => title === 'Interview Wang');
      expect(wang?.ref).toMatch(/^[a-z]\d{1,2}#\d$/);
      const done = await session.done('schedule_update', { id: wang?.ref, location: 'Room 3' });
      expect(done.event).toMatchObject({ id: wang?.id, location: 'Room 3' });
    });

    it('never by what is only similar', async () => {
      const day = freshDays();
      const { id } = await session.add('Physiotherapy', day(0, '10:00'));
      const reply = await session.asks('schedule_update', { match: 'Phisiotherapy', title: 'x' });
      expect(reply.candidates).toMatchObject([{ id, title: 'Physiotherapy' }]);
    });

    it('counts words from it, and asks where they leave it open', async () => {
      const day = freshDays();
      const { id } = await session.add('Sprint review', day(1, '15:00'), { duration_minutes: 90 });
      const later = await session.done('schedule_update', { id, start: 'half an hour later' });
      expect(later.message).toBe(`✓ Updated: Sprint review (${day(1)} 15:30 - 17:00)`);
      const thursday = await session.done('schedule_update', { id, start: 'Thursday' });
      expect(thursday.message).toBe(`✓ Updated: Sprint review (${day(3)} 15:30 - 17:00)`);
      const chinese = await session.done('schedule_update', { id, start: '延长半小时' });
      expect(chinese.message).toBe(`✓ 已修改：Sprint review（${day(3)} 15:30 - 17:30）`);
      await session.asks('schedule_update', { id, start: 'forward an hour' });
    });

    it('or says that there is none', async () => {
      await session.refuses('schedule_update', { id: 'evt_nothere', title: 'x' }, 'NOT_FOUND');
      await session.refuses('schedule_update', { match: 'zzzzz', title: 'x' }, 'NOT_FOUND');
      const chinese = await session.refuses('schedule_update', { match: '没有的事', title: 'x' }, 'NOT_FOUND');
      expect(chinese.text).toMatch(/没有找到“没有的事”。 \[NOT_FOUND\]\n提示：/);
      await session.refuses('schedule_update', { id: 'y7#99', title: 'x' }, 'NOT_FOUND');
      expect(await session.refuses('schedule_update', { title: 'x' }, 'INVALID_ARGUMENT')).toMatchObject({
        missing: ['id', 'match'],
      });
    });
  });

  describe('changes', () => {
    it('the time: a start keeps the length, a date the time of day, an end the start', async () => {
      const day = freshDays();
      const { id } = await session.add('Movable', day(0, '15:00'), { duration_minutes: 45 });
      const times = async (args: object) => {
        const { event } = await session.done('schedule_update', { id, ...args });
        return [event.start.slice(0, 16), event.end.slice(0, 16)];
      };
      expect(await times({ start: day(1, '10:00') })).toEqual([day(1, '10:00'), day(1, '10:45')]);
      expect(await times({ start: day(2) })).toEqual([day(2, '10:00'), day(2, '10:45')]);
      expect(await times({ end: day(2, '12:00') })).toEqual([day(2, '10:00'), day(2, '12:00')]);
      expect(await times({ duration_minutes: 30 })).toEqual([day(2, '10:00'), day(2, '10:30')]);
      expect(await times({ timezone: 'Asia/Tokyo' })).toEqual([day(2, '09:00'), day(2, '09:30')]);
      expect(await times({ all_day: true })).toEqual([day(2), day(3)]);
      const reply = await session.refuses('schedule_update', { id, all_day: false }, 'INVALID_ARGUMENT');
      expect(reply).toMatchObject({ missing: ['start'] });
    });

    it('any other field, and empties fields by name', async () => {
      const day = freshDays();
      const { id } = await session.add('Fields', day(0, '15:00'));
      const filled = await session.done('schedule_update', {
        id,
        description: 'Bring it',
        location_place: { name: 'Office', crs: 'wgs84' },
        source: 'mail',
        show_as: 'tentative',
        repeat: 'FREQ=DAILY;COUNT=2',
      });
      expect(filled.event).toMatchObject({
        description: 'Bring it',
        location: 'Office',
        location_place: { name: 'Office', crs: 'wgs84' },
        source: 'mail',
        show_as: 'tentative',
        repeat: 'FREQ=DAILY;COUNT=2',
      });
      const clear = ['description', 'location', 'source'];
      const emptied = await session.done('schedule_update', { id, clear: JSON.stringify(clear), scope: 'all' });
      for (const field of [...clear, 'location_place']) expect(emptied.event).not.toHaveProperty(field);
      const reply = await session.refuses('schedule_update', { id, clear: ['title'] }, 'INVALID_ARGUMENT');
      expect(reply.hint).toContain('description, location');
      await session.refuses('schedule_update', { id, repeat: 'FREQ=DAILY', clear: ['repeat'] }, 'INVALID_ARGUMENT');
      await session.refuses('schedule_update', { id }, 'INVALID_ARGUMENT');
    });

    it('only what the caller has seen, when a version is expected', async () => {
      const day = freshDays();
      const { id } = await session.add('Versioned', day(0, '15:00'));
      await session.done('schedule_update', { id, expected_version: 1, title: 'Second' });
      const reply = await session.call('schedule_update', { id, expectedVersion: '1', title: 'Third' });
      expect(reply).toMatchObject({ code: 'VERSION_MISMATCH', current: { id, version: 2 } });
      expect(reply.message).toContain('version 2, not 1');
      expect(await session.agenda(day())).toEqual([`${day(0, '15:00').slice(5)} Second`]);
      await session.done(reply.retry.tool, reply.retry.arguments);
      expect(await session.agenda(day())).toEqual([`${day(0, '15:00').slice(5)} Third`]);
    });
  });

  describe('a taken time', () => {
    it('is proposed, committed by slot_token, left with auto, taken with force', async () => {
      const day = freshDays();
      await session.add('Board', day(0, '10:00'));
      const { id } = await session.add('Call', day(0, '15:00'));
      const wish = { id, start: day(0, '10:30') };
      const reply = await session.asks('schedule_update', wish);
      expect(reply.conflicts).toMatchObject([{ title: 'Board', severity: 'hard' }]);
      expect(reply.text).toContain('call schedule_update with slot_token');
      expect((await session.agenda(day()))[1]).toContain('15:00');

      const slot = reply.alternatives[0];
      const booked = await session.done('schedule_update', { id, slot_token: slot.slot_token });
      expect(booked.event).toMatchObject({ id, start: slot.start, end: slot.end });
      const auto = await session.done('schedule_update', { ...wish, on_conflict: 'auto' });
      expect(auto.message).toContain('[moved: the time was taken]');
      const forced = await session.done('schedule_update', { ...wish, on_conflict: 'force' });
      expect(forced.warnings.join()).toContain('Board');
      // What was forced once can be renamed without a second fight.
      expect(await session.done('schedule_update', { id, title: 'Renamed' })).not.toHaveProperty('warnings');
      await session.asks('schedule_update', { id, duration_minutes: 45 });
    });

    it('is noticed when something becomes busy', async () => {
      const day = freshDays();
      await session.add('Board', day(0, '10:00'));
      const { id } = await session.add('Maybe', day(0, '10:00'), { show_as: 'free' });
      await session.asks('schedule_update', { id, show_as: 'busy' });
      expect((await session.done('schedule_update', { id, show_as: 'tentative' })).warnings).toHaveLength(1);
    });
  });

  describe('a series', () => {
    it('is never changed without a scope', async () => {
      const day = freshDays();
      const { id } = await standup(session, day);
      const reply = await session.asks('schedule_update', { id, title: 'Daily' });
      expect(reply.message).toContain('"Standup" repeats');
      expect(reply).toMatchObject({ missing: ['scope', 'occurrence'] });
      expect(reply.candidates).toHaveLength(5);
      const which = await session.asks('schedule_update', { id, title: 'Daily', scope: 'this' });
      expect(which).toMatchObject({ missing: ['occurrence'] });
      const [, second] = which.candidates;
      const done = await session.done('schedule_update', { id: second?.ref, title: 'Daily', scope: 'this' });
      expect(done.event).toMatchObject({ id, title: 'Daily', occurrence: `${day(2, '09:00')}:00+08:00` });
    });

    it('this: one occurrence, named by any ISO form of its original start', async () => {
      const day = freshDays();
      const { id } = await standup(session, day);
      const occurrence = `${day(2, '01:00')}:00Z`;
      const moved = await session.done('schedule_update', { id, scope: 'this', occurrence, start: day(3, '11:00') });
      expect(moved.event).toMatchObject({ id, occurrence: `${day(2, '09:00')}:00+08:00` });
      expect(await session.agenda(day(), day(7))).toEqual([
        `${day(0, '09:00').slice(5)} Standup`,
        `${day(3, '11:00').slice(5)} Standup`,
      ]);
      const again = { id, scope: 'this', occurrence: day(2), title: 'Once' };
      expect((await session.done('schedule_update', again)).event.when).toContain(day(3));
      const wrong = { ...again, occurrence: day(1, '09:00') };
      expect((await session.refuses('schedule_update', wrong, 'NOT_FOUND')).hint).toContain(
        `${day(0, '09:00')}:00+08:00`,
      );
      await session.refuses('schedule_update', { ...again, repeat: 'FREQ=DAILY' }, 'INVALID_ARGUMENT');
    });

    it('this_and_future: splits and keeps the exceptions', async () => {
      const day = freshDays();
      const { id } = await standup(session, day);
      await session.done('schedule_update', { id, scope: 'this', occurrence: day(9), title: 'Special' });
      const reply = await session.done('schedule_update', {
        id,
        scope: 'this_and_future',
        occurrence: day(7, '09:00'),
        start: day(7, '14:00'),
      });
      expect(reply.event.id).not.toBe(id);
      expect(await session.agenda(day(), day(14))).toEqual([
        `${day(0, '09:00').slice(5)} Standup`,
        `${day(2, '09:00').slice(5)} Standup`,
        `${day(7, '14:00').slice(5)} Standup`,
        `${day(9, '14:00').slice(5)} Special`,
      ]);
    });

    it('all: a title needs no confirmation', async () => {
      const day = freshDays();
      const { id } = await standup(session, day);
      const reply = await session.done('schedule_update', { id, scope: 'all', title: 'Sync' });
      expect(reply.message).toContain('Sync');
      expect(new Set((await session.agenda(day(), day(14))).map((line) => line.slice(12)))).toEqual(new Set(['Sync']));
    });

    it('all: auto only proposes, and a slot moves it within the day also where the first one was changed', async () => {
      const day = freshDays();
      const { id } = await standup(session, day);
      await session.add('Busy', day(2, '10:00'));
      await session.done('schedule_update', { id, scope: 'this', occurrence: day(), start: day(0, '12:00') });
      const wish = { id, scope: 'all', start: day(2, '10:00') };
      const reply = await session.asks('schedule_update', { ...wish, on_conflict: 'auto' });
      expect(reply.conflicts).toHaveLength(1);
      const slot = reply.alternatives[0];
      const question = await session.asks('schedule_update', { id, scope: 'all', slot_token: slot.slot_token });
      expect(question.message).toMatch(/→ .*every Monday and Wednesday, 8 times\. Go ahead/);
      await session.done('schedule_update', {
        id,
        scope: 'all',
        slot_token: slot.slot_token,
        confirm_token: question.confirm_token,
      });
      expect((await session.agenda(day(2)))[0]).toBe(`${slot.start.slice(5, 16)} Standup`);
    });

    it('all: a new time of day is a move within the day', async () => {
      const day = freshDays();
      const repeat = 'FREQ=DAILY;COUNT=3';
      const { id } = await session.add('Walk', day(0, '07:00'), { repeat, duration_minutes: 30 });
      const late = { id, scope: 'all', start: day(1, '22:00') };
      const question = await session.asks('schedule_update', late);
      await session.done('schedule_update', { ...late, confirm_token: question.confirm_token });
      expect((await session.agenda(day(-1), day(7))).map((line) => line.slice(0, 11))).toEqual(
        [0, 1, 2].map((offset) => day(offset, '22:00').slice(5)),
      );
    });
  });

  it.each([
    { start: '2031-02-30' },
    { start: '2031-03-04T10:00', end: '2031-03-04T09:00' },
    { timezone: 'Mars/Base' },
    { repeat: 'FREQ=NEVER' },
    { slot_token: 'nope' },
    { title: '   ' },
  ])('refuses %j', async (args) => {
    await session.refuses('schedule_update', { match: 'Errand to change', ...args }, 'INVALID_ARGUMENT');
  });

  allOfASeries(session, asking);
});

function allOfASeries(mute: Session, asking: Session): void {
  describe('all of a series, with a confirmation', () => {
    const move = async (session: Session) => {
      const day = freshDays();
      const { id } = await standup(session, day, 'Standup');
      return { day, args: { id, scope: 'all', start: day(0, '10:00') } };
    };
    const clock = async (session: Session, day: Day) => (await session.agenda(day())).map((line) => line.slice(6, 11));

    it('is done when the user accepts', async () => {
      const { day, args } = await move(asking);
      await asking.done('schedule_update', args);
      expect(asking.asked).toHaveLength(1);
      expect(asking.asked[0]).toMatch(/Standup.*09:00–09:30.*10:00–10:30/s);
      expect(await clock(asking, day)).toEqual(['10:00']);
    });

    it.each(['decline', 'cancel'] as const)('is not done on %s', async (answer) => {
      asking.answer = answer;
      const { day, args } = await move(asking);
      const reply = await asking.asks('schedule_update', args);
      // A form that was put away says nothing: the token stands.
      expect('confirm_token' in reply).toBe(answer === 'cancel');
      expect(await clock(asking, day)).toEqual(['09:00']);
    });

    it('is done by token where nobody can be asked, once, and only as it was asked', async () => {
      const { day, args } = await move(mute);
      const { confirm_token, expires_at } = await mute.asks('schedule_update', args);
      expect(Date.parse(String(expires_at))).toBeGreaterThan(Date.now() + 29 * 60_000);
      const other = { ...args, start: day(0, '11:00'), confirm_token };
      expect((await mute.refuses('schedule_update', other, 'CONFIRMATION_INVALID')).message).toContain(
        'other arguments',
      );
      // A token holds in every process.
      await asking.done('schedule_update', { ...args, confirm_token });
      expect(asking.asked).toEqual([]);
      expect(await clock(mute, day)).toEqual(['10:00']);
      await mute.refuses('schedule_update', { ...args, start: day(0, '12:00'), confirm_token }, 'CONFIRMATION_INVALID');
    });

    it('is not done by token when the series has changed since', async () => {
      const { args } = await move(mute);
      const { confirm_token } = await mute.asks('schedule_update', args);
      await mute.done('schedule_update', { id: args.id, scope: 'all', title: 'Morning standup' });
      const reply = await mute.refuses('schedule_update', { ...args, confirm_token }, 'CONFIRMATION_INVALID');
      expect(reply.message).toContain('changed since');
    });

    it('is asked about when an event would move far into the past', async () => {
      const day = freshDays();
      const { id } = await mute.add('Backwards', day(0, '10:00'));
      const args = { id, start: '2020-03-05T10:00' };
      const { confirm_token, retry } = await mute.asks('schedule_update', args);
      expect(retry.arguments.id).toBe(id);
      await mute.done('schedule_update', { ...args, confirm_token });
      await mute.done(retry.tool, retry.arguments);
    });
  });

  it('sets, changes and empties the reminder of an event', async () => {
    const day = freshDays();
    const { id } = await mute.add('Vet', day(0, '10:00'));
    const minutes = async () =>
      (await mute.done('reminder_query', { start: day(0), end: day(1) })).reminders.map((one) => one.minutes_before);
    await mute.done('schedule_update', { id, remind_minutes: 30 });
    await mute.done('schedule_update', { id, remind_minutes: 5 });
    expect(await minutes()).toEqual([5]);
    await mute.done('schedule_update', { id, clear: ['remind_minutes'] });
    expect(await minutes()).toEqual([]);
    await mute.refuses('schedule_update', { id, remind_minutes: -1 }, 'INVALID_ARGUMENT');
  });

  it('takes several reminders, as a list or in words', async () => {
    const day = freshDays();
    const { id } = await mute.add('Surgery', day(0, '10:00'));
    const minutes = async () =>
      (await mute.done('reminder_query', { start: day(-1), end: day(1) })).reminders.map((one) => one.minutes_before);
    const { message } = await mute.done('schedule_update', { id, remind_minutes: '一天前和一小时前' });
    expect(message).toMatch(/1 天|1 day/);
    expect(await minutes()).toEqual([1440, 60]);
    await mute.done('schedule_update', { id, remind_minutes: [45, 'the night before at 8'] });
    expect(await minutes()).toEqual([840, 45]);
    await mute.refuses('schedule_update', { id, remind_minutes: 'on Friday' }, 'INVALID_ARGUMENT');
    expect(await minutes()).toEqual([840, 45]);
  });
}
