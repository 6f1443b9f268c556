import { expect, test } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import { english } from './en/grammar.ts';
import { numericRules } from './frames/numeric.ts';
import { requiredIn } from './frames/required.ts';
import { zoneRules } from './frames/zones.ts';
import { mixedRules } from './mixed.ts';
import { ENGLISH } from './testing/english.ts';
import { generatedPhrases } from './testing/generate.ts';
import { chinese } from './zh/grammar.ts';

test.each([
  ['(\\d{1,2})/(\\d{1,2})', '/'],
  ['(?:每)?(\\d+)月(?!饼)的?(\\d+)[日号]', '月 日号'],
  ['(?<a>每(?:天|日))', '每 天日'],
  ['今天|明天', '今明'],
  ['今天|\\d天?', ''],
  ['(?:每){0,2}月{1,2}年*', '月'],
  ['\\s*\\.(?<n>\\d)(?:年|月)', '. 年月'],
  ['(?<=周)[一二][^三][a日]\\]', '一二 ]'],
  ['at\\s3pm', ''],
])('%s needs “%s”', (source, needed) => {
  expect(requiredIn(source).join(' ')).toBe(needed);
});

test('whatever any rule matches holds what it needs', () => {
  const rules = [...mixedRules, ...chinese.rules, ...english.rules, ...numericRules, ...zoneRules];
  const needs = rules.map(({ pattern }) => requiredIn(pattern.source));
  expect(needs.filter((one) => one.length > 0).length).toBeGreaterThan(50);
  let matched = 0;
  for (const text of [...generatedPhrases(inFull(250, 25), 7), ...ENGLISH.slice(0, 60).map(([phrase]) => phrase)]) {
    for (let at = 0; at < Math.min(text.length, 40); at++) {
      for (const [index, { pattern }] of rules.entries()) {
        pattern.lastIndex = at;
        const found = pattern.exec(text.toLowerCase())?.[0];
        if (!found) continue;
        matched++;
        expect(
          (needs[index] as string[]).every((set) => [...set].some((char) => found.includes(char))),
          `${pattern} in ${text}`,
        ).toBe(true);
      }
    }
  }
  expect(matched).toBeGreaterThan(300);
}, 20_000);
