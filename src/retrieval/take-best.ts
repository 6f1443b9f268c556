const BUCKETS = 2_048;

export interface Taken {
  readonly positions: number[];
  /** That of the last of them. */
  readonly lowest: number;
}

/**
 * Positions of the `count` highest scores, best first, in time that grows
 * with the number of scores alone. They are taken out: their scores become -Infinity.
 */
export function takeBest(scores: Float32Array, count: number): Taken {
  let lowest = Infinity;
  let highest = -Infinity;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score > highest) highest = score;
    if (score < lowest && score !== -Infinity) lowest = score;
  }
  if (highest === -Infinity) return { positions: [], lowest: highest };
  const scale = (BUCKETS - 1) / (highest - lowest || 1);
  const sizes = new Uint32Array(BUCKETS);
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score === -Infinity) continue;
    const bucket = ((score - lowest) * scale) | 0;
    sizes[bucket] = (sizes[bucket] as number) + 1;
  }
  let from = BUCKETS - 1;
  for (let found = sizes[from] as number; found < count && from > 0; found += sizes[from] as number) from--;
  const positions: number[] = [];
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score !== -Infinity && (((score - lowest) * scale) | 0) >= from) positions.push(at);
  }
  positions.sort((a, b) => (scores[b] as number) - (scores[a] as number) || b - a);
  positions.length = Math.min(positions.length, count);
  const last = scores[positions.at(-1) as number] as number;
  for (const at of positions) scores[at] = -Infinity;
  return { positions, lowest: last };
}
