/**
 * Up to `limit` of `ranked` (best first). Each rule is one pass that takes
 * what it admits, in order of rank, as long as there is room; what is left
 * over is filled by rank alone. The best of all is always among them when the
 * first rule admits it beside nothing.
 */
export function pickDiverse<T>(
  ranked: readonly T[],
  limit: number,
  rules: readonly ((item: T, picked: readonly T[]) => boolean)[],
): T[] {
  if (ranked.length <= limit) return [...ranked];
  const picked: T[] = [];
  const taken = new Set<T>();
  for (const admits of [...rules, () => true]) {
    for (const item of ranked) {
      if (picked.length >= limit) return picked;
      if (taken.has(item) || !admits(item, picked)) continue;
      taken.add(item);
      picked.push(item);
    }
  }
  return picked;
}
