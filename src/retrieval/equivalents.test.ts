import { describe, expect, it } from 'vitest';
import { equivalentsOf } from './equivalents.ts';

const named = (text: string): string[] => equivalentsOf(text).map(({ from, to }) => text.slice(from, to));
const ways = (text: string): string[] => equivalentsOf(text).flatMap((one) => one.ways.map((terms) => terms.join(' ')));

describe('what is written in more than one way', () => {
  it('are quarters, months, days and names with a short form', () => {
    expect(named('Q3 的目标')).toEqual(['Q3', '目标']);
    expect(named('第三季度')).toEqual(['第三季度']);
    expect(named('二月和十二月')).toEqual(['二月', '十二月']);
    expect(named('on Wednesday, 礼拜三')).toEqual(['Wednesday', '礼拜三']);
  });

  it('stand for one another', () => {
    expect(ways('第三季度')).toContain('q3');
    expect(ways('third quarter')).toContain('q3');
    expect(ways('wifi')).toContain('wi fi');
  });

  it('stand for what is more or less of the same, in one direction', () => {
    expect(ways('孩子的鞋')).toContain('儿子');
    expect(ways('儿子的鞋')).not.toContain('女儿');
    expect(ways('can the dog come')).toContain('pet');
    expect(ways('pet shop')).not.toContain('dog');
  });

  it('are no part of another word or number, and no word that only looks like a month', () => {
    expect(named('FAQ4 11Q45 21月 may I sit in the sun')).toEqual([]);
  });
});
