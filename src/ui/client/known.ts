import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import { sayWhen } from './dates.ts';
import { useDesk, useTool } from './desk.ts';
import { Dialog } from './dialog.ts';
import { facts, words } from './facts.ts';

interface Memory {
  readonly id: string;
  readonly content: string;
  readonly kind: string;
  readonly tags?: readonly string[];
  readonly created: string;
  readonly valid_to?: string;
}

/** What the assistants were told to remember about the user: to be read, put right, and deleted. */
export function Known() {
  const { act, view } = useDesk();
  const [query, setQuery] = useState('');
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Memory>();
  const asked = query.trim();
  const found = useTool<{ memories: readonly Memory[] }>(TOOLS.lookUp.memory, {
    limit: 50,
    ...(asked !== '' && { query: asked }),
  });
  const memories = found?.memories ?? [];
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { status } = await act(TOOLS.save, { content: text });
    if (status === 'final') setText('');
  };
  const value = (set: (text: string) => void) => (event: Event) => set((event.currentTarget as HTMLInputElement).value);
  const about = ({ created, valid_to, tags = [] }: Memory): string =>
    [
      sayWhen(created, view.today),
      ...(valid_to === undefined ? [] : [words.until({ when: sayWhen(valid_to, view.today) })]),
      ...tags.map((tag) => `#${tag}`),
    ].join(' · ');
  return html`<section class="card narrow" aria-labelledby="known"><h2 id="known">${words.known}</h2><p class="quiet">${words.knownLead}</p>
    ${
      !facts.readOnly &&
      html`<form class="row" onSubmit=${add}><input class="push" maxlength="5000" aria-label=${words.newFact} placeholder=${words.newFact} value=${text} onInput=${value(setText)} />
        <button class="main" disabled=${text.trim() === ''}>${words.add}</button></form>`
    }
    <input type="search" aria-label=${words.searchKnown} placeholder=${words.searchKnown} value=${query} onInput=${value(setQuery)} />
    ${found && memories.length === 0 && html`<p class="quiet">${asked === '' ? words.noFacts : words.noneFound}</p>`}
    <ul class="items">${memories.map(
      (
        memory,
      ) => html`<li class=${`item${memory.valid_to === undefined ? '' : ' past'}`} key=${memory.id}><button type="button" class="line" onClick=${() => setShown(memory)}><span>${memory.content}
        <small class="quiet">${about(memory)}</small></span></button></li>`,
    )}</ul>
    ${shown && html`<${Fact} memory=${shown} onClose=${() => setShown(undefined)} />`}
  </section>`;
}

/** One thing that is known. What is put right takes the place of what was, which is kept as past. */
function Fact({ memory, onClose }: { readonly memory: Memory; readonly onClose: () => void }) {
  const { act } = useDesk();
  const [text, setText] = useState(memory.content);
  const finish = async (tool: string, args: Record<string, unknown>): Promise<void> => {
    const { status } = await act(tool, args);
    if (status === 'final') onClose();
  };
  const save = (event: Event): void => {
    event.preventDefault();
    void finish(TOOLS.save, { content: text, kind: memory.kind, supersedes: memory.id });
  };
  return html`<${Dialog} title=${words.known} onClose=${onClose}><form class="fields" onSubmit=${save}>
    <textarea rows="4" aria-label=${words.known} disabled=${facts.readOnly} value=${text} onInput=${(event: Event) => setText((event.currentTarget as HTMLTextAreaElement).value)}></textarea>
    <div class="row end"><button type="button" class="danger" disabled=${facts.readOnly} onClick=${() => finish(TOOLS.delete, { ids: [memory.id] })}>${words.remove}</button><span class="push"></span>
      <button type="button" class="plain" onClick=${onClose}>${words.cancel}</button>
      <button class="main" disabled=${text.trim() === '' || text === memory.content}>${words.save}</button></div>
  </form><//>`;
}
