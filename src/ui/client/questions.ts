import { TOOLS } from '../../messages/shared/tools.ts';
import type { Arguments, Called, Candidate, Slot } from './api.ts';
import { saySpan } from './dates.ts';
import { words } from './facts.ts';

/** A call of a tool. */
export interface ToolCall {
  readonly tool: string;
  readonly args: Arguments;
}

/** What the user may choose. */
export interface Choice<Value> {
  readonly label: string;
  readonly detail?: string | undefined;
  /** What it belongs to, where there are several parts. */
  readonly part?: string | undefined;
  readonly value: Value;
}

/** What is to be decided before a write goes on. */
export interface Question<Value> {
  readonly title: string;
  /** What is in the way. */
  readonly inTheWay: readonly string[];
  readonly choices: readonly Choice<Value>[];
}

const timeOf = ({ start, end, when }: Candidate, today: string): string | undefined =>
  start !== undefined && end !== undefined ? saySpan(start, end, today) : when;

/** What a result that needs the user asks, each choice with the call that it stands for. */
export function questionOf(
  { result, takesSlot }: Called<object>,
  { tool, args }: ToolCall,
  today: string,
): Question<ToolCall> {
  const line = (one: Candidate): string => [one.title, timeOf(one, today)].filter(Boolean).join(' · ');
  const { alternatives = [], conflicts = [], candidates = [], confirm_token, retry } = result;
  const slots = alternatives.map((slot) => ({
    label: saySpan(slot.start, slot.end, today),
    detail: slot.reasons?.join(' · '),
    part: words.freeInstead,
    value: atSlot(slot, { tool, args }, takesSlot, retry),
  }));
  const meant = candidates.map((one) => ({
    label: one.title,
    detail: timeOf(one, today),
    part: words.whichMeant,
    value: { tool, args: { ...args, match: undefined, id: one.ref ?? one.id } },
  }));
  const yes =
    confirm_token === undefined ? [] : [{ label: words.yes, value: { tool, args: { ...args, confirm_token } } }];
  const force =
    conflicts.length === 0 || confirm_token !== undefined
      ? []
      : [{ label: words.anyway, value: { tool, args: { ...args, on_conflict: 'force' } } }];
  // With a token the candidates are what it is about.
  const items = confirm_token === undefined ? meant : [];
  return {
    title: conflicts.length > 0 && confirm_token === undefined ? words.taken : result.message,
    inTheWay: confirm_token === undefined ? conflicts.map(line) : candidates.map(line),
    choices: [...slots, ...items, ...force, ...yes],
  };
}

/** The same call at another time: the one that the result names, else this one with the token in place of its time. */
function atSlot(
  { slot_token }: Slot,
  { tool, args }: ToolCall,
  takesSlot: boolean,
  retry: Called<object>['result']['retry'],
): ToolCall {
  if (retry?.arguments.slot_token !== undefined) return { tool: retry.tool, args: { ...retry.arguments, slot_token } };
  const { start: _start, end: _end, ...rest } = args;
  return { tool: takesSlot ? tool : TOOLS.book, args: { ...rest, slot_token } };
}

export type Scope = 'this' | 'this_and_future' | 'all';

/** Which occurrences of a series a change is for. */
export const scopeQuestion = (): Question<Scope> => ({
  title: words.whichOnes,
  inTheWay: [],
  choices: [
    { label: words.onlyThis, value: 'this' },
    { label: words.following, value: 'this_and_future' },
    { label: words.wholeSeries, value: 'all' },
  ],
});
