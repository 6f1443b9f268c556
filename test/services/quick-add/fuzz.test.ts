import { it } from 'vitest';
import { fuzz, repeatPieces } from './fuzz.ts';

it('2,000 sentences put together at random', { timeout: 120_000 }, () => fuzz(2_000));

it('sentences as long as may be, of one piece over and over', { timeout: 120_000 }, () => repeatPieces());
