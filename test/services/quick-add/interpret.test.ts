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

describe('times that are no longer to come', () => {
  it.each([
    ['提醒我今天交作业', 'ask at'],
    ['每周三提醒我交周报', 'reminder [交周报] 2026-12-02T09:00 FREQ=WEEKLY;BYDAY=WE'],
    ['每天提醒我喝水', 'reminder [喝水] 2026-11-26T09:00 FREQ=DAILY'],
  ])('%s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });
});
