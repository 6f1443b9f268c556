import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

test.each([
  '明天下午3点的会改线上',
  '周五的聚餐换个地方，去外婆家',
  '下周一的课改教室了，在305',
  "move tomorrow's sync to zoom",
  "make tomorrow's sync virtual",
  "switch Friday's lunch to Nobu",
])('%s: changes what is there, and adds nothing', (text) => {
  expect(said(text)).toEqual(['wish']);
});

test.each([
  ["put Monday's report into the folder", "todo put Monday's report into the folder 1970-01-01T00:00"],
  ['take the 3pm train to Boston', 'event take train to Boston 2026-11-22T15:00'],
])('%s: something to be done', (text, expected) => {
  expect(said(text)).toEqual([expected]);
});
