import { expect, test } from 'vitest';
import { acceptedLanguage } from './local-page.ts';

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-US,en;q=0.9,zh-CN;q=0.8', 'en'],
  ['fr-FR, de;q=0.9, zh-Hant-TW;q=0.5, en;q=0.4', 'zh'],
  ['en;q=0.3, zh;q=0.7', 'zh'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['ZH', 'zh'],
  ['fr, de', undefined],
  ['zhuang, english', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s → %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
