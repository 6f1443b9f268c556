import { beforeAll, describe, expect, it } from 'vitest';
import type { Suggestion } from '../../src/domain/suggestions/suggestion.ts';
import type { Structured } from '../../src/tools/envelope.ts';
import { type Desk, openDesk } from './tool-calls.ts';

/** Monday, 2026-11-23 09:00:30 in Shanghai; what is added lies on the Tuesday unless said. */
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ timezone: 'Asia/Shanghai' });
});

let users = 0;

/** A user without events, in one of the languages. */
async function somebody(language: 'zh' | 'en' = 'en') {
  const user = `user-${++users}`;
  const call = async (tool: string, args: Record<string, unknown>): Promise<Structured> => desk.call(user, tool, args);
  const done = async (tool: string, args: Record<string, unknown>): Promise<Structured> => {
    const result = await call(tool, args);
    expect(result.status, JSON.stringify(result)).toBe('final');
    return result;
  };
  await done('profile_update', { language, working_hours: 'MO-FR 09:00-18:00' });
  const add = (title: string, clock: string, minutes: number, more: object = {}) =>
    done('schedule_add', { title, start: `2026-11-24T${clock}`, duration_minutes: minutes, ...more });
  return { call, done, add };
}

const idOf = (result: Structured, kind: string): string => (result[kind] as { id: string }).id;
const suggested = (result: Structured): Suggestion[] => (result.suggestions as Suggestion[] | undefined) ?? [];

const Tuesday = { start: '2026-11-24' };

describe('a todo without time before its deadline', () => {
  const report = { title: '报告', due: '2026-11-23T18:00', estimate_minutes: 240 };

  it.each(['zh', 'en'] as const)(
    'leads to the time outside of the hours, and after the deadline (%s)',
    async (language) => {
      const me = await somebody(language);
      await me.done('schedule_add', { title: 'Workshop', start: '2026-11-23T10:00', end: '2026-11-23T17:00' });
      const added = await me.done('todo_add', report);
      const [outside, ...rest] = suggested(added);
      expect(rest).toEqual([]);
      expect(outside).toMatchObject({ tool: 'find_free_time', arguments: { duration_minutes: 240 } });
      expect(outside?.why).toContain('报告');
      expect(outside?.why).toMatch(language === 'zh' ? /截止/ : /due/);
      expect((await me.done('find_free_time', outside?.arguments ?? {})).slots).not.toEqual([]);

      // In the evening there is some.
      const later = await me.done('todo_update', { id: idOf(added, 'todo'), due: '2026-11-23' });
      expect(suggested(later).map(({ arguments: { earliest } }) => earliest)).toEqual(['07:00', undefined]);
      for (const { tool, arguments: args } of suggested(later)) {
        const { slots } = await me.done(tool, args);
        expect(slots, JSON.stringify(args)).not.toEqual([]);
      }
      expect(suggested(await me.done('todo_query', {}))).toEqual(suggested(later));
    },
  );

  it('is told apart from one that has time, that takes nobody knows how long, that is done, or that is late already', async () => {
    const me = await somebody();
    await me.done('schedule_add', { title: 'Workshop', start: '2026-11-23T10:00', end: '2026-11-23T17:00' });
    const { due } = report;
    for (const args of [
      { due, estimate_minutes: 60 },
      { due },
      { estimate_minutes: 240 },
      { due: '2026-11-24', estimate_minutes: 240 },
      { due: '2026-11-22', estimate_minutes: 240 },
    ]) {
      expect(suggested(await me.done('todo_add', { title: 'Todo', ...args })), JSON.stringify(args)).toEqual([]);
    }
    const { todo } = await me.done('todo_add', report);
    await me.done('todo_close', { ids: [(todo as { id: string }).id] });
    expect(suggested(await me.done('todo_query', { status: 'all' }))).toEqual([]);
  });

  it('in a group goes by the hours of the group', async () => {
    const me = await somebody();
    await me.done('group_add', { name: 'Evenings', working_hours: 'MO-FR 19:00-20:00' });
    const added = await me.done('todo_add', { ...report, due: '2026-11-23', group: 'Evenings', estimate_minutes: 90 });
    expect(suggested(added)).toHaveLength(2);
  });
});

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

describe('a reminder of something in the calendar', () => {
  it.each([
    ['zh', '去看牙医', '牙医'],
    ['en', 'Dentist', 'Dentist appointment'],
  ] as const)('is tied to the event (%s)', async (language, title, name) => {
    const me = await somebody(language);
    const event = await me.add(name, '15:00', 30);
    const added = await me.done('reminder_add', { title, at: '2026-11-24T14:20' });
    const [tie, ...rest] = suggested(added);
    expect(rest).toEqual([]);
    expect(tie).toEqual({
      tool: 'reminder_update',
      arguments: { id: idOf(added, 'reminder'), event_id: idOf(event, 'event'), minutes_before: 40 },
      why: expect.stringContaining(name),
    });
    expect((await me.done('reminder_update', tie?.arguments ?? {})).reminder).toMatchObject({
      title,
      at: '2026-11-24T14:20:00+08:00',
      event_id: idOf(event, 'event'),
    });
  });

  it('and of nothing is not', async () => {
    const me = await somebody();
    await me.add('Dentist', '15:00', 30);
    await me.add('Pills', '10:00', 30, { repeat: 'FREQ=DAILY;COUNT=3' });
    for (const args of [
      { title: 'Water the plants', at: '2026-11-24T14:00' },
      { title: 'Dentist', at: '2026-11-24T16:00' },
      { title: 'Dentist', at: '2026-11-23T20:00' },
      { title: 'Dentist', at: '2026-11-24T14:00', repeat: 'FREQ=DAILY' },
      { title: 'Pills', at: '2026-11-24T09:30' },
      { title: 'De', at: '2026-11-24T09:30' },
    ]) {
      expect(suggested(await me.done('reminder_add', args)), JSON.stringify(args)).toEqual([]);
    }
  });
});

