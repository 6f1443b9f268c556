import { describe, expect, test } from 'vitest';
import { AS_TYPED } from './testing/as-typed-en.ts';
import { DOCUMENTED } from './testing/documented-forms.ts';
import { EVERYDAY } from './testing/everyday-en.ts';
import { shownOf } from './testing/shown.ts';

describe('what everyday English adds', () => {
  test.each(EVERYDAY)('%s', (text, expected) => {
    expect(shownOf(text)).toBe(expected);
  });
});

describe('what is typed in haste', () => {
  test.each(AS_TYPED)('%s', (text, expected) => {
    expect(shownOf(text)).toBe(expected);
  });
});

describe('forms that other programs document', () => {
  test.each(DOCUMENTED)('%s', (text, expected) => {
    expect(shownOf(text)).toBe(expected);
  });
});
