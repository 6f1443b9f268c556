import { expect, test } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import { fuzz } from './testing/fuzz.ts';

const COUNT = inFull(10_000, 500);

test(`${COUNT} generated phrases: no crash, no time outside the limits, no bad span`, () => {
  const { faults, read } = fuzz(COUNT);
  expect(faults).toEqual([]);
  // Otherwise the generator would prove nothing.
  expect(read).toBeGreaterThan(COUNT / 2);
}, 60_000);
