import type { Exchange } from '../../change/exchange.ts';
import { takeInTodos } from './in.ts';
import { writeTodos } from './out.ts';

/** Todos: the VTODOs of a file, known by UID. */
export const todoExchange: Exchange = {
  stage: 'items',

  takes: (incoming) => ({
    total: incoming.file.todos.length,
    async takeIn(recorder, taking) {
      const todos = await takeInTodos(recorder, incoming, taking);
      return incoming.file.counts.vtodo > 0 ? { todos } : {};
    },
  }),

  left: ({ vtodo }) => ({ todos: vtodo }),

  gives: (outgoing) => ({
    async write() {
      const texts = await writeTodos(outgoing);
      return { texts, counts: { todos: texts.length } };
    },
  }),
};
