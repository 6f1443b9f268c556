import { agenda } from './agenda.ts';
import type { Resource } from './resource.ts';

const asToday = <Given extends object>(given: Given) => ({ ...given, named: { date: 'today' } });

/** Today, whichever day that is: listed, so that hosts can offer it. */
export const agendaToday: Resource = {
  name: 'agenda-today',
  uri: 'perch://agenda/today',
  title: 'Agenda of today',
  description: 'Today as Markdown: events with ids and versions, conflicts, free time, todos due, reminders.',
  mimeType: agenda.mimeType,
  toolsets: agenda.toolsets,
  read: (services, caller, reading) => agenda.read(services, caller, asToday(reading)),
  shows: (caller, view) => agenda.shows(caller, asToday(view)),
};
