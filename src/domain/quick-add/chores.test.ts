import { describe, expect, test } from 'vitest';
import { choresIn } from './chores.ts';

/** Sunday 2026-11-22, 20:00 in Shanghai. */
const context = { zone: 'Asia/Shanghai', now: Date.UTC(2026, 10, 22, 12), language: 'en' as const };

describe('things to do in a row', () => {
  test.each([
    [
      'I need to call the plumber, order printer ink, and return the library books',
      ['call the plumber', 'order printer ink', 'return the library books'],
    ],
    [
      'tomorrow buy stamps, mail the card and water the plants',
      ['tomorrow buy stamps', 'tomorrow mail the card', 'tomorrow water the plants'],
    ],
    [
      'buy stamps, mail the parcel by the 12th, and call Ann',
      ['buy stamps', 'mail the parcel by the 12th', 'call Ann'],
    ],
    ['买牛奶、交电费、取快递', ['买牛奶', '交电费', '取快递']],
    ['明天要去买牛奶，还要交电费，取快递', ['明天 买牛奶', '明天 交电费', '明天 取快递']],
  ])('%s', (text, chores) => {
    expect(choresIn(text, context)).toEqual(chores);
  });

  test.each([
    'buy milk, eggs, bread',
    'pack socks, clean shirts, and a book',
    'call mom and buy stamps',
    'buy stamps, order ink, call Ann tomorrow',
    'at 9 buy stamps, order ink, call Ann',
    'every Monday buy stamps, order ink, call Ann',
    '买牛奶、鸡蛋、面包',
    '买牛奶、交电费、明天取快递',
    '开会，讨论预算，定方案',
  ])('%s: one thing, or left to others', (text) => {
    expect(choresIn(text, context)).toEqual([]);
  });
});
