import { expect, it } from 'vitest';
import { isWorthReranking } from './fused-search.ts';

const QUESTION = 'when does the library open on Sundays';
const WORDS = ['a', 'b', 'c'];
const VECTORS = ['b', 'd', 'e'];

it('asks a reranker where lists of enough candidates disagree about a question', () => {
  expect(isWorthReranking(QUESTION, WORDS, VECTORS)).toBe(true);
  expect(isWorthReranking('图书馆星期天几点开门', WORDS, VECTORS)).toBe(true);
  expect(isWorthReranking('where is it', WORDS, VECTORS)).toBe(true);
});

it.each([
  ['four candidates', QUESTION, ['a', 'b'], ['c', 'd']],
  ['the same first hit', QUESTION, ['a', 'b', 'c'], ['a', 'd', 'e']],
  ['only one list', QUESTION, ['a', 'b', 'c', 'd', 'e'], []],
  ['only the other', QUESTION, [], ['a', 'b', 'c', 'd', 'e']],
  ['keywords', 'library opening', WORDS, VECTORS],
  ['keywords in Chinese', '预算方案', WORDS, VECTORS],
])('does not for %s', (_, query, words, vectors) => {
  expect(isWorthReranking(query, words, vectors)).toBe(false);
});
