import { everyOf } from '../phrases/each-part.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { alarmIn } from './alarm.ts';
import type { Condition, ConditionForm, SeriesWords } from './frames/series-words.ts';
import { LENGTH, TERM, TIME } from './frames/series-words.ts';
import { anyOf, LANGUAGES, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { phrasesIn, timesIn } from './sentence.ts';

/** A sentence about a series, taken apart. */
export interface Series {
  /** What it is, and on which days and hours. */
  readonly main: string;
  /** All conditions, as the grammar of time reads them behind days and hours. */
  readonly conditions: string;
  /** They say how long it goes on: days without a word of repeating are days of a series. */
  readonly goesOn: boolean;
  /** Clauses that say why, as typed. */
  readonly notes: readonly string[];
}

/** What no word of time has. */
const HIDDEN = '\ue000';
/** Nobody says more in one sentence. */
const MOST_CLAUSES = 10;
const MOST = 400;

const REPEATS = new RegExp(
  anyOf(({ series }) => series.repeats),
  'iu',
);

interface Clause {
  readonly text: string;
}

interface Said {
  readonly condition: Condition;
  readonly words: string;
  /** It is said as the grammar reads it. */
  readonly isPlain?: true;
}

interface Found {
  readonly said: readonly Said[];
  /** What stays in the sentence. */
  readonly kept: string;
  readonly why: boolean;
}

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
    const clauses = clausesOf(text, words);
    if (clauses.length < 2 || clauses.length > MOST_CLAUSES) continue;
    const found: (Found | undefined)[] = [];
    for (const clause of clauses) found.push(conditionsIn(clause, found.at(-1), words, context));
    if (found.every((one) => one === undefined)) continue;
    return takenApart(clauses, found, words, context);
  }
  return undefined;
}

function takenApart(
  clauses: readonly Clause[],
  found: readonly (Found | undefined)[],
  words: SeriesWords,
  context: PhraseContext,
): Series {
  const notes: string[] = [];
  const kept: string[] = [];
  for (const [index, { text }] of clauses.entries()) {
    const one = found[index];
    const isWhy = !one && index > 0 && isReason(text, words, context);
    if (one?.why || isWhy) notes.push(text.trim());
    kept.push(one ? one.kept : isWhy ? '' : text);
  }
  const said = found.flatMap((one) => one?.said ?? []);
  const conditions = words.say.flatMap(({ condition, words: say }) =>
    said.filter((one) => one.condition === condition).map((one) => (one.isPlain ? `, ${one.words}` : say(one.words))),
  );
  const main = kept.map((one) => one.trim()).filter((one) => one !== '');
  const goesOn = said.some(({ condition }) => GOES_ON.includes(condition));
  return { main: main.join(', '), notes, conditions: conditions.join(''), goesOn };
}

const GOES_ON: readonly Condition[] = ['ends', 'ends-with', 'goes-on', 'counts'];

const isReason = (text: string, { reasons }: SeriesWords, context: PhraseContext): boolean =>
  reasons.test(normalise(text)) && timesOf(text, context).length === 0;

/** One thing of those that were said, with the conditions of its series. Undefined where it does not repeat. */
export function withConditions(
  text: string,
  { conditions, goesOn }: Series,
  context: PhraseContext,
): string | undefined {
  const alarm = alarmIn(normalise(withoutNames(text)), context);
  const times = timesIn(withoutNames(text, alarm?.spans), context);
  const repeat = times.findLast(({ reading }) => reading?.kind === 'repeat');
  if (repeat) return behind(text, repeat, conditions);
  if (!goesOn) return undefined;
  // Mon, Wed and Fri, twelve times: that it goes on makes a series of it.
  const [first] = times.filter(({ said }) => said.day);
  const last = times.findLast(({ said }) => said.day || said.clock);
  const from = first?.spans[0]?.from;
  if (!last || from === undefined) return undefined;
  const whole = behind(text, last, conditions);
  return [whole, ...everyOf(whole.slice(from)).map((each) => `${whole.slice(0, from)}${each}`)].find((one) =>
    isSeries(one, context),
  );
}

function isSeries(text: string, context: PhraseContext): boolean {
  const [phrase, ...more] = timesIn(withoutNames(text), context);
  return phrase?.reading?.kind === 'repeat' && more.length === 0;
}

