import type { Resource } from './resource.ts';

/** The whole calendar as a file. */
export const calendar: Resource = {
  name: 'calendar',
  uri: 'perch://calendar.ics',
  title: 'Calendar',
  description: 'All events and todos as an iCalendar file (RFC 5545) that any calendar program can import.',
  mimeType: 'text/calendar',
  toolsets: ['schedule', 'io'],
  async read(services, caller, { without, progress: onProgress }) {
    const { ics } = await services.events.exportCalendar(caller, { without, onProgress });
    return ics ?? '';
  },
  shows: () => ({ tables: ['events', 'todos', 'reminders', 'groups'] }),
};
