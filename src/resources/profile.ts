import type { Resource } from './resource.ts';

/** What is known about the user. */
export const profile: Resource = {
  name: 'profile',
  uri: 'perch://profile',
  title: 'Profile',
  description: 'What is known about the user as JSON: the profile, and the newest memories that hold now.',
  mimeType: 'application/json',
  toolsets: ['memory'],
  async read(services, caller) {
    return JSON.stringify(await services.profile.known(caller), null, 2);
  },
  shows: () => ({ tables: ['profiles', 'memories'] }),
};