function behind(text: string, { spans }: Phrase, conditions: string): string {
  const last = spans.at(-1)?.to ?? text.length;
  const end = last + Math.max(0, ...CLINGS.map((words) => words.exec(text.slice(last))?.[0].length ?? 0));
  const after = text.slice(end);
  return `${text.slice(0, end)}${conditions}${MARK_NEXT.test(after) ? '' : ', '}${after.trimStart()}`;
}

const CLINGS = ofAll(({ series }) => (series.clings ? [series.clings] : []));

const MARK_NEXT = /^\s*(?:$|[,，。.;；!！])/;

function clausesOf(text: string, { breaks, refersBack }: SeriesWords): Clause[] {
  const plain = withoutNames(text);
  const clauses: Clause[] = [];
  let from = 0;
  const take = (to: number, next: number): void => {
    const said = text.slice(from, to);
    const last = clauses.at(-1);
    if (last && refersBack.test(normalise(said.trim()))) clauses.splice(-1, 1, { text: `${last.text}, ${said}` });
    else if (said.trim() !== '') clauses.push({ text: said });
    from = next;
  };
  for (const { index, 0: mark } of plain.matchAll(breaks)) take(index, index + mark.length);
  take(text.length, text.length);
  return clauses;
}

const timesOf = (text: string, context: PhraseContext): readonly Phrase[] => phrasesIn(withoutNames(text), context);

/** 元旦那周的周六不上: all of it. */
function isLeftOut(text: string, context: PhraseContext): boolean {
  const [phrase, ...more] = timesOf(text, context);
  const isAll = phrase?.spans.length === 1 && text.slice(phrase.spans[0]?.from, phrase.spans[0]?.to) === text.trim();
  return isAll && more.length === 0 && phrase.problems.some(({ code }) => code === 'left-out');
}

const MORE_OF_THEM: ConditionForm = {
  says: ['leaves-out'],
  pattern: new RegExp(`^(?:[a-z]{2,3} |[和跟与及])?${TIME}$`),
};

interface Slot extends Span {
  readonly sign: string;
}

/** The times of a clause, those of one list together. */
function slotsIn(plain: string, phrases: readonly Phrase[], { joints }: SeriesWords): Slot[] {
  const between = new RegExp(`^(?:\\s|[,，、]|${joints.map(String).join('|')})*$`, 'u');
  const slots: Slot[] = [];
  for (const { spans, reading } of phrases)
    for (const { from, to } of spans) {
      const sign = reading?.kind !== 'duration' ? TIME : reading.amount.ms === 0 ? TERM : LENGTH;
      const last = slots.at(-1);
      const isOne = last?.sign === sign && sign === TIME && between.test(plain.slice(last.to, from));
      if (isOne) slots.splice(-1, 1, { ...last, to });
      else slots.push({ from, to, sign });
    }
  return slots;
}

function conditionsIn(
  clause: Clause,
  before: Found | undefined,
  words: SeriesWords,
  context: PhraseContext,
): Found | undefined {
  const plain = normalise(withoutNames(clause.text));
  const phrases = phrasesIn(
    plain.replace(words.own, (own) => HIDDEN.repeat(own.length)),
    context,
  );
  if (phrases.some(({ said, reading }) => said.clock || reading?.kind === 'repeat')) return undefined;
  const slots = slotsIn(plain, phrases, words);
  let masked = '';
  let at = 0;
  for (const { from, to, sign } of slots) {
    masked += plain.slice(at, from) + sign;
    at = to;
  }
  masked += plain.slice(at);
  const isMore = before?.said.length === 1 && before.said[0]?.condition === 'leaves-out';
  // …, skipping Thanksgiving, Christmas Eve and New Year's Eve
  const forms = isMore ? [MORE_OF_THEM, ...words.forms] : words.forms;
  for (const { says, pattern } of forms) {
    const match = pattern.exec(masked.trim());
    if (!match) continue;
    const { number, matter = '', why = '', also = '' } = match.groups ?? {};
    const of = (sign: string): string[] =>
      slots.filter((one) => one.sign === sign).map(({ from, to }) => clause.text.slice(from, to));
    const [times, lengths, terms] = [of(TIME), of(LENGTH), of(TERM)];
    const said = says.map((condition): Said | undefined => {
      const list = condition === 'lasts' ? lengths : condition === 'goes-on' ? terms : times;
      const own = condition === 'counts' ? number : list.shift();
      return own === undefined ? undefined : { condition, words: own };
    });
    if (said.some((one) => one === undefined)) continue;
    return {
      said: said.filter((one) => one !== undefined),
      kept: `${matter}${also}`,
      why: why.trim().length > 1,
    };
  }
  return undefined;
}
