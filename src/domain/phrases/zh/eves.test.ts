import { describe, expect, it } from 'vitest';
import { formatWallDate } from '../../time/wall.ts';
import { readSentence } from '../read.ts';
import { readerAt } from '../testing/show.ts';
import { NAMES } from './holiday-names.ts';

const reader = readerAt('2026-11-22T09:00', 'Asia/Shanghai', 'zh');

/** The day that all of the text is; undefined where it is none, or more than one. */
function dayOf(text: string): number | undefined {
  const [phrase, ...others] = readSentence(text, reader);
  return others.length === 0 && phrase?.reading?.kind === 'day' ? phrase.reading.day : undefined;
}

/** Which have a name for the day before them that is not the eve of the day (万圣节前夕 is October 31st). */
const NAMED_EVES = ['万圣节前夕'];

const DAY = 86_400_000;

describe('days counted from any feast that has a name', () => {
  const days = Object.keys(NAMES).flatMap((name) => {
    const day = dayOf(name);
    return day === undefined ? [] : [{ name, day }];
  });

  it('knows many of them', () => expect(days.length).toBeGreaterThan(80));

  it.each([
    ['前一天', -1],
    ['的前一天', -1],
    ['前三天', -3],
    ['前夕', -1],
    ['后一天', 1],
  ])('%s', (words, count) => {
    const wrong = days.filter(
      ({ name, day }) => !NAMED_EVES.includes(`${name}${words}`) && dayOf(`${name}${words}`) !== day + count * DAY,
    );
    expect(wrong.map(({ name, day }) => `${name} ${formatWallDate(day)}`)).toEqual([]);
  });
});
