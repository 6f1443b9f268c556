import { describe, expect, it } from 'vitest';
import { normalise } from '../phrases/frames/normalise.ts';
import { ROUTES, type Route } from './frames/route.ts';
import { mentionIn } from './mention.ts';
import { routeText } from './route.ts';
import { NAMED, UTTERANCES } from './testing/utterances.ts';

const context = { now: Date.UTC(2026, 10, 20, 1, 0), zone: 'Asia/Shanghai', language: 'zh' } as const;
const read = new Map<string, ReturnType<typeof routeText>>();
/** Reads each text once: several tests look at all of them. */
function route(text: string): ReturnType<typeof routeText> {
  const found = read.get(text) ?? routeText(text, context);
  read.set(text, found);
  return found;
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

describe('the labelled set', () => {
  it('is wide: both languages, every route', () => {
    for (const chinese of [true, false]) {
      const part = UTTERANCES.filter(([text]) => isChinese(text) === chinese);
      expect(part.length).toBeGreaterThan(250);
      for (const each of ROUTES) expect(part.filter(([, label]) => label === each).length).toBeGreaterThan(30);
    }
  });

  it.each([
    ['Chinese and mixed', isChinese],
    ['English', (text: string) => !isChinese(text)],
  ])('is told right: %s', (_, belongs) => {
    const part = UTTERANCES.filter(([text]) => belongs(text));
    const wrong = part.flatMap(([text, label]) => {
      const got = route(text);
      return got.route === label ? [] : [`${text}: ${label}, told as ${got.route} (${got.matched.join(', ')})`];
    });
    expect(wrong.length / part.length, wrong.join('\n')).toBeLessThan(0.02);
  });

  it('is not told by its length or its first route: labels that are shuffled are mostly wrong', () => {
    const shifted = (label: Route): Route => ROUTES[(ROUTES.indexOf(label) + 1) % ROUTES.length] as Route;
    const right = UTTERANCES.filter(([text, label]) => route(text).route === shifted(label));
    expect(right.length / UTTERANCES.length).toBeLessThan(0.1);
  });
});

describe('names', () => {
  it.each(NAMED)('%s: %s', (text, label) => {
    expect(route(text).route).toBe(label);
  });

  it('are certain, and are what matched', () => {
    expect(route('@灰灰 明天开会')).toEqual({ route: 'memo', confidence: 1, matched: ['@灰灰'] });
  });
});

describe('what comes with a route', () => {
  it('names the words that told it, times among them', () => {
    expect(route('明天下午三点开会').matched).toEqual(['开会', '明天下午三点']);
    expect(route('Schedule a call at 3pm').matched).toEqual(['schedule', 'call', '3pm']);
  });

  it('puts slips right, and leaves words that only look like one', () => {
    expect(route('shcedule a metting tommorow').matched).toEqual(['schedule', 'meeting', 'tomorrow']);
    expect(route('lunch on tuesday').matched).toEqual(['lunch', 'tuesday']);
    expect(route('按排一个会义').matched).toEqual(expect.arrayContaining(['安排', '会议']));
    expect(route('what is a remainder').route).toBe('chat');
  });

  it('is surer the more speaks for it', () => {
    const sure = route('提醒我明天早上八点吃药').confidence;
    const doubtful = route('周末愉快 开会').confidence;
    expect(sure).toBeGreaterThan(0.8);
    expect(doubtful).toBeLessThan(sure);
    expect(route('那个').confidence).toBeLessThan(0.5);
    for (const [text] of UTTERANCES) {
      const { confidence } = route(text);
      expect(confidence).toBeGreaterThan(0);
      // A name decides by itself; all else only makes it likely.
      if (mentionIn(normalise(text))) expect(confidence, text).toBe(1);
      else expect(confidence, text).toBeLessThan(1);
    }
  });
});

describe('a trip', () => {
  it.each([
    '明天我要去上海旅游，帮我安排',
    '帮我规划一次三亚之旅',
    '周末去苏州玩两天，帮我排一下',
    'Plan our trip to Rome in May',
    'Get me to the airport by 9 on Monday',
  ])('is to be planned: %s', (text) => {
    expect(route(text)).toMatchObject({ route: 'schedule', isTrip: true });
  });

  it.each(['取消下周的旅行安排', '明天去上海出差', 'cancel my trip', '提醒我规划旅行', 'dentist on Friday at 9'])(
    'is none: %s',
    (text) => {
      expect(route(text).isTrip).toBeUndefined();
    },
  );
});

describe('days to be planned', () => {
  it.each([
    '帮我排一下这周',
    '规划一下下周的工作',
    '把这些待办排进日程',
    '这周的任务帮我排一下',
    '重新排一下计划',
    'plan my week',
    'Can you plan out the rest of my day?',
    'fit my tasks into next week',
    'Replan this week',
  ])('go to the plan: %s', (text) => {
    expect(route(text)).toMatchObject({ route: 'schedule', isPlan: true });
  });

  it.each([
    '这周有什么安排',
    '安排下周三下午开会',
    '取消这周的计划',
    '提醒我排一下这周',
    'Plan a trip this week',
    'what is the plan for this week?',
    'remind me to plan my week',
    'move the planning meeting to next week',
  ])('do not: %s', (text) => {
    expect(route(text).isPlan).toBeUndefined();
  });
});

describe('what nothing decides', () => {
  it.each(['那件事', 'the thing with the boiler', '张总的邮箱', 'Lena: her plus one', '上回那家店'])(
    'is looked up before anything is said: %s',
    (text) => {
      expect(route(text).route).toBe('amazing');
    },
  );

  it.each([
    ['会议', 'schedule'],
    ['几点', 'schedule'],
    ['备忘', 'memo'],
    ['总结', 'amazing'],
    ['点子', 'creative'],
    ['meeting?', 'schedule'],
  ] as const)('is told by a single word: %s is %s', (text, label) => {
    expect(route(text).route).toBe(label);
  });
});

describe('hostile input', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['lone surrogates', '\uD800明天\uDC00'],
    ['one letter, many times', 'a'.repeat(50_000)],
    ['names that are none', '@'.repeat(50_000)],
    ['politeness without end', '请帮我'.repeat(20_000)],
    ['"can you" without end', 'can you please '.repeat(5_000)],
    ['numbers', '3点'.repeat(20_000)],
    ['about about', 'about '.repeat(10_000)],
  ])('%s', (_, text) => {
    expect(ROUTES).toContain(route(text).route);
  });
});
