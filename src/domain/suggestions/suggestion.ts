/** A call that would save the user a step, ready to be made, and why. */
export interface Suggestion {
  tool: string;
  arguments: Record<string, unknown>;
  why: string;
}

/** More would be a list of chores. */
export const MOST_SUGGESTIONS = 2;
