import { it } from 'vitest';
import { inFull } from '../../../src/domain/testing/in-full.ts';
import { fuzz, repeatPieces } from './fuzz.ts';

const COUNT = inFull(2_000, 100);

it(`${COUNT} sentences put together at random`, { timeout: 120_000 }, () => fuzz(COUNT));

it('sentences as long as may be, of one piece over and over', { timeout: 120_000 }, () => repeatPieces());
