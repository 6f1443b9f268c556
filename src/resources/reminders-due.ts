import { isoWithOffset } from '../domain/time/show.ts';
import { MOST_DUE } from '../services/reminders/most-due.ts';
import type { Resource } from './resource.ts';

/** What the user is to be reminded of now. */
export const remindersDue: Resource = {
  name: 'reminders-due',
  uri: 'perch://reminders/due',
  title: 'Due reminders',
  description: `Reminders that are due now (the latest ${MOST_DUE} at most), earliest first, as JSON.`,
  mimeType: 'application/json',
  toolsets: ['reminder'],
  async read(services, caller) {
    const reminders = (await services.reminders.due(caller)).map(({ view }) => view);
    return JSON.stringify({ now: isoWithOffset(caller.now, caller.zone), reminders });
  },
  shows: () => ({ dues: true }),
};
