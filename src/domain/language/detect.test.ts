import { describe, expect, it } from 'vitest';
import type { Language } from '../../messages/index.ts';
import { detectLanguage } from './detect.ts';

type Table = readonly (readonly [text: string, language: Language | undefined])[];

/** The texts that the words were chosen with. */
const SHOWN: Table = [
  ['Lunch with 王芳', 'en'],
  ['Call 李雷 tomorrow at 3pm', 'en'],
  ['Dinner at 海底捞 on Friday', 'en'],
  ['Email 张伟 the quarterly report', 'en'],
  ['remind me to watch 《流浪地球》', 'en'],
  ['Book a table for 4 at 全聚德', 'en'],
  ['Meeting with 田中さん tomorrow', 'en'],
  ['Review the slides for 北京 trip', 'en'],
  ['what did I write about 三体?', 'en'],
  ['move my dentist appointment to Monday', 'en'],
  ['Team standup', 'en'],
  ['LUNCH WITH BOB', 'en'],
  ['明天下午三点开会', 'zh'],
  ['王芳', 'zh'],
  ['和 Bob review 一下 PRD', 'zh'],
  ['跟 Mike 讨论 API design', 'zh'],
  ['帮我book一个meeting room', 'zh'],
  ['明天10点和 Product Team 开会', 'zh'],
  ['提醒我给 Anna 发邮件', 'zh'],
  ['把 quarterly report 发给 Bob', 'zh'],
  ['周会', 'zh'],
  ['我明天開會', 'zh'],
  ['提醒我看 "The Great Gatsby"', 'zh'],
  ['去优の良品买零食', 'zh'],
  ['OKR', undefined],
  ['Zoom', undefined],
  ['2026-12-01T15:00+08:00', undefined],
  ['evt_8fj2k1 k7#2', undefined],
  ['https://example.com/the/meeting/with/you', undefined],
  ['Asia/Shanghai', undefined],
  ['FREQ=WEEKLY;BYDAY=MO', undefined],
  ['明日の会議', undefined],
  ['歯医者', undefined],
  ['내일 회의', undefined],
  ['Mittagessen mit Anna', undefined],
  ['', undefined],
];

/** Written beside them and not tried before the words were settled: 35 of 36 were right. */
const UNSEEN: Table = [
  ['Coffee with 陈静 at 2', 'en'],
  ['Pick up 小明 from school', 'en'],
  ['Flight to 上海 next Tuesday', 'en'],
  ["What's on my calendar for 王总's visit?", 'en'],
  ['buy 豆腐 and 酱油', 'en'],
  ['cancel the call with 刘洋', 'en'],
  ['Watch 甄嬛传 tonight', 'en'],
  ['note: the wifi password at 星巴克 is on the receipt', 'en'],
  ['any free time next week?', 'en'],
  ['Renew passport', 'en'],
  ['please undo that', 'en'],
  ['kids dentist thursday', 'en'],
  ['Dinner with the 佐藤 family', 'en'],
  ['小王生日', 'zh'],
  ['下周三和 Sarah 1:1', 'zh'],
  ['周五之前把 PPT 交给 Lisa', 'zh'],
  ['约 John 喝咖啡', 'zh'],
  ['在 Starbucks 见客户', 'zh'],
  ['看 Netflix 上的新剧', 'zh'],
  ['产品 roadmap 评审', 'zh'],
  ['新建一个 todo：update the website', 'zh'],
  ['取消跟 Kevin 的 call', 'zh'],
  ['買牛奶', 'zh'],
  ['帮我查一下 Q3 OKR 的进展', 'zh'],
  ['交房租', 'zh'],
  ['复盘“Project Phoenix and the new plan”', 'zh'],
  ['Kevin', undefined],
  ['PRD v2', undefined],
  ['todo_4kd92 evt_93kd2', undefined],
  ['bob@meeting.com', undefined],
  ['P1DT2H', undefined],
  ['来週の月曜日に東京へ出張', undefined],
  ['会議室を予約する', undefined],
  ['치과 예약', undefined],
  ['Réunion avec Marie demain', undefined],
  ['12:30', undefined],
];

describe('the language of a text', () => {
  it.each(SHOWN)('%j is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('is told of nine in ten that nothing was fitted to', () => {
    const wrong = UNSEEN.filter(([text, language]) => detectLanguage(text) !== language);
    expect(wrong.length / UNSEEN.length, JSON.stringify(wrong)).toBeLessThan(0.1);
  });

  it('is not guessed by script: that would be wrong of one in five', () => {
    const byScript = (text: string): Language | undefined =>
      /\p{Script=Han}/u.test(text) ? 'zh' : /[a-z]/i.test(text) ? 'en' : undefined;
    const wrong = [...SHOWN, ...UNSEEN].filter(([text, language]) => byScript(text) !== language);
    expect(wrong.length / (SHOWN.length + UNSEEN.length)).toBeGreaterThan(0.2);
  });

  it.each([
    ['one name without end', '王'.repeat(20_000), 'zh'],
    ['one letter', 'a '.repeat(20_000), 'en'],
    ['quotes that never close', '“'.repeat(20_000), undefined],
    ['what could be an id', 'a_'.repeat(20_000), undefined],
    ['what could be a date', '1-'.repeat(20_000), undefined],
    ['what could be an address', 'a.'.repeat(20_000), 'en'],
  ] as const)('is told of %s', (_, text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
