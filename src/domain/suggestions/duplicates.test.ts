import { describe, expect, it } from 'vitest';
import { type Listed, removeDuplicates } from './duplicates.ts';

const event = (id: string, start: number, end: number, created: number, more: Partial<Listed> = {}): Listed => ({
  id,
  title: 'Sync',
  location: null,
  start,
  end,
  created,
  isSingle: true,
  ...more,
});

const removed = (listed: readonly Listed[], about?: string): unknown => {
  const call = removeDuplicates(listed, { now: 0, language: 'en', ...(about !== undefined && { about }) });
  return call?.use === 'delete' ? call.ids : call;
};

describe('of events of one name', () => {
  it('the newer goes, in whatever order they come', () => {
    const [old, young] = [event('a', 9, 10, 1), event('b', 9, 10, 2)];
    expect(removed([old, young])).toEqual(['b']);
    expect(removed([young, old])).toEqual(['b']);
    expect(removed([old, { ...young, title: 'ＳＹＮＣ!' }])).toEqual(['b']);
    expect(removed([old, { ...young, start: 10, end: 11 }])).toBeUndefined();
    expect(removed([old, { ...young, title: 'Sync 2' }])).toBeUndefined();
  });

  it('none goes because of one that goes itself', () => {
    const [oldest, long, inside] = [event('a', 11, 12, 1), event('b', 9, 12, 2), event('c', 9, 10, 3)];
    expect(removed([inside, long, oldest])).toEqual(['b']);
  });

  it('a series stays, and so does an occurrence of the same event', () => {
    const old = event('a', 9, 10, 1);
    expect(removed([old, event('b', 9, 10, 2, { isSingle: false })])).toBeUndefined();
    expect(removed([event('a', 9, 10, 1, { isSingle: false }), event('b', 9, 10, 2)])).toEqual(['b']);
    expect(removed([old, { ...old, start: 9, end: 10 }])).toBeUndefined();
  });

  it('only one that the question is about goes', () => {
    const all = [event('a', 9, 10, 1), event('b', 9, 10, 2), event('c', 20, 21, 3), event('d', 20, 21, 4)];
    expect(removed(all)).toEqual(['b', 'd']);
    expect(removed(all, 'd')).toEqual(['d']);
  });

  it('no more than twenty go at once, and names without a letter tell nothing', () => {
    const many = Array.from({ length: 50 }, (_, index) => event(`e${index}`, 9, 10, index));
    expect(removed(many)).toHaveLength(20);
    expect(removed([event('a', 9, 10, 1, { title: '?' }), event('b', 9, 10, 2, { title: '!' })])).toBeUndefined();
  });
});
