import { expect, test } from 'vitest';
import { fuzz } from '../../src/domain/phrases/testing/fuzz.ts';
import { slowest } from './slowest-phrase.ts';
import { attackAll } from './stalls/attacked.ts';

test('100,000 generated phrases: no crash, no time outside the limits, no bad span', () => {
  const { faults, read } = fuzz(100_000);
  expect(faults).toEqual([]);
  // Otherwise the generator would prove nothing.
  expect(read).toBeGreaterThan(50_000);
});

test('of 100,000 generated phrases the slowest takes at most 20 times as long as the median one', () => {
  const { ratio, text } = slowest(100_000);
  expect(ratio, JSON.stringify(text)).toBeLessThanOrEqual(20);
  // Phrases differ in length: a ratio near one would have measured nothing.
  expect(ratio).toBeGreaterThan(1.5);
});

test('no pattern that reads words, and no reader, takes long over their words and marks again and again', async () => {
  const { slow, texts } = await attackAll({ pairs: 5, ends: 3, words: 2, step: 1, places: 'all' });
  expect(slow).toEqual([]);
  expect(texts).toBeGreaterThan(80_000);
}, 900_000);
