import { quadrantOf } from '../domain/todos/todo.ts';
import { messages } from '../messages/index.ts';
import type { Interpretation } from '../services/planning/quick-add/interpretation.ts';
import type { Reader } from './reader.ts';

type Read = Partial<Interpretation> & { readonly id?: string; readonly version?: number };

/** What was read in a sentence as one line, with the id and version where the item was added. */
export function readLine(item: Read, reader: Reader): string {
  const { shown, events, items } = messages(reader);
  const { kind, title, start, end, at, due, repeat, location, tags, estimate_minutes: estimate, id, version } = item;
  const alerts = [item.remind_minutes ?? []].flat().map((minutes) => ({ minutes }));
  return [
    kind && items.nouns[kind],
    title,
    start && `${start} – ${end}`,
    at,
    due && shown.dueAt({ when: due, overdue: false }),
    repeat,
    location && `@ ${location}`,
    shown.quadrants[quadrantOf(item.importance ?? 'normal', item.urgency ?? 'normal')],
    estimate !== undefined && shown.estimate({ estimate }),
    tags?.map((tag) => `#${tag}`).join(' '),
    alerts.length > 0 && events.reminder({ alerts }),
    id && `${id} v${version}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
