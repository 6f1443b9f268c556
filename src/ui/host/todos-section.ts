import type { Language } from '../../domain/caller.ts';
import { say } from '../../domain/say.ts';
import type { TodoView } from '../../services/todos/present.ts';
import type { OpenTodos, PageFacts } from './facts.ts';
import { type Html, html, short } from './html.ts';
import { duration } from './words.ts';

/** Todos in sight; a few more than that are not worth folding. */
const SHOWN = 8;
const WORTH_FOLDING = 3;
/** Characters of a title, and of a tag, that are shown. */
const MOST = { title: 200, tag: 40 } as const;
const MOST_TAGS = 4;

/** The open todos, those due first at the top. */
export function todosSection({ shown, more }: OpenTodos, { language }: PageFacts): Html {
  const items = shown.map((todo) => todoItem(todo, language));
  const end = items.length > SHOWN + WORTH_FOLDING ? SHOWN : items.length;
  const rest = items.slice(end);
  return html`<section class="card" aria-labelledby="todos"><h2 id="todos">${say(language, '待办', 'To do')}</h2>${
    items.length === 0
      ? html`<p class="nothing quiet">${say(language, '没有未完成的待办。', 'Nothing is left to do.')}</p>`
      : html`<ul class="todos">${items.slice(0, end)}${
          rest.length > 0 &&
          html`<li class="fold"><details><summary>${say(language, `还有 ${rest.length} 项`, `${rest.length} more`)}</summary><ul class="todos">${rest}</ul></details></li>`
        }</ul>`
  }${
    more &&
    html`<p class="rest">${say(language, '还有更多未在此列出，可以问助手。', 'There are more than are listed here; ask your assistant for them.')}</p>`
  }</section>`;
}

function todoItem(todo: TodoView, language: Language): Html {
  const tags = [
    todo.overdue && html`<span class="tag over">${say(language, '已过期', 'overdue')}</span>`,
    todo.importance === 'high' && html`<span class="tag high">${say(language, '重要', 'important')}</span>`,
    todo.urgency === 'high' && html`<span class="tag high">${say(language, '紧急', 'urgent')}</span>`,
  ];
  const about = [
    todo.when !== undefined && html`<span>${say(language, `截止 ${todo.when}`, `due ${todo.when}`)}</span>`,
    todo.estimate_minutes !== undefined && html`<span>${duration(todo.estimate_minutes / 60, language)}</span>`,
    todo.blocked_by.length > 0 &&
      html`<span>${say(language, `等 ${todo.blocked_by.length} 项先完成`, `waits for ${todo.blocked_by.length}`)}</span>`,
    ...todo.tags.slice(0, MOST_TAGS).map((tag) => html`<span><bdi>#${short(tag, MOST.tag)}</bdi></span>`),
  ].filter((part) => part !== false);
  return html`<li class="todo"><p class="title"><bdi>${short(todo.title, MOST.title)}</bdi>${tags}</p>${
    about.length > 0 && html`<p class="about">${about}</p>`
  }</li>`;
}
