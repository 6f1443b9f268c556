import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { View } from '../app/view.ts';
import { sayWhen } from './dates.ts';
import { useDesk, useTool } from './desk.ts';
import { TODO } from './drag.ts';
import { facts, words } from './facts.ts';
import { TodoForm } from './todo-form.ts';

type TodoView = View['todos'][number];

const QUADRANTS = ['do', 'schedule', 'delegate', 'drop'] as const;
/** Todos beside the calendar. */
const MOST_SHORT = 12;

/** What is to be done: beside the calendar the first of it, else all, as a list or by what matters. */
export function Todos({ isShort = false }: { readonly isShort?: boolean }) {
  const { view, go } = useDesk();
  const [shown, setShown] = useState<'list' | 'quadrants' | 'closed'>('list');
  const [opened, setOpened] = useState<string>();
  const open = isShort ? view.todos.slice(0, MOST_SHORT) : view.todos;
  const list = (todos: readonly TodoView[]) =>
    html`<ul class="items">${withParts(todos).map((todo) => html`<${Todo} key=${todo.id} todo=${todo} onOpen=${() => setOpened(todo.id)} />`)}</ul>`;
  const shownTodo = view.todos.find(({ id }) => id === opened);
  const quadrant = (name: (typeof QUADRANTS)[number]) => {
    const todos = open.filter((todo) => todo.quadrant === name);
    return html`<section aria-label=${words.quadrants[name]}><h3>${words.quadrants[name]}</h3>${
      todos.length === 0 ? html`<p class="quiet">${words.nothingToDo}</p>` : list(todos)
    }</section>`;
  };
  const tab = (name: typeof shown, label: string) =>
    html`<button type="button" aria-pressed=${shown === name} onClick=${() => setShown(name)}>${label}</button>`;
  return html`<section class="card" aria-labelledby="todos">
    <div class="bar"><h2 id="todos">${words.todo}</h2>${
      !isShort &&
      html`<div class="tabs" role="group" aria-label=${words.view}>${tab('list', words.asList)}${tab('quadrants', words.asQuadrants)}${tab('closed', words.closed)}</div>`
    }</div>
    ${
      shown === 'closed'
        ? html`<${Closed} />`
        : open.length === 0
          ? html`<p class="quiet">${words.nothingToDo}</p>`
          : shown === 'quadrants'
            ? html`<div class="quadrants">${QUADRANTS.map(quadrant)}</div>`
            : list(open)
    }
    ${shownTodo && html`<${TodoForm} key=${shownTodo.id} todo=${shownTodo} onClose=${() => setOpened(undefined)} />`}
    ${isShort && view.todos.length > MOST_SHORT && html`<button type="button" class="rest" onClick=${() => go('todo')}>${words.moreEvents({ count: view.todos.length - MOST_SHORT })}</button>`}
  </section>`;
}

/** Parts right behind what they are parts of, where that is there. */
function withParts(todos: readonly TodoView[]): readonly TodoView[] {
  const ids = new Set(todos.map(({ id }) => id));
  const isPart = ({ parent }: TodoView): boolean => parent !== undefined && ids.has(parent);
  return todos.flatMap((todo) =>
    isPart(todo) ? [] : [todo, ...todos.filter(({ parent }) => parent !== undefined && parent === todo.id)],
  );
}

/** The latest that are done. */
function Closed() {
  const found = useTool<{ todos: readonly TodoView[] }>(TOOLS.lookUp.todo, { status: 'done', limit: 50 });
  const todos = found?.todos ?? [];
  if (!found) return null;
  if (todos.length === 0) return html`<p class="quiet">${words.nothingHere}</p>`;
  return html`<ul class="items">${todos.map((todo) => html`<${Todo} key=${todo.id} todo=${todo} />`)}</ul>`;
}

function Todo({ todo, onOpen }: { readonly todo: TodoView; readonly onOpen?: () => void }) {
  const { act, view } = useDesk();
  const { id, title, status, due, overdue, planned, estimate_minutes, subtasks, parent_title } = todo;
  const isOpen = status === 'open';
  const toggle = (event: Event): void => {
    // It is done when the answer says so.
    event.preventDefault();
    void (isOpen ? act(TOOLS.close, { ids: [id] }) : act(TOOLS.update.todo, { id, clear: ['closed_at'] }));
  };
  const drag = (event: DragEvent): void => event.dataTransfer?.setData(TODO, id);
  const about = [
    due === undefined ? '' : sayWhen(due, view.today),
    planned === undefined ? '' : words.planned({ when: sayWhen(planned.start, view.today) }),
    estimate_minutes === undefined ? '' : words.minutes({ count: estimate_minutes }),
    subtasks === undefined ? '' : words.parts({ done: subtasks.done, all: subtasks.done + subtasks.open }),
    parent_title === undefined ? '' : words.partOf({ title: parent_title }),
    (todo.blocked_by ?? []).length === 0 ? '' : words.waitsFor({ titles: todo.blocked_by.join(', ') }),
    todo.repeat_text,
    ...(todo.tags ?? []).map((tag) => `#${tag}`),
  ].filter(Boolean);
  return html`<li class=${`item todo${parent_title === undefined ? '' : ' part'}`} draggable=${isOpen && !facts.readOnly} onDragStart=${drag} title=${isOpen && !facts.readOnly ? words.dragToPlan : undefined}>
    <input type="checkbox" checked=${!isOpen} disabled=${facts.readOnly} onClick=${toggle} aria-label=${(isOpen ? words.closeIt : words.openIt)({ title })} />
    <div><p class="title">${isOpen && onOpen ? html`<button type="button" class="name" onClick=${onOpen}>${title}</button>` : title}${overdue === true && html` <span class="tag over">${words.overdue}</span>`}${
      todo.importance === 'high' && html` <span class="tag high">${words.important}</span>`
    }${todo.urgency === 'high' && html` <span class="tag high">${words.urgent}</span>`}</p>
    ${about.length > 0 && html`<p class="about">${about.join(' · ')}</p>`}</div>
    ${
      isOpen &&
      planned === undefined &&
      !facts.readOnly &&
      html`<button type="button" class="plain" aria-label=${`${words.plan}: ${title}`} onClick=${() => act(TOOLS.plan, { id })}>${words.plan}</button>`
    }</li>`;
}
