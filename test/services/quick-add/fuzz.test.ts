import { it } from 'vitest';
import { fuzz, repeatPieces } from './fuzz.ts';

// 30,000: fuzz.slow.test.ts.
const COUNT = 40;

it(`${COUNT} sentences put together at random`, { timeout: 120_000 }, () => fuzz(COUNT));

it('sentences as long as may be, of one piece over and over', { timeout: 120_000 }, () => repeatPieces());
