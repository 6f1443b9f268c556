import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { type Html, html, trusted } from './html.ts';

/**
 * What the page does beyond showing: copy buttons, which are hidden until they
 * work, and a fresh agenda when somebody comes back to the page later.
 */
export const SCRIPT = `(() => {
  const status = document.querySelector('[data-copied]');
  const select = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  };
  for (const button of document.querySelectorAll('button[data-copy]')) {
    const source = document.getElementById(button.dataset.copy);
    const label = button.textContent;
    let timer;
    const tell = (text) => {
      button.textContent = text;
      status.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.textContent = label;
        status.textContent = '';
        button.removeAttribute('data-done');
      }, 2000);
    };
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(source.textContent);
        button.setAttribute('data-done', '');
        tell(status.dataset.copied);
      } catch {
        select(source);
        tell(status.dataset.selected);
      }
    });
  }
  const loaded = Date.now();
  document.addEventListener('visibilitychange', () => {
    // The app is told of changes.
    if (!document.getElementById('app') && !document.hidden && Date.now() - loaded > 300000) location.reload();
  });
})();`;

/** The script, and where it says what was copied. */
export const copying = (language: Language): Html =>
  html`<p class="unseen" role="status" data-copied="${messages(language).page.copied}" data-selected="${messages(language).page.pressCtrlC}"></p>
<script>${trusted(SCRIPT)}</script>`;
