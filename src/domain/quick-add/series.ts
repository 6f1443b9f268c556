import { everyOf } from '../phrases/each-part.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { alarmIn } from './alarm.ts';
import type { Condition, ConditionForm, SeriesWords } from './frames/series-words.ts';
import { EACH, LENGTH, PLACED, TERM, TIME } from './frames/series-words.ts';
import { anyOf, LANGUAGES, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { phrasesIn, timesIn } from './sentence.ts';

/** A sentence about a series, taken apart. */
export interface Series {
  /** What it is, and on which days and hours. */
  readonly main: string;
  /** All conditions, as the grammar of time reads them behind days and hours. */
  readonly conditions: string;
  /** They say that it goes on: days without a word of repeating are days of a series. */
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

interface Said {
  readonly condition: Condition;
  readonly words: string;
  /** It is said as the grammar reads it. */
  readonly isPlain?: true;
}

/** A clause, and what it says of the series. */
interface Clause {
  readonly text: string;
  readonly said: readonly Said[];
  /** What stays in the sentence. */
  readonly kept: string;
  readonly isWhy: boolean;
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
    if (!words.script.test(text)) continue;
    const texts = clausesOf(text, words);
    if (texts.length < 2 || texts.length > MOST_CLAUSES) continue;
    const clauses: Clause[] = [];
    for (const one of texts) clauses.push(readClause(one, clauses, words, context));
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
  const hasHours = timesOf(main, context).some(({ said: { clock } }) => clock);
  const whole = conditions.join('');
  return {
    main,
    conditions: hasHours ? words.partOfDay.reduce((out, [part, day]) => out.replace(part, day), whole) : whole,
    goesOn: said.some(({ condition }) => GOES_ON.includes(condition)),
    notes: clauses.filter(({ isWhy }) => isWhy).map(({ text }) => text.trim()),
  };
}

const LEAVES: readonly Condition[] = ['leaves-out', 'leaves-out-once'];
const GOES_ON: readonly Condition[] = ['each', 'ends', 'ends-with', 'goes-on', 'counts'];

/** 12月4号上午9点打针，之后每28天打: the time that is said before is the first one, unless another one is said to be. */
function withFirst(clauses: readonly Clause[], context: PhraseContext): readonly Clause[] {
  const each = clauses.findIndex(({ said }) => said.some(({ condition }) => condition === 'each'));
  // Mondays for four weeks, then every other week: not of the same series.
  const repeats =
    each > 0 && clauses.some(({ kept }) => timesOf(kept, context).some(({ reading }) => reading?.kind === 'repeat'));
  if (repeats) return clauses.map((one, index) => (index === each ? { ...one, said: [], kept: one.text } : one));
  if (each < 1) return clauses;
  const at = clauses.findIndex(({ text, said }) => said.length === 0 && timesOf(text, context).length > 0);
  const clause = clauses[at];
  const times = clause && at < each ? timesOf(clause.text, context) : [];
  const [from, to] = [times[0]?.spans[0]?.from, times.at(-1)?.spans.at(-1)?.to];
  const isPlain = times.every(({ said }) => said.day) || times.every(({ said }) => said.clock && !said.day);
  if (!clause || from === undefined || to === undefined || !isPlain) return clauses;
  const words = clause.text.slice(from, to);
  const often = clauses[each]?.said.find(({ condition }) => condition === 'each')?.words ?? '';
  const [before, after] = [clause.text.slice(0, from), clause.text.slice(to)];
  // 6月18结婚纪念日，每年: of each of them.
  const ofEach = `${often}${words}`;
  const [rule = ''] = timesOf(often, context).flatMap(({ reading }) =>
    reading?.kind === 'repeat' ? [reading.rrule] : [],
  );
  const begins = clauses.some(({ said }) => said.some(({ condition }) => condition === 'begins'));
  // 周日下午送他，每周都送，从11月29号起
  const [ofWeek] = rule === 'FREQ=WEEKLY' ? everyOf(words).filter((one) => isWeekly(one, context)) : [];
  if (ofWeek)
    return clauses.map((one, index) =>
      index === at ? { ...one, kept: `${before}${ofWeek}${after}` } : index === each ? { ...one, said: [] } : one,
    );
  const isOfEach = (!begins || !rule.includes('WEEKLY')) && !/BY|INTERVAL/.test(rule) && isSeries(ofEach, context);
  if (isOfEach)
    return clauses.map((one, index) =>
      index === at ? { ...one, kept: `${before}${ofEach}${after}` } : index === each ? { ...one, said: [] } : one,
    );
  if (times.length > 1 || begins) return clauses;
  const said: Said[] = [{ condition: 'begins', words }];
  return clauses.map((one, index) => (index === at ? { ...one, said, kept: `${before} ${after}` } : one));
}

/** One thing of those that were said, with the conditions of its series. Undefined where it does not repeat. */
export function withConditions(
  text: string,
  { conditions, goesOn }: Series,
  context: PhraseContext,
): string | undefined {
  const times = timesBesideAlarm(text, context);
  const repeat = times.findLast(({ reading }) => reading?.kind === 'repeat');
  if (repeat) return behind(text, repeat, conditions);
  if (!goesOn) return undefined;
  // Mon, Wed and Fri, twelve times: that it goes on makes a series of it.
  const from = timesOf(text, context).find(({ said }) => said.day)?.spans[0]?.from ?? 0;
  const ends = ({ spans }: Phrase): number => spans.at(-1)?.to ?? 0;
  const [last] = times.filter(({ said }) => said.day || said.clock).toSorted((one, other) => ends(other) - ends(one));
  const clause = /^[^,，]+/.exec(text)?.[0] ?? '';
  const whole = last ? behind(text, last, conditions) : `${clause}${conditions}${text.slice(clause.length)}`;
  return [whole, ...everyOf(whole.slice(from)).map((each) => `${whole.slice(0, from)}${each}`)].find((one) =>
    isSeries(one, context),
  );
}

function timesBesideAlarm(text: string, context: PhraseContext): readonly Phrase[] {
  const alarm = alarmIn(normalise(withoutNames(text)), context);
  return timesIn(withoutNames(text, alarm?.spans), context);
}

/** Tuesdays 1-3pm and Thursday 10am to noon, until May 6: each of those days, as every one of them. */
export function withEach(text: string, context: PhraseContext): string {
  const often = ({ from, to }: Span): readonly { at: number; every: string }[] => {
    const words = text.slice(from, to);
    const every = everyOf(words).find((one) => isWeekly(one, context));
    return every === undefined ? [] : [{ at: from, every: every.slice(0, -words.length) }];
  };
  return hoursOfDays(text, context)
    .flatMap(often)
    .toReversed()
    .reduce((out, { at, every }) => `${out.slice(0, at)}${every}${out.slice(at)}`, text);
}

/** Days that stand together, with the hour that they share. */
function hoursOfDays(text: string, context: PhraseContext): Span[] {
  const groups: (Span & { hasHour: boolean })[] = [];
  for (const { spans, said, reading } of timesOf(text, context)) {
    const [first, last] = [spans[0], spans.at(-1)];
    if (!first || !last || !said.day || reading?.kind === 'repeat') continue;
    const group = groups.at(-1);
    const isTogether = group && !group.hasHour && TOGETHER.test(text.slice(group.to, first.from));
    if (isTogether) groups.splice(-1, 1, { from: group.from, to: last.to, hasHour: said.clock });
    else groups.push({ from: first.from, to: last.to, hasHour: said.clock });
  }
  return groups.filter(({ hasHour }) => hasHour);
}

const TOGETHER = /^(?:\s|[,，、&/和跟与及]|and)*$/i;

function isWeekly(text: string, context: PhraseContext): boolean {
  const [phrase, ...more] = phrasesIn(text, context);
  return phrase?.reading?.kind === 'repeat' && more.length === 0 && WEEKLY.test(phrase.reading.rrule);
}

const WEEKLY = /^FREQ=WEEKLY;BYDAY=[A-Z,]+$/;

function isSeries(text: string, context: PhraseContext): boolean {
  const [phrase, ...more] = timesBesideAlarm(text, context);
  return phrase?.reading?.kind === 'repeat' && more.length === 0;
}

function behind(text: string, { spans }: Phrase, conditions: string): string {
  if (conditions === '') return text;
  const last = spans.at(-1)?.to ?? text.length;
  const end = last + Math.max(0, ...CLINGS.map((words) => words.exec(text.slice(last))?.[0].length ?? 0));
  const after = text.slice(end);
  return `${text.slice(0, end)}${conditions}${MARK_NEXT.test(after) ? '' : ', '}${after.trimStart()}`;
}

const CLINGS = ofAll(({ series }) => (series.clings ? [series.clings] : []));
const LEFT_OVER = ofAll(({ series }) => [series.leftOver]);

const MARK_NEXT = /^\s*(?:$|[,，。.;；!！])/;

/** Words of a condition that are left in the title of a series: they were not read. */
export const leftOverIn = (title: string): string | undefined =>
  LEFT_OVER.map((pattern) => pattern.exec(normalise(title))?.[0]).find((one) => one !== undefined);

function clausesOf(text: string, { breaks, refersBack }: SeriesWords): string[] {
  const plain = withoutNames(text);
  const clauses: string[] = [];
  let from = 0;
  const take = (to: number, next: number): void => {
    const said = text.slice(from, to);
    const last = clauses.at(-1);
    if (last !== undefined && refersBack.test(normalise(said.trim()))) clauses.splice(-1, 1, `${last}, ${said}`);
    else if (said.trim() !== '') clauses.push(said);
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
  return (
    isAll &&
    more.length === 0 &&
    !phrase.said.day &&
    !phrase.said.clock &&
    phrase.problems.some(({ code }) => code === 'left-out')
  );
}

/** …, skipping Thanksgiving, Christmas Eve and New Year's Eve */
const MORE_OF_THEM: ConditionForm = {
  says: ['leaves-out'],
  pattern: new RegExp(`^(?:[a-z]{2,3} |[和跟与及])?${TIME}$`),
};

interface Slot extends Span {
  readonly sign: string;
  /** What it says, without what stands between the times of a list. */
  readonly words: string;
}

const signOf = ({ reading }: Phrase): string => {
  if (reading?.kind === 'repeat') return /BY/.test(reading.rrule) ? PLACED : EACH;
  if (reading?.kind !== 'duration') return TIME;
  return reading.amount.ms === 0 ? TERM : LENGTH;
};

/** The times of a clause, those of one list together. */
function slotsIn(text: string, phrases: readonly Phrase[], { joints }: SeriesWords): Slot[] {
  const joint = new RegExp(`^(?:\\s|[,，、]|${joints.plain.join('|')})*$`, 'iu');
  const between = new RegExp(`^(?:\\s|[,，、]|${[...joints.plain, ...joints.more].join('|')})*$`, 'iu');
  const slots: Slot[] = [];
  for (const phrase of phrases)
    for (const { from, to } of phrase.spans) {
      const [sign, words] = [signOf(phrase), text.slice(from, to)];
      const last = slots.at(-1);
      const gap = last && text.slice(last.to, from);
      if (last?.sign !== sign || sign !== TIME || gap === undefined || !between.test(gap))
        slots.push({ from, to, sign, words });
      else slots.splice(-1, 1, { ...last, to, words: `${last.words}${joint.test(gap) ? gap : '、'}${words}` });
    }
  return slots;
}

/** With each time, length and repeat as one sign. */
function signed(plain: string, slots: readonly Slot[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, sign } of slots) {
    out += plain.slice(at, from) + sign;
    at = to;
  }
  return (out + plain.slice(at)).trim();
}

function readClause(text: string, before: readonly Clause[], words: SeriesWords, context: PhraseContext): Clause {
  const nothing: Clause = { text, said: [], kept: text, isWhy: false };
  const plain = normalise(withoutNames(text));
  const phrases = phrasesIn(
    plain.replace(words.own, (own) => HIDDEN.repeat(own.length)),
    context,
  );
  const slots = slotsIn(text, phrases, words);
  // 第一次 would be a name.
  const sentence = signed(normalise(text), slots);
  const last = before.at(-1);
  const isMore = last?.said.length === 1 && last.said[0]?.condition === 'leaves-out';
  const isMovedOff = words.movedOff.test(plain);
  const isTimed = phrases.some(({ said }) => said.clock);
  const forms = isMore ? [MORE_OF_THEM, ...words.forms] : words.forms;
  // 12月3号晚上8点第一节: the only condition that may have an hour.
  for (const { says, pattern } of isMovedOff
    ? []
    : isTimed
      ? forms.filter((one) => one.says.join() === 'begins')
      : forms) {
    const match = pattern.exec(sentence);
    const { number, matter = '', why = '' } = match?.groups ?? {};
    const isOften = !says.includes('each') || (before.length > 0 && words.often.test(plain));
    const said = match && isOften ? saidIn(says, { slots, number }, words) : undefined;
    if (said) return { text, said, kept: matter, isWhy: why.trim().length > 1 };
  }
  if (isLeftOut(text, context))
    return { ...nothing, said: [{ condition: 'leaves-out', words: text.trim(), isPlain: true }], kept: '' };
  // …, 除了周三，她周三跳舞: of what is left out, it says why.
  const isOfLast = slots.every(({ words: own }) => last?.said.some((one) => one.words.includes(own)));
  const isWhy = isBehindExcept(last, words) && isOfLast && words.reasons.test(plain.trim());
  return isWhy ? { ...nothing, kept: '', isWhy } : nothing;
}

/** Something was left out or said of the series before. */
const isBehindExcept = (last: Clause | undefined, { leavesOut }: SeriesWords): boolean =>
  last !== undefined && (last.said.length > 0 || last.isWhy || leavesOut.test(last.text));

interface Parts {
  readonly slots: readonly Slot[];
  readonly number: string | undefined;
}

const SIGNS: Partial<Record<Condition, string>> = {
  lasts: `${LENGTH}${TERM}`,
  'goes-on': TERM,
  each: `${EACH}${PLACED}`,
};

/** The words of each condition. Undefined where one has none. */
function saidIn(says: ConditionForm['says'], { slots, number }: Parts, words: SeriesWords): Said[] | undefined {
  const left = [...slots];
  const take = (signs: string): string | undefined => {
    const at = left.findIndex(({ sign }) => signs.includes(sign));
    const [slot] = at < 0 ? [] : left.splice(at, 1);
    return slot?.words;
  };
  const said = says.map((condition): readonly Said[] | undefined => {
    if (condition === 'within') return endsOf(take(TIME), words);
    const own = condition === 'counts' ? number : take(SIGNS[condition] ?? `${TIME}${PLACED}`);
    return own === undefined ? undefined : [{ condition, words: own }];
  });
  return said.every((one) => one !== undefined) ? said.flat() : undefined;
}

/** Monday through Friday are days of a week. */
const DATED = /\d|[号日月]|(?<![a-z])(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i;

/** Jan 19 until May 6: it begins with the one and ends with the other. */
function endsOf(text: string | undefined, { stretch }: SeriesWords): Said[] | undefined {
  const { from, to } = stretch.exec(text ?? '')?.groups ?? {};
  if (from === undefined || to === undefined || !DATED.test(from)) return undefined;
  const month = /^\d{1,2}(?:st|nd|rd|th)?$/.test(to) ? /^[a-z]+\.? (?=\d)/i.exec(from)?.[0] : undefined;
  return [
    { condition: 'begins', words: from },
    { condition: 'ends-with', words: `${month ?? ''}${to}` },
  ];
}
