import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPTH, fuse } from './fuse.ts';

const EVEN = { words: 0.5, vectors: 0.5 };
const names = (count: number, prefix: string): string[] => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const order = (words: readonly string[], vectors: readonly string[], weights = EVEN): string[] =>
  fuse(words, vectors, weights).map(({ item }) => item);

describe('two rankings', () => {
  it('become one by the reciprocals of the places, and say them', () => {
    expect(fuse(['a', 'b', 'c'], ['b', 'd'], EVEN)).toEqual([
      { item: 'b', places: { words: 2, vectors: 1 }, score: expect.closeTo((61 / 62 + 1) / 2, 10) },
      { item: 'a', places: { words: 1 }, score: expect.closeTo(0.5, 10) },
      { item: 'd', places: { vectors: 2 }, score: expect.closeTo(61 / 62 / 2, 10) },
      { item: 'c', places: { words: 3 }, score: expect.closeTo(61 / 63 / 2, 10) },
    ]);
    expect(fuse(['a'], ['a'], { words: 0.7, vectors: 0.3 })[0]?.score).toBeCloseTo(1, 10);
  });

  it('put the words first where all else is equal', () => {
    expect(order(['w', 'b'], ['v', 'b'])).toEqual(['b', 'w', 'v']);
    expect(order(['x', 'y'], ['y', 'x'])).toEqual(['x', 'y']);
  });

  it('with nothing in one of them are the other', () => {
    expect(order(['a', 'b'], [])).toEqual(['a', 'b']);
    expect(order([], ['a', 'b'])).toEqual(['a', 'b']);
    expect(order(['a', 'b', 'c'], ['c'], { words: 1, vectors: 0 })).toEqual(['a', 'b', 'c']);
  });

  it('leave out nothing that the words found, nor show it twice', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(names(200, 'i')), fc.shuffledSubarray(names(200, 'i')), (words, vectors) => {
        const fused = order(words, vectors);
        expect(new Set(fused).size).toBe(fused.length);
        expect(new Set(fused)).toEqual(new Set([...words, ...vectors.slice(0, DEPTH)]));
      }),
    );
  });

  it('begin the same however many more words are read for a later page', () => {
    const list = fc.shuffledSubarray(names(200, 'i'));
    fc.assert(
      fc.property(
        list,
        list,
        fc.integer({ min: 1, max: 150 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (words, vectors, page, weight) => {
          const weights = { words: 0.5, vectors: weight / 2 };
          const short = order(words.slice(0, Math.max(page, DEPTH)), vectors, weights).slice(0, page);
          expect(short).toEqual(order(words, vectors, weights).slice(0, page));
        },
      ),
    );
  });
});
