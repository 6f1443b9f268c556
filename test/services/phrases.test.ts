import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../src/domain/caller.ts';
import type { AddInput, AddResult } from '../../src/services/events/add.ts';
import { refusal, type Stage, stage } from './harness.ts';

/** Friday 2026-11-20 09:00:30 in Shanghai; in New York it is the evening before. */
const CHINA = { timezone: 'Asia/Shanghai', language: 'zh' as Language };
const YORK = { timezone: 'America/New_York', language: 'en' as Language };

type Call = Omit<AddInput, 'title'> & { readonly title?: string };

/** `2026-11-21T15:00+08:00–17:30`, with the rule of a series. */
async function added(on: Stage, call: Call): Promise<string> {
  const { event, message } = await on.add({ title: 'T', on_conflict: 'force', ...call });
  if (!event) return message;
  const short = (text: string): string => text.replace(/:00([+-]\d\d:\d\d)$/, '$1');
  return `${short(event.start)}–${short(event.end).slice(11, 16) || event.end}${event.repeat ? ` ${event.repeat}` : ''}`;
}

/** All rows that a write could leave. */
const rows = ({ sql }: Stage): unknown =>
  (
    sql.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").all() as {
      name: string;
    }[]
  ).map(({ name }) => ({ name, ...(sql.prepare(`select count(*) as rows from "${name}"`).get() as object) }));

/** What a call that asks says; nothing is written. */
async function asked(on: Stage, call: Call): Promise<AddResult> {
  const before = rows(on);
  const result = await on.add({ title: 'T', ...call });
  expect(result.status).toBe('need_user');
  expect(rows(on)).toEqual(before);
  return result;
}

describe('when an event is, in words', () => {
  test.each<[Call, string]>([
    [{ start: '后天上午十点一刻' }, '2026-11-22T10:15+08:00–11:15'],
    [{ start: '明天下午三点到五点半' }, '2026-11-21T15:00+08:00–17:30'],
    [{ start: '明天3点，两小时' }, '2026-11-21T15:00+08:00–17:00'],
    [{ start: '明天下午3点', end: '五点半' }, '2026-11-21T15:00+08:00–17:30'],
    [{ start: '明天19点', end: '9点' }, '2026-11-21T19:00+08:00–21:00'],
    [{ start: '2026-12-01T22:00', end: '凌晨1点' }, '2026-12-01T22:00+08:00–01:00'],
    [{ start: '下周二 2pm', end: 'noon the next day' }, '2026-11-24T14:00+08:00–12:00'],
    [{ start: '明天9点', end: '明天中午' }, '2026-11-21T09:00+08:00–12:00'],
    [{ start: '２小时后', duration_minutes: 30 }, '2026-11-20T11:00+08:00–11:30'],
    [{ start: '7点', title: '和家人晚餐' }, '2026-11-20T19:00+08:00–20:00'],
    [{ start: '7点', title: '跑步' }, '2026-11-21T07:00+08:00–08:00'],
    [{ start: '10月1日到7日' }, '2027-10-01–2027-10-08'],
    [{ start: '10月1日', end: '7日' }, '2027-10-01–2027-10-08'],
    [{ start: '10月1日', end: '2027-10-08' }, '2027-10-01–2027-10-08'],
    [{ start: '明天，三天' }, '2026-11-21–2026-11-24'],
    [{ start: '明天', all_day: true }, '2026-11-21–2026-11-22'],
    // A repeat in the place of its first time.
    [{ start: '每周一上午10点', end: '11点半' }, '2026-11-23T10:00+08:00–11:30 FREQ=WEEKLY;BYDAY=MO'],
    [{ start: '东京时间明天下午3点', end: '5点' }, '2026-11-21T14:00+08:00–16:00'],
  ])('%j', async (call, expected) => {
    expect(await added(await stage(CHINA), call)).toBe(expected);
  });

  test.each<[Call, string]>([
    [{ start: 'tomorrow 3-5pm' }, '2026-11-20T15:00-05:00–17:00'],
    [{ start: 'Saturday 10am for 45 min' }, '2026-11-21T10:00-05:00–10:45'],
    [{ start: 'Dec 24', end: 'Dec 26' }, '2026-12-24–2026-12-27'],
    [{ start: 'Thanksgiving at noon' }, '2026-11-26T12:00-05:00–13:00'],
    // The clocks go forward at two on March 14th 2027.
    [{ start: 'March 14 2027 at 2:30am' }, '2027-03-14T03:30-04:00–04:30'],
    [{ start: 'March 14 2027 at 1am, three hours' }, '2027-03-14T01:00-05:00–05:00'],
    [{ start: '3pm Beijing time on December 2', timezone: 'Europe/Berlin' }, '2026-12-02T02:00-05:00–03:00'],
  ])('%j', async (call, expected) => {
    expect(await added(await stage(YORK), call)).toBe(expected);
  });

  it('says what it assumed, in the language of the reader', async () => {
    const chinese = await (await stage(CHINA)).add({ title: '会', start: '明天3点，两小时' });
    expect(chinese.assumptions).toEqual(['未说明上午或下午，按 15:00 处理。']);
    const english = await (await stage(YORK)).add({
      title: 'T',
      start: 'March 14 2027 at 2:30am',
      duration_minutes: 5,
    });
    expect(english.assumptions?.join()).toContain('Clocks change');
  });

  it('an earlier result for a key stands when its words mean another time by now', async () => {
    const on = await stage(CHINA);
    const call = { title: 'T', start: '今天上午10点', idempotency_key: 'k' };
    const first = await on.add(call);
    on.clock.now += 3 * 3_600_000;
    expect(await on.add(call)).toMatchObject({ replayed: true, event: { id: first.event?.id } });
  });
});

