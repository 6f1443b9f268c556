import { say } from '../../messages/say.ts';
import { clashLine, dayName, eventLine, itemLine, loadOf, nameAndTime, some, stretchesOf } from '../../present/days.ts';
import type { DigestDay } from '../../services/planning/digest/days.ts';
import type { Digest } from '../../services/planning/digest/digest.ts';
import type { PromptContext } from '../sheets/prompt.ts';

export interface Amount {
  /** Events of one day. */
  readonly events: number;
  /** Of every other list. */
  readonly others: number;
  /** Whether ids stand beside events. */
  readonly ids: boolean;
}

/** One day, as far as one is looked at closely. */
export const CLOSE: Amount = { events: 20, others: 8, ids: true };
/** One of many. */
export const FAR: Amount = { events: 6, others: 6, ids: false };

/** Days with what is on, full, free; then what overlaps, is overdue, due, done, and what there is to be reminded of. */
export function periodLines(digest: Digest, context: PromptContext, amount: Amount): string[] {
  const { caller } = context;
  const { language } = caller;
  const { agenda, todos, reminders } = digest;
  const list = <Item>(zh: string, en: string, items: readonly Item[], line: (item: Item) => string): string[] =>
    items.length === 0
      ? []
      : [
          say(language, `${zh}（${items.length}）：`, `${en} (${items.length}):`),
          ...some(items, amount.others, (one) => `- ${line(one)}`, language),
        ];
  return [
    ...(agenda?.days ?? []).flatMap((day) => dayLines(day, context, amount)),
    ...list('冲突', 'Conflicts', agenda?.clashes ?? [], (one) => clashLine(one, language)),
    ...list('逾期待办', 'Overdue todos', todos?.overdue ?? [], itemLine),
    ...list('到期待办', 'Todos due', todos?.due ?? [], itemLine),
    ...list('完成的待办', 'Todos done', todos?.closed ?? [], nameAndTime),
    ...list('到点的提醒', 'Reminders due now', reminders?.due ?? [], itemLine),
    ...list('将到的提醒', 'Reminders to come', reminders?.coming ?? [], itemLine),
    ...(todos && todos.open > 0
      ? [say(language, `未完成待办共 ${todos.open} 项`, `${todos.open} open todos in all`)]
      : []),
  ];
}

function dayLines(day: DigestDay, { caller }: PromptContext, { events, ids }: Amount): string[] {
  const { language } = caller;
  const nothing = day.events.length === 0 ? say(language, '没有日程', 'no events') : '';
  const free = stretchesOf(day.free, caller);
  return [
    [dayName(day, language), loadOf(day, language), nothing].filter(Boolean).join(' · '),
    ...some(day.events, events, (event) => `- ${eventLine(event, day.date, language, ids)}`, language),
    ...(free === '' ? [] : [`  ${say(language, '空闲：', 'free: ')}${free}`]),
  ];
}
