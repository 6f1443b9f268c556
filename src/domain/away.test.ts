import { describe, expect, test } from 'vitest';
import { isAway } from './away.ts';

describe('an all-day event says that the user is away', () => {
  test.each([
    '去东京出差',
    '请假',
    '休年假',
    '三亚旅行',
    '和老婆去云南旅游',
    '我请假一天',
    '周末自驾游',
    '跟张总出差',
    '公司团建',
    'Off',
    "I'm off",
    'Day off',
    'Vacation',
    'Family vacation in Maine',
    'Trip to Berlin',
    'Business trip',
    'OOO',
    'Out of office',
    'PTO',
    'On leave',
    'Our honeymoon',
    'My vacation',
    'Team off-site',
    'Away',
  ])('%s', (title) => {
    expect(isAway(title)).toBe(true);
  });
});

describe('and these are no absence of theirs', () => {
  test.each([
    '老婆生日',
    '老王请假',
    '小李出差',
    '王经理休假',
    '妈妈去旅游',
    '出差报销截止',
    '订旅行机票',
    '培训',
    'Kickoff',
    'Sign-off deadline',
    "Dana's vacation",
    'Dana is off',
    'Marco on vacation',
    'Book the trip',
    'Holiday party',
    'Black Friday: 50% off',
    'Birthday',
  ])('%s', (title) => {
    expect(isAway(title)).toBe(false);
  });
});
