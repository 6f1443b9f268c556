import { describe, expect, test } from 'vitest';
import { said } from './testing/said.ts';

describe('what is to be done on a day keeps its day beside the reminder that comes before it', () => {
  test.each([
    ['12月18号交房，提前三天提醒我', ['todo 交房 2026-12-18T00:00', 'reminder 交房 2026-12-15T09:00']],
    ['周五交稿，交稿前一天提醒我', ['todo 交稿 2026-11-27T00:00', 'reminder 交稿 2026-11-26T09:00']],
    [
      'pay card Dec 18, remind me 3 days before',
      ['todo pay card 2026-12-18T00:00', 'reminder pay card 2026-12-15T09:00'],
    ],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test.each([
    ['端午节前一天提醒我买粽子', 'reminder 买粽子 2027-06-08T09:00'],
    ['the day before Christmas remind me to buy gifts', 'reminder buy gifts 2026-12-24T09:00'],
    ['remind me 3 days before Dec 18 to pay the card', 'reminder pay the card 2026-12-15T09:00'],
  ])('%s: the day is named to count from', (text, expected) => {
    expect(said(text)).toEqual([expected]);
  });

  test.each([
    ['周五下午3点面试，面试前半小时提醒我', 'event 面试 2026-11-27T15:00 1'],
    ['周五下午3点产品评审，评审前半小时提醒我', 'event 产品评审 2026-11-27T15:00 1'],
    ['interview Friday 3pm, remind me 30 min before the interview', 'event interview 2026-11-27T15:00 1'],
    ['Dinner Friday 7pm, remind me an hour before dinner', 'event Dinner 2026-11-27T19:00 1'],
    ['team sync Wed 3pm, remind me 10 minutes before every time', 'event team sync 2026-11-25T15:00 1'],
    ['每周三下午3点例会，每次提前10分钟提醒我', 'event 例会 2026-11-25T15:00 1'],
  ])('%s: named once more, it is the same event', (text, expected) => {
    expect(said(text)).toEqual([expected]);
  });

  test.each([
    [
      '女儿毕业典礼6月18号上午9点，提前一个月提醒我订酒店',
      ['event 女儿毕业典礼 2027-06-18T09:00', 'reminder 订酒店 2027-05-18T09:00'],
    ],
    ['护照3月9日到期，提前三个月提醒我', ['todo 护照 2027-03-09T00:00', 'reminder 护照 2026-12-09T09:00']],
    ['每周一三五浇花，二四六换水', ['todo 浇花 2026-11-23T00:00', 'todo 换水 2026-11-24T00:00']],
    ['每周一三五早上7点游泳，二四晚上8点跑步', ['event 游泳 2026-11-23T07:00', 'event 跑步 2026-11-24T20:00']],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test.each([
    '每月1号到5号交水费',
    '每月25号到月底对账',
    '每年6月1日到6月15日休假',
    'every month from the 1st to the 5th pay water bill',
    '把快递拿回来，驿站晚上九点关门',
    'pick up parcel, the depot closes at 9pm',
    'turn off the stove in 30 minutes and the oven in 45',
    '每半年洗牙一次，上次是9月3号',
    'oil change every 6 months, last time was Oct 2',
  ])('%s is asked', (text) => {
    expect(['open', 'several']).toContain(said(text)[0]);
  });
});
