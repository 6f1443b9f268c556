import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '../src/domain/caller.ts';
import { type Custom, customsOf } from '../src/domain/phrases/testing/conventions.ts';
import {
  type Answer,
  acceptedOf,
  type DateCase,
  firstAnswer,
  isFirstRangeRight,
  isPointCase,
  isRangeCase,
  readCases,
  type Verdict,
  verdictOf,
} from '../src/domain/phrases/testing/score.ts';
import { printComparison, printTable } from './lib/table.ts';
import { compare, type Timing } from './lib/timing.ts';
import { PARSERS } from './peers/phrases.ts';

const OURS = 'perch-mcp';
const FOLDER = resolve('../shared/data/nl-dates');
const LANGUAGES = { zh: 'Chinese', en: 'English' } as const;
const GOALS = { zh: 96, en: 85 } as const;

/** Of a quarter only the score is looked at. The rest is learned from: one half by a hash of the text, later every second text as well. */
const isLearned = ({ input }: DateCase, at: number): boolean =>
  at % 2 === 0 || ((createHash('sha256').update(input).digest()[0] ?? 0) & 1) === 1;
const PARTS: readonly (readonly [name: string, isIn: (one: DateCase, at: number) => boolean])[] = [
  ['all', () => true],
  ['learned from', isLearned],
  ['not looked at', (one, at) => !isLearned(one, at)],
];

const EXPLAINED = `Start, end: of two named ends (from Jan to Feb) the last day, month or year may be counted in or left out; the data
leave it out, a calendar counts it in. As written: only the end of the data. All texts, not only points and ranges:
right if every first reading given without a question is in the data; wrong if one is not. Of the wrong ones, told by the values
alone: the same words at another time of their cycle (last year, the other half of the day), which is chosen as documented (what is
to come; one to six is in the afternoon), and the same time in another form (30 days for all month, from today or tomorrow on).
`;

type Parse = (one: DateCase) => Answer[];

const share = (cases: readonly DateCase[], isRight: (one: DateCase) => boolean): string =>
  `${((100 * cases.filter(isRight).length) / cases.length).toFixed(1)} %`;

/** A crash of a peer is no answer. */
const safely =
  (parse: Parse): Parse =>
  (one) => {
    try {
      return parse(one);
    } catch {
      return [];
    }
  };

function accuracy(cases: readonly DateCase[], parse: Parse): string[] {
  const answers = new Map(cases.map((one) => [one, safely(parse)(one)]));
  const isFirstRight = (one: DateCase): boolean => {
    const first = firstAnswer(one, answers.get(one) ?? []);
    return first !== undefined && acceptedOf(one).includes(first);
  };
  const isAnyRight = (one: DateCase): boolean =>
    (answers.get(one) ?? []).some(({ value }) => value !== undefined && acceptedOf(one).includes(value));
  const [points, ranges] = [cases.filter(isPointCase), cases.filter(isRangeCase)];
  const isRangeRight = (one: DateCase): boolean => isFirstRangeRight(one, answers.get(one) ?? [], 'counted');
  const isWrittenRight = (one: DateCase): boolean => isFirstRangeRight(one, answers.get(one) ?? [], 'written');
  const are = (verdict: Verdict): string => share(cases, (one) => verdictOf(one, answers.get(one) ?? []) === verdict);
  const but = (custom: Custom): string => share(cases, (one) => customsOf(one, answers.get(one) ?? []) === custom);
  return [
    share(points, isFirstRight),
    share(points, isAnyRight),
    share(ranges, isFirstRight),
    share(ranges, isRangeRight),
    share(ranges, isWrittenRight),
    are('right'),
    are('asked or unread'),
    are('wrong'),
    but('another'),
    but('form'),
  ];
}

/** Phrases about time in running text, against the parsers that a JavaScript program would take. */
export async function benchPhrases(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log(`### Phrases\n\nskipped: ${FOLDER} is not there\n`);
    return;
  }
  for (const [language, name] of Object.entries(LANGUAGES) as [Language, string][]) {
    const cases = readCases(readFileSync(`${FOLDER}/${language}.json`, 'utf8'));
    const parsers = Object.entries(PARSERS).map(([parser, parse]) => ({
      name: parser,
      parse: safely((one) => parse(one, language)),
    }));
    console.log(
      `### ${name} phrases, right readings (goal: ${OURS} ≥ ${GOALS[language as keyof typeof GOALS]} % of points at first)\n`,
    );
    printTable(
      [
        ...['parser', 'part', 'points, first', 'points, any', 'ranges (start)'],
        ...[
          'ranges (start, end)',
          '… end as written',
          'all texts: right',
          'asked or unread',
          'wrong unasked',
          'of these: another time',
          'another form',
        ],
      ],
      parsers.flatMap(({ name: parser, parse }) =>
        PARTS.map(([part, isIn]) => [parser, part, ...accuracy(cases.filter(isIn), parse)]),
      ),
    );
    console.log(EXPLAINED);
    // Each repetition reads the next text, so that the median is that of the texts; a server that runs has read some before.
    const contenders = parsers.map(({ name: parser, parse }) => {
      let next = 0;
      return { name: parser, run: () => parse(cases[next++ % cases.length] as DateCase) };
    });
    const options = { warmUp: 2 * cases.length, repetitions: 3 * cases.length };
    const timings = await compare(contenders, options);
    // By itself a parser finds what it needs in the caches of the processor, and in turns what the others left there.
    const alone: Timing[] = [];
    for (const contender of contenders) alone.push(...(await compare([contender], options)));
    printComparison(`${name} phrases, time for one text, each by itself`, alone, 'Recognizers-Text', `${OURS} ≤ 0.1`);
    printComparison(`${name} phrases, time for one text, in turns`, timings, 'Recognizers-Text', `${OURS} ≤ 0.1`);
  }
}
