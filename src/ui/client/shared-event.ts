import { html } from 'htm/preact';
import { saySpan } from './dates.ts';
import { type EventDraft, useDesk } from './desk.ts';
import { Dialog } from './dialog.ts';
import { words } from './facts.ts';

/** An event of somebody else: there is nothing to be done with it but to read it. */
export function SharedEvent({ event, onClose }: { readonly event: EventDraft; readonly onClose: () => void }) {
  const { view } = useDesk();
  const { title, start, end, location, shared_by: name = '' } = event;
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <p>${saySpan(start, end, view.today)}</p>
    ${location !== undefined && html`<p>${location}</p>`}
    <p class="quiet">${words.sharedBy({ name })}</p>
    <div class="row end"><button type="button" class="main" onClick=${onClose}>${words.close}</button></div>
  <//>`;
}
