import { agenda } from './agenda.ts';
import { agendaToday } from './agenda-today.ts';
import { calendar } from './calendar.ts';
import { changes } from './changes.ts';
import { event } from './event.ts';
import { groups } from './groups.ts';
import { memo } from './memo.ts';
import { profile } from './profile.ts';
import { remindersDue } from './reminders-due.ts';
import type { Resource } from './resource.ts';
import { todos } from './todos.ts';
import { week } from './week.ts';

/** Every resource, in the order in which a host lists them. */
export const resources: readonly Resource[] = [
  agendaToday,
  agenda,
  week,
  event,
  todos,
  remindersDue,
  groups,
  memo,
  profile,
  changes,
  calendar,
];
