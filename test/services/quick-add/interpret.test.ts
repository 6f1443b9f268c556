import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { show } from './reading.ts';

/** As people type, with what they mean; see `show`. */
const table = JSON.parse(readFileSync(new URL('utterances.json', import.meta.url), 'utf8')) as Record<string, string>;

describe('sentences, read on a Wednesday at 10:20 in Shanghai', () => {
  it.each(Object.entries(table))('%s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it('are many, in both languages', () => {
    const chinese = Object.keys(table).filter((text) => /\p{Script=Han}/u.test(text)).length;
    expect(chinese).toBeGreaterThan(120);
    expect(Object.keys(table).length - chinese).toBeGreaterThan(120);
  });
});

describe('small talk', () => {
  it.each([
    '哈'.repeat(200),
    '不用了'.repeat(60),
    '不用了，没事了',
    'ha'.repeat(100),
    `thanks${'!'.repeat(80)}`,
    'what time is it now',
    'what day of the week is today',
  ])('%s adds nothing', (text) => {
    expect(show(text)).toMatch(/^(?:chat|clock)$/);
  });

  it('is not what begins with it, at whatever length', () => {
    expect(show(`谢谢，${'好的，'.repeat(20)}明天下午3点开会`)).toContain('2026-11-26T15:00');
  });
});

describe('times that are no longer to come', () => {
  it.each([
    ['提醒我今天交作业', 'ask at'],
    ['每周三提醒我交周报', 'reminder [交周报] 2026-12-02T09:00 FREQ=WEEKLY;BYDAY=WE'],
    ['每天提醒我喝水', 'reminder [喝水] 2026-11-26T09:00 FREQ=DAILY'],
  ])('%s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });
});
