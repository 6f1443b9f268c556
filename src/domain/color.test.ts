import { describe, expect, it } from 'vitest';
import { readColor } from './color.ts';
import { UserError } from './errors.ts';

describe('a colour', () => {
  it.each([
    ['#1E90FF', '#1e90ff'],
    ['1e90ff', '#1e90ff'],
    ['＃1Ｅ90ff', '#1e90ff'],
    ['#abc', '#aabbcc'],
    ['Red', '#ff0000'],
    ['dark blue', '#000080'],
    ['红', '#ff0000'],
    ['红色', '#ff0000'],
    [' 天蓝色 ', '#87ceeb'],
    ['金色', '#ffd700'],
  ])('%s is %s', (text, hex) => {
    expect(readColor(text, 'en')).toBe(hex);
    expect(readColor(hex, 'en')).toBe(hex);
  });

  it.each(['', '#12345', '#1e90fg', 'reddish', '色', 'constructor'])('refuses %j', (text) => {
    expect(() => readColor(text, 'zh')).toThrow(UserError);
  });
});
