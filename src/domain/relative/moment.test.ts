import { describe, expect, it } from 'vitest';
import { formatWall } from '../time/wall.ts';
import { readMoment } from './moment.ts';

/** Friday. */
const at = (clock: string, workingHours: string | null = null) => ({
  now: Date.parse(`2026-11-20T${clock}+08:00`),
  zone: 'Asia/Shanghai',
  workingHours,
});

const read = (text: string, clock = '09:25', hours?: string) => {
  const found = readMoment(text, at(clock, hours));
  return found && formatWall(found.wall).slice(5, 16);
};

describe('moments of a day', () => {
  it.each([
    ['after lunch', '11-20T13:30'],
    ['until after lunch', '11-20T13:30'],
    ['after dinner', '11-20T19:30'],
    ['tomorrow after breakfast', '11-21T09:00'],
    ['before bed', '11-20T22:00'],
    ['after work tomorrow', '11-21T18:30'],
    ['午饭后', '11-20T13:30'],
    ['等吃完午饭再说', '11-20T13:30'],
    ['吃完晚饭后再提醒我', '11-20T19:30'],
    ['明天下班后', '11-21T18:30'],
    ['睡前', '11-20T22:00'],
    ['睡觉之前', '11-20T22:00'],
    ['after the lunch meeting', undefined],
    ['饭后百步', undefined],
    ['午饭', undefined],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('are the next ones, unless the day is said', () => {
    expect(read('after lunch', '14:00')).toBe('11-21T13:30');
    expect(read('today after lunch', '14:00')).toBeUndefined();
  });

  it('go by the working hours', () => {
    const hours = 'MO-FR 09:00-12:00, 14:00-17:30';
    expect(read('after lunch', '09:25', hours)).toBe('11-20T14:00');
    expect(read('下班后', '09:25', hours)).toBe('11-20T17:30');
    expect(read('明天下班后', '09:25', hours)).toBe('11-21T18:30');
  });
});
