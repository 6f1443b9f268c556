import type { Caller } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
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
    const nothing = today.events.length === 0 ? messages(language).common.noEvents : '';
    lines.push(
      [messages(language).prompts.today({ day: dayName(today, language) }), load, nothing].filter(Boolean).join(' · '),
    );
    lines.push(...some(today.events, MOST.events, (event) => `- ${eventLine(event, today.date, language)}`, language));
  }
  if (todos && todos.open > 0) {
    const counts = messages(language).prompts.todos({
      open: todos.open,
      overdue: todos.overdue.length,
      due: todos.due.length,
    });
    const first = [...todos.overdue, ...todos.due];
    lines.push(counts, ...some(first, MOST.todos, (todo) => `- ${nameAndTime(todo)}`, language));
  }
  if (reminders && reminders.due.length > 0) {
    const titles = reminders.due.slice(0, MOST.reminders).map((one) => nameAndTime(one));
    lines.push(messages(language).prompts.remindersDueList({ count: reminders.due.length, titles }));
  }
  return lines;
}
