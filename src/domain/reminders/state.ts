import type { RecurrenceId } from '../time/event.ts';
import type { Instant } from '../time/wall.ts';
import { lastTrigger, nextTriggers, type Trigger, type Triggers } from './triggers.ts';

export type Closed = 'done' | 'dismissed';

/** What was done with one occurrence. `of`: as in Trigger; where that differs the event was moved since, and it counts no more. */
export type TriggerState =
  | { readonly status: Closed; readonly at: Instant; readonly of: string }
  | { readonly snoozed: Instant; readonly of: string };

/** By the recurrence id of the occurrence. */
export type States = Readonly<Record<RecurrenceId, TriggerState>>;

/** A reminder apart from its words. */
export interface Reminder {
  readonly triggers: Triggers;
  readonly states: States;
  /** With `closedFrom`, of the occurrences from that original start on. */
  readonly status: 'open' | Closed;
  readonly closedFrom: Instant | null;
}

/** What is true of one occurrence now. `missed`: a later one has taken its place. */
export type Standing =
  | { readonly status: 'due' | 'pending' | 'missed'; readonly at: Instant }
  | { readonly status: 'snoozed'; readonly at: Instant }
  | { readonly status: Closed; readonly at: Instant };

/** States that are kept: what was done with older occurrences matters to nobody. */
const KEPT = 100;

/** What was done with an occurrence, while that counts. */
export const stateOf = ({ states }: Reminder, { recurrenceId, of }: Trigger): TriggerState | undefined =>
  states[recurrenceId]?.of === of ? states[recurrenceId] : undefined;

export function closedAs(reminder: Reminder, trigger: Trigger): Closed | undefined {
  const state = stateOf(reminder, trigger);
  if (state) return 'status' in state ? state.status : undefined;
  const { status, closedFrom } = reminder;
  return status !== 'open' && (closedFrom === null || trigger.start >= closedFrom) ? status : undefined;
}

/** `current`: the last one that has gone off. */
export function standingOf(reminder: Reminder, trigger: Trigger, now: Instant, current: Trigger | undefined): Standing {
  const closed = closedAs(reminder, trigger);
  if (closed) return { status: closed, at: trigger.at };
  const state = stateOf(reminder, trigger);
  if (state && 'snoozed' in state) return { status: state.snoozed > now ? 'snoozed' : 'due', at: state.snoozed };
  if (trigger.at > now) return { status: 'pending', at: trigger.at };
  return {
    status: current === undefined || current.recurrenceId === trigger.recurrenceId ? 'due' : 'missed',
    at: trigger.at,
  };
}

/** States with another one; the oldest recurrence ids go where there are too many. */
export function withState(states: States, recurrenceId: RecurrenceId, state: TriggerState | undefined): States {
  const { [recurrenceId]: _, ...rest } = states;
  const all = Object.entries(state ? { ...rest, [recurrenceId]: state } : rest);
  if (all.length <= KEPT) return Object.fromEntries(all);
  const sorted = all.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.slice(-KEPT));
}

/** A row of what goes off, for the index by time. */
export interface ScheduledTrigger {
  /** Empty for the row that says when the list must be extended. */
  readonly occurrence: RecurrenceId;
  readonly fireAt: Instant;
  /** When the next one takes its place; null: never. */
  readonly dueUntil: Instant | null;
}

/** Occurrences that are listed ahead. */
const AHEAD = 16;

/** The occurrence that is due, those that are snoozed, and the next ones. */
export function triggerSchedule(reminder: Reminder, now: Instant): ScheduledTrigger[] {
  const { triggers, states, status, closedFrom } = reminder;
  if (status !== 'open' && closedFrom === null) return [];
  const last = lastTrigger(triggers, now);
  const next = nextTriggers(triggers, now, AHEAD + 1);
  const shown = [...(last ? [last] : []), ...next.slice(0, AHEAD)];
  const found: ScheduledTrigger[] = [];
  shown.forEach((trigger, index) => {
    if (closedAs(reminder, trigger) || stateOf(reminder, trigger)) return;
    const dueUntil = (shown[index + 1] ?? next[AHEAD])?.at ?? null;
    found.push({ occurrence: trigger.recurrenceId, fireAt: trigger.at, dueUntil });
  });
  for (const { recurrenceId } of snoozedTriggers(reminder)) {
    const { snoozed } = states[recurrenceId] as Extract<TriggerState, { snoozed: Instant }>;
    found.push({ occurrence: recurrenceId, fireAt: snoozed, dueUntil: null });
  }
  const end = shown.at(-1);
  if (end && next.length > AHEAD) found.push({ occurrence: '', fireAt: end.at, dueUntil: end.at });
  return found;
}

/** Occurrences that are snoozed, whether or not the time has come. */
export function snoozedTriggers({ triggers, states }: Reminder): Trigger[] {
  return Object.entries(states).flatMap(([recurrenceId, state]) => {
    if (!('snoozed' in state)) return [];
    const trigger = triggers.withId(recurrenceId);
    return trigger?.of === state.of ? [trigger] : [];
  });
}
