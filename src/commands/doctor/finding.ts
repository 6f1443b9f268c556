import type { Messages } from '../../messages/en/messages.ts';
import type { Language } from '../../messages/index.ts';

/** Words a finding in the language of the reader: `(say) => say.notAFile({ file })`. */
type Wording = (say: Messages['doctor'], language: Language) => string;

/** What a check of `doctor` has to say. */
export interface Finding {
  readonly verdict: 'ok' | 'warning' | 'problem';
  /** What is so, and what to do about it when it should not be. */
  readonly text: Wording;
}

export const ok = (text: Wording): Finding => ({ verdict: 'ok', text });
export const warning = (text: Wording): Finding => ({ verdict: 'warning', text });
export const problem = (text: Wording): Finding => ({ verdict: 'problem', text });
