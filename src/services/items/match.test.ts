import { expect, it } from 'vitest';
import { hasName, matchTitle } from './match.ts';

const item = (id: string, title: string, current = true) => ({ id, title, current });

it('takes current before past, and exact before contained', () => {
  const items = [item('a', 'Call mum'), item('b', 'call'), item('c', 'Call', false), item('d', 'Walk', false)];
  expect(matchTitle(items, ' CALL ')).toEqual({ only: 'b' });
  expect(matchTitle(items, 'mum')).toEqual({ only: 'a' });
  expect(matchTitle(items, 'walk')).toEqual({ only: 'd' });
  expect(matchTitle(items, 'al')).toEqual({ several: ['a', 'b'] });
  expect(matchTitle(items, 'cal mun')).toEqual({ similar: expect.arrayContaining(['a']) });
});

it('asks only of what fits whether it is current: that may take long', () => {
  const lazy = (id: string, title: string) => ({
    id,
    title,
    get current(): boolean {
      if (title !== 'Call mum') throw new Error(`asked of ${title}`);
      return true;
    },
  });
  expect(matchTitle([lazy('a', 'Call mum'), lazy('b', 'Walk')], 'mum')).toEqual({ only: 'a' });
  expect(matchTitle([lazy('b', 'Walk')], 'wolk')).toEqual({ similar: ['b'] });
});

it('what repeats and was cut is one thing; what runs side by side is not', () => {
  const part = (id: string, from: number, until: number, title = 'Sync') => ({
    id,
    title,
    current: true,
    runs: { from, until },
  });
  expect(matchTitle([part('b', 10, 20), part('a', 0, 10)], 'sync')).toEqual({ several: ['a', 'b'], areOne: true });
  expect(matchTitle([part('b', 9, 20), part('a', 0, 10)], 'sync')).toEqual({ several: ['b', 'a'] });
  expect(matchTitle([part('b', 10, 20, 'Sync up'), part('a', 0, 10, 'Synced')], 'sync')).toEqual({
    several: ['b', 'a'],
  });
  expect(matchTitle([part('a', 0, 10), { id: 'c', title: 'Sync', current: true }], 'sync')).toEqual({
    several: ['a', 'c'],
  });
});

it('a title has a name where it stands by itself', () => {
  expect(hasName('Brunch with Anna, then a run', 'Run')).toBe(true);
  expect(hasName('Brunch with Anna', 'run')).toBe(false);
  expect(hasName('Weekend', 'week')).toBe(false);
  expect(hasName('项目評審會', '评审会')).toBe(true);
  expect(hasName('Walk', '')).toBe(false);
});
