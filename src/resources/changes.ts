import { changeLine } from '../present/changes.ts';
import { page } from './page.ts';
import type { Resource } from './resource.ts';

const MOST = 50;

/** What was changed lately. */
export const changes: Resource = {
  name: 'changes',
  uri: 'perch://changes',
  title: 'Recent changes',
  description: `The latest ${MOST} changes as Markdown, newest first, with the change_id that undo takes.`,
  mimeType: 'text/markdown',
  toolsets: ['core'],
  async read(services, caller, { refuse }) {
    const { message, changes: found = [] } = await services.history.query(caller, { limit: MOST }, refuse);
    return page([`# ${message}`, ...found.map((change) => `- ${changeLine(change)}`)]);
  },
  shows: () => ({ everything: true }),
};
