import type { Reminder } from '../en/reminded.ts';

/** When the reminders of an event go off. */
export const reminder = (alerts: readonly Reminder[]): string => `${alerts.map(when).join('、')}提醒`;

function when(reminder: Reminder): string {
  if ('minutes' in reminder) return lead(reminder.minutes);
  const { days, clock } = reminder;
  return days === 0 ? `当天 ${clock}` : `提前 ${days} 天 ${clock} `;
}

/** How long before its start a reminder goes off. */
export function lead(minutes: number): string {
  if (minutes < 0) return `开始后 ${-minutes} 分钟`;
  if (minutes === 0) return '开始时';
  if (minutes % 1440 === 0) return `提前 ${minutes / 1440} 天`;
  if (minutes % 60 === 0) return `提前 ${minutes / 60} 小时`;
  return `提前 ${minutes} 分钟`;
}
