import { describe, expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { readerAt } from '../phrases/testing/show.ts';
import { interpret } from './interpret.ts';

const context = (language: 'zh' | 'en') => ({
  ...readerAt('2026-11-25T10:20', language === 'zh' ? 'Asia/Shanghai' : 'America/New_York', language),
  phrases: readPhrase,
});
const outcome = (text: string, language: 'zh' | 'en'): string => interpret(text, context(language)).is;

describe('days that an hour does not use are not left in the title', () => {
  test.each([
    'Sync with Bo next week at 3',
    'Standup afternoons this week at 2',
    'Gym weekday evening at 7',
    'Gym weekend morning at 9',
    'Call Ann same time next Tuesday',
  ])('%s is asked about', (text) => {
    expect(outcome(text, 'en')).toBe('open');
  });

  test.each(['At 3 discuss next week’s plan', '3pm review of the plan for next week'])('%s is today', (text) => {
    expect(outcome(text, 'en')).toBe('items');
  });

  test.each([
    '非工作日早上8点跑步',
    '节假日早上八点跑步',
    '单号早上八点跑步',
    '前三个周一下午三点培训',
    '开学第一天下午三点家长会',
    '出差第二天见客户',
  ])('%s is asked about', (text) => {
    expect(outcome(text, 'zh')).toBe('open');
  });

  test.each(['下午3点讨论下周的计划', '下周第一天下午3点开会'])('%s is not', (text) => {
    expect(outcome(text, 'zh')).toBe('items');
  });
});
