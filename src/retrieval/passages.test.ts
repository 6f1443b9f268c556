import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const joined = (text: string): string =>
  passagesOf(text)
    .map((one) => one.text)
    .join('');

describe('passages', () => {
  it('leave a short text whole, and an empty one out', () => {
    expect(passagesOf('会议纪要\n\n预算')).toEqual([{ begin: 0, length: 8, text: '会议纪要\n\n预算' }]);
    expect(passagesOf(' \n ')).toEqual([]);
  });

  it('of a long text hold all of it, each no longer than about a page', () => {
    const text = Array.from({ length: 60 }, (_, n) => `第${n}段，讲的是第${n}件事。${'说明'.repeat(n)}。`).join('\n\n');
    const parts = passagesOf(text);
    expect(joined(text)).toBe(text);
    expect(parts.length).toBeGreaterThan(3);
    for (const { text: part } of parts) expect(part.length).toBeLessThan(900);
    // Between paragraphs, where there are any.
    for (const { text: part } of parts.slice(0, -1)) expect(part.endsWith('\n\n')).toBe(true);
  });

  it('cut between sentences, words or, where there is nothing else, anywhere', () => {
    const sentences = 'This is one sentence of several words. '.repeat(100);
    expect(joined(sentences)).toBe(sentences);
    for (const { text } of passagesOf(sentences)) expect(text.trimEnd().endsWith('.')).toBe(true);
    const word = '𠮷'.repeat(5_000);
    expect(joined(word)).toBe(word);
    expect(passagesOf(word).length).toBeGreaterThan(5);
  });

  it('stand at places that count characters, not halves of them', () => {
    const text = `${'😀'.repeat(10)}。${'字'.repeat(2_000)}`;
    const letters = [...text];
    for (const { begin, length, text: part } of passagesOf(text)) {
      expect(letters.slice(begin, begin + length).join('')).toBe(part);
    }
  });

  it('of a book are cut in no time', () => {
    expect(passagesOf('没有标点的一行'.repeat(15_000)).length).toBeGreaterThan(100);
  });
});
