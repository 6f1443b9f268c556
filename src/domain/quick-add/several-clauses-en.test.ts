import { expect, test } from 'vitest';
import { SEVERAL_CLAUSES } from './testing/several-clauses-en.ts';
import { shownOf } from './testing/shown.ts';

test.each(SEVERAL_CLAUSES)('%s', (text, expected) => {
  expect(shownOf(text)).toBe(expected);
});
