/** A reminder that was set: before the start, or for an all-day event on a day before at that time. */
export type Reminder = { readonly minutes: number } | { readonly days: number; readonly clock: string };

/** When the reminders of an event go off: `reminder 30 min before`. */
export const reminder = (alerts: readonly Reminder[]): string => `reminder ${alerts.map(when).join(' and ')}`;

function when(reminder: Reminder): string {
  if ('minutes' in reminder) return lead(reminder.minutes);
  const { days, clock } = reminder;
  if (days === 0) return `at ${clock} that day`;
  return `at ${clock}, ${days === 1 ? '1 day' : `${days} days`} before`;
}

/** How long before its start a reminder goes off. */
export function lead(minutes: number): string {
  if (minutes < 0) return `${-minutes} min after its start`;
  if (minutes === 0) return 'at its start';
  if (minutes % 1440 === 0) return minutes === 1440 ? '1 day before' : `${minutes / 1440} days before`;
  if (minutes % 60 === 0) return minutes === 60 ? '1 hour before' : `${minutes / 60} hours before`;
  return `${minutes} min before`;
}
