import { messages } from '../messages/index.ts';
import { TOOLS } from '../messages/shared/tools.ts';
import { eventDetails, eventLine } from '../present/events.ts';
import { reminderLines } from '../present/reminders.ts';
import { listOf, page } from './page.ts';
import type { Resource } from './resource.ts';

/** All that is known of one event. */
export const event: Resource = {
  name: 'event',
  uri: 'perch://event/{id}',
  title: 'Event',
  description: `An event as Markdown: time, place, description, its reminders, and of a series the next occurrences. Ids are given by ${TOOLS.lookUp.event}.`,
  mimeType: 'text/markdown',
  toolsets: ['schedule'],
  async read(services, caller, { named: { id = '' }, toolsets }) {
    const { event: one, coming, isOver, reminders } = await services.events.read(caller, id);
    const over = isOver ? ['', messages(caller).resources.noLongerTakesPlace] : [];
    return page([
      `# ${one.title}`,
      eventLine(one, caller),
      ...eventDetails(one, caller),
      ...over,
      ...listOf(caller, messages(caller).resources.next, coming, (next) => [eventLine(next, caller)]),
      ...(toolsets.has('reminder')
        ? listOf(caller, messages(caller).common.reminders, reminders, (reminder) => reminderLines(reminder, caller))
        : []),
    ]);
  },
  shows: (_caller, { named: { id = '' } }) => ({ item: id, tables: ['groups'] }),
  complete: (services, caller, typed) => services.events.suggest(caller, typed),
};
