import { describe, expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { readerAt } from '../phrases/testing/show.ts';
import { interpret } from './interpret.ts';
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

describe('biweekly beside one day is said to be every two weeks', () => {
  test.each([
    ['1:1 with Ann biweekly on mondays at 2', true],
    ['biweekly review, Fridays at 11', true],
    ['pay the nanny biweekly on fridays', true],
    ['pay the nanny every two weeks on friday', false],
    ['yoga every other monday at 6', false],
  ])('%s: %s', (text, isSaid) => {
    const reader = readerAt('2026-11-22T07:00', 'America/New_York', 'en');
    const understood = interpret(text, { ...reader, phrases: readPhrase });
    const said = understood.is === 'items' ? understood.items.flatMap(({ assumptions }) => assumptions) : [];
    expect(said.some((one) => one.startsWith('Biweekly'))).toBe(isSaid);
  });
});
