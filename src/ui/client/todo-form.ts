import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { View } from '../app/view.ts';
import { useDesk } from './desk.ts';
import { Dialog } from './dialog.ts';
import { facts, words } from './facts.ts';

type TodoView = View['todos'][number];

const fieldsOf = (todo: TodoView) => ({
  title: todo.title,
  due: (todo.due ?? '').slice(0, 16).replace('T', ' '),
  estimate_minutes: String(todo.estimate_minutes ?? ''),
  importance: todo.importance as string,
  urgency: todo.urgency as string,
  repeat: todo.repeat_text ?? '',
  tags: (todo.tags ?? []).join(', '),
  notes: todo.notes ?? '',
});

type Fields = ReturnType<typeof fieldsOf>;

const listOf = (text: string): string[] => text.split(/[,\uFF0C\u3001\s]+/).filter(Boolean);

const argumentOf = (name: keyof Fields, text: string): unknown =>
  name === 'estimate_minutes' ? Number(text) : name === 'tags' ? listOf(text) : text;

/** What differs, as arguments; what was emptied goes into `clear`. */
function changed(before: Fields, after: Fields): Record<string, unknown> {
  const names = (Object.keys(after) as (keyof Fields)[]).filter((name) => after[name] !== before[name]);
  const clear = names.filter((name) => after[name].trim() === '');
  const args = names.flatMap((name) => (clear.includes(name) ? [] : [[name, argumentOf(name, after[name])] as const]));
  return { ...Object.fromEntries(args), ...(clear.length > 0 && { clear }) };
}

/** A todo to be read, changed, deleted, or made of parts. */
export function TodoForm({ todo, onClose }: { readonly todo: TodoView; readonly onClose: () => void }) {
  const { act } = useDesk();
  const before = fieldsOf(todo);
  const [fields, setFields] = useState(before);
  const [part, setPart] = useState('');
  const finish = async (tool: string, args: Record<string, unknown>): Promise<void> => {
    const { status } = await act(tool, args);
    if (status === 'final') onClose();
  };
  const save = (event: Event): void => {
    event.preventDefault();
    const args = changed(before, fields);
    if (Object.keys(args).length === 0) onClose();
    else void finish(TOOLS.update.todo, { id: todo.id, expected_version: todo.version, ...args });
  };
  const addPart = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { status } = await act(TOOLS.todo, { title: part, parent: todo.id });
    if (status === 'final') setPart('');
  };
  const value = (event: Event): string => (event.currentTarget as HTMLInputElement).value;
  const input = (name: keyof Fields) => (event: Event) => setFields({ ...fields, [name]: value(event) });
  const text = (name: keyof Fields, label: string, more: object = {}) =>
    html`<label>${label}<input maxlength="1000" value=${fields[name]} onInput=${input(name)} ...${more} /></label>`;
  const level = (name: 'importance' | 'urgency', label: string) =>
    html`<label>${label}<select value=${fields[name]} onChange=${input(name)}>${(
      ['low', 'normal', 'high'] as const
    ).map((one) => html`<option value=${one}>${words.levels[one]}</option>`)}</select></label>`;
  return html`<${Dialog} title=${todo.title} onClose=${onClose}>
    <form class="fields" onSubmit=${save}>
      ${text('title', words.title, { required: true })}
      <div class="pair">${text('due', words.due, { placeholder: words.dueExample })}
        ${text('estimate_minutes', words.takes, { type: 'number', min: 1 })}</div>
      <div class="pair">${level('importance', words.importance)}${level('urgency', words.urgency)}</div>
      <div class="pair">${text('repeat', words.repeats)}${text('tags', words.tags)}</div>
      <label>${words.notesField}<textarea rows="3" value=${fields.notes} onInput=${input('notes')}></textarea></label>
      <div class="row end"><button type="button" class="danger" disabled=${facts.readOnly} onClick=${() => finish(TOOLS.delete, { ids: [todo.id] })}>${words.remove}</button><span class="push"></span>
        <button type="button" class="plain" onClick=${onClose}>${words.cancel}</button>
        <button class="main" disabled=${facts.readOnly}>${words.save}</button></div>
    </form>
    ${
      !facts.readOnly &&
      todo.parent === undefined &&
      html`<form class="row" onSubmit=${addPart}><input class="push" maxlength="500" aria-label=${words.newPart} placeholder=${words.newPart} value=${part} onInput=${(event: Event) => setPart(value(event))} />
        <button disabled=${part.trim() === ''}>${words.add}</button></form>`
    }
  <//>`;
}
