import { everyDayOf, everyOf } from '../../phrases/each-part.ts';
import { normalise } from '../../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext } from '../../time/phrase.ts';
import type { Condition, SeriesWords } from '../frames/series-words.ts';
import { anyOf, LANGUAGES, matchesSome, ofAll } from '../languages.ts';
import { timesBesideAlarm } from '../sentence.ts';
import { type Clause, clausesIn, timesOf } from './clauses.ts';
import { isSeries, withFirst } from './often.ts';

/** A sentence about a series, taken apart. */
export interface Series {
  /** What it is, and on which days and hours. */
  readonly main: string;
  /** All conditions, as the grammar of time reads them behind days and hours. */
  readonly conditions: string;
  /** They say that it goes on: days without a word of repeating are days of a series. */
  readonly goesOn: boolean;
  /** They say for how long: an hour without a day is that of each day. */
  readonly isDaily: boolean;
  /** They say how many times, and not that each of several things comes so often. */
  readonly isCountedOnce: boolean;
  /** Clauses that say why, as typed. */
  readonly notes: readonly string[];
}

/** Nobody says more in one sentence. */
const MOST_CLAUSES = 10;
const MOST = 400;

const REPEATS = new RegExp(
  anyOf(({ series }) => series.repeats),
  'iu',
);

/**
 * Finds the clauses of a sentence that say how its series begins, ends, goes on, what it leaves out and how long each one
 * takes, however they are put; each is said again in the one way that the grammar of time reads beside days and hours.
 * Undefined where there is none that needs it.
 *
 * @example seriesIn('Yoga Tuesdays 7pm, first class is Dec 1, we skip the 29th', context)
 * // main 'Yoga Tuesdays 7pm', conditions ', starting Dec 1, except the 29th'
 */
export function seriesIn(text: string, context: PhraseContext): Series | undefined {
  if (text.length > MOST || !REPEATS.test(text)) return undefined;
  for (const { series: words } of LANGUAGES) {
    if (!words.script.test(text)) continue;
    const clauses = clausesIn(text, words, context);
    if (clauses.length < 2 || clauses.length > MOST_CLAUSES) continue;
    if (clauses.every(({ said, isWhy }) => said.length === 0 && !isWhy)) continue;
    return together(withFirst(clauses, context), words, context);
  }
  return undefined;
}

function together(clauses: readonly Clause[], words: SeriesWords, context: PhraseContext): Series {
  const all = clauses.flatMap((one) => one.said);
  const begins = all.some(({ condition }) => condition === 'begins');
  // 今年去不了，明年开始: what is over by then need not be left out.
  const said = all.filter(
    ({ condition, words: own }) => !begins || !LEAVES.includes(condition) || !words.present.test(own),
  );
  const conditions = words.say.flatMap(({ condition, words: say }) =>
    said.filter((one) => one.condition === condition).map((one) => (one.isPlain ? `, ${one.words}` : say(one.words))),
  );
  const main = clauses.flatMap(({ kept }) => (kept.trim() === '' ? [] : [kept.trim()])).join(', ');
  const hasHours = timesBesideAlarm(main, context).some(({ said: { clock } }) => clock);
  const whole = conditions.join('');
  return {
    main,
    conditions: hasHours ? words.partOfDay.reduce((out, [part, day]) => out.replace(part, day), whole) : whole,
    goesOn: said.some(({ condition }) => GOES_ON.includes(condition)),
    isDaily: said.some(({ condition }) => condition === 'goes-on'),
    isCountedOnce: clauses.some(
      (one) => one.said.some(({ condition }) => condition === 'counts') && !words.ofEach.test(normalise(one.text)),
    ),
    notes: clauses.filter(({ isWhy }) => isWhy).map(({ text }) => text.trim()),
  };
}

const LEAVES: readonly Condition[] = ['leaves-out', 'leaves-out-once'];
const GOES_ON: readonly Condition[] = ['each', 'ends', 'ends-with', 'goes-on', 'counts'];

/** One thing of those that were said, with the conditions of its series. Undefined where it does not repeat. */
export function withConditions(
  text: string,
  { conditions, goesOn, isDaily }: Series,
  context: PhraseContext,
): string | undefined {
  const times = timesBesideAlarm(text, context);
  const repeat = times.findLast(({ reading }) => reading?.kind === 'repeat');
  if (repeat) return behind(text, repeat, conditions, context);
  if (!goesOn) return undefined;
  // Mon, Wed and Fri, twelve times: that it goes on makes a series of it.
  const from = timesOf(text, context).find(({ said }) => said.day)?.spans[0]?.from ?? 0;
  const ends = ({ spans }: Phrase): number => spans.at(-1)?.to ?? 0;
  const [last] = times.filter(({ said }) => said.day || said.clock).toSorted((one, other) => ends(other) - ends(one));
  const clause = /^[^,，]+/.exec(text)?.[0] ?? '';
  const whole = last ? behind(text, last, conditions, context) : `${clause}${conditions}${text.slice(clause.length)}`;
  // 晚上十点吃药，连吃七天
  const hour = isDaily && times.every(({ said }) => !said.day) ? times.find(({ said }) => said.clock) : undefined;
  const at = hour?.spans[0]?.from;
  const daily = at === undefined ? [] : everyDayOf(whole.slice(at)).map((each) => `${whole.slice(0, at)}${each}`);
  return [whole, ...daily, ...everyOf(whole.slice(from)).map((each) => `${whole.slice(0, from)}${each}`)].find((one) =>
    isSeries(one, context),
  );
}

/** Behind a time, or before how long each takes where that stands apart (at 5 … for 45 minutes) and they are read only there. */
function behind(text: string, phrase: Phrase, conditions: string, context: PhraseContext): string {
  if (conditions === '') return text;
  const [last, before] = [phrase.spans.at(-1), phrase.spans.at(-2)];
  const whole = insertedAt(text, last?.to ?? text.length, conditions);
  const isApart =
    phrase.duration !== undefined &&
    before !== undefined &&
    matchesSome(BEFORE_LENGTH, text.slice(before.to, last?.from));
  if (!isApart || isSeries(whole, context)) return whole;
  const ahead = insertedAt(text, before.to, conditions);
  return isSeries(ahead, context) ? ahead : whole;
}

const BEFORE_LENGTH = ofAll(({ series }) => (series.beforeLength ? [series.beforeLength] : []));

function insertedAt(text: string, to: number, conditions: string): string {
  const end = to + Math.max(0, ...CLINGS.map((words) => words.exec(text.slice(to))?.[0].length ?? 0));
  const after = text.slice(end);
  return `${text.slice(0, end)}${conditions}${MARK_NEXT.test(after) ? '' : ', '}${after.trimStart()}`;
}

const CLINGS = ofAll(({ series }) => (series.clings ? [series.clings] : []));
const MARK_NEXT = /^\s*(?:$|[,，。.;；!！])/;

const LEFT_OVER = ofAll(({ series }) => [series.leftOver]);

const LENGTH_ALONE = ofAll(({ series }) => [series.lengthAlone]);

/** Words of a condition that are left in a title: they were not read. What comes once (`repeats: false`) has them, too. */
export const leftOverIn = (title: string, repeats: boolean): string | undefined =>
  (repeats ? LEFT_OVER : LENGTH_ALONE)
    .map((pattern) => pattern.exec(normalise(title))?.[0])
    .find((one) => one !== undefined);
