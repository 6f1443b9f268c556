import type { Kind } from '../../services/change/kind.ts';
import { noTitle } from '../../services/items/kind.ts';
import { noCircles } from '../../services/todos/circles.ts';
import { todoFinding } from '../../services/todos/finding.ts';
import { removalOfTodo } from '../../services/todos/target.ts';

export const todos: Kind<'todo'> = {
  undoGuards: [noCircles],
  remove: removalOfTodo,
  finding: todoFinding,
  nameOf: (caller, { title }) => title || noTitle(caller),
};
