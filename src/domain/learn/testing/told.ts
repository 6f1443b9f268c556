import { learnedRatio } from '../ratio.ts';
import { learnedLead, learnedLength, learnedPlace } from '../usual.ts';
import { aboutOf, casesOf, driftingCalendar, driftingTodos, type MadeEvent } from './drifting.ts';

/** What came of telling the events of one user, each by those before it. Shares of all events; `gain` is against the fixed default. */
export interface Told {
  readonly fixed: number;
  readonly learned: number;
  readonly gain: number;
  /** How many were told otherwise than the default, and how many of these right. */
  readonly answers: number;
  readonly right: number;
  /** Of those with five cases or more that the default is wrong of: how many, and the gain. */
  readonly often: { readonly cases: number; readonly gain: number };
}

interface Telling<Value> {
  readonly fixed: Value;
  readonly read: (event: MadeEvent) => Value;
  readonly tell: (before: readonly MadeEvent[], event: MadeEvent) => Value | undefined;
  readonly isSame: (a: Value, b: Value) => boolean;
}

function told<Value>(seed: number, { fixed, read, tell, isSame }: Telling<Value>): Told {
  const events = driftingCalendar(seed);
  const seen = { fixed: 0, learned: 0, answers: 0, right: 0, often: 0, oftenFixed: 0, oftenLearned: 0 };
  events.forEach((event, index) => {
    const before = events.slice(0, index);
    const value = read(event);
    const answer = tell(before, event);
    const [byDefault, byPast] = [fixed, answer ?? fixed].map((one) => (isSame(one, value) ? 1 : 0)) as [number, number];
    seen.fixed += byDefault;
    seen.learned += byPast;
    if (answer !== undefined) {
      seen.answers++;
      seen.right += byPast;
    }
    const alike = before.filter(({ title, person }) => title === event.title && person === event.person);
    const byHabit = alike.filter((one) => isSame(read(one), fixed)).length * 2 < alike.length;
    if (alike.length < 5 || !byHabit) return;
    seen.often++;
    seen.oftenFixed += byDefault;
    seen.oftenLearned += byPast;
  });
  const all = events.length;
  return {
    ...{ fixed: seen.fixed / all, learned: seen.learned / all, gain: (seen.learned - seen.fixed) / all },
    ...{ answers: seen.answers, right: seen.right },
    often: { cases: seen.often, gain: (seen.oftenLearned - seen.oftenFixed) / Math.max(1, seen.often) },
  };
}

const isEqual = <Value>(a: Value, b: Value): boolean => a === b;

export const tellLengths = (seed: number): Told =>
  told(seed, {
    fixed: 60,
    read: ({ minutes }) => minutes,
    tell: (before, event) =>
      learnedLength(
        casesOf(before, ({ minutes }) => minutes),
        aboutOf(event),
        { fixed: 60, now: event.at },
      )?.value,
    isSame: (a, b) => Math.abs(a - b) <= 5,
  });

export const tellPlaces = (seed: number): Told =>
  told<string | null>(seed, {
    fixed: null,
    read: ({ place }) => place,
    tell: (before, event) =>
      learnedPlace(
        casesOf(before, ({ place }) => place),
        aboutOf(event),
        event.at,
      )?.value,
    isSame: isEqual,
  });

export const tellLeads = (seed: number): Told =>
  told<string | null>(seed, {
    fixed: null,
    read: ({ lead }) => lead,
    tell: (before, event) =>
      learnedLead(
        casesOf(before, ({ lead }) => lead),
        aboutOf(event),
        event.at,
      )?.value,
    isSame: isEqual,
  });

/** How far the time of todos is from what was taken, as the mean of |ln|: by their estimates, and by what is learned. */
export function tellTimes(seed: number): {
  readonly fixed: number;
  readonly learned: number;
  readonly answers: number;
} {
  const todos = driftingTodos(seed);
  const seen = { fixed: 0, learned: 0, answers: 0 };
  todos.forEach(({ labels, estimated, taken, at }, index) => {
    const ratio = learnedRatio(todos.slice(0, index).toReversed(), labels, at);
    const error = (minutes: number): number => Math.abs(Math.log(taken / minutes));
    seen.fixed += error(estimated) / todos.length;
    seen.learned += error(estimated * (ratio?.factor ?? 1)) / todos.length;
    if (ratio) seen.answers++;
  });
  return seen;
}
