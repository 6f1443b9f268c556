import { messages } from '../messages/index.ts';

import type { ReminderView } from '../services/reminders/present.ts';
import type { Reader } from './reader.ts';

/** One reminder as one line that is enough to act on. */
function reminderLine(reminder: ReminderView, reader: Reader): string {
  const { minutes_before: minutes = 0, event_id: id, of } = reminder;
  const parts = [
    `⏰ ${reminder.title}`,
    reminder.when,
    messages(reader).shown.reminderIs[reminder.status],
    messages(reader).shown.priority({ priority: reminder.priority }),
    reminder.repeat_text,
    // One that came in a calendar file may go off after the start.
    id !== undefined && messages(reader).shown.lead({ minutes, of }),
    `${reminder.id} v${reminder.version}`,
    reminder.occurrence !== undefined && `occurrence ${reminder.occurrence}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A reminder with all that is said of it. */
export const reminderLines = (reminder: ReminderView, reader: Reader): string[] => [
  reminderLine(reminder, reader),
  ...(reminder.notes ? [`  ${reminder.notes}`] : []),
];
