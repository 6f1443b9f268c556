import { expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { answered } from '../testing/answered.ts';
import { formatWallDate } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import type { ReadingContext } from './read.ts';
import { readWindow } from './window.ts';

/** Sunday, on which a week begins in New York and ends in Shanghai. */
const contextOf = (text: string): ReadingContext => ({
  zone: /\p{Script=Han}/u.test(text) ? 'Asia/Shanghai' : 'America/New_York',
  now: Date.UTC(2026, 10, 22, 14),
  language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
  phrases: readPhrase,
});

test.each([
  ['1月10号前后', '2027-01-07', '2027-01-13'],
  ['around Jan 10', '2027-01-07', '2027-01-13'],
  ['around New Year', '2026-12-29', '2027-01-04'],
  ['元旦前两周', '2026-12-18', '2026-12-31'],
  ['元旦后三天', '2027-01-02', '2027-01-04'],
  ['两周前', '2026-11-08', '2026-11-08'],
  ['明年3月中', '2027-03-11', '2027-03-20'],
  ['the coming week', '2026-11-22', '2026-11-28'],
  ['next week', '2026-11-29', '2026-12-05'],
])('%s is looked for from %s to %s', (text, first, last) => {
  const context = contextOf(text);
  const { window, assumptions } = answered(readWindow({ start: text }, context));
  const day = (instant: number): string => formatWallDate(toWall(instant, context.zone));
  expect([day(window.from), day(window.to - 1)]).toEqual([first, last]);
  if (/前后|around|元旦|月中/.test(text)) expect(assumptions).not.toEqual([]);
});
