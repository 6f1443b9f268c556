import { expect, test } from 'vitest';
import { fuzz } from '../../src/domain/phrases/testing/fuzz.ts';

test('100,000 generated phrases: no crash, no time outside the limits, no bad span', () => {
  const { faults, read } = fuzz(100_000);
  expect(faults).toEqual([]);
  // Otherwise the generator would prove nothing.
  expect(read).toBeGreaterThan(50_000);
});
