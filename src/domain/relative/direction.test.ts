import { expect, test } from 'vitest';
import { withoutDirection } from './direction.ts';

test.each([
  ['明天四点半加个电话会，半小时，撞了就往后顺', '明天四点半加个电话会，半小时'],
  ['明天下午3点，如果冲突就顺延', '明天下午3点'],
  ['周五10点（有冲突往后推）', '周五10点'],
  ['下午3点或者更晚', '下午3点'],
  ['tomorrow 4pm or later', 'tomorrow 4pm'],
  ['Friday at 10, if taken push it back', 'Friday at 10'],
  ['Friday at 10 or the next free slot', 'Friday at 10'],
  ["Tuesday at 2pm, or later if that's taken", 'Tuesday at 2pm'],
  ['tomorrow at 2 for 30 minutes, or later if that is taken', 'tomorrow at 2 for 30 minutes'],
  ['Friday at 10, if taken take the next free slot', 'Friday at 10'],
  ['明天十点开会，占了就晚点', '明天十点开会'],
  ['tomorrow at 10 or the next free time after that', 'tomorrow at 10'],
  ['tomorrow at 10 or first available slot afterwards', 'tomorrow at 10'],
])('%s', (text, rest) => {
  expect(withoutDirection(text)).toEqual({ text: rest, direction: 'later' });
});

test.each([
  ['明天下午3点开会，占了就往前提', '明天下午3点开会'],
  ['周五10点体检，约不上就提前', '周五10点体检'],
  ['Friday at 10, if taken make it earlier', 'Friday at 10'],
])('to an earlier time: %s', (text, rest) => {
  expect(withoutDirection(text)).toEqual({ text: rest, direction: 'earlier' });
});

test.each(['明天四点半', 'see you later', '把会议往后推一小时', '往后推', '把会议往后推', 'tomorrow', 'or later'])(
  'says nothing of it: %s',
  (text) => {
    expect(withoutDirection(text)).toBeUndefined();
  },
);
