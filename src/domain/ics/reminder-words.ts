import type { Closed, States, TriggerState } from '../reminders/state.ts';
import type { RecurrenceId } from '../time/event.ts';
import type { Instant } from '../time/wall.ts';

/** What a reminder holds that no VALARM has a word for, in a property of ours. */
export interface ReminderWords {
  /** Empty: that of its event. */
  readonly title: string;
  readonly notes: string | null;
  readonly priority: 'low' | 'normal' | 'high';
  readonly armedAt: Instant;
  readonly status: 'open' | Closed;
  readonly closedFrom: Instant | null;
  /** Occurrences of its event that it leaves out. */
  readonly exdates: readonly RecurrenceId[];
  readonly states: States;
  readonly created: Instant;
  readonly modified: Instant;
}

const LONGEST_TITLE = 500;
const LONGEST_NOTES = 100_000;
const MOST_MARKS = 10_000;
const MARK = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z?)?$/;
const YEARS = { first: Date.UTC(1900, 0, 1), last: Date.UTC(2201, 0, 1) };

/** As JSON: the same for equal reminders. What is as in every new one is left out. */
export function wordsText(words: ReminderWords): string {
  const { title, notes, priority, armedAt, status, closedFrom, exdates, states, created, modified } = words;
  return JSON.stringify({
    ...(title !== '' && { title }),
    ...(notes !== null && { notes }),
    ...(priority !== 'normal' && { priority }),
    ...(status !== 'open' && { status }),
    ...(closedFrom !== null && { closed_from: closedFrom }),
    ...(exdates.length > 0 && { exdates }),
    ...(Object.keys(states).length > 0 && { states }),
    armed_at: armedAt,
    created,
    modified,
  });
}

/** From JSON of elsewhere. Undefined when it is none; parts that are out of bounds are as in a new one. */
export function readWords(json: string): ReminderWords | undefined {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isRecord(given)) return undefined;
  const { priority, status } = given;
  const [armedAt, created, modified] = [given.armed_at, given.created, given.modified].map(instantOf);
  if (armedAt == null || created == null || modified == null) return undefined;
  const isClosed = status === 'done' || status === 'dismissed';
  return {
    title: text(given.title, LONGEST_TITLE) ?? '',
    notes: text(given.notes, LONGEST_NOTES) ?? null,
    priority: priority === 'low' || priority === 'high' ? priority : 'normal',
    armedAt,
    status: isClosed ? status : 'open',
    closedFrom: isClosed ? (instantOf(given.closed_from) ?? null) : null,
    exdates: Array.isArray(given.exdates) ? given.exdates.filter(isMark).slice(0, MOST_MARKS) : [],
    states: isRecord(given.states) ? statesOf(given.states) : {},
    created,
    modified,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMark = (value: unknown): value is RecurrenceId => typeof value === 'string' && MARK.test(value);

const instantOf = (value: unknown): Instant | undefined =>
  Number.isSafeInteger(value) && (value as number) >= YEARS.first && (value as number) < YEARS.last
    ? (value as number)
    : undefined;

const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.length <= most && value.isWellFormed() && !value.includes('\0')
    ? value
    : undefined;

function statesOf(given: Record<string, unknown>): States {
  const entries = Object.entries(given).slice(0, MOST_MARKS);
  return Object.fromEntries(
    entries.flatMap(([mark, value]) => {
      const state = isMark(mark) && isRecord(value) ? stateOf(value) : undefined;
      return state ? [[mark, state] as const] : [];
    }),
  );
}

function stateOf({ status, at, snoozed, of }: Record<string, unknown>): TriggerState | undefined {
  if (!isMark(of)) return undefined;
  const until = instantOf(snoozed);
  if (until !== undefined) return { snoozed: until, of };
  const done = instantOf(at);
  return (status === 'done' || status === 'dismissed') && done !== undefined ? { status, at: done, of } : undefined;
}