const file = (uid: string, ...events: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:${uid}-${index}`,
      'DTSTAMP:20260101T000000Z',
      lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('an event that is there twice', () => {
  it.each(['zh', 'en'] as const)('leads to deleting the newer one (%s)', async (language) => {
    const me = await somebody(language);
    const birthday = { title: '妈妈 生日', start: '2026-11-28', all_day: true };
    await me.done('schedule_add', birthday);
    desk.clock.now += 1;
    const again = await me.done('schedule_add', { ...birthday, title: '妈妈生日' });
    const [remove, ...rest] = suggested(again);
    expect(rest).toEqual([]);
    expect(remove).toMatchObject({ tool: 'delete_items', arguments: { ids: [idOf(again, 'event')] } });
    expect(remove?.why).toMatch(language === 'zh' ? /两个/ : /twice/);
    expect(suggested(await me.done('schedule_query', { start: '2026-11-28' }))).toEqual([remove]);
    await me.done('delete_items', remove?.arguments ?? {});
    expect(await me.done('schedule_query', { start: '2026-11-28' })).toMatchObject({ total: 1 });
  });

  it('is found in what a file brings', async () => {
    const me = await somebody();
    await me.add('Review', '10:00', 60);
    const { event } = await me.add('Lunch', '12:00', 60);
    const review = 'DTSTART:20261124T020000Z\r\nDTEND:20261124T030000Z\r\nSUMMARY:Review\r\nCREATED:20200101T000000Z';
    const lunch = 'DTSTART:20261124T040000Z\r\nDTEND:20261124T050000Z\r\nSUMMARY:Lunch\r\nCREATED:20200101T000000Z';
    const dinner = 'DTSTART:20261124T110000Z\r\nDTEND:20261124T120000Z\r\nSUMMARY:Dinner';
    const ics = file('twice', review, lunch, dinner);
    expect(suggested(await me.done('calendar_import', { ics, dry_run: true }))).toEqual([]);
    const [remove] = suggested(await me.done('calendar_import', { ics }));
    const ids = remove?.arguments.ids as string[];
    expect(ids).toHaveLength(2);
    const asked = await me.call('delete_items', { ids });
    expect(asked).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    await me.done('delete_items', { ids, confirm_token: asked.confirm_token });
    const { events } = await me.done('schedule_query', Tuesday);
    expect(events).toMatchObject([{ title: 'Review' }, { id: (event as { id: string }).id }, { title: 'Dinner' }]);
    expect(suggested(await me.done('calendar_import', { ics: file('other', dinner) }))).toHaveLength(1);
  });

  it('is not one that was forced, lies elsewhere, is over, or belongs to a series', async () => {
    const me = await somebody();
    await me.add('Sync', '10:00', 60);
    expect(suggested(await me.add('Sync', '10:00', 60, { on_conflict: 'force' }))).toEqual([]);
    await me.add('Call', '13:00', 60, { location: 'Beijing', show_as: 'free' });
    expect(suggested(await me.add('Call', '13:00', 60, { location: 'Shanghai', show_as: 'free' }))).toEqual([]);
    await me.add('Read', '15:00', 60, { show_as: 'free' });
    const series = { show_as: 'free', repeat: 'FREQ=DAILY;COUNT=3' };
    expect(suggested(await me.add('Read', '15:00', 60, series))).toEqual([]);
    const past = { title: 'Early', start: '2026-11-23T07:00', show_as: 'free' };
    await me.done('schedule_add', past);
    expect(suggested(await me.done('schedule_add', past))).toEqual([]);
  });
});

describe('suggestions', () => {
  it('come from a sentence as well, and not again with a repeated call', async () => {
    const me = await somebody('zh');
    await me.done('quick_add', { text: '明天下午3点牙医' });
    const said = { text: '明天下午2点提醒我去看牙医', idempotency_key: 'once' };
    expect(suggested(await me.done('quick_add', said))).toMatchObject([{ tool: 'reminder_update' }]);
    expect(await me.done('quick_add', said)).toMatchObject({ replayed: true });
    expect(suggested(await me.done('quick_add', said))).toEqual([]);
  });

  it('go with nothing that is asked or refused', async () => {
    const me = await somebody();
    for (const [title, clock] of [
      ['A', '09:00'],
      ['B', '11:00'],
    ] as const)
      await me.add(title, clock, 120);
    const asked = await me.call('schedule_add', { title: 'C', start: '2026-11-24T10:00' });
    expect(asked.status).toBe('need_user');
    expect(asked).not.toHaveProperty('suggestions');
    const refused = await me.call('todo_add', { title: 'x', due: 'blah', estimate_minutes: 1 });
    expect(refused.status).toBe('error');
    expect(refused).not.toHaveProperty('suggestions');
  });
});
