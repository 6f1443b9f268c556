import { expect, it } from 'vitest';
import { parseWorkingHours } from '../../src/domain/free-slots/working-hours.ts';
import { planOf } from '../../src/domain/plan/plan.ts';
import type { Week } from '../../src/domain/plan/task.ts';
import { countMet, type MeetingCase, planMeetings } from '../../src/domain/plan/testing/natural-plan.ts';
import { DAY, HOUR } from '../../src/domain/time/wall.ts';

const MONDAY = Date.UTC(2026, 10, 23);
const hours = parseWorkingHours('MO-FR 09:00-12:00, 13:00-18:00');
const empty = { window: { from: MONDAY, to: MONDAY + DAY }, now: MONDAY, zone: 'UTC', taken: [] };
const times = (week: Week, rounds: number) =>
  planOf(week, { rounds }).placements.map(({ task, start, isLate }) => [task.id, (start - MONDAY) / HOUR, isLate]);

it('what others wait for is put where these are in time, before anything is searched', () => {
  const first = { id: 'first', weight: 1, parts: [{ minutes: 60 }], hours, wish: [780, 1080] as const };
  const second = {
    id: 'second',
    weight: 8,
    parts: [{ minutes: 60 }],
    hours,
    after: ['first'],
    due: MONDAY + 12 * HOUR,
  };
  const inTime = [
    ['first', 9, false],
    ['second', 10, false],
  ];
  expect(times({ ...empty, tasks: [first, second] }, 0)).toEqual(inTime);
  // With something in between as well.
  const between = { ...first, id: 'between', after: ['first'] };
  const chain = { ...empty, tasks: [first, between, { ...second, after: ['between'] }] };
  expect(times(chain, 0).map(([, , isLate]) => isLate)).toEqual([false, false, false]);
  // Nobody waits for it: it takes the hour that is wished.
  expect(times({ ...empty, tasks: [first, { ...second, after: [] }] }, 0)).toContainEqual(['first', 13, false]);
});

it('starts lie on quarter hours, and off them where a way leaves no room else', () => {
  const morning = parseWorkingHours('MO-FR 09:00-11:00');
  const task = (id: string, place: number) => ({
    ...{ id, weight: 1, parts: [{ minutes: 50 }], hours: morning, place },
  });
  const week = { ...empty, fill: 1, tasks: [task('one', 0), task('other', 1)] };
  const away = (minutes: number): Week => ({
    ...week,
    ways: [
      [0, minutes],
      [minutes, 0],
    ],
  });
  expect(times(away(10), 50).every(([, hour]) => Number(hour) % 0.25 === 0)).toBe(true);
  const starts = times(away(20), 50);
  expect(starts).toHaveLength(2);
  expect(starts.some(([, hour]) => Number(hour) % 0.25 !== 0)).toBe(true);
  expect(times(away(25), 50)).toHaveLength(1);
});

it('meetings with ways between them are as many as can be, and a count of those that cannot be is refused', () => {
  const one: MeetingCase = {
    ...{ id: 'made up', at: 'home', from: 540, places: ['home', 'north', 'south'], gold: 2 },
    travel: [
      [0, 10, 20],
      [10, 0, 40],
      [20, 40, 0],
    ],
    people: [
      ['Ann', 'north', 540, 720, 60],
      ['Bob', 'south', 600, 720, 60],
      ['Cid', 'south', 500, 560, 30],
    ],
  };
  const meetings = planMeetings(one);
  expect(countMet(one, meetings)).toBe(one.gold);
  const tooSoon = meetings.map((meeting, index) => ({ ...meeting, start: meeting.start - 30 * index }));
  expect(() => countMet(one, tooSoon)).toThrow('not met');
});

it('starts lie off the five minutes where only that leaves room for a way, and stay there in the next plan', () => {
  const morning = parseWorkingHours('MO-FR 09:00-11:00');
  const task = (id: string, place: number, previous?: number) => ({
    ...{ id, weight: 1, parts: [{ minutes: 53, previous }], hours: morning, place },
  });
  const ways = [
    [0, 14],
    [14, 0],
  ];
  const week = { ...empty, fill: 1, ways };
  const first = planOf({ ...week, tasks: [task('one', 0), task('other', 1)] }, { rounds: 50 });
  const minutes = first.placements.map(({ start }) => (start - MONDAY) / 60_000);
  expect(minutes).toEqual([9 * 60, expect.any(Number)]);
  expect(minutes[1]).toBe(9 * 60 + 53 + 14);
  const again = first.placements.map(({ task: { id, place = 0 }, start }) => task(id, place, start));
  expect(planOf({ ...week, tasks: again }, { rounds: 50 }).placements.map(({ why }) => why)).toEqual(['kept', 'kept']);
});

it('what was fitted between ways goes back to the marks of the clock where it may', () => {
  const day = parseWorkingHours('MO 09:00-12:00');
  const task = (id: string, place: number) => ({ ...{ id, weight: 1, parts: [{ minutes: 53 }], hours: day, place } });
  const ways = [
    [0, 12, 12],
    [12, 0, 9],
    [12, 9, 0],
  ];
  const tasks = [task('one', 0), task('two', 1), task('three', 2)];
  const { placements } = planOf({ ...empty, fill: 1, ways, tasks }, { rounds: 50 });
  expect(placements).toHaveLength(3);
  // 9:00, then 53 and 12 minutes on, or 53 and 9: only what the ways force is off the quarter hour.
  const clock = placements.map(({ start }) => ((start - MONDAY) / 60_000) % 15);
  expect(clock[0]).toBe(0);
});
