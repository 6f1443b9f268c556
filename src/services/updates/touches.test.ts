import { describe, expect, it } from 'vitest';
import type { EventRow, TodoRow } from '../../db/schema.ts';
import { startOfDay } from '../../domain/time/zone.ts';
import type { Interest } from './interest.ts';
import { type Changed, type Touched, touches } from './touches.ts';

const ZONE = 'Asia/Shanghai';
const NOW = Date.UTC(2026, 10, 22, 2);

const wall = (text: string): number => Date.parse(`${text}Z`);
const day = (date: string, days = 1) => {
  const from = wall(`${date}T00:00`);
  return { from: startOfDay(from, ZONE), to: startOfDay(from + days * 86_400_000, ZONE) };
};

const event = (start: string, more: Partial<EventRow> = {}): EventRow =>
  ({
    id: 'evt_a',
    series_id: null,
    recurrence_id: null,
    cancelled: 0,
    all_day: 0,
    zone: ZONE,
    wall_start: wall(start),
    fold: 0,
    days: 0,
    ms: 3_600_000,
    rrule: null,
    exdates: '[]',
    rdates: '[]',
    ...more,
  }) as EventRow;

const row = (table: string, before: object | null, after: object | null, id = 'evt_a'): Touched =>
  ({ table, id, before, after }) as Touched;

const changed = (rows: readonly Touched[], series: readonly EventRow[] = []): Changed => ({
  tables: new Set(rows.map(({ table }) => table)),
  rows,
  series: new Map(series.map((one) => [one.id, one])),
});

const touch = (interest: Interest, rows: readonly Touched[], series?: readonly EventRow[]): boolean =>
  touches(interest, changed(rows, series), { zone: ZONE, now: NOW });

/** Of these days those that a change touches. */
const daysOf = (rows: readonly Touched[], dates: readonly string[], series?: readonly EventRow[]): string[] =>
  dates.filter((date) => touch({ events: day(date) }, rows, series));

