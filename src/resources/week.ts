import { weekOf } from '../services/planning/digest/period.ts';
import { completeDate, firstDayOf } from './date.ts';
import { daysInterest, daysPage } from './days.ts';
import type { Resource } from './resource.ts';

const WORDS = ['today', 'this week', 'next week', '本周', '下周'];

/** The week begins on the user's own first day of the week. */
export const week: Resource = {
  name: 'week',
  uri: 'perch://week/{date}',
  title: 'A week',
  description:
    'The week of a date as Markdown, day by day, as perch://agenda/{date}. date: 2026-01-28, next week, 下周.',
  mimeType: 'text/markdown',
  toolsets: ['schedule'],
  read: (services, caller, reading) =>
    daysPage(services, caller, reading, { day: firstDayOf(caller, reading.named.date ?? ''), span: 'week' }),
  shows: (caller, view) => daysInterest(caller, view, weekOf(caller, firstDayOf(caller, view.named.date ?? ''))),
  complete: async (_services, caller, typed) => completeDate(caller, WORDS, typed),
};
