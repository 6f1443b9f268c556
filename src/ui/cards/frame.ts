import type { Host } from './bridge.ts';
import { el } from './dom.ts';

/** How long the size has to stay as it is before the host hears of it, in milliseconds. */
const SETTLES_MS = 100;

/** Tells the host how high the card is, whenever that has changed; answers how to stop it. */
export function grow(host: Host): () => void {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = (): void => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    host.notify('ui/notifications/size-changed', { height });
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(measure, SETTLES_MS);
  });
  observer.observe(document.documentElement);
  measure();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** What is read aloud when it changes; the rest of a card is not. */
const status = el('p', { role: 'status', class: 'unseen' });

/** Puts new contents into the card. The focus stays where it was, or goes to the top where that is gone. */
export function redrawn(
  contents: readonly (Node | string | false | undefined)[],
  said: string | undefined,
  isBusy: boolean,
): void {
  const main = document.querySelector('main');
  if (!main) return;
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && main.contains(focused) ? focused.dataset.key : undefined;
  main.setAttribute('aria-busy', String(isBusy));
  main.replaceChildren(...contents.filter((one) => one !== undefined && one !== false), status);
  if (status.textContent !== (said ?? '')) status.textContent = said ?? '';
  if (key === undefined) return;
  const again = main.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? main.querySelector('h1');
  again?.focus();
}
