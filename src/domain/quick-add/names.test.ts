import { expect, test } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import { withoutNames } from './names.ts';

const DAY = 86_400_000;

test('no plain date or clock of a century is taken for a name', () => {
  const taken: string[] = [];
  for (let day = Date.UTC(2000, 0, 1); day < Date.UTC(2100, 0, 1); day += inFull(2, 15) * DAY) {
    const iso = new Date(day).toISOString();
    for (const text of [iso.slice(0, 10), iso.slice(0, 10).replaceAll('-', '/')])
      if (withoutNames(text) !== text) taken.push(text);
  }
  for (let minute = 0; minute < 24 * 60; minute++) {
    const text = new Date(minute * 60_000).toISOString().slice(11, 16);
    if (withoutNames(text) !== text) taken.push(text);
  }
  expect(taken).toEqual([]);
});

test('a shop whose name is numbers is one', () => {
  expect(withoutNames('明天3点在7-11集合')).not.toContain('7-11');
  expect(withoutNames('meet at 711 tomorrow')).not.toContain('711');
});
