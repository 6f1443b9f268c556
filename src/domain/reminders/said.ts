import { messages } from '../../messages/index.ts';
import type { Caller } from '../caller.ts';
import { UserError } from '../errors.ts';
import { addMonths } from '../phrases/frames/calendar.ts';
import type { Alert } from '../quick-add/alarm.ts';
import { readAlerts } from '../quick-add/alerts.ts';
import { DAY, formatWallClock, MINUTE, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { allDayLead, dayAndClock, type SaidReminders } from './lead.ts';

/** What it depends on of an event. */
interface Event {
  readonly all_day: 0 | 1;
  readonly wall_start: WallMs;
}

const MOST_MINUTES = 527_040;
const MOST_MONTHS = 12;
/** The latest reminder of an all-day event that is still on its day, in minutes from midnight. */
const LAST_MINUTE = 24 * 60 - 1;

/** The reminders that a call asks for. Throws UserError INVALID_ARGUMENT for what is not read in full. */
export function readReminders(caller: Caller, said: SaidReminders, { all_day }: Pick<Event, 'all_day'>): Alert[] {
  const isAllDay = all_day === 1;
  const { zone, now, language } = caller;
  const alerts =
    typeof said === 'string'
      ? readAlerts(said, { zone, now, language })
      : [said].flat().map((minutes): Alert => ({ minutes }));
  const tooFar = alerts?.some(
    (alert) =>
      ('months' in alert && alert.months > MOST_MONTHS) ||
      ('minutes' in alert && (alert.minutes < (isAllDay ? -LAST_MINUTE : 0) || alert.minutes > MOST_MINUTES)),
  );
  if (alerts && !tooFar) return alerts;
  throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.whenNotRead({ said: String(said).slice(0, 80) }), {
    hint: messages(caller).reminders.whenLike,
  });
}

/** How many minutes before the start of an event one goes off; all-day ones begin at midnight, and are reminded of by day. */
export function leadOf({ all_day, wall_start }: Event, alert: Alert): number {
  if ('minutes' in alert) return all_day === 1 ? allDayLead(alert.minutes) : alert.minutes;
  if ('months' in alert) {
    // So many months by the calendar, of which some are longer.
    const minutes = (wallDay(wall_start) - wallDay(addMonths(wall_start, -alert.months))) / MINUTE;
    return all_day === 1 ? allDayLead(minutes) : minutes;
  }
  const clock = all_day === 1 ? 0 : wallTimeOfDay(wall_start);
  return (alert.days * DAY + clock - alert.clock) / MINUTE;
}

/** A reminder that a write has set, as its message tells it: by the clock where it was said so, and of an all-day event. */
export type ToldReminder = { readonly minutes: number } | { readonly days: number; readonly clock: string };

export function toldReminder(event: Event, alert: Alert): ToldReminder {
  if (event.all_day === 0 && !('days' in alert)) return { minutes: leadOf(event, alert) };
  const { days, clock } = 'days' in alert ? alert : clockOf(leadOf(event, alert));
  return { days, clock: formatWallClock(clock) };
}

const clockOf = (lead: number): { readonly days: number; readonly clock: number } => {
  const { days, clock } = dayAndClock(lead);
  return { days, clock: clock * MINUTE };
};
