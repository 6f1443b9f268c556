import { describe, expect, test } from 'vitest';
import { readPhrase, readSentence } from '../read.ts';
import { ENGLISH, ENGLISH_SENTENCES, MIXED } from '../testing/english.ts';
import { readerAt, showPhrase } from '../testing/show.ts';

const reader = readerAt('2026-03-11T10:20:00', 'America/New_York', 'en');

describe('time arguments', () => {
  test.each([...ENGLISH, ...MIXED])('%s', (text, expected) => {
    expect(showPhrase(readPhrase(text, reader), reader)).toBe(expected);
  });
});

describe('running text', () => {
  test.each(ENGLISH_SENTENCES)('%s', (text, expected, words) => {
    const [phrase, ...rest] = readSentence(text, reader);
    expect([showPhrase(phrase, reader), phrase?.spans.map(({ from, to }) => text.slice(from, to)).join('|')]).toEqual([
      expected,
      words,
    ]);
    expect(rest).toEqual([]);
  });
});
