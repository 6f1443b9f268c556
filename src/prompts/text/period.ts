import { messages } from '../../messages/index.ts';
import { clashLine, dayName, eventLine, itemLine, loadOf, nameAndTime, some, stretchesOf } from '../../present/days.ts';
import { spentLines } from '../../present/spent.ts';
import { stored } from '../../present/stored.ts';
import type { DigestDay } from '../../services/planning/digest/days.ts';
import type { Digest } from '../../services/planning/digest/digest.ts';
import type { PromptContext } from '../sheets/prompt.ts';

export interface Amount {
  /** Events of one day. */
  readonly events: number;
  /** The most entries of every other list. */
  readonly others: number;
  /** Whether ids stand beside events. */
  readonly ids: boolean;
}

/** One day, as far as one is looked at closely. */
export const CLOSE: Amount = { events: 20, others: 8, ids: true };
/** One of many. */
export const FAR: Amount = { events: 6, others: 6, ids: false };

/** Letters of a line that holds names of others. */
const LONGEST = 300;

/** Days with what is on, full, free; then what overlaps, is overdue, due, done, and what there is to be reminded of. */
export function periodLines(digest: Digest, context: PromptContext, amount: Amount): string[] {
  const { caller } = context;
  const { language } = caller;
  const { agenda, time, todos, reminders } = digest;
  const list = <Item>(title: string, items: readonly Item[], line: (item: Item) => string): string[] =>
    items.length === 0
      ? []
      : [
          messages(language).prompts.headingWithCount({ title, count: items.length }),
          ...some(items, amount.others, (one) => `- ${line(one)}`, language),
        ];
  return [
    ...(agenda?.days ?? []).flatMap((day) => dayLines(day, context, amount)),
    ...(time ? spentLines(time, caller).map((line) => stored(line, LONGEST)) : []),
    ...list(messages(language).common.conflicts, agenda?.clashes ?? [], (one) => clashLine(one, language)),
    ...list(messages(language).prompts.overdueTodos, todos?.overdue ?? [], itemLine),
    ...list(messages(language).prompts.todosDue, todos?.due ?? [], itemLine),
    ...list(messages(language).prompts.todosDone, todos?.closed ?? [], nameAndTime),
    ...list(messages(language).prompts.remindersDueNow, reminders?.due ?? [], itemLine),
    ...list(messages(language).prompts.remindersToCome, reminders?.coming ?? [], itemLine),
    ...(todos && todos.open > 0 ? [messages(language).prompts.openTodosInAll({ open: todos.open })] : []),
  ];
}

function dayLines(day: DigestDay, { caller }: PromptContext, { events, ids }: Amount): string[] {
  const { language } = caller;
  const nothing = day.events.length === 0 ? messages(language).common.noEvents : '';
  const free = stretchesOf(day.free, caller);
  return [
    [dayName(day, language), loadOf(day, language), nothing].filter(Boolean).join(' · '),
    ...some(day.events, events, (event) => `- ${eventLine(event, day.date, language, ids)}`, language),
    ...(ids ? day.leave.map(({ said }) => `  ${stored(said, LONGEST)}`) : []),
    ...(free === '' ? [] : [`  ${messages(language).prompts.free({ times: free })}`]),
  ];
}
