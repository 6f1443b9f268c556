import { html } from 'htm/preact';
import { TOOLS } from '../../messages/shared/tools.ts';
import { sayShown } from './dates.ts';
import { useDesk, useTool } from './desk.ts';
import { words } from './facts.ts';

interface Change {
  readonly when: string;
  readonly by?: string;
}

/** Changes that are looked at. */
const MOST = 50;

/** Which hosts have changed something of late, and when each did last. */
export function Hosts() {
  const { view } = useDesk();
  const found = useTool<{ changes: readonly Change[] }>(TOOLS.history, { limit: MOST });
  const last = new Map<string, string>();
  // The newest come first.
  for (const { by, when } of found?.changes ?? []) if (by !== undefined && !last.has(by)) last.set(by, when);
  if (last.size === 0) return null;
  return html`<section class="card narrow" aria-labelledby="hosts"><h2 id="hosts">${words.changedBy}</h2>
    <ul class="items">${[...last].map(
      ([name, when]) =>
        html`<li class="item" key=${name}><p class="title">${name}</p><p class="about">${sayShown(when, view.today)}</p></li>`,
    )}</ul></section>`;
}
