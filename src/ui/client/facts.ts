import { app as en } from '../../messages/en/app.ts';
import type { Messages } from '../../messages/en/messages.ts';
import { app as zh } from '../../messages/zh/app.ts';
import type { View } from '../app/view.ts';

/** What the page was served with. */
export interface Facts {
  /** Goes along with every write. */
  readonly csrf: string;
  readonly readOnly: boolean;
  /** Whether the user runs this server. */
  readonly isOwn: boolean;
  readonly version: string;
  /** What may be called. */
  readonly tools: readonly string[];
  /** The languages that the page can be read in: what each calls itself, and what HTML calls it. */
  readonly languages: readonly { readonly code: string; readonly ownName: string; readonly htmlLanguage: string }[];
  readonly view: View;
}

export const facts = JSON.parse(document.getElementById('facts')?.textContent ?? '{}') as Facts;

export const language = facts.view.language;

const WORDS: Readonly<Record<string, Messages['app']>> = { en, zh };

/** What is said, in the language of the page where the page has it. */
export const words: Messages['app'] = WORDS[language] ?? en;
