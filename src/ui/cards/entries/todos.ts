import { mountCard } from '../card.ts';
import { el } from '../dom.ts';
import { type TodoView, todoLine } from '../todo.ts';

/** Todos, to be ticked off. */
mountCard({
  isList: true,
  body({ result }, card) {
    const todos = (result.todos ?? []) as readonly TodoView[];
    return [el('ul', {}, ...todos.map((todo) => todoLine(todo, card)))];
  },
});
