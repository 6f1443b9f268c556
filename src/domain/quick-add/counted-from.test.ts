import { describe, expect, it } from 'vitest';
import { parseWall } from '../time/wall.ts';
import { anchored, anchorsIn } from './counted-from.ts';

const context = { zone: 'America/New_York', now: Date.parse('2026-11-22T07:00:00-05:00'), language: 'en' } as const;
const wall = (text: string): number => parseWall(`${text}:00`) as number;
const there = {
  title: 'Board meeting',
  start: wall('2026-12-03T14:00'),
  end: wall('2026-12-03T15:30'),
  allDay: false,
};

/** The text as it is read once it is known when the board meeting is; undefined where it names no such time. */
function timed(text: string): string | undefined {
  const anchor = anchorsIn(text, context).find(({ name }) => name.toLowerCase() === 'board meeting');
  return anchor && anchored(text, anchor, there, context);
}

describe('a time that is told by what is there already', () => {
  it.each([
    ['30 min debrief right after the board meeting', '30 min debrief 2026-12-03 15:30'],
    ['30 min prep right before the board meeting', '30 min prep 2026-12-03 13:30'],
    ['coffee 2 hours after the board meeting', 'coffee 2026-12-03 17:30'],
    ['coffee 10 minutes after the board meeting starts', 'coffee 2026-12-03 14:10'],
    ['coffee 15 minutes after the board meeting ends', 'coffee 2026-12-03 15:45'],
    ['retro the day after the board meeting at 10am', 'retro 2026-12-04 at 10am'],
    ['pack bags the day before our board meeting', 'pack bags 2026-12-02'],
    ['drinks after the board meeting at 6pm', 'drinks 2026-12-03 at 6pm'],
    ['buy flowers before the board meeting', 'buy flowers by 2026-12-03 14:00'],
    ['coffee after the board meeting Thursday', 'coffee 2026-12-03 15:30'],
    ['send slides two days before the board meeting at 9am', 'send slides 2026-12-01 at 9am'],
    ['remind me 15 min before board meeting to print the slides', 'remind me 2026-12-03 13:45 to print the slides'],
    ['an hour before board meeting call Ana', '2026-12-03 13:00 call Ana'],
    ['coffee 20 minutes after board meeting starts', 'coffee 2026-12-03 14:20'],
    ['remind me an hour before the board meeting', 'remind me 2026-12-03 13:00 Board meeting'],
  ])('%s: %s', (text, expected) => {
    expect(timed(text)).toBe(expected);
  });

  it.each([
    'coffee on Friday after the board meeting',
    'dentist Thursday 2pm, remind me an hour before the board meeting',
    'coffee at 5pm, two hours after the board meeting',
    'buy flowers 15 min before noon',
    'coffee before board meeting',
    'stretch every day after the board meeting',
    'call mom after lunch',
  ])('has a time of its own, or none: %s', (text) => {
    expect(timed(text)).toBeUndefined();
  });

  it.each([
    ['钢琴考级前两天晚上八点提醒我打印准考证', '2026-12-01 晚上八点提醒我打印准考证'],
    ['钢琴考级三天前的晚上八点提醒我打印准考证', '2026-11-30 晚上八点提醒我打印准考证'],
    ['钢琴考级后两天早上九点提醒我查成绩', '2026-12-05 早上九点提醒我查成绩'],
    ['钢琴考级结束一周后早上九点提醒我查成绩', '2026-12-10 早上九点提醒我查成绩'],
  ])('in Chinese, so many days from it: %s', (text, expected) => {
    const zh = { ...context, language: 'zh' } as const;
    const anchor = anchorsIn(text, zh).find(({ name }) => name === '钢琴考级');
    expect(anchor && anchored(text, anchor, { ...there, title: '钢琴考级' }, zh)).toBe(expected);
  });
});
