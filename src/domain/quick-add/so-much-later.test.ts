import { describe, expect, test } from 'vitest';
import { said } from './testing/said.ts';

describe('so much later counts from what was said before', () => {
  test.each([
    ['周五下午3点面试，两小时后跟HR通话', ['event 面试 2026-11-27T15:00', 'event 跟HR通话 2026-11-27T17:00']],
    ['周五下午3点到4点面试，半小时后去取车', ['event 面试 2026-11-27T15:00', 'event 去取车 2026-11-27T16:30']],
    [
      '明早8点喂狗，两小时后遛狗，再过一小时去超市',
      ['event 喂狗 2026-11-23T08:00', 'event 遛狗 2026-11-23T10:00', 'event 去超市 2026-11-23T11:00'],
    ],
    ['12月3日手术，十天后拆线', ['todo 手术 2026-12-03T00:00', 'todo 拆线 2026-12-13T00:00']],
    ['12月3日手术，十天后提醒我拆线', ['todo 手术 2026-12-03T00:00', 'reminder 拆线 2026-12-13T09:00']],
    ['12月3日下午2点手术，十天后下午3点拆线', ['event 手术 2026-12-03T14:00', 'event 拆线 2026-12-13T15:00']],
    ['提醒我明天8点喂狗，两小时后提醒我遛狗', ['reminder 喂狗 2026-11-23T08:00', 'reminder 遛狗 2026-11-23T10:00']],
    ['每天早上8点吃药，两小时后量血压', ['event 吃药 2026-11-23T08:00', 'event 量血压 2026-11-23T10:00']],
    [
      'interview Friday 3pm, call HR two hours later',
      ['event interview 2026-11-27T15:00', 'event call HR 2026-11-27T17:00'],
    ],
    [
      'interview Friday 3pm, then two hours later call HR',
      ['event interview 2026-11-27T15:00', 'event call HR 2026-11-27T17:00'],
    ],
    [
      'Surgery Dec 3, stitches out 10 days later',
      ['todo Surgery 2026-12-03T00:00', 'todo stitches out 2026-12-13T00:00'],
    ],
    [
      'meeting tomorrow 3-4pm, half an hour later gym',
      ['event meeting 2026-11-23T15:00', 'event gym 2026-11-23T16:30'],
    ],
    [
      'In 30 minutes start the oven, two hours later take the roast out',
      ['event start the oven 2026-11-22T10:50', 'event take the roast out 2026-11-22T12:50'],
    ],
    [
      'pills every day at 8am, two hours later measure blood pressure',
      ['event pills 2026-11-23T08:00', 'event measure blood pressure 2026-11-23T10:00'],
    ],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test.each([
    ['半小时后吃药，两小时后测体温', ['event 吃药 2026-11-22T10:50', 'event 测体温 2026-11-22T12:20']],
    ['提醒我半小时后关火，一小时后收衣服', ['reminder 关火 2026-11-22T10:50', 'reminder 收衣服 2026-11-22T11:20']],
    [
      'call Ann in 2 hours, call Bob in 3 hours',
      ['event call Ann 2026-11-22T12:20', 'event call Bob 2026-11-22T13:20'],
    ],
  ])('%s: each counts from now', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test.each([
    '下周一9点开会，一小时后提醒我发纪要',
    '明天下午3点开会，半小时后提醒我取快递',
    '每晚11点睡觉，两小时后提醒我关灯',
  ])('%s: it is asked from when', (text) => {
    expect(said(text)).toEqual(['several']);
  });
});

test('start is a word of what is done, unless a time stands beside it', () => {
  expect(said('In 30 minutes start the oven')).toEqual(['event start the oven 2026-11-22T10:50']);
  expect(said('begin packing at 6')).toEqual(['event begin packing 2026-11-22T18:00']);
  expect(said('book club Friday, start 7pm')).toEqual(['event book club 2026-11-27T19:00']);
  expect(said('yoga every Tuesday start Dec 1')).toEqual(['todo yoga 2026-12-01T00:00']);
});
