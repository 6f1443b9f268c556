import { describe, expect, it } from 'vitest';
import { readHabit } from './read.ts';

describe('habits in words', () => {
  it.each([
    ['gym 3 times a week, 1 h, evenings', 'gym', 3, 60, 'evening'],
    ['gym, 3x a week, 45 min, morning', 'gym', 3, 45, 'morning'],
    ['read half an hour every day', 'read', 7, 30, undefined],
    ['meditate daily for 15 minutes in the morning', 'meditate', 7, 15, 'morning'],
    ['call mum once a week for 1.5 hours', 'call mum', 1, 90, undefined],
    ['Spanish twice a week', 'Spanish', 2, 60, undefined],
    ['stretching on weekdays, 10 min', 'stretching', 5, 10, undefined],
    ['每周三次健身，每次一小时，晚上', '健身', 3, 60, 'evening'],
    ['健身 每周3次 1小时 晚上', '健身', 3, 60, 'evening'],
    ['每天早上跑步半小时', '跑步', 7, 30, 'morning'],
    ['工作日下午练口语20分钟', '练口语', 5, 20, 'afternoon'],
    ['每周两次瑜伽', '瑜伽', 2, 60, undefined],
  ])('%s', (text, title, timesPerWeek, minutes, part) => {
    expect(readHabit(text)).toMatchObject({ title, timesPerWeek, minutes, part });
  });

  it.each([
    '3 times a week',
    'gym 3 times a week except Friday',
    'gym 9 times a week',
    '每周三次健身，除了周五',
    '健身 晚上8点',
    '',
  ])('cannot keep to: %s', (text) => {
    expect(readHabit(text)).toBeUndefined();
  });
});
