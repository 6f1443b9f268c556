import type { Caller } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import { dayName, eventLine, loadOf, nameAndTime, some } from '../../present/days.ts';
import type { Digest } from '../../services/planning/digest/digest.ts';

const MOST = { events: 6, todos: 3, reminders: 3 } as const;

/** Today in a few lines, for every prompt. */
export function todayLines(caller: Caller, { agenda, todos, reminders }: Digest): string[] {
  const { language } = caller;
  const [today] = agenda?.days ?? [];
  const lines: string[] = [];
  if (today) {
    const load = loadOf(today, language);
    const nothing = today.events.length === 0 ? say(language, '没有日程', 'no events') : '';
    lines.push(
      [say(language, '今天 ', 'Today ') + dayName(today, language), load, nothing].filter(Boolean).join(' · '),
    );
    lines.push(...some(today.events, MOST.events, (event) => `- ${eventLine(event, today.date, language)}`, language));
  }
  if (todos && todos.open > 0) {
    const counts = say(
      language,
      `待办 ${todos.open} 项：逾期 ${todos.overdue.length}，今天到期 ${todos.due.length}`,
      `Todos: ${todos.open} open, ${todos.overdue.length} overdue, ${todos.due.length} due today`,
    );
    const first = [...todos.overdue, ...todos.due];
    lines.push(counts, ...some(first, MOST.todos, (todo) => `- ${nameAndTime(todo)}`, language));
  }
  if (reminders && reminders.due.length > 0) {
    const titles = reminders.due.slice(0, MOST.reminders).map((one) => nameAndTime(one));
    lines.push(
      say(language, `到点的提醒（${reminders.due.length}）：`, `Reminders due (${reminders.due.length}): `) +
        titles.join('; '),
    );
  }
  return lines;
}
