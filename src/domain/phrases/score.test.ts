import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  answersOf,
  type DateCase,
  isFirstRangeRight,
  isPointCase,
  isRangeCase,
  readCases,
  score,
  verdictOf,
} from './testing/score.ts';

const FOLDER = resolve('../shared/data/nl-dates');
const isThere = existsSync(FOLDER);
const casesOf = (language: 'zh' | 'en'): readonly DateCase[] =>
  isThere ? readCases(readFileSync(`${FOLDER}/${language}.json`, 'utf8')) : [];

const percent = (cases: readonly DateCase[], is: (one: DateCase) => boolean): number =>
  (100 * cases.filter(is).length) / cases.length;

describe.skipIf(!isThere)('phrases of the shared data (skipped when it is not there)', () => {
  test.each([
    ['zh', { points: 96, ranges: 87, wrong: 7 }],
    ['en', { points: 85, ranges: 80, wrong: 11 }],
  ] as const)(
    '%s: so many first readings are right, and no more are wrong without a question: %o',
    (language, goals) => {
      const cases = casesOf(language);
      const answers = new Map(cases.map((one) => [one, answersOf(one, language)]));
      const of = (one: DateCase): readonly Answer[] => answers.get(one) ?? [];
      const points = score(cases.filter(isPointCase), language);
      const found = {
        points: (100 * points.right) / points.of,
        ranges: percent(cases.filter(isRangeCase), (one) => isFirstRangeRight(one, of(one), 'counted')),
        wrong: percent(cases, (one) => verdictOf(one, of(one)) === 'wrong'),
      };
      // A quarter of the texts is only to be counted: none of them is shown.
      console.log(`${language} ${JSON.stringify(found)}`);
      expect(found.points).toBeGreaterThanOrEqual(goals.points);
      expect(found.ranges).toBeGreaterThanOrEqual(goals.ranges);
      expect(found.wrong).toBeLessThanOrEqual(goals.wrong);
    },
  );
});
