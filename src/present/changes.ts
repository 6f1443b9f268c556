import type { ChangeView } from '../services/change/history.ts';

/** One change as one line that is enough to act on. */
export const changeLine = ({ change_id, when, tool, summary, why_not }: ChangeView): string =>
  [when, summary, tool, change_id, why_not && `✗ ${why_not}`].filter(Boolean).join(' · ');
