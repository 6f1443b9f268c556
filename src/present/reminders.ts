import { say } from '../messages/say.ts';
import type { ReminderView } from '../services/reminders/present.ts';
import type { Reader } from './reader.ts';

const NAMES: Record<ReminderView['status'], readonly [zh: string, en: string]> = {
  due: ['到期', 'due'],
  pending: ['待提醒', 'pending'],
  snoozed: ['已推迟到此时', 'snoozed until then'],
  missed: ['已错过', 'missed'],
  done: ['已完成', 'done'],
  dismissed: ['已忽略', 'dismissed'],
};

/** One reminder as one line that is enough to act on. */
function reminderLine(reminder: ReminderView, reader: Reader): string {
  const [zh, en] = NAMES[reminder.status];
  const { minutes_before: minutes, event_id: event } = reminder;
  const parts = [
    `⏰ ${reminder.title}`,
    reminder.when,
    say(reader, zh, en),
    reminder.priority !== 'normal' && say(reader, `优先级 ${reminder.priority}`, `priority ${reminder.priority}`),
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
    ? say(reader, `日程 ${event} 开始后 ${-minutes} 分钟`, `${-minutes} min after the start of ${event}`)
    : say(reader, `日程 ${event} 前 ${minutes} 分钟`, `${minutes} min before ${event}`);

/** A reminder with all that is said of it. */
export const reminderLines = (reminder: ReminderView, reader: Reader): string[] => [
  reminderLine(reminder, reader),
  ...(reminder.notes ? [`  ${reminder.notes}`] : []),
];
