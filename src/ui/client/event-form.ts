import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import { addDays } from './dates.ts';
import type { EventDraft } from './desk.ts';
import { useDesk } from './desk.ts';
import { Dialog } from './dialog.ts';
import { facts, words } from './facts.ts';
import { scopeQuestion } from './questions.ts';

interface Fields {
  title: string;
  allDay: boolean;
  start: string;
  end: string;
  location: string;
  group: string;
  repeat: string;
  description: string;
  showAs: string;
}

/** The end of whole days is the day after the last; a form shows the last. */
const fieldsOf = (event: EventDraft): Fields => ({
  title: event.title,
  allDay: event.all_day,
  start: event.start.slice(0, 16),
  end: event.all_day ? addDays(event.end, -1) : event.end.slice(0, 16),
  location: event.location ?? '',
  group: event.group ?? '',
  repeat: event.repeat_text ?? '',
  description: event.description ?? '',
  showAs: event.show_as ?? 'busy',
});

/** What differs, as arguments; what was emptied goes into `clear`. */
function changed(before: Fields, after: Fields): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  const clear: string[] = [];
  const text = (name: 'location' | 'group' | 'repeat' | 'description'): void => {
    if (after[name] === before[name]) return;
    if (after[name] === '') clear.push(name);
    else args[name] = after[name];
  };
  if (after.title !== before.title) args.title = after.title;
  if (after.showAs !== before.showAs) args.show_as = after.showAs;
  for (const name of ['location', 'group', 'repeat', 'description'] as const) text(name);
  if (after.start !== before.start || after.end !== before.end || after.allDay !== before.allDay) {
    args.start = after.start;
    args.end = after.allDay ? addDays(after.end, 1) : after.end;
    args.all_day = after.allDay;
  }
  return clear.length > 0 ? { ...args, clear } : args;
}

const EMPTY: Fields = {
  title: '',
  allDay: false,
  start: '',
  end: '',
  location: '',
  group: '',
  repeat: '',
  description: '',
  showAs: 'busy',
};

/** An event to be read, changed, deleted or added. */
export function EventForm({ event, onClose }: { readonly event: EventDraft; readonly onClose: () => void }) {
  const { act, ask, view } = useDesk();
  const before = fieldsOf(event);
  const [fields, setFields] = useState(before);
  const isNew = event.id === undefined;
  const set = (part: Partial<Fields>): void => setFields({ ...fields, ...part });
  const input = (name: keyof Fields) => (change: Event) =>
    set({ [name]: (change.currentTarget as HTMLInputElement).value });
  const wholeDays = (change: Event): void => {
    const allDay = (change.currentTarget as HTMLInputElement).checked;
    const time = (text: string, clock: string): string =>
      allDay ? text.slice(0, 10) : `${text.slice(0, 10)}T${clock}`;
    set({ allDay, start: time(fields.start, '09:00'), end: time(fields.end, '10:00') });
  };
  /** Which one it is; undefined when the user would rather not. */
  const target = async (): Promise<Record<string, unknown> | undefined> => {
    if (event.repeat === undefined) return {};
    const scope = await ask(scopeQuestion());
    return scope && { scope, ...(event.occurrence !== undefined && { occurrence: event.occurrence }) };
  };
  const save = async (submit: Event): Promise<void> => {
    submit.preventDefault();
    const args = changed(isNew ? EMPTY : before, fields);
    if (Object.keys(args).length === 0) return onClose();
    const which = isNew ? {} : await target();
    if (!which) return;
    const call = isNew ? args : { id: event.id, expected_version: event.version, ...which, ...args };
    const { status } = await act(isNew ? TOOLS.book : TOOLS.update.event, call);
    if (status === 'final') onClose();
  };
  const remove = async (): Promise<void> => {
    const which = await target();
    if (!which) return;
    const { status } = await act(TOOLS.delete, { ids: [event.id], ...which });
    if (status === 'final') onClose();
  };
  const type = fields.allDay ? 'date' : 'datetime-local';
  return html`<${Dialog} title=${isNew ? words.newEvent : event.title} onClose=${onClose}>
    <form class="fields" onSubmit=${save}>
      <label>${words.title}<input required maxlength="500" value=${fields.title} onInput=${input('title')} /></label>
      <label class="check"><input type="checkbox" checked=${fields.allDay} onChange=${wholeDays} /> ${words.allDay}</label>
      <div class="pair">
        <label>${words.start}<input type=${type} required value=${fields.start} onInput=${input('start')} /></label>
        <label>${words.end}<input type=${type} required value=${fields.end} onInput=${input('end')} /></label>
      </div>
      <label>${words.repeats}<input maxlength="1000" placeholder=${words.repeatExample} value=${fields.repeat} onInput=${input('repeat')} /></label>
      <label>${words.place}<input maxlength="1000" value=${fields.location} onInput=${input('location')} /></label>
      <div class="pair">
        <label>${words.group}<select value=${fields.group} onChange=${input('group')}>
          <option value="">${words.noGroup}</option>${view.groups.map(({ name }) => html`<option value=${name}>${name}</option>`)}
        </select></label>
        <label>${words.showAs}<select value=${fields.showAs} onChange=${input('showAs')}>
          ${(['busy', 'tentative', 'free'] as const).map((one) => html`<option value=${one}>${words[one]}</option>`)}
        </select></label>
      </div>
      <label>${words.notesField}<textarea rows="3" value=${fields.description} onInput=${input('description')}></textarea></label>
      <div class="row end">
        ${!isNew && html`<button type="button" class="danger" disabled=${facts.readOnly} onClick=${remove}>${words.remove}</button>`}
        <span class="push"></span>
        <button type="button" class="plain" onClick=${onClose}>${words.cancel}</button>
        <button type="submit" class="main" disabled=${facts.readOnly}>${words.save}</button>
      </div>
    </form>
  <//>`;
}
