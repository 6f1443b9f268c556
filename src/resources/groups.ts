import type { Resource } from './resource.ts';

/** The groups with all that is set of them. */
export const groups: Resource = {
  name: 'groups',
  uri: 'perch://groups',
  title: 'Groups',
  description: 'Groups of events and todos as JSON: colour, defaults of new items, working hours.',
  mimeType: 'application/json',
  toolsets: ['group'],
  async read(services, caller) {
    return JSON.stringify({ groups: await services.groups.list(caller) }, null, 2);
  },
  shows: () => ({ tables: ['groups'] }),
};
