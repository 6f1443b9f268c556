import type { Language } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { ReminderView } from '../../services/reminders/present.ts';
import type { Listed, PageFacts } from './facts.ts';
import { type Html, html } from './html.ts';
import { itemLine, itemList } from './items.ts';

/** What is due and what comes within a day; nothing at all where there is none. */
export const remindersSection = (reminders: Listed<ReminderView>, { language }: PageFacts): Html | false =>
  reminders.shown.length > 0 &&
  html`<section class="card" aria-labelledby="reminders"><h2 id="reminders">${say(language, '提醒', 'Reminders')}</h2>${itemList(
    reminders,
    language,
    (reminder) => reminderItem(reminder, language),
  )}</section>`;

function reminderItem(reminder: ReminderView, language: Language): Html {
  const tags = [
    reminder.status === 'due' && html`<span class="tag over">${say(language, '到期', 'due')}</span>`,
    reminder.status === 'snoozed' && html`<span class="tag">${say(language, '已推迟', 'snoozed')}</span>`,
    reminder.priority === 'high' && html`<span class="tag high">${say(language, '重要', 'important')}</span>`,
  ];
  const about = [
    reminder.when !== undefined && html`<span>${reminder.when}</span>`,
    reminder.repeat_text !== undefined && html`<span>${reminder.repeat_text}</span>`,
  ];
  return itemLine(reminder.title, tags, about);
}