describe('what is asked', () => {
  test.each<[Call, Partial<typeof YORK>, string[]]>([
    [{ start: '上周五' }, CHINA, ['2026-11-13', '2026-11-27']],
    [{ start: '今天早上8点' }, CHINA, ['2026-11-20T08:00:00', '2026-11-21T08:00:00']],
    [{ start: 'yesterday at 5pm' }, YORK, ['2026-11-18T17:00:00', '2026-11-25T17:00:00']],
    [{ start: 'next Friday at 3pm' }, YORK, ['2026-11-20T15:00:00', '2026-11-27T15:00:00']],
    [{ start: '3/4 5pm' }, YORK, ['2027-03-04T17:00:00', '2027-04-03T17:00:00']],
    [{ start: 'tomorrow 3pm', end: '3/4 5pm' }, YORK, ['2027-03-04T17:00:00', '2027-04-03T17:00:00']],
    [
      { repeat: 'biweekly at 9am' },
      YORK,
      [
        'DTSTART:2026-11-20T09:00:00 RRULE:FREQ=WEEKLY;INTERVAL=2',
        'DTSTART:2026-11-23T09:00:00 RRULE:FREQ=WEEKLY;BYDAY=MO,TH',
      ],
    ],
    [{ repeat: '每年复活节' }, CHINA, ['2027-03-28']],
  ])('%j', async (call, where, expected) => {
    const on = await stage(where);
    const { candidates = [] } = await asked(on, call);
    expect(candidates.map(({ id }) => id)).toEqual(expected);
    for (const { id, title, when } of candidates) {
      expect(when).toMatch(/周|Mon|Tue|Wed|Thu|Fri|Sat|Sun/);
      const { repeat, ...rest } = call;
      const again = await on.add({
        title: 'T',
        on_conflict: 'force',
        ...(title === 'start' ? rest : call),
        [title]: id,
      });
      // Nothing is asked again, but for what lies further back than yesterday.
      expect(again.status === 'final' || again.confirm_token !== undefined, again.message).toBe(true);
    }
  });

  test.each<[Call, number]>([
    [{ start: '明天下午' }, 60],
    [{ start: '明天下午', duration_minutes: 90 }, 90],
    [{ start: '明天，两小时' }, 120],
    [{ start: '周日前' }, 60],
    [{ repeat: '每天早上' }, 60],
    [{ repeat: '每天' }, 60],
  ])('the hour of %j, with free slots', async (call, minutes) => {
    const on = await stage(CHINA);
    const before = rows(on);
    const reply = await on.add({ title: 'T', ...call });
    expect(reply).toMatchObject({ status: 'need_user', missing: ['start'] });
    expect(rows(on)).toEqual(before);
    const [slot] = reply.alternatives ?? [];
    expect(Date.parse(slot?.end ?? '') - Date.parse(slot?.start ?? '')).toBe(minutes * 60_000);
    const { start, ...rest } = call;
    const booked = await on.add({ title: 'T', ...rest, slot_token: slot?.slot_token });
    expect(booked.event?.start).toBe(slot?.start);
  });

  test.each<Call>([
    { start: '2月30日' },
    { start: '明天下午5点到3点' },
    { start: '明天15:00', end: '下午两点' },
    { start: '两小时' },
    { start: '下雨的时候' },
    { start: '明天9点', repeat: '明天' },
    { start: '9999年1月1日' },
  ])('%j is refused', async (call) => {
    const on = await stage(CHINA);
    const before = rows(on);
    await refusal(on.add({ title: 'T', ...call }));
    expect(rows(on)).toEqual(before);
  });
});

