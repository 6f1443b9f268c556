import { describe, expect, it } from 'vitest';
import { HOUR } from '../time/wall.ts';
import { readAlerts } from './alerts.ts';

const context = { zone: 'Asia/Shanghai', now: Date.UTC(2026, 10, 20, 1), language: 'en' } as const;
const minutes = (...each: number[]) => each.map((one) => ({ minutes: one }));

describe('when to be reminded of an event, said by itself', () => {
  it.each([
    ['15', minutes(15)],
    ['[10, 60]', minutes(10, 60)],
    ['10、60', minutes(10, 60)],
    ['10,10', minutes(10)],
    ['0', minutes(0)],
    ['half an hour before', minutes(30)],
    ['15 minutes and 1 day before', minutes(15, 1440)],
    ['1 hour and 10 minutes before', minutes(70)],
    ['2 hours', minutes(120)],
    ['at the start', minutes(0)],
    ['the evening before at 8', [{ days: 1, clock: 20 * HOUR }]],
    ['10 minutes before and the night before at 8', [{ minutes: 10 }, { days: 1, clock: 20 * HOUR }]],
    ['提前一天晚上8点', [{ days: 1, clock: 20 * HOUR }]],
    ['前一天晚上9点', [{ days: 1, clock: 21 * HOUR }]],
    ['当天早上8点', [{ days: 0, clock: 8 * HOUR }]],
    ['提前10分钟和1小时', minutes(10, 60)],
    ['一天前和一小时前', minutes(1440, 60)],
    ['提前半小时、准时', minutes(30, 0)],
  ])('%s', (text, alerts) => {
    expect(readAlerts(text, context)).toEqual(alerts);
  });

  it.each([
    'soon',
    '15 minutes or so if it rains',
    '提前一会儿',
    '',
    'tomorrow',
    '10 bananas',
    '1 2 3 4 5 6 7 8 9 10 11',
  ])('is not guessed from what it is not: %s', (text) => {
    expect(readAlerts(text, context)).toBeUndefined();
  });
});
