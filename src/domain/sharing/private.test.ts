import { expect, it } from 'vitest';
import { isPrivate, keptFor } from './private.ts';

const of = (said: 0 | 1 | null, ...lines: string[]) => ({
  private: said,
  invitation: lines.length === 0 ? null : JSON.stringify({ lines }),
});

it.each([
  [of(null), false],
  [of(1), true],
  [of(null, 'CLASS:PRIVATE'), true],
  [of(null, 'class;X-A=b:confidential'), true],
  [of(null, 'CLASS:PUBLIC'), false],
  [of(null, 'X-NOTE:CLASS:PRIVATE'), false],
  [of(0, 'CLASS:PRIVATE'), false],
  [of(1, 'CLASS:PUBLIC'), true],
])('%j is private: %s', (event, expected) => {
  expect(isPrivate(event)).toBe(expected);
});

it('goes out as CLASS, in place of the file’s own', () => {
  expect(keptFor(of(null))).toBeNull();
  expect(keptFor(of(null, 'CLASS:PUBLIC', 'X-A:1'))).toEqual({ lines: ['CLASS:PUBLIC', 'X-A:1'] });
  expect(keptFor(of(1, 'CLASS:PUBLIC', 'X-A:1'))).toEqual({ lines: ['X-A:1', 'CLASS:PRIVATE'] });
  expect(keptFor(of(0, 'CLASS:PRIVATE'))).toEqual({ lines: [] });
  expect(keptFor(of(1))).toEqual({ lines: ['CLASS:PRIVATE'] });
});
