import { expect, it } from 'vitest';
import { dictionary } from './dictionary.ts';
import { weightOfTerm, weightOfWord } from './word-weight.ts';

it('a word that means one thing says more than one that may mean many', async () => {
  const known = await dictionary();
  const [router, reset, end] = ['router', 'reset', 'end'].map((term) => weightOfTerm(term, known)) as [
    number,
    number,
    number,
  ];
  expect(router).toBe(1);
  expect(reset).toBeLessThan(router);
  expect(end).toBeLessThan(reset);
  expect(weightOfTerm('the', known)).toBe(0);
  expect(weightOfTerm('password', known)).toBeLessThan(end);
});

it('a relative says less than a thing, and a question nothing', () => {
  expect(weightOfWord('校服')).toBe(1);
  expect(weightOfWord('儿子')).toBeLessThan(1);
  expect(weightOfWord('什么')).toBe(0);
  expect(weightOfWord('吗')).toBe(0);
});
