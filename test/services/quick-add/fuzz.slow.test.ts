import { it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('30,000 sentences put together at random', { timeout: 900_000 }, () => fuzz(30_000));