describe('events', () => {
  const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25'];

  it('that are moved touch the day where they were and the day where they are', () => {
    const moved = row('events', event('2026-11-23T09:00'), event('2026-11-25T09:00'));
    expect(daysOf([moved], DAYS)).toEqual(['2026-11-23', '2026-11-25']);
  });

  it('touch all days that they reach into, by the wall clock of the user', () => {
    expect(daysOf([row('events', null, event('2026-11-23T23:30'))], DAYS)).toEqual(['2026-11-23', '2026-11-24']);
    expect(daysOf([row('events', event('2026-11-23T23:00'), null)], DAYS)).toEqual(['2026-11-23']);
    const abroad = event('2026-11-23T20:00', { zone: 'America/New_York' });
    expect(daysOf([row('events', null, abroad)], DAYS)).toEqual(['2026-11-24']);
    const whole = event('2026-11-24T00:00', { all_day: 1, zone: null, days: 2, ms: 0 });
    expect(daysOf([row('events', null, whole)], DAYS)).toEqual(['2026-11-24', '2026-11-25']);
    const moment = event('2026-11-24T00:00', { ms: 0 });
    expect(daysOf([row('events', null, moment)], DAYS)).toEqual(['2026-11-24']);
  });

  it('that repeat touch each of their days, however far away, and no other', () => {
    const weekly = event('2016-11-21T09:00', { rrule: 'FREQ=WEEKLY;BYDAY=MO' });
    const renamed = row('events', weekly, { ...weekly, title: 'other' });
    expect(daysOf([renamed], [...DAYS, '2036-11-24', '2036-11-25', '2016-11-14'])).toEqual([
      '2026-11-23',
      '2036-11-24',
    ]);
    const ended = { ...weekly, rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261122T000000Z' };
    expect(daysOf([row('events', ended, { ...ended, title: 'other' })], DAYS)).toEqual([]);
    // What ends earlier now was there before.
    expect(daysOf([row('events', weekly, ended)], DAYS)).toEqual(['2026-11-23']);
    const without = { ...weekly, exdates: '["2026-11-23T09:00:00"]' };
    expect(daysOf([row('events', without, { ...without, title: 'other' })], DAYS)).toEqual([]);
  });

  it('that are changed occurrences touch where they are, and where the series had them', () => {
    const series = event('2026-11-02T09:00', { id: 'evt_s', rrule: 'FREQ=WEEKLY;BYDAY=MO' });
    const mark = { series_id: 'evt_s', recurrence_id: '2026-11-23T09:00:00' };
    const moved = row('events', null, event('2026-11-25T09:00', mark));
    expect(daysOf([moved], DAYS, [series])).toEqual(['2026-11-23', '2026-11-25']);
    const cancelled = row('events', null, event('2026-11-25T09:00', { ...mark, cancelled: 1 }));
    expect(daysOf([cancelled], DAYS, [series])).toEqual(['2026-11-23']);
    // Of a series that nobody knows any more it cannot be told.
    expect(daysOf([moved], DAYS)).toEqual(DAYS);
  });
});

it('finds a todo by when it is due or done, and an overdue one today', () => {
  const todo = (due: string | null, more: Partial<TodoRow> = {}) =>
    ({
      status: 'open',
      due_wall: due === null ? null : wall(due),
      due_zone: null,
      due_fold: 0,
      closed_at: null,
      ...more,
    }) as TodoRow;
  const on = (date: string, ...rows: (TodoRow | null)[]) =>
    touch({ todos: day(date) }, [row('todos', rows[0] ?? null, rows[1] ?? null, 'todo_a')]);
  expect(on('2026-11-25', null, todo('2026-11-25T00:00'))).toBe(true);
  expect(on('2026-11-24', null, todo('2026-11-25T00:00'))).toBe(false);
  expect(on('2026-11-24', todo('2026-11-24T00:00'), todo('2026-11-25T00:00'))).toBe(true);
  expect(on('2026-11-22', null, todo('2026-11-01T00:00'))).toBe(true);
  expect(on('2026-11-23', null, todo('2026-11-01T00:00'))).toBe(false);
  expect(on('2026-11-22', todo(null), todo(null, { closed_at: NOW }))).toBe(true);
  expect(on('2026-11-22', null, todo(null))).toBe(false);
});

it('finds an item by its id, and by what belongs to it', () => {
  const item = { item: 'evt_s' };
  const reminder = (id: string) => ({ event_id: id });
  expect(touch(item, [row('events', null, event('2026-11-23T09:00'), 'evt_s')])).toBe(true);
  expect(touch(item, [row('events', null, event('2026-11-23T09:00', { series_id: 'evt_s' }))])).toBe(true);
  expect(touch(item, [row('reminders', reminder('evt_s'), null, 'rem_a')])).toBe(true);
  expect(touch(item, [row('reminders', reminder('evt_other'), null, 'rem_a')])).toBe(false);
  expect(touch({ item: 'memo_a' }, [row('memos', null, null, 'memo_a')])).toBe(true);
  expect(touch({ item: 'memo_a' }, [row('memos', null, null, 'memo_b')])).toBe(false);
});

it('finds what is due by reminders, and by the events that have some', () => {
  const due = { dues: true };
  const renamed = [row('events', event('2026-11-23T09:00'), event('2026-11-23T09:00'))];
  expect(touch(due, renamed)).toBe(false);
  expect(touches(due, { ...changed(renamed), isReminded: true }, { zone: ZONE, now: NOW })).toBe(true);
  expect(touch(due, [row('reminders', null, { event_id: null }, 'rem_a')])).toBe(true);
});

it('counts whole tables, everything, and settings, which show all in another way', () => {
  const memo = [row('memos', null, null, 'memo_a')];
  expect(touch({ tables: ['memos'] }, memo)).toBe(true);
  expect(touch({ tables: ['todos'] }, memo)).toBe(false);
  expect(touch({ everything: true }, memo)).toBe(true);
  const profile = (change: object) => [
    row('profiles', { name: 'A', timezone: ZONE }, { name: 'A', timezone: ZONE, ...change }),
  ];
  expect(touch({ tables: ['todos'] }, profile({ name: 'B' }))).toBe(false);
  expect(touch({ tables: ['todos'] }, profile({ timezone: 'UTC' }))).toBe(true);
});

it('goes by tables alone where there are too many rows', () => {
  const many = (table: string): Changed => ({ tables: new Set([table]) });
  const about = (interest: Interest, table: string) => touches(interest, many(table), { zone: ZONE, now: NOW });
  expect(about({ events: day('2026-11-23') }, 'events')).toBe(true);
  expect(about({ events: day('2026-11-23') }, 'todos')).toBe(false);
  expect(about({ todos: day('2026-11-23') }, 'todos')).toBe(true);
  expect(about({ item: 'memo_a' }, 'memos')).toBe(true);
  expect(about({ item: 'memo_a' }, 'events')).toBe(false);
  expect(about({ dues: true }, 'events')).toBe(true);
  expect(about({ dues: true }, 'memos')).toBe(false);
  expect(about({ tables: ['groups'] }, 'profiles')).toBe(true);
});
