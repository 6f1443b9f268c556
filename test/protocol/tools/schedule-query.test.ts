import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/present/calls.ts';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('schedule_query', (session) => {
  const early = freshDays();
  strictArguments(session, 'schedule_query', {
    valid: { start: early(), limit: 5 },
    loose: { Start: early(), limit: '5', cursor: null, query: '' },
    typo: ['strat', 'start'],
    wrongTypes: [{ limit: 'many' }, { limit: 201 }, { start: ['x'] }, { detail: 'everything' }, { group: 1 }],
    missing: 'start',
  });

  describe('lists', () => {
    it('events and occurrences in time order, with all that is needed to act on them', async () => {
      const day = freshDays();
      const single = await session.add('Review', day(1, '15:00'), { location: 'Room 1' });
      const series = await session.add('Standup', day(0, '09:00'), {
        repeat: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4',
        duration_minutes: 30,
      });
      const reply = await session.done('schedule_query', { start: day(), end: day(7) });
      expect(reply.message).toMatch(/: 3 events\.$/);
      expect(reply).toMatchObject({
        total: 3,
        density: { hours: 2, level: 'normal' },
        events: [
          {
            id: series.id,
            version: 1,
            occurrence: `${day(0, '09:00')}:00+08:00`,
            start: `${day(0, '09:00')}:00+08:00`,
            end: `${day(0, '09:30')}:00+08:00`,
            when: `Mon ${day()} 09:00–09:30`,
            repeat: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4',
            repeat_text: 'every Monday and Wednesday, 4 times',
          },
          { id: single.id, title: 'Review', location: 'Room 1' },
          { id: series.id, occurrence: `${day(2, '09:00')}:00+08:00` },
        ],
      });
      expect(reply.events[1]).not.toHaveProperty('occurrence');
      expect(reply.events[1]).not.toHaveProperty('description');
      expect(reply.text.split('\n').slice(1, 3)).toEqual([
        `Mon ${day()} 09:00–09:30 · Standup · ↻ every Monday and Wednesday, 4 times · ${series.id} v1 · occurrence ${day(0, '09:00')}:00+08:00`,
        `Tue ${day(1)} 15:00–16:00 · Review · @ Room 1 · ${single.id} v1`,
      ]);
    });

    it('a date as its whole day, also as an end on the same day', async () => {
      const day = freshDays();
      await session.add('First', day(0, '00:00'));
      await session.add('Last', day(0, '23:00'));
      await session.add('Next', day(1, '00:00'));
      const expected = ['First', 'Last'];
      for (const args of [{ start: day() }, { start: day(), end: day() }, { start: day(), end: day(1) }]) {
        expect((await session.done('schedule_query', args)).events.map(({ title }) => title)).toEqual(expected);
      }
      const half = { start: `${day(0, '15:00')}Z`, end: `${day(0, '16:00')}:00+00:00` };
      expect((await session.done('schedule_query', half)).events.map(({ title }) => title)).toEqual(['Last']);
    });

    it('all-day events with plain dates, the end exclusive', async () => {
      const day = freshDays();
      await session.add('Fair', day(), { end: day(3) });
      const { events, text } = await session.done('schedule_query', { start: day(2) });
      expect(events).toMatchObject([{ start: day(), end: day(3), all_day: true, show_as: 'free' }]);
      expect(text).toContain(`Mon ${day()} – Wed ${day(2)} all day`);
    });

    it('everything about each with detail full', async () => {
      const day = freshDays();
      const place = { name: 'Office', address: '1 Main St', longitude: 121.4, latitude: 31.2, crs: 'gcj02' };
      await session.add('Visit', day(0, '10:00'), {
        description: 'Bring the plans',
        location_place: place,
        source: 'mail',
      });
      const { events, text } = await session.done('schedule_query', { start: day(), detail: 'full' });
      expect(events).toMatchObject([
        { description: 'Bring the plans', location: 'Office', location_place: place, source: 'mail' },
      ]);
      expect(text).toContain('Bring the plans');
    });

    it('how busy a crowded day is', async () => {
      const day = freshDays();
      await session.add('Workshop', day(0, '08:00'), { duration_minutes: 720 });
      const reply = await session.done('schedule_query', { start: day() });
      expect(reply).toMatchObject({ density: { hours: 12, level: 'overload' } });
      expect(reply.text).toContain('Too busy: 12 h');
      const long = await session.done('schedule_query', { start: day(), end: day(40) });
      expect(long).not.toHaveProperty('density');
    });
  });

  it('finds words of title, place and description, in any order', async () => {
    const day = freshDays();
    await session.add('季度评审会议', day(0, '10:00'), { location: 'Tower B' });
    await session.add('Dentist', day(0, '12:00'));
    for (const query of ['评审', '会议 季度', 'tower']) {
      const { events } = await session.done('schedule_query', { start: day(), query });
      expect(events.map(({ title }) => title)).toEqual(['季度评审会议']);
    }
  });

  it('says that nothing was found, and what to try', async () => {
    const day = freshDays();
    const empty = await session.done('schedule_query', { start: day() });
    expect(empty).toMatchObject({
      message: expect.stringMatching(/: Nothing is scheduled then\.$/),
      events: [],
      total: 0,
    });
    const chinese = await session.done('schedule_query', { start: day(), query: '牙医' });
    expect(chinese.message).toMatch(/：这段时间没有与“牙医”相符的日程。$/);
    expect(chinese.suggestions).toMatchObject([
      { arguments: { query: '牙医' } },
      { arguments: { start: expect.any(String) } },
    ]);
    const month = await session.done('schedule_query', { start: day(), end: day(31) });
    const year = await session.done('schedule_query', { start: day(), end: day(366) });
    for (const { suggestions } of [empty, chinese, month, year]) {
      for (const { tool, arguments: args } of (suggestions ?? []) as Call[]) await session.done(tool, args);
    }
    expect([month.suggestions, year.suggestions].map((list) => (list as Call[] | undefined)?.length)).toEqual([
      1,
      undefined,
    ]);
  });

  it('says once how a series repeats, unless all details are asked for', async () => {
    const day = freshDays();
    await session.add('Pill', day(0, '08:00'), { repeat: 'FREQ=DAILY;COUNT=3', duration_minutes: 10 });
    const repeats = async (more: object) =>
      (await session.done('schedule_query', { start: day(), end: day(7), ...more })).events.map(
        (one) => one.repeat_text,
      );
    expect(await repeats({})).toEqual(['every day, 3 times', undefined, undefined]);
    expect(await repeats({ detail: 'full' })).toEqual(Array(3).fill('every day, 3 times'));
  });

  it('stops counting at 10,000', async () => {
    const added = await session.done('schedule_add', {
      title: 'Tick',
      start: '2190-01-01T00:00',
      repeat: 'FREQ=MINUTELY;INTERVAL=5',
      duration_minutes: 1,
      show_as: 'free',
    });
    const reply = await session.done('schedule_query', { start: '2190-01-01', end: '2190-03-01', limit: 1 });
    expect(reply).toMatchObject({
      total: 10_000,
      total_capped: true,
      message: expect.stringMatching(/: 1 of 10000\+ events\.$/),
    });
    await session.done('undo', { change_id: added.change_id });
  });

  it('gives pages that together are the whole', async () => {
    const day = freshDays();
    await session.add('Pill', day(0, '08:00'), { repeat: 'FREQ=DAILY;COUNT=5', duration_minutes: 10 });
    await session.add('Also at eight', day(1, '08:00'), { on_conflict: 'force' });
    const whole = (await session.done('schedule_query', { start: day(), end: day(7) })).events;
    const paged = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 3; pages++) {
      const page = await session.done('schedule_query', { start: day(), end: day(7), limit: 2, cursor });
      expect(page).toMatchObject({ total: 6, message: expect.stringMatching(/: 2 of 6 events\.$/) });
      paged.push(...page.events);
      cursor = page.next_cursor;
    }
    expect(cursor).toBeUndefined();
    expect(paged).toEqual(whole);
  });

  it.each([
    [{ start: '2031-02-30' }, 'There is no such date'],
    [{ start: '2031-03-04T25:00' }, 'There is no such time of day'],
    [{ start: 'the other day' }, 'Cannot read the time'],
    [{ start: '2031-03-04', end: '2031-03-03' }, 'must be after the start'],
    [{ start: '2031-03-04', cursor: 'elsewhere' }, 'cursor'],
    [{ start: '2031-03-04', query: '???' }, 'no words'],
  ])('refuses %j', async (args, message) => {
    const reply = await session.refuses('schedule_query', args, 'INVALID_ARGUMENT');
    expect(reply.message).toContain(message);
    expect(reply.hint).toBeTruthy();
  });

  it('refuses what is beyond a limit', async () => {
    expect((await session.refuses('schedule_query', { start: '2201-01-01' }, 'LIMIT_EXCEEDED')).message).toContain(
      '2200',
    );
    const query = 'x'.repeat(1_001);
    expect(
      (await session.refuses('schedule_query', { start: '2031-01-01', query }, 'LIMIT_EXCEEDED')).message,
    ).toContain('1000');
  });
});
