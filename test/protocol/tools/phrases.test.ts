import { expect, it } from 'vitest';
import { inBothEras, type Session } from './session.ts';

/** A date in Shanghai, where the servers' user is; the process runs by the real clock. */
const dateIn = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** The day of the next Monday-week: 0 is its Monday. */
function nextWeek(day: number): string {
  const weekday = (new Date(`${dateIn(0)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dateIn(7 - weekday + day);
}

const lastChange = async (session: Session): Promise<string | undefined> =>
  (await session.done('history_query', { limit: 1 })).changes[0]?.change_id;

/** A call that asks, and that writes nothing. */
async function asks(session: Session, tool: string, args: object) {
  const before = await lastChange(session);
  const events = (await session.done('schedule_query', { start: dateIn(-30), end: dateIn(400) })).total;
  const reply = await session.asks(tool, args);
  expect(await lastChange(session)).toBe(before);
  expect((await session.done('schedule_query', { start: dateIn(-30), end: dateIn(400) })).total).toBe(events);
  return reply;
}

inBothEras('times in plain language', (session) => {
  it('schedule_add takes a range in Chinese, and answers in Chinese', async () => {
    const reply = await session.done('schedule_add', { title: '周会', start: '下周三下午三点到五点半' });
    expect(reply.event).toMatchObject({
      start: `${nextWeek(2)}T15:00:00+08:00`,
      end: `${nextWeek(2)}T17:30:00+08:00`,
    });
    expect(reply.message).toContain('✓ 已创建');
  });

  it('schedule_add takes English, and says what was assumed', async () => {
    const reply = await session.done('schedule_add', { title: 'Call', start: 'tomorrow at 3', on_conflict: 'force' });
    expect(reply.event.start).toBe(`${dateIn(1)}T15:00:00+08:00`);
    expect(reply.assumptions).toEqual([
      'No morning or afternoon given: taken as 15:00.',
      'No length given: 60 minutes.',
    ]);
    expect(reply.text).toContain('Assumed: No morning or afternoon given');
  });

  it('schedule_add takes a mix, and an end that is understood from the start on', async () => {
    const call = { title: 'Lunch with Ann', start: '下周四 12:30', end: 'half past two' };
    expect((await session.done('schedule_add', call)).event.end).toBe(`${nextWeek(3)}T14:30:00+08:00`);
  });

  it('schedule_add takes its time from the words of a repeat', async () => {
    const reply = await session.done('schedule_add', { title: '晨跑', repeat: '下周一开始每周一三五早上6点，30分钟' });
    expect(reply.event).toMatchObject({
      start: `${nextWeek(0)}T06:00:00+08:00`,
      end: `${nextWeek(0)}T06:30:00+08:00`,
      repeat: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
      repeat_text: '每周一、三、五',
    });
  });

  it('schedule_update moves an event within its day, and to another', async () => {
    await session.done('schedule_add', { title: '体检', start: '下周五上午9点' });
    const later = await session.done('schedule_update', { match: '体检', start: '下午两点' });
    expect(later.event.start).toBe(`${nextWeek(4)}T14:00:00+08:00`);
    const moved = await session.done('schedule_update', { match: '体检', start: '下周六' });
    expect(moved.event.start).toBe(`${nextWeek(5)}T14:00:00+08:00`);
    const longer = await session.done('schedule_update', { match: '体检', end: '4pm' });
    expect(longer.event.end).toBe(`${nextWeek(5)}T16:00:00+08:00`);
  });

  it('schedule_query, find_free_time and check_conflict take ranges', async () => {
    const week = await session.done('schedule_query', { start: '下周' });
    expect(week.events.map(({ title }) => title)).toContain('周会');
    const past = await session.done('schedule_query', { start: 'last week' });
    expect(past.events.map(({ title }) => title)).not.toContain('周会');
    const { slots } = await session.done('find_free_time', { start: '下周三下午', limit: 50 });
    expect(slots.every(({ start }) => Number(start.slice(11, 13)) >= 12)).toBe(true);
    const taken = await session.done('check_conflict', { start: '下周三下午4点' });
    expect(taken).toMatchObject({ free: false, conflicts: [{ title: '周会' }] });
  });

  it('undo takes back what was done since a time', async () => {
    await session.done('schedule_add', { title: 'Wrong', start: 'the day after tomorrow at 7pm' });
    const preview = await session.done('undo', { since: 'five minutes ago', preview: true });
    expect(preview.message).toContain('Wrong');
    const none = await session.done('undo', { since: 'tomorrow' });
    expect(none.message).toBe('There is nothing to undo.');
  });

  it.each([
    ['上周五', '过去', /\d 周/],
    ['yesterday at 5pm', 'in the past', /(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d/],
  ])('%s is asked about, in its language, and each candidate can be passed back', async (start, says, when) => {
    const reply = await asks(session, 'schedule_add', { title: 'T', start });
    expect(reply.message).toContain(says);
    expect(reply).toMatchObject({ missing: ['start'], candidates: [{ title: 'start' }, { title: 'start' }] });
    for (const candidate of reply.candidates) {
      expect(candidate.when).toMatch(when);
      expect(reply.text).toContain(`start: "${candidate.id}" · ${candidate.when}`);
    }
    const next = reply.candidates.at(-1)?.id;
    const added = await session.done('schedule_add', { title: 'T', start: next, on_conflict: 'force' });
    expect(added.event.start.slice(0, 10)).toBe(String(next).slice(0, 10));
  });

  it('a repeat that means two things is asked about, and the chosen one brings its start', async () => {
    const reply = await asks(session, 'schedule_add', { title: 'Sync', repeat: 'biweekly at 7am' });
    expect(reply.candidates).toHaveLength(2);
    const repeat = reply.candidates[0].id;
    const added = await session.done('schedule_add', { title: 'Sync', repeat, on_conflict: 'force' });
    expect(added.event.repeat).toBe('FREQ=WEEKLY;INTERVAL=2');
    expect(added.event.start.slice(11, 16)).toBe('07:00');
  });

  it.each(['schedule_add', 'schedule_update'])('%s offers free slots of a part of the day', async (tool) => {
    if (tool === 'schedule_update') await session.done('schedule_add', { title: 'Paint', start: '下周日上午10点' });
    const args = tool === 'schedule_add' ? { title: 'Paint' } : { match: 'Paint' };
    const reply = await asks(session, tool, { ...args, start: '下周日下午' });
    expect(reply).toMatchObject({ missing: ['start'], message: expect.stringContaining('具体几点') });
    expect(reply.text).toContain(`调用 ${tool}`);
    expect(reply.alternatives.every(({ start }) => start.startsWith(nextWeek(6)))).toBe(true);
    const [slot] = reply.alternatives;
    const booked = await session.done(tool, { ...args, slot_token: slot.slot_token });
    expect(booked.event).toMatchObject({ start: slot.start, end: slot.end });
    await session.done('undo', { change_id: booked.change_id });
  });

  it.each([{ start: '2月30日' }, { start: 'tomorrow 5pm to 3pm' }, { start: 'for two hours' }])(
    '%j is refused with a hint',
    async (time) => {
      const before = await lastChange(session);
      const reply = await session.refuses('schedule_add', { title: 'T', ...time }, 'INVALID_ARGUMENT');
      expect(reply.hint).toBeTruthy();
      expect(await lastChange(session)).toBe(before);
    },
  );
});
