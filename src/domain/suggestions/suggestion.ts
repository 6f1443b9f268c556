import type { Intent } from '../intent.ts';

/** A call that would save the user a step, and why. */
export type Suggestion = Intent & { readonly why: string };

/** More would be a list of chores. */
export const MOST_SUGGESTIONS = 2;
