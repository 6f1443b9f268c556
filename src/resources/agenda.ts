import { DAY } from '../domain/time/wall.ts';
import { completeDate, onlyDayOf } from './date.ts';
import { daysInterest, daysPage } from './days.ts';
import type { Resource } from './resource.ts';

const WORDS = ['today', 'tomorrow', '今天', '明天', '后天'];

/** One day. */
export const agenda: Resource = {
  name: 'agenda',
  uri: 'perch://agenda/{date}',
  title: 'Agenda of a day',
  description:
    'A day as Markdown: events with ids and versions, conflicts, free time, todos due, reminders. date: 2026-01-28, tomorrow, 明天.',
  mimeType: 'text/markdown',
  toolsets: ['schedule'],
  read: (services, caller, reading) =>
    daysPage(services, caller, reading, { day: onlyDayOf(caller, reading.named.date ?? ''), span: 'day' }),
  shows(caller, view) {
    const from = onlyDayOf(caller, view.named.date ?? '');
    return daysInterest(caller, view, { from, to: from + DAY });
  },
  complete: async (_services, caller, typed) => completeDate(caller, WORDS, typed),
};
