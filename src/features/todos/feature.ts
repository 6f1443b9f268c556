import type { TodoRepeat } from '../../domain/todos/repeat.ts';
import type { Kind } from '../../services/change/kind.ts';
import { noTitle } from '../../services/items/kind.ts';
import { noCircles } from '../../services/todos/circles.ts';
import { todoExchange } from '../../services/todos/exchange/exchange.ts';
import { todoFinding } from '../../services/todos/finding.ts';
import { removalOfTodo } from '../../services/todos/parts.ts';

export const todos: Kind<'todo'> = {
  undoGuards: [noCircles],
  remove: removalOfTodo,
  finding: todoFinding,
  exchange: todoExchange,
  // What users know of a repeat is its rule.
  readable: (row, column) => (column === 'repeat' ? (JSON.parse(String(row.repeat)) as TodoRepeat).rrule : undefined),
  nameOf: (caller, { title }) => title || noTitle(caller),
};
