import { expect, it } from 'vitest';
import { isYes } from './agrees.ts';

it.each(['y', 'Y', ' yes\n', 'YES', '是', '好的', ' 确定 '])('%j is a yes', (answer) => {
  expect(isYes(answer)).toBe(true);
});

it.each(['', 'n', 'no', '不', '不是', '不好', '好像不对', 'yesterday', 'y n'])('%j is none', (answer) => {
  expect(isYes(answer)).toBe(false);
});
