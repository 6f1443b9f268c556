import { everyOf } from '../../phrases/each-part.ts';
import type { Phrase, PhraseContext, Span } from '../../time/phrase.ts';
import { phrasesIn, timesBesideAlarm } from '../sentence.ts';
import { type Clause, type Said, timesOf } from './clauses.ts';

/** Days and hours that come again, though nothing beside them says so. */

/** 12月4号上午9点打针，之后每28天打: the time that is said before is the first one, unless another one is said to be. */
export function withFirst(clauses: readonly Clause[], context: PhraseContext): readonly Clause[] {
  const each = clauses.findIndex(({ said }) => said.some(({ condition }) => condition === 'each'));
  if (each < 1) return clauses;
  const asItStands = clauses.map((one, index) => (index === each ? { ...one, said: [], kept: one.text } : one));
  // Mondays for four weeks, then every other week: not of the same series.
  if (clauses.some(({ kept }) => timesOf(kept, context).some(({ reading }) => reading?.kind === 'repeat')))
    return asItStands;
  const at = clauses.findIndex(({ text, said }) => said.length === 0 && timesOf(text, context).length > 0);
  const clause = clauses[at];
  // on the first Monday of January, April and July, every year: a list of days that goes on behind a mark.
  const isListed = clauses
    .slice(at + 1, each)
    .some(({ text, said }) => said.length === 0 && timesOf(text, context).some((one) => one.said.day));
  if (at >= 0 && isListed) return asItStands;
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

/** standup mon-thu at 9:15, fridays at 10: several days beside those of a series are of each week, too. Otherwise the text as it is. */
export function withEachBeside(text: string, context: PhraseContext): string {
  const before = timesOf(text, context);
  if (before.length < 2 || !before.some(isClear)) return text;
  const each = withEach(text, context);
  const after = timesOf(each, context);
  const isWeekly = after.every((one, index) => isClear(one) && (isClear(before[index]) || isOfSeveralDays(one)));
  return isWeekly && before.length === after.length ? each : text;
}

const isClear = (one: Phrase | undefined): boolean => one?.reading?.kind === 'repeat' && one.problems.length === 0;

const isOfSeveralDays = ({ reading }: Phrase): boolean =>
  reading?.kind === 'repeat' && /BYDAY=[A-Z]+,/.test(reading.rrule);

/** Days that stand together, with the hour that they share. */
function hoursOfDays(text: string, context: PhraseContext): Span[] {
  const groups: (Span & { hasHour: boolean })[] = [];
  for (const { spans, said, reading, problems } of timesOf(text, context)) {
    const [first, last] = [spans[0], spans.at(-1)];
    if (!first || !last || !said.day || (reading?.kind === 'repeat' && problems.length === 0)) continue;
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

/** All its times are one that repeats. */
export function isSeries(text: string, context: PhraseContext): boolean {
  const [phrase, ...more] = timesBesideAlarm(text, context);
  return phrase?.reading?.kind === 'repeat' && more.length === 0;
}
