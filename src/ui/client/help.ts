import { html } from 'htm/preact';
import { Dialog } from './dialog.ts';
import { words } from './facts.ts';

const KEYS = [
  ['n', words.keys.add],
  ['/', words.keys.search],
  ['t', words.keys.today],
  ['← →', words.keys.earlier],
  ['1 2 3 4', words.keys.views],
  ['↑ ↓ ← →', words.keys.within],
  ['u', words.keys.undo],
  ['?', words.keys.help],
] as const;

/** What can be done with the keyboard. */
export const Help = ({ onClose }: { readonly onClose: () => void }) =>
  html`<${Dialog} title=${words.help} onClose=${onClose}><dl class="keys">${KEYS.map(
    ([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`,
  )}</dl><p class="quiet">${words.moveHint}</p><//>`;