describe('repeats in words', () => {
  test.each<[Call, string]>([
    [{ repeat: '每周一三五早上8点' }, '2026-11-23T08:00+08:00–09:00 FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    [{ repeat: '每周一早上8点', start: '12月1日' }, '2026-12-07T08:00+08:00–09:00 FREQ=WEEKLY;BYDAY=MO'],
    [{ repeat: '每月最后一个周五', start: '明天下午4点' }, '2026-11-27T16:00+08:00–17:00 FREQ=MONTHLY;BYDAY=-1FR'],
    [
      { repeat: '12月7号到18号，周一到周五', start: '晚上6点半到8点' },
      '2026-12-07T18:30+08:00–20:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261218',
    ],
    [{ repeat: '每天晚上9点，30分钟，共10次' }, '2026-11-20T21:00+08:00–21:30 FREQ=DAILY;COUNT=10'],
    [{ repeat: '每年农历八月十五' }, '2027-09-15–2027-09-16 RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15'],
    [{ repeat: '每年3月8日' }, '2027-03-08–2027-03-09 FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8'],
    [{ repeat: 'every other Tuesday at 2pm' }, '2026-11-24T14:00+08:00–15:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    [{ repeat: 'FREQ=DAILY', start: '明天9点' }, '2026-11-21T09:00+08:00–10:00 FREQ=DAILY'],
  ])('%j', async (call, expected) => {
    expect(await added(await stage(CHINA), call)).toBe(expected);
  });

  it('working days leave out holidays and take in make-up days, as far as they are known', async () => {
    const on = await stage(CHINA);
    on.clock.now = Date.UTC(2026, 8, 15);
    const reply = await on.add({ title: '站会', repeat: '工作日早上9点半', duration_minutes: 15 });
    expect(reply.event).toMatchObject({ repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' });
    expect(reply.assumptions?.join()).toContain('2026 年，之后按周一至周五');
    const { events = [] } = await on.query({ start: '2026-09-18', end: '2026-10-13' });
    expect(events.map(({ start }) => start.slice(5, 10))).toEqual(
      // Off: September 25–27, October 1–7. Made up for on September 20th and October 10th.
      '09-18 09-20 09-21 09-22 09-23 09-24 09-28 09-29 09-30 10-08 10-09 10-10 10-12'.split(' '),
    );
    const { events: next = [] } = await on.query({ start: '2027-10-01', end: '2027-10-05' });
    expect(next).toHaveLength(2);
    const counted = await on.add({ title: '五次', repeat: '工作日下午3点，共5次' });
    expect(counted.assumptions?.join()).toContain('不计节假日');
  });

  it('says which of two times of day it took', async () => {
    const { event, assumptions } = await (await stage(CHINA)).add({
      title: 'T',
      start: '明天下午3点',
      repeat: '每天早上8点',
    });
    expect(event?.start).toBe('2026-11-21T15:00:00+08:00');
    expect(assumptions).toContain('repeat 说的是 08:00，按 start 的 15:00 处理。');
  });

  it('a changed rule brings its time of day', async () => {
    const on = await stage(YORK);
    await on.add({ title: 'Sync', start: 'tomorrow 3pm' });
    const { event } = await on.update({ match: 'Sync', repeat: 'every other Tuesday at 9am' });
    expect(event).toMatchObject({ start: '2026-11-24T09:00:00-05:00', repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' });
  });
});

describe('changes in words', () => {
  test.each<[object, string]>([
    [{ start: '下午5点' }, '2026-11-25T17:00 18:30'],
    [{ start: '8点' }, '2026-11-25T20:00 21:30'],
    [{ start: '下周五' }, '2026-11-27T15:00 16:30'],
    [{ start: '下周五4点' }, '2026-11-27T16:00 17:30'],
    [{ start: '下周五4点到5点' }, '2026-11-27T16:00 17:00'],
    [{ start: '下周五4点，两小时' }, '2026-11-27T16:00 18:00'],
    [{ end: '六点' }, '2026-11-25T15:00 18:00'],
    [{ end: '下午6点半' }, '2026-11-25T15:00 18:30'],
  ])('%j', async (change, expected) => {
    const on = await stage({ ...CHINA });
    await on.add({ title: '评审', start: '下周三下午3点', duration_minutes: 90 });
    const { event } = await on.update({ match: '评审', ...change });
    expect(`${event?.start.slice(0, 16)} ${event?.end.slice(11, 16)}`).toBe(expected);
  });

  it('asks for the hour with slots as long as the event', async () => {
    const on = await stage(CHINA);
    await on.add({ title: '评审', start: '下周三下午3点', duration_minutes: 90 });
    const before = rows(on);
    const reply = await on.update({ match: '评审', start: '周四上午' });
    expect(reply).toMatchObject({ status: 'need_user', missing: ['start'] });
    expect(rows(on)).toEqual(before);
    const moved = await on.update({ match: '评审', slot_token: reply.alternatives?.[0]?.slot_token });
    expect(moved.event?.start.slice(0, 10)).toBe('2026-11-26');
    expect(Date.parse(moved.event?.end ?? '') - Date.parse(moved.event?.start ?? '')).toBe(90 * 60_000);
  });
});

describe('windows in words', () => {
  test.each<[{ start: string; end?: string }, string]>([
    [{ start: '本周' }, 'past soon'],
    [{ start: '上周五到昨天' }, 'past'],
    [{ start: '昨天下午' }, 'past'],
    [{ start: '周五前' }, ''],
    [{ start: '周六前' }, ''],
    [{ start: '明天', end: '周日' }, 'soon'],
    [{ start: '明天', end: '2026-11-22' }, ''],
    [{ start: 'this weekend' }, 'soon'],
    [{ start: '下周' }, 'week'],
    [{ start: '下周三 9点到11点' }, 'week'],
    [{ start: '下周三 9点', end: '11点' }, 'week'],
    [{ start: '下周三 9点', end: '9点半' }, ''],
  ])('%j', async (window, expected) => {
    const on = await stage(CHINA);
    await on.add({ title: 'past', start: '2026-11-19T15:00' });
    await on.add({ title: 'soon', start: '2026-11-22T10:00' });
    await on.add({ title: 'week', start: '2026-11-25T10:00' });
    const { events = [] } = await on.query(window);
    expect(events.map(({ title }) => title).join(' ')).toBe(expected);
  });

  test.each<[{ start?: string; end?: string }, number]>([
    [{ start: '下周' }, 1],
    [{ start: '明天' }, 2],
    [{ end: '周日' }, 2],
    [{ start: '2026-01-01', end: '周日' }, 2],
    [{ end: '2026-11-22' }, 1],
  ])('exports %j', async (window, events) => {
    const on = await stage(CHINA);
    for (const start of ['2026-11-19T15:00', '2026-11-22T10:00', '2026-11-25T10:00'])
      await on.add({ title: 'T', start });
    const { exported } = await on.services.events.exportCalendar(await on.caller('calendar_export'), window);
    expect(exported?.events).toBe(events);
  });

  it('free time is looked for in the words', async () => {
    const { slots = [] } = await (await stage(CHINA)).free({ start: '明天下午', limit: 50 });
    const hours = slots.map(({ start }) => start.slice(0, 13)).toSorted();
    expect(hours[0]).toBe('2026-11-21T12');
    expect(hours.at(-1)).toBe('2026-11-21T17');
  });

  test.each([
    ['今天', 1],
    ['9点', 1],
    ['周三', 2],
    ['十分钟前', 1],
  ])('what was done since %s', async (since, count) => {
    const on = await stage(CHINA);
    const friday = on.clock.now;
    on.clock.now = Date.UTC(2026, 10, 18, 4);
    await on.add({ title: 'Wednesday', start: '明天9点' });
    on.clock.now = friday;
    await on.add({ title: 'Friday', start: '明天9点' });
    on.clock.now += 5 * 60_000;
    expect((await on.history({ start: since === '周三' ? '周三以来' : since })).changes).toHaveLength(count);
    const undone = await on.undo({ since });
    expect(undone.status).toBe(count === 1 ? 'final' : 'need_user');
  });
});
