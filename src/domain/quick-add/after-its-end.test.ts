import { describe, expect, test } from 'vitest';
import { said } from './testing/said.ts';

describe('what comes when something is over comes at its end', () => {
  test.each([
    [
      '明天下午两点到四点消防培训，完了以后提醒我把签到表收上来',
      ['event 消防培训 2026-11-23T14:00', 'reminder 把签到表收上来 2026-11-23T16:00'],
    ],
    [
      '后天三点到四点半面试，结束以后半小时提醒我写评语',
      ['event 面试 2026-11-24T15:00', 'reminder 写评语 2026-11-24T17:00'],
    ],
    ['周五下午2点开会两小时，散会后去接孩子', ['event 开会 2026-11-27T14:00', 'event 去接孩子 2026-11-27T16:00']],
    [
      'training tomorrow 2-4pm, remind me after it to collect the sheet',
      ['event training 2026-11-23T14:00', 'reminder collect the sheet 2026-11-23T16:00'],
    ],
    [
      "workshop Friday 9-12, when it's over remind me to send the survey",
      ['event workshop 2026-11-27T09:00', 'reminder send the survey 2026-11-27T12:00'],
    ],
    [
      'dinner Saturday 7-9, an hour after that call mom',
      ['event dinner 2026-11-28T19:00', 'event call mom 2026-11-28T22:00'],
    ],
    [
      'lunch tomorrow noon, after that dentist at 2',
      ['event lunch 2026-11-23T12:00', 'event dentist 2026-11-23T14:00'],
    ],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test('when that is over is asked where nothing says it', () => {
    expect(said('明天10点开会，开完会提醒我发纪要')).toEqual(['open']);
  });

  test.each([
    ['开完会再说', ['todo 开完会再说 1970-01-01T00:00']],
    ['gym tomorrow 7-8am, look after it well', ['event gym, look after it well 2026-11-23T07:00']],
  ])('%s is none of it', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});
