import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../src/domain/caller.ts';
import { interpret } from '../../../src/domain/quick-add/interpret.ts';
import { inFull } from '../../../src/domain/testing/in-full.ts';
import { callerAt } from './reading.ts';

/** Promise 21: what changes when, how often or whether something happens is used, or asked about by name. */

type Language = 'zh' | 'en';

/** A sentence is a time and a matter; a word is put behind it, or before. */
interface Grammar {
  readonly once: readonly string[];
  readonly often: readonly string[];
  readonly matters: readonly string[];
  /** Matter of any sentence, and of those that repeat. */
  readonly words: readonly string[];
  readonly exclusions: readonly string[];
  join(time: string, matter: string): string;
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  zh: {
    once: ['明天下午3点', '12月8号上午10点', '下周四晚上7点半'],
    often: ['每天早上8点', '每天晚上7点', '每个月5号上午9点'],
    matters: ['跑步', '开例会', '练琴', '给外婆打电话', '提醒我浇花', '和老周下棋'],
    words: [
      '，如果不下雨',
      '，要是老周同意的话',
      '，除非加班',
      '，当地时间',
      '，对方时间',
      '，一天三次',
      '，每周两次',
      '，直到项目结束为止',
      '，吃完饭两小时后',
      '，2026-12-30',
      '，节后第一个工作日',
      '，提前三天',
    ],
    exclusions: ['，周三那天不去', '，除了周五', '，周末除外', '，不包括节假日', '，下雨天不去', '，遇节假日顺延'],
    join: (time, matter) => `${time}${matter}`,
  },
  en: {
    once: ['tomorrow at 3pm', 'on December 8 at 10am', 'next week Thursday 7:30pm'],
    often: ['every day at 8am', 'every Tuesday at 7pm', 'on the 5th of every month at 9am'],
    matters: ['jog', 'team sync', 'piano practice', 'call grandma', 'chess with Lou', 'remind me to water the fern'],
    words: [
      ', if it stays dry',
      ' unless Lou is ill',
      ' their time',
      ', local time',
      ' twice a week',
      ', three times a day',
      ' until the project ends',
      ', 2 hours after the concert',
      ', 2026-12-30',
    ],
    exclusions: [' except the first one', ', excluding holidays', ', but not in July', ', skip the first one'],
    join: (time, matter) => `${matter} ${time}`,
  },
};

/** All that a sentence comes to but its titles; of a question also its words. */
function meaning(text: string, caller: Caller): { asks?: string; says?: string } {
  const understood = interpret(text, caller);
  if (understood.is !== 'items') return { asks: JSON.stringify(understood) };
  return { says: JSON.stringify(understood.items, (key, value: unknown) => (key === 'title' ? undefined : value)) };
}

/** Each word meets every time, and every matter, though not all pairs of them. */
const isTried = (...indexes: readonly number[]): boolean =>
  indexes.reduce((sum, index) => sum + index, 0) % inFull(1, 7) === 0;

/** Sentences whose meaning is the same with a word as without it. */
function losses(language: Language): string[] {
  const { once, often, matters, words, exclusions, join } = GRAMMARS[language];
  const caller = callerAt('2026-11-25T10:20', language);
  const lost: string[] = [];
  for (const [first, time] of [...once, ...often].entries())
    for (const [second, matter] of matters.entries()) {
      const plain = join(time, matter);
      const before = meaning(plain, caller);
      for (const [third, word] of (often.includes(time) ? [...words, ...exclusions] : words).entries()) {
        if (!isTried(first, second, third)) continue;
        const after = meaning(plain + word, caller);
        if (after.says !== undefined && after.says === before.says) lost.push(plain + word);
      }
    }
  return lost;
}

/** Whether the reader looks at what it did not use: the control takes that away. */
const reader = vi.hoisted(() => ({ looks: true }));
vi.mock(import('../../../src/domain/quick-add/unread-words.ts'), async (original) => {
  const real = await original();
  return { ...real, unreadIn: (...words) => (reader.looks ? real.unreadIn(...words) : undefined) };
});
afterEach(() => {
  reader.looks = true;
});

describe.each(['zh', 'en'] as const)('words that change when something happens, in %s', (language) => {
  it('change the result or the question wherever they are added', { timeout: 60_000 }, () => {
    expect(losses(language)).toEqual([]);
  });

  it('are lost by a reader that does not look at what it did not use', { timeout: 60_000 }, () => {
    reader.looks = false;
    expect(losses(language).length).toBeGreaterThan(inFull(100, 14));
  });
});

/** Numbers, conditions and the like that belong to what something is called. */
const HARMLESS = [
  '明天下午3点评审3个方案',
  '周五10点讨论第2版合同',
  '后天上午9点看302房',
  '下周一买5斤苹果和2瓶牛奶',
  '明天下午2点G102次列车接人',
  '周六下午拍20张照片给奶奶',
  '每天早上8点背10个单词',
  '周三晚上7点看第3集',
  '每周五下午5点交2份周报',
  '12月8号上午10点和3位客户开会',
  '明天晚上8点听《如果爱》音乐会',
  '今晚9点复习第4章',
  '周日上午10点学习小组2开会',
  '明天下午4点跟1班家长开会',
  '每天晚上10点做3组平板支撑',
  'review 3 slides tomorrow at 4pm',
  'pick up 2 pizzas Friday at 6pm',
  'call room 302 tomorrow at 9am',
  'buy 12 eggs tomorrow',
  'read chapter 4 on Friday at 8pm',
  'meet 5 candidates on Dec 8 at 10am',
  'grade 30 essays by Friday',
  'phase 2 kickoff Monday at 9am',
  'do 20 pushups every day at 7am',
  'watch season 3 tonight at 9pm',
  'drop off 2 boxes of books on Saturday',
  'sprint 14 planning on Monday at 10am',
  'write 3 thank you notes tomorrow',
  'dinner with 4 friends on Friday at 7pm',
  'bake 24 cupcakes for the fair on Thursday',
  'order 2 monitors for the office by Monday',
  'send 10 invitations by Friday',
];

it('asks nothing about numbers that belong to a name', () => {
  const asked = HARMLESS.filter((text) => {
    const caller = callerAt('2026-11-25T10:20', /\p{Script=Han}/u.test(text) ? 'zh' : 'en');
    const understood = interpret(text, caller);
    return understood.is === 'open' && JSON.stringify(understood.question).includes('text');
  });
  expect(asked).toEqual([]);
});
