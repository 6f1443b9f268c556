import { placeLine } from '../domain/place.ts';
import { messages } from '../messages/index.ts';
import type { PlanWeekResult } from '../services/planning/week/schedule.ts';
import type { Reader } from './reader.ts';

const joined = (parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

const named = (reader: Reader, title: string, part: string | undefined): string =>
  part === undefined ? title : `${title}${messages(reader).shown.aside({ said: part })}`;

/** A plan as a model reads it: every part with its reason, what is left out, what is at risk, and the token. */
export function planLines(result: PlanWeekResult, reader: Reader): string[] {
  const {
    plan = [],
    unplaced = [],
    at_risk: risks = [],
    moved = [],
    load = [],
    plan_token: token,
    travel_needed: ways = [],
  } = result;
  const { line, showPlan } = messages(reader).plan;
  return [
    ...plan.map(({ when, title, part, why, next_best: next, todo }) =>
      joined([when, named(reader, title, part), why, next && line.nextBest(next), todo]),
    ),
    ...moved.map(({ title, from, to, id }) => line.moved({ item: joined([title, `${from} → ${to}`, id]) })),
    ...unplaced.map(({ title, minutes, why, change, todo }) =>
      line.unplaced({ item: joined([title, line.minutes({ minutes }), why, change, todo]) }),
    ),
    ...risks.map(({ title, why }) => line.atRisk({ item: joined([title, why]) })),
    ...(load.length > 1
      ? [line.load({ days: load.map(({ date, minutes }) => `${date.slice(5)} ${minutes}`).join(' · ') })]
      : []),
    ...ways.map(({ from, to, minutes }) =>
      messages(reader).travel.needed({ from: placeLine(from), to: placeLine(to), minutes }),
    ),
    ...(token === undefined ? [] : [showPlan({ planToken: token, until: result.expires_at })]),
  ];
}

/** The same for the user who is asked. */
export function askedPlan({ plan = [], unplaced = [] }: PlanWeekResult, reader: Reader): string[] {
  const { line } = messages(reader).plan;
  return [
    ...plan.map(({ when, title, part }) => `· ${when} ${named(reader, title, part)}`),
    ...unplaced.map(({ title, why }) => `· ${line.unplaced({ item: joined([title, why]) })}`),
  ];
}
