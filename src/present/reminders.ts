import { messages } from '../messages/index.ts';

import type { ReminderView } from '../services/reminders/present.ts';
import type { Reader } from './reader.ts';

/** One reminder as one line that is enough to act on. */
function reminderLine(reminder: ReminderView, reader: Reader): string {
  const { minutes_before: minutes, event_id: event } = reminder;
  const parts = [
    `⏰ ${reminder.title}`,
    reminder.when,
    messages(reader).shown.reminderIs[reminder.status],
    messages(reader).shown.priority({ priority: reminder.priority }),
    reminder.repeat_text,
    event !== undefined && leadText(reader, event, minutes ?? 0),
    `${reminder.id} v${reminder.version}`,
    reminder.occurrence !== undefined && `occurrence ${reminder.occurrence}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** One that came in a calendar file may go off after the start. */
const leadText = (reader: Reader, event: string, minutes: number): string =>
  minutes < 0
    ? messages(reader).shown.minAfterStart({ event, minutes })
    : messages(reader).shown.minBefore({ event, minutes });

/** A reminder with all that is said of it. */
export const reminderLines = (reminder: ReminderView, reader: Reader): string[] => [
  reminderLine(reminder, reader),
  ...(reminder.notes ? [`  ${reminder.notes}`] : []),
];
