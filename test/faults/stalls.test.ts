import { expect, test } from 'vitest';
import { attack, attackAll } from './stalls/attacked.ts';

/** What quick-add took for small talk before: 不用了 is one word of it, or two. */
const AMBIGUOUS = /^(?:好的?|谢谢?|不用了)(?:[\s,，了啊]|there|不用了?|没事了?)*$/;

test('promise 22: no pattern that reads words, and no reader, takes long over words and marks again and again', async () => {
  // All words, at each place: phrases.slow.test.ts.
  const { slow, patterns, texts } = await attackAll({
    pairs: 1,
    ends: 1,
    most: 6,
    words: 1,
    step: 400,
    places: 'one',
  });
  expect(slow).toEqual([]);
  // Otherwise nothing was tried.
  expect(patterns).toBeGreaterThan(700);
  expect(texts).toBeGreaterThan(2_000);
}, 180_000);

test('a pattern that can take a word in two ways is found out', () => {
  expect(attack([AMBIGUOUS], { pairs: 0, ends: 1 }, 250).slow.join()).toMatch(/不用了|没事了/);
}, 60_000);
