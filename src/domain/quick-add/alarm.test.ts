import { describe, expect, it } from 'vitest';
import { alarmIn } from './alarm.ts';

const context = { zone: 'America/New_York', now: Date.parse('2026-11-22T07:00:00-05:00'), language: 'en' } as const;

const HOUR = 3_600_000;

/** `2 months`: by the calendar; `60`: minutes before the start; `-1 20:00`: at that hour of the day before. */
function alertsIn(text: string): string {
  const alerts = alarmIn(text, context)?.alerts ?? [];
  return alerts
    .map((alert) =>
      'minutes' in alert
        ? `${alert.minutes}`
        : 'months' in alert
          ? `${alert.months} months`
          : `-${alert.days} ${alert.clock / HOUR}h`,
    )
    .join(', ');
}

describe('when to be reminded of what a sentence is about', () => {
  it.each([
    ['dentist thursday 2pm, remind me an hour before', '60'],
    ['passport expires March 9, remind me 3 months before', '3 months'],
    ['renewal March 31 at 10am, remind me one month and one week before', '1 months, 10080'],
    ['护照3月9日到期，提前三个月提醒我', '3 months'],
    ['保险12月31日到期，提前两个月和两周提醒我', '2 months, 20160'],
    ['meeting at 3, give me a heads up a quarter of an hour before', '15'],
    ['call monday 8pm, set two alarms, 30 and 5 minutes before', '30, 5'],
    ['gala saturday 7pm, remind me an hour and a half before', '90'],
    ['rehearsal friday 6pm - remind me forty five minutes ahead', '45'],
    ['interview tuesday, with reminders: 1 day and 2 hours before', '1440, 120'],
    ['recital at 5pm, remind me the evening before and an hour before', '-1 19h, 60'],
    ['exam at 9am, remind me 3 days before and again the night before', '4320, -1 20h'],
    ['dinner at 6:30pm, alert me 2 hours and again 20 minutes before', '120, 20'],
    ['flight at 6:40am, wake me 3 hours before and remind me the night before at 8', '180, -1 20h'],
    ['dentist 2pm. two reminders please: the day before at 6pm and an hour before', '-1 18h, 60'],
    ['vet friday at 4, remind me an hour and 15 minutes before', '75'],
    ['vet friday at 4, ring me 2 hours and 15 minutes before', '135'],
    ['haircut friday 5pm, no reminder', ''],
    ['wake me up 10 minutes before 7', ''],
  ])('%s: %s', (text, expected) => {
    expect(alertsIn(text)).toBe(expected);
  });
});
