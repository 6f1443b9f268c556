import type { Language } from '../../domain/caller.ts';
import { messages } from '../../messages/index.ts';
import { type Html, html } from './html.ts';

/** What to say to an assistant, as people do. */
export const phrases = (language: Language): Html =>
  html`<ul class="say">${messages(language).page.phrases.map((phrase) => html`<li>${phrase}</li>`)}</ul>`;
