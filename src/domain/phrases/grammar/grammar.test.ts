import { describe, expect, test } from 'vitest';
import { lex } from './lexer.ts';
import { parsePattern } from './pattern.ts';
import { listOf, only, tokenOf } from './reader.ts';
import { readerOf, rulesWith, textReader } from './rules.ts';

interface Meaning {
  readonly number?: number;
  readonly fruit?: string;
}

const lexicon = (word: string): Meaning =>
  /^\d+$/.test(word) ? { number: Number(word) } : ['apple', 'pear'].includes(word) ? { fruit: word } : {};
const number = tokenOf<Meaning, 'number'>('number');
const fruit = tokenOf<Meaning, 'fruit'>('fruit');
const small = only(number, (value) => (value < 10 ? value : undefined));
const and = readerOf([rulesWith<Meaning, Record<never, never>>({})('and', () => true)]);
const fruits = listOf(fruit, and, (list, next) => [...list, next]);
const rule = rulesWith<
  Meaning,
  { number: typeof number; fruit: typeof fruit; small: typeof small; fruits: typeof fruits }
>({
  number,
  fruit,
  small,
  fruits,
});

const RULES = [
  rule('<n:small> (ripe)? <f:fruit> [! pie]', ({ n, f }) => `${n} ${f}`),
  rule('<n:number> x <f?:fruit>', ({ n, f }) => `${n} times ${f}`.replace('undefined', 'nothing')),
  rule('<l:fruits>', ({ l }) => l.join('+')),
  rule('[every] <f:fruit>', ({ f }) => `each ${f}`),
  rule('<n:number> ~ kg', ({ n }) => `${n} kilos`),
];
const readText = textReader(lexicon, readerOf(RULES));
const read = (text: string): string[] => {
  const at = readText(text);
  return [...text].flatMap((_, from) => at(from).map(({ to, value }) => `${text.slice(from, to)}=${value}`));
};

describe('rules over tokens', () => {
  test('parts have names, words may be left out, what follows may forbid a match', () => {
    expect(read('3 apple')).toEqual(['3 apple=3 apple']);
    expect(read('3 ripe pear')).toEqual(['3 ripe pear=3 pear']);
    expect(read('12 apple')).toEqual([]);
    expect(read('3 apple pie')).toEqual([]);
  });

  test('what stands before decides, blanks decide where the rule says so', () => {
    expect(read('every pear')).toEqual(['pear=each pear']);
    expect(read('5kg')).toEqual(['5kg=5 kilos']);
    expect(read('5 kg')).toEqual([]);
  });

  test('a list is read in all its lengths, the longest first', () => {
    expect(read('apple and pear and apple')).toEqual([
      'apple and pear and apple=apple+pear+apple',
      'apple and pear=apple+pear',
      'pear and apple=pear+apple',
    ]);
  });

  test('a pattern that is not written well is refused when it is made', () => {
    expect(() => parsePattern('(<n:number>)?')).toThrow('may be left out');
    expect(() => parsePattern('(apple')).toThrow('missing');
    expect(() => rule('(ripe)?', () => '')).toThrow('may match nothing');
    expect(() => rulesWith<Meaning, Record<never, never>>({})('<n:nobody>', () => '')).toThrow('nobody');
  });

  test('every token knows where it stands and whether a blank comes before it', () => {
    const { tokens } = lex("it's 3pm on the 21st", lexicon);
    expect(tokens.map(({ word }) => word)).toEqual(['it', '3', 'pm', 'on', 'the', '21st']);
    expect(tokens.map(({ isApart }) => isApart)).toEqual([true, true, false, true, true, true]);
  });
});
