import { messages } from '../messages/index.ts';
import { todoTree } from '../present/todos.ts';
import { page } from './page.ts';
import type { Resource } from './resource.ts';

const MOST = 200;

/** The open todos. */
export const todos: Resource = {
  name: 'todos',
  uri: 'perch://todos',
  title: 'Open todos',
  description: `Open todos (${MOST} at most) by due time as Markdown, with ids and versions.`,
  mimeType: 'text/markdown',
  toolsets: ['todo'],
  async read(services, caller) {
    const { message, todos: open = [], next_cursor } = await services.todos.query(caller, { limit: MOST });
    return page([
      `# ${message}`,
      ...todoTree(open, caller, '- '),
      ...(next_cursor === undefined ? [] : ['', messages(caller).resources.restByQuery]),
    ]);
  },
  shows: () => ({ tables: ['todos'] }),
};
