import { expect, test } from 'vitest';
import type { EventView } from '../../services/series/present.ts';
import { type Row, rowsOf } from './rows.ts';

const DATE = Date.UTC(2026, 0, 7);
/** 15:20 in Shanghai. */
const WHEN = { now: Date.UTC(2026, 0, 7, 7, 20), zone: 'Asia/Shanghai' };

const event = (title: string, start: string, end: string, more: Partial<EventView> = {}): EventView => ({
  id: `evt_${title}`,
  version: 1,
  title,
  start: start.includes('T') ? `${start}:00+08:00` : start,
  end: end.includes('T') ? `${end}:00+08:00` : end,
  when: '',
  all_day: !start.includes('T'),
  show_as: 'busy',
  ...more,
});

const at = (from: string, to: string): [string, string] => [`2026-01-07T${from}`, `2026-01-07T${to}`];

const row = (one: EventView): Row => rowsOf([one], DATE, WHEN)[0] as Row;

test('clock times within the day, and where the event stands now', () => {
  expect(row(event('over', ...at('09:30', '15:20')))).toMatchObject({ from: '09:30', to: '15:20', phase: 'past' });
  expect(row(event('now', ...at('15:00', '16:30')))).toMatchObject({ phase: 'now', wholeDay: false });
  expect(row(event('starts', ...at('15:20', '16:30')))).toMatchObject({ phase: 'now' });
  expect(row(event('later', ...at('16:00', '17:00')))).toMatchObject({ phase: 'later', acrossDays: false });
});

test('an event without length has no end', () => {
  expect(row(event('moment', ...at('16:00', '16:00')))).toMatchObject({ from: '16:00', to: undefined });
});

test('an event that reaches into other days is open on that side', () => {
  expect(row(event('night', '2026-01-06T22:00', '2026-01-07T06:00'))).toMatchObject({
    from: undefined,
    to: '06:00',
    acrossDays: true,
    wholeDay: false,
  });
  expect(row(event('train', '2026-01-07T22:00', '2026-01-08T00:00'))).toMatchObject({ to: '00:00', acrossDays: false });
  expect(row(event('through', '2026-01-06T22:00', '2026-01-08T06:00'))).toMatchObject({
    from: undefined,
    to: undefined,
    wholeDay: true,
    phase: 'day',
  });
});

test('all-day events are of the day', () => {
  expect(row(event('trip', '2026-01-06', '2026-01-09', { show_as: 'free' }))).toMatchObject({
    wholeDay: true,
    acrossDays: true,
    phase: 'day',
  });
});

test('overlaps: hard between busy ones, soft with a tentative one, none with a free one or a neighbour', () => {
  const rows = rowsOf(
    [
      event('holiday', '2026-01-07', '2026-01-08', { show_as: 'free' }),
      event('a', ...at('10:00', '12:00')),
      event('b', ...at('10:30', '11:00')),
      event('c', ...at('11:30', '12:30'), { show_as: 'tentative' }),
      event('d', ...at('12:30', '13:00')),
      event('e', ...at('12:30', '13:00'), { show_as: 'free' }),
    ],
    DATE,
    WHEN,
  );
  expect(rows.map((one) => one.overlap)).toEqual([
    undefined,
    { severity: 'hard', title: 'b', more: 1 },
    { severity: 'hard', title: 'a', more: 0 },
    { severity: 'soft', title: 'a', more: 0 },
    undefined,
    undefined,
  ]);
});

test('of two tentative events at one time neither is sure', () => {
  const tentative = { show_as: 'tentative' } as const;
  const rows = rowsOf(
    [event('a', ...at('10:00', '11:00'), tentative), event('b', ...at('10:00', '11:00'), tentative)],
    DATE,
    WHEN,
  );
  expect(rows.map((one) => one.overlap?.severity)).toEqual(['soft', 'soft']);
});
