import { html } from 'htm/preact';
import { TOOLS } from '../../messages/shared/tools.ts';
import { addDays, sayWhen } from './dates.ts';
import { useDesk } from './desk.ts';
import { facts, words } from './facts.ts';

type ReminderView = ReturnType<typeof useDesk>['view']['reminders'][number];

/** Reminders that are due, and those that come; in short those of the next day only. */
export function Reminders({ isShort = false }: { readonly isShort?: boolean }) {
  const { view } = useDesk();
  const tomorrow = addDays(view.today, 1);
  const shown = view.reminders.filter(({ at }) => !isShort || (at !== undefined && at.slice(0, 10) <= tomorrow));
  if (isShort && shown.length === 0) return null;
  return html`<section class="card" aria-labelledby="reminders"><h2 id="reminders">${words.reminders}</h2>
    ${
      shown.length === 0
        ? html`<p class="quiet">${words.noReminders}</p>`
        : html`<ul class="items">${shown.map((one) => html`<${Reminder} key=${`${one.id} ${one.occurrence ?? ''}`} reminder=${one} />`)}</ul>`
    }</section>`;
}

const SNOOZES = [
  ['tenMinutes', 'PT10M'],
  ['oneHour', 'PT1H'],
  ['tomorrow', 'tomorrow'],
] as const;

function Reminder({ reminder }: { readonly reminder: ReminderView }) {
  const { act, view } = useDesk();
  const { id, version, occurrence, title, status, at, repeat_text } = reminder;
  const which = { id, expected_version: version, ...(occurrence !== undefined && { occurrence }) };
  const snooze = (event: Event): void => {
    const select = event.currentTarget as HTMLSelectElement;
    const { value } = select;
    select.value = '';
    if (value !== '')
      void act(TOOLS.update.reminder, { ...which, action: 'snooze', snooze_until: untilOf(value, view) });
  };
  const about = [at === undefined ? '' : sayWhen(at, view.today), repeat_text].filter(Boolean).join(' · ');
  return html`<li class="item">
    <p class="title">${title}${status === 'due' && html` <span class="tag over">${words.dueNow}</span>`}${
      status === 'snoozed' && html` <span class="tag">${words.snoozed}</span>`
    }</p><p class="about">${about}</p>
    ${
      !facts.readOnly &&
      html`<div class="row small">
        <button type="button" onClick=${() => act(TOOLS.update.reminder, { ...which, action: 'complete' })} aria-label=${`${words.done}: ${title}`}>${words.done}</button>
        <select aria-label=${`${words.snooze}: ${title}`} onChange=${snooze}><option value="">${words.snooze}</option>${SNOOZES.map(
          ([name, value]) => html`<option value=${value}>${words.snoozeFor[name]}</option>`,
        )}</select>
        <button type="button" class="plain" onClick=${() => act(TOOLS.update.reminder, { ...which, action: 'dismiss' })} aria-label=${`${words.dismiss}: ${title}`}>${words.dismiss}</button>
      </div>`
    }</li>`;
}

const AWAY = { PT10M: 10, PT1H: 60 } as const;

/** Until when, as a time without zone. */
function untilOf(value: string, view: { readonly today: string }): string {
  if (value === 'tomorrow') return `${addDays(view.today, 1)}T09:00`;
  return new Date(Date.now() + AWAY[value as keyof typeof AWAY] * 60_000).toISOString();
}
