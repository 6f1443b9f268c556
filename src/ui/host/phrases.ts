import type { Language } from '../../domain/caller.ts';
import { type Html, html } from './html.ts';

const PHRASES = {
  zh: ['明天下午三点和设计师过一下原型，一个小时。', '这周哪天上午有一个半小时空着？', '撤销刚才那个。'],
  en: ['Design review tomorrow at three, for an hour.', 'Find 90 minutes this week, mornings.', 'Undo that.'],
} as const;

/** What to say to an assistant, as people do. */
export const phrases = (language: Language): Html =>
  html`<ul class="say">${PHRASES[language].map((phrase) => html`<li>${phrase}</li>`)}</ul>`;
