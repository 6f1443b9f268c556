/** What a check of `doctor` has to say. */
export interface Finding {
  readonly verdict: 'ok' | 'warning' | 'problem';
  /** What is so, and what to do about it when it should not be. */
  readonly text: string;
}

export const ok = (text: string): Finding => ({ verdict: 'ok', text });
export const warning = (text: string): Finding => ({ verdict: 'warning', text });
export const problem = (text: string): Finding => ({ verdict: 'problem', text });
