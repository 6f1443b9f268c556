import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('find_free_time', (session) => {
  const early = freshDays();
  strictArguments(session, 'find_free_time', {
    valid: { start: early(), limit: 3, weekdays: ['MO', 'TU'] },
    loose: { start: early(), Limit: '3', weekDays: 'MO,TU', prefer: '' },
    typo: ['earlyest', 'earliest'],
    wrongTypes: [
      { skip_holidays: 'perhaps' },
      { weekdays: ['Monday'] },
      { step_minutes: 0 },
      { limit: 'all' },
      { prefer: 'night' },
      { latest: 18 },
    ],
    missing: 'start',
  });

  const clocks = (slots: readonly { start: string }[]): string[] =>
    slots.map(({ start }) => start.slice(11, 16)).sort();

  it('lists slots, best first, each of which can be booked', async () => {
    const day = freshDays();
    await session.add('Board', day(0, '10:00'));
    const reply = await session.done('find_free_time', { start: day() });
    expect(reply.slots).toHaveLength(5);
    const scores = reply.slots.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const slot of reply.slots) {
      expect(slot).toMatchObject({ when: expect.stringContaining(`Mon ${day()}`), reasons: expect.any(Array) });
      expect(Date.parse(slot.end) - Date.parse(slot.start)).toBe(3_600_000);
      const busy = [Date.parse(`${day(0, '10:00')}+08:00`), Date.parse(`${day(0, '11:00')}+08:00`)] as const;
      expect(Date.parse(slot.end) <= busy[0] || Date.parse(slot.start) >= busy[1], slot.when).toBe(true);
    }
    const [slot] = reply.slots;
    const booked = await session.done('schedule_add', { title: 'Booked', slot_token: slot.slot_token });
    expect(booked.event).toMatchObject({ start: slot.start, end: slot.end });
  });

  it('keeps to hours, length, step, weekdays and buffers', async () => {
    const day = freshDays();
    await session.add('Board', day(1, '10:00'));
    const reply = await session.done('find_free_time', {
      start: day(),
      end: day(7),
      duration_minutes: 90,
      step_minutes: 30,
      earliest: '09:00',
      latest: '13:00',
      weekdays: ['TU'],
      buffer_minutes: 30,
      limit: 200,
    });
    expect(reply.slots.every(({ start }) => start.startsWith(day(1)))).toBe(true);
    expect(clocks(reply.slots)).toEqual(['11:30']);
    expect(reply).not.toHaveProperty('assumptions');
  });

  it('puts the preferred part of the day first', async () => {
    const day = freshDays();
    const reply = await session.done('find_free_time', { start: day(), prefer: 'evening', limit: 1 });
    expect(reply.slots[0].start.slice(11, 13) >= '17').toBe(true);
    expect(reply.slots[0].reasons).toContain('preferred part of the day');
  });

  it('keeps to the working hours of the profile, and says so', async () => {
    const day = freshDays();
    const hours = { working_hours: 'MO-FR 09:00-11:00' };
    await session.done('profile_update', hours);
    const reply = await session.done('find_free_time', { start: day(), end: day(7), step_minutes: 60, limit: 50 });
    expect(new Set(clocks(reply.slots))).toEqual(new Set(['09:00', '10:00']));
    expect(reply.slots).toHaveLength(10);
    expect(reply.assumptions).toEqual(['Searched within the working hours (Mon–Fri 09:00–11:00).']);
    await session.done('profile_update', { clear: ['working_hours'] });
  });

  it('keeps to the hours and the length of a group', async () => {
    const day = freshDays();
    const name = `Side ${day()}`;
    await session.done('group_add', { name, working_hours: 'MO-FR 19:00-22:00', default_duration_minutes: 120 });
    const { slots } = await session.done('find_free_time', { start: day(), group: name, limit: 50 });
    expect(slots.every(({ start, end }) => start.slice(11, 16) >= '19:00' && end.slice(11, 16) <= '22:00')).toBe(true);
    expect(slots[0]).toMatchObject({ start: `${day(0, '19:00')}:00+08:00`, end: `${day(0, '21:00')}:00+08:00` });
    await session.refuses('find_free_time', { start: day(), group: 'No such group' }, 'NOT_FOUND');
  });

  it('says that nothing is free, and what to try', async () => {
    const day = freshDays();
    await session.add('Retreat', day(), { show_as: 'busy', end: day(2) });
    const reply = await session.done('find_free_time', { start: day(), end: day(2) });
    expect(reply).toMatchObject({
      slots: [],
      message: expect.stringMatching(/: No free slot of that length then\.$/),
    });
    expect(reply.warnings.join()).toContain('shorter duration');
    const past = await session.done('find_free_time', { start: '2020-03-02' });
    expect(past.warnings).toEqual(['That time has already passed.']);
  });

  it.each([
    [{ earliest: '9am' }, '9am'],
    [{ latest: '24:30' }, '24:30'],
    [{ earliest: '10:00', latest: '10:00' }, 'are the same'],
    [{ end: '2031-03-03' }, 'must be after the start'],
    [{ start: 'soon' }, 'soon'],
  ])('refuses %j', async (args, message) => {
    const reply = await session.refuses('find_free_time', { start: '2031-03-04', ...args }, 'INVALID_ARGUMENT');
    expect(reply.message).toContain(message);
    expect(reply.hint).toBeTruthy();
  });

  it('refuses a window of years', async () => {
    const args = { start: '2031-01-01', end: '2041-01-01' };
    expect((await session.refuses('find_free_time', args, 'LIMIT_EXCEEDED')).message).toContain('366');
  });

  it('answers in Chinese', async () => {
    const day = freshDays();
    await session.inChinese(async () => {
      const reply = await session.done('find_free_time', { start: day(), limit: 2 });
      expect(reply.message).toMatch(/：找到 2 个空闲时段。$/);
      expect(reply.slots[0].when).toContain('周一');
      expect(
        (await session.refuses('find_free_time', { start: day(), earliest: '9点' }, 'INVALID_ARGUMENT')).message,
      ).toBe('无效的钟点：9点');
    });
  });
});
