import { editDistance } from '../../domain/edit-distance.ts';

/** Spelling without case and separators, so that `durationMinutes` and `duration_minutes` are one word. */
export const fold = (word: string): string => word.replaceAll(/[_\-\s]/g, '').toLowerCase();

/** The known word that `word` was probably meant to be, or undefined when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = fold(word).slice(0, 60);
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const other = fold(candidate);
    // A part of the word counts as near: `end_time` for `end`, `minutes` for `duration_minutes`.
    const part = other.length >= 3 && wanted.length >= 3 && (other.includes(wanted) || wanted.includes(other));
    const far = part ? 1 : editDistance(wanted, other);
    if (far < bestDistance) {
      best = candidate;
      bestDistance = far;
    }
  }
  return best;
}
