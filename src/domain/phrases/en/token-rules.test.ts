import { describe, expect, test } from 'vitest';
import { lex } from '../grammar/lexer.ts';
import { readPhrase } from '../read.ts';
import { ENGLISH_EXAMPLES } from '../testing/english-rules/index.ts';
import { ENGLISH_WINDOWS } from '../testing/english-windows.ts';
import { readerAt, showPhrase } from '../testing/show.ts';
import { lexicon } from './lexicon.ts';
import { ENGLISH_RULES } from './tokens.ts';

const reader = readerAt('2026-11-22T10:30', 'America/New_York', 'en');

const EXAMPLES = [...ENGLISH_EXAMPLES, ...ENGLISH_WINDOWS];

describe('English rules over tokens', () => {
  test.each(EXAMPLES)('%s means %s', (text, expected) => {
    expect(showPhrase(readPhrase(text, reader), reader)).toBe(expected);
  });

  test('every rule reads at least one of the examples', () => {
    const lines = EXAMPLES.map(([text]) => lex(text.toLowerCase(), lexicon));
    const reads = (rule: (typeof ENGLISH_RULES)[number]): boolean =>
      lines.some((line) =>
        line.tokens.some(({ from }, at) =>
          rule
            .match(line, at, {})
            .some(({ to, value }) => rule.read(value, line.text.slice(from, line.tokens[to - 1]?.to)) !== undefined),
        ),
      );
    expect(ENGLISH_RULES.filter((rule) => !reads(rule)).map(({ pattern }) => pattern)).toEqual([]);
  });

  test('a long word of the calendar is known by its sound with one letter wrong, a shorter one is not', () => {
    for (const word of ['tommorrow', 'wednessday', 'septmber', 'janurary', 'satruday', 'thurdsay', 'feburary'])
      expect(lexicon(word), word).not.toEqual({});
    for (const word of ['sundae', 'marsh', 'mourning', 'remember', 'anniversary'])
      expect(lexicon(word).month, word).toBeUndefined();
  });
});
