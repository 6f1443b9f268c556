import { expect, test } from 'vitest';
import { renamed } from './renamed.ts';

/** Sunday 2026-11-22, 20:00 in Shanghai. */
const context = { zone: 'Asia/Shanghai', now: Date.UTC(2026, 10, 22, 12), language: 'en' as const };

test.each([
  ['Lunch Wednesday at Panera, no, scratch that, at Applebee’s, at noon', 'Lunch Wednesday at Applebee’s, at noon'],
  ['coffee with Bob, I mean Rob, Friday at 9am', 'coffee with Rob, Friday at 9am'],
  ['lunch with Ann, no, with Bea tomorrow at noon', 'lunch with Bea tomorrow at noon'],
  ['下周一四点跟小李碰个面，哎呀口误，不是小李，是小林', '下周一四点跟小林碰个面'],
  ['周三晚上七点在万达聚餐，不对，在银泰', '周三晚上七点在银泰聚餐'],
])('%s', (said, meant) => {
  expect(renamed(said, context)).toBe(meant);
});

test.each([
  'Call at 5, no, at 6',
  'Gym at noon, sorry, at one',
  'lunch at Panera, sorry, running late, tomorrow at noon',
  '周三聚餐，不是周四，是周三',
  '我不是学生，是老师，明天三点开会',
  '明天三点开会，不对，在302',
])('%s: nobody and no place is taken back', (text) => {
  expect(renamed(text, context)).toBe(text);
});
