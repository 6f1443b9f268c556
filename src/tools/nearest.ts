/** Spelling without case and separators, so that `durationMinutes` and `duration_minutes` are one word. */
export const fold = (word: string): string => word.replaceAll(/[_\-\s]/g, '').toLowerCase();

/** Edit distance (Wagner and Fischer, 1974), with one row kept. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? a.length;
}

/** The known word that `word` was probably meant to be, or undefined when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = fold(word).slice(0, 60);
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const other = fold(candidate);
    // A part of the word counts as near: `end_time` for `end`, `minutes` for `duration_minutes`.
    const part = other.length >= 3 && wanted.length >= 3 && (other.includes(wanted) || wanted.includes(other));
    const far = part ? 1 : distance(wanted, other);
    if (far < bestDistance) {
      best = candidate;
      bestDistance = far;
    }
  }
  return best;
}
