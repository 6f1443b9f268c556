import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { TOOLS } from '../../messages/shared/tools.ts';
import { sayShown } from './dates.ts';
import { useDesk, useTool } from './desk.ts';
import { facts, words } from './facts.ts';

interface Change {
  readonly change_id: string;
  readonly when: string;
  readonly tool: string;
  /** The host, or what else did it. */
  readonly by?: string;
  readonly summary: string;
  readonly undoable: boolean;
  readonly why_not?: string;
}

const PAGE = 50;
const MOST = 200;

/** What was changed, what became what, and the way back. */
export function Changes() {
  const { act, view } = useDesk();
  const [limit, setLimit] = useState(PAGE);
  const found = useTool<{ changes: readonly Change[]; next_cursor: string }>(TOOLS.history, { limit });
  const changes = found?.changes ?? [];
  const item = ({ change_id, when, by, summary, undoable, why_not }: Change) =>
    html`<li class="item row" key=${change_id}><div class="push"><p class="title">${summary}</p><p class="about">${[sayShown(when, view.today), by, undoable ? '' : why_not].filter(Boolean).join(' · ')}</p></div>
      ${undoable && !facts.readOnly && html`<button type="button" aria-label=${`${words.undo}: ${summary}`} onClick=${() => act(TOOLS.undo, { change_id })}>${words.undo}</button>`}</li>`;
  return html`<section class="card narrow" aria-labelledby="changes"><h2 id="changes">${words.changes}</h2><p class="quiet">${words.changesLead}</p>
    ${found && changes.length === 0 && html`<p class="quiet">${words.noChanges}</p>`}
    <ul class="items">${changes.map(item)}</ul>
    ${found?.next_cursor !== undefined && limit < MOST && html`<button type="button" class="rest" onClick=${() => setLimit(MOST)}>${words.older}</button>`}
  </section>`;
}
