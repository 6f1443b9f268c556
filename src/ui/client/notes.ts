import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import { sayWhen } from './dates.ts';
import { useDesk, useTool } from './desk.ts';
import { Dialog } from './dialog.ts';
import { facts, words } from './facts.ts';
import { marked } from './marked.ts';

interface Memo {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly snippet?: string;
  readonly content?: string;
  readonly tags?: readonly string[];
  readonly created: string;
}

/** What was written down: found, read, changed, added. */
export function Notes() {
  const { act, view } = useDesk();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Memo>();
  const [text, setText] = useState('');
  const asked = query.trim();
  const found = useTool<{ memos: readonly Memo[] }>(TOOLS.lookUp.memo, {
    limit: 50,
    ...(asked !== '' && { query: asked }),
  });
  const memos = found?.memos ?? [];
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { status } = await act(TOOLS.note, { content: text });
    if (status === 'final') setText('');
  };
  const value = (set: (text: string) => void) => (event: Event) => set((event.currentTarget as HTMLInputElement).value);
  return html`<section class="card narrow" aria-labelledby="notes"><h2 id="notes">${words.notes}</h2>
    ${
      !facts.readOnly &&
      html`<form class="fields" onSubmit=${add}><label class="unseen" for="note">${words.newNote}</label>
        <textarea id="note" rows="2" placeholder=${words.notePlaceholder} value=${text} onInput=${value(setText)}></textarea>
        <div class="row end"><button class="main" disabled=${text.trim() === ''}>${words.save}</button></div></form>`
    }
    <input type="search" aria-label=${words.searchNotes} placeholder=${words.searchNotes} value=${query} onInput=${value(setQuery)} />
    ${found && memos.length === 0 && html`<p class="quiet">${asked === '' ? words.noNotes : words.noneFound}</p>`}
    <ul class="items">${memos.map(
      (
        memo,
      ) => html`<li class="item" key=${memo.id}><button type="button" class="line" onClick=${() => setShown(memo)}><span><b>${memo.title}</b>
        <small>${marked(memo.snippet ?? '')}</small>
        <small class="quiet">${[sayWhen(memo.created, view.today), ...(memo.tags ?? []).map((tag) => `#${tag}`)].join(' · ')}</small></span></button></li>`,
    )}</ul>
    ${shown && html`<${Note} memo=${shown} onClose=${() => setShown(undefined)} />`}
  </section>`;
}

/** A whole note. */
function Note({ memo, onClose }: { readonly memo: Memo; readonly onClose: () => void }) {
  const { act } = useDesk();
  const whole = useTool<{ memos: readonly Memo[] }>(TOOLS.lookUp.memo, { query: memo.id })?.memos?.[0];
  const before = whole && (whole.content ?? whole.snippet ?? '');
  const [text, setText] = useState<string>();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { status } = await act(TOOLS.update.memo, { id: memo.id, content: text });
    if (status === 'final') onClose();
  };
  const remove = async (): Promise<void> => {
    const { status } = await act(TOOLS.delete, { ids: [memo.id] });
    if (status === 'final') onClose();
  };
  return html`<${Dialog} title=${memo.title} onClose=${onClose}><form class="fields" onSubmit=${save}>
    <textarea rows="12" aria-label=${words.notesField} disabled=${before === undefined || facts.readOnly} value=${text ?? before ?? ''}
      onInput=${(event: Event) => setText((event.currentTarget as HTMLTextAreaElement).value)}></textarea>
    <div class="row end"><button type="button" class="danger" disabled=${facts.readOnly} onClick=${remove}>${words.remove}</button><span class="push"></span>
      <button type="button" class="plain" onClick=${onClose}>${words.cancel}</button>
      <button class="main" disabled=${text === undefined || text === before || text.trim() === ''}>${words.save}</button></div>
  </form><//>`;
}
