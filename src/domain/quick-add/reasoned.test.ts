import { describe, expect, test } from 'vitest';
import { withoutReason } from './reasoned.ts';

/** Sunday, 22 November 2026, 7 in the morning. */
const context = { zone: 'America/New_York', now: Date.parse('2026-11-22T07:00:00-05:00'), language: 'en' } as const;

describe('a time that is taken back with a reason', () => {
  test.each([
    [
      "Sync Tuesday at 10 am, no wait, Sanjay's on a plane then, make it Wednesday at 11 am",
      'Sync Wednesday at 11 am',
      "Sanjay's on a plane then",
    ],
    ['Drop-off Monday at 3pm - no wait, he just texted, it’s Tuesday, same hour', 'Drop-off Tuesday 15:00', undefined],
    [
      'Dinner Friday at 7, oh wait, she has rehearsal, so Saturday at 7',
      'Dinner 2026-11-28 19:00',
      'she has rehearsal',
    ],
    ['周三晚上七点聚餐，不对，小李那天加班，改到周四，还是七点', '周四 19:00聚餐', '小李那天加班'],
    ['周日上午十点试听，啊不对，老师说周日满了，改周六同一时间', '周六 10:00试听', '老师说周日满'],
    ['约了周四下午三点见面，哦不对，他刚说改成周五了，还是下午三点', '约了周五 15:00见面', undefined],
  ])('%s', (said, text, why) => {
    const reasoned = withoutReason(said, context);
    expect(reasoned?.text.replace(/\s+/g, ' ').trim()).toBe(text);
    expect(reasoned?.why).toBe(why);
  });

  test.each([
    'Dinner Friday at 7, oh wait, Ann is back at 8, so Saturday at 7',
    'Sync Tuesday at 10, make it Wednesday',
    'Lunch Monday at noon, sorry, I am late, see you there',
    '周三晚上七点聚餐，不对，周五下午三点开会，改到周四',
    '把聚餐改到周四',
  ])('%s: no reason, or more than one time in it', (said) => {
    expect(withoutReason(said, context)).toBeUndefined();
  });
});
