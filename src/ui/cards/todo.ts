import { line } from './dom.ts';
import { doneButton } from './done.ts';
import type { Card } from './shown.ts';

/** A todo as results show it. */
export interface TodoView {
  readonly id: string;
  readonly title: string;
  readonly status?: string;
  readonly when?: string;
  readonly importance?: string;
  readonly urgency?: string;
  readonly estimate_minutes?: number;
  readonly tags?: readonly string[];
}

/** A todo, and the button that closes it. */
export function todoLine(todo: TodoView, card: Card) {
  const { words } = card;
  const { title, status, when, importance, urgency, estimate_minutes: minutes, tags = [] } = todo;
  const about = [
    when !== undefined && words.due({ when }),
    importance === 'high' && words.important,
    urgency === 'high' && words.urgent,
    minutes !== undefined && words.minutes({ count: minutes }),
    ...tags.map((tag) => `#${tag}`),
  ];
  return line(title, about, status === 'done' ? undefined : doneButton('todo', todo, card));
}
