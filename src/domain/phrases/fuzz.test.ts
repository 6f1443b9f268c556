import { expect, test } from 'vitest';
import { fuzz } from './testing/fuzz.ts';

// 100,000: test/faults/phrases.slow.test.ts.
const COUNT = 200;

test(`${COUNT} generated phrases: no crash, no time outside the limits, no bad span`, () => {
  const { faults, read } = fuzz(COUNT);
  expect(faults).toEqual([]);
  // Otherwise the generator would prove nothing.
  expect(read).toBeGreaterThan(COUNT / 2);
}, 60_000);
