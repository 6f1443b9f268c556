import { expect, test } from 'vitest';
import { fuzz } from './testing/fuzz.ts';

test('10,000 generated phrases: no crash, no time outside the limits, no bad span', () => {
  const { faults, read } = fuzz(10_000);
  expect(faults).toEqual([]);
  // Otherwise the generator would prove nothing.
  expect(read).toBeGreaterThan(5_000);
}, 60_000);
