import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DateCase, isPointCase, isRangeCase, readCases, type Score, score } from './testing/score.ts';

const FOLDER = resolve('../shared/data/nl-dates');
const isThere = existsSync(FOLDER);
const casesOf = (language: 'zh' | 'en'): readonly DateCase[] =>
  isThere ? readCases(readFileSync(`${FOLDER}/${language}.json`, 'utf8')) : [];

const percent = ({ right, of }: Score): number => (100 * right) / of;

describe.skipIf(!isThere)('phrases of the shared data (skipped when it is not there)', () => {
  test.each([
    ['zh', 93],
    ['en', 80],
  ] as const)('%s points: the first reading is right in at least %d of 100', (language, goal) => {
    const cases = casesOf(language);
    const [points, ranges] = [isPointCase, isRangeCase].map((kind) => score(cases.filter(kind), language)) as [
      Score,
      Score,
    ];
    const line = ({ right, of, missed }: Score): string =>
      `${right} of ${of}${missed.map(({ one, got }) => `\n  ${one.id} ${one.input} → ${got}`).join('')}`;
    console.log(`${language} points: ${line(points)}\n${language} ranges (start): ${ranges.right} of ${ranges.of}`);
    expect(percent(points)).toBeGreaterThanOrEqual(goal);
  });
});
