import { beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '../tool-calls.ts';

/** The call that comes with a question holds all that the sentence said beside what is asked (Monday 2026-11-23, 09:00). */

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ timezone: 'Asia/Shanghai' });
});

let users = 0;

/** What a sentence comes to when its question is answered by the call that is suggested. */
async function answered(text: string, before: readonly string[] = []) {
  const user = `kept-${++users}`;
  await desk.call(user, 'profile_update', { language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en' });
  for (const one of before) await desk.call(user, 'quick_add', { text: one });
  const asked = await desk.call(user, 'quick_add', { text });
  expect(asked.status, JSON.stringify(asked)).toBe('need_user');
  const { tool = '', arguments: input = {} } = (asked.retry ?? {}) as { tool?: string; arguments?: object };
  const made = await desk.call(user, tool, { ...input, on_conflict: 'force' });
  expect(made.status, JSON.stringify(made)).toBe('final');
  return { input, made: made.event as { readonly repeat_text?: string } };
}

describe('the call that answers a question keeps', () => {
  it.each([
    ['每周一晚上瑜伽', /^每周一$/],
    ['yoga every Monday evening', /^every Monday$/],
    ['每周一晚上瑜伽，到12月底', /^每周一，到2026-12-31$/],
    ['yoga every Monday evening except Dec 7', /^every Monday \(not on 2026-12-07\)$/],
    ['每天下午练琴，12月7号除外', /^每天.*2026-12-07/],
  ])('the repeat of “%s”', async (text, repeat) => {
    const { made } = await answered(text);
    expect(made.repeat_text).toMatch(repeat);
  });

  it.each([
    ['明天下午开评审会，提前10分钟提醒我', { remind_minutes: '10' }],
    ['dentist tomorrow afternoon, remind me 30 minutes before', { remind_minutes: '30' }],
    ['昨天下午3点评审会一个半小时，提前10分钟提醒我', { remind_minutes: '10', duration_minutes: 90 }],
  ])('the reminders and the length of “%s”', async (text, expected) => {
    const { input } = await answered(text);
    expect(input).toMatchObject(expected);
  });

  it.each([
    ['每周一上午10点例会，12月7号除外', '11月30日上午10点到11点体检', /^每周一.*2026-12-07/],
    ['Standup every Monday at 10am except December 7', 'dentist Nov 30 10am to 11am', /not on 2026-12-07/],
  ])('the days that “%s” leaves out, where its time is taken', async (text, taken, repeat) => {
    const { made } = await answered(text, [taken]);
    expect(made.repeat_text).toMatch(repeat);
  });
});
