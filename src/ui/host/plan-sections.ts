import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import type { ReminderView } from '../../services/reminders/present.ts';
import type { TodoView } from '../../services/todos/present.ts';
import type { Listed, PageFacts } from './facts.ts';
import { type Html, html, short } from './html.ts';
import { duration } from './words.ts';

/** Tags of one todo that are shown, and their characters. */
const TAGS = { most: 4, characters: 40 } as const;

/** The open todos, those due first at the top. */
export const todosSection = (todos: Listed<TodoView>, { language }: PageFacts): Html =>
  html`<section class="card" aria-labelledby="todos"><h2 id="todos">${messages(language).page.todos}</h2>${
    todos.shown.length === 0
      ? html`<p class="nothing quiet">${messages(language).page.nothingLeftToDo}</p>`
      : itemList(todos, language, (todo) => todoItem(todo, language))
  }</section>`;

function todoItem(todo: TodoView, language: Language): Html {
  const tags = [
    todo.overdue === true && html`<span class="tag over">${messages(language).page.overdue}</span>`,
    todo.importance === 'high' && html`<span class="tag high">${messages(language).common.important}</span>`,
    todo.urgency === 'high' && html`<span class="tag high">${messages(language).page.urgent}</span>`,
  ];
  const about = [
    todo.when !== undefined && html`<span>${messages(language).page.due({ when: todo.when })}</span>`,
    todo.estimate_minutes !== undefined && html`<span>${duration(todo.estimate_minutes / 60, language)}</span>`,
    todo.blocked_by.length > 0 &&
      html`<span>${messages(language).page.waitsFor({ count: todo.blocked_by.length })}</span>`,
    ...todo.tags.slice(0, TAGS.most).map((tag) => html`<span><bdi>#${short(tag, TAGS.characters)}</bdi></span>`),
  ];
  return itemLine(todo.title, tags, about);
}

/** What is due and what comes within a day; nothing at all where there is none. */
export const remindersSection = (reminders: Listed<ReminderView>, { language }: PageFacts): Html | false =>
  reminders.shown.length > 0 &&
  html`<section class="card" aria-labelledby="reminders"><h2 id="reminders">${messages(language).common.reminders}</h2>${itemList(
    reminders,
    language,
    (reminder) => reminderItem(reminder, language),
  )}</section>`;

function reminderItem(reminder: ReminderView, language: Language): Html {
  const tags = [
    reminder.status === 'due' && html`<span class="tag over">${messages(language).page.dueOn}</span>`,
    reminder.status === 'snoozed' && html`<span class="tag">${messages(language).page.snoozed}</span>`,
    reminder.priority === 'high' && html`<span class="tag high">${messages(language).common.important}</span>`,
  ];
  const about = [
    reminder.when !== undefined && html`<span>${reminder.when}</span>`,
    reminder.repeat_text !== undefined && html`<span>${reminder.repeat_text}</span>`,
  ];
  return itemLine(reminder.title, tags, about);
}

/** Items in sight; a few more than that are not worth folding. */
const SHOWN = 8;
const WORTH_FOLDING = 3;
/** Characters of a title that are shown. */
const MOST_TITLE = 200;

/** A list of items, a long rest of it folded. */
function itemList<View>({ shown, more }: Listed<View>, language: Language, item: (view: View) => Html): Html {
  const items = shown.map(item);
  const end = items.length > SHOWN + WORTH_FOLDING ? SHOWN : items.length;
  const rest = items.slice(end);
  return html`<ul class="items">${items.slice(0, end)}${
    rest.length > 0 &&
    html`<li class="fold"><details><summary>${messages(language).page.countMore({ count: rest.length })}</summary><ul class="items">${rest}</ul></details></li>`
  }</ul>${more && html`<p class="rest">${messages(language).page.moreThanListed}</p>`}`;
}

/** One item: its title with tags, and below it what else is told. */
const itemLine = (title: string, tags: readonly (Html | false)[], about: readonly (Html | false)[]): Html =>
  html`<li class="item"><p class="title"><bdi>${short(title, MOST_TITLE)}</bdi>${tags}</p>${
    about.some(Boolean) && html`<p class="about">${about}</p>`
  }</li>`;
