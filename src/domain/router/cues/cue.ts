/** Where a request belongs. */
export const ROUTES = ['schedule', 'memo', 'amazing', 'creative', 'chat'] as const;
export type Route = (typeof ROUTES)[number];

/**
 * Words that speak for a route. Patterns run on normalised text: lower case,
 * half-width, simplified characters. `zh` stands anywhere, `en` as whole words.
 */
export interface Cue {
  /** What the rules call it. */
  readonly name: string;
  readonly route: Route;
  /** Counted once, however many of its words stand there. */
  readonly points: number;
  readonly zh?: string;
  readonly en?: string;
}

export interface Found {
  readonly cue: Cue;
  /** The words that matched. */
  readonly words: readonly string[];
}

/** One pattern for the words of both languages. */
function patternOf({ zh, en }: Pick<Cue, 'zh' | 'en'>): RegExp {
  const parts = [
    ...(zh === undefined ? [] : [zh]),
    ...(en === undefined ? [] : [`(?<![a-z@.])(?:${en})(?![a-z]|\\.[a-z])`]),
  ];
  return new RegExp(parts.join('|'), 'gu');
}

/** Finds the cues of a normalised text. */
export function finder(cues: readonly Cue[]): (text: string) => Found[] {
  const patterns = cues.map((cue) => ({ cue, pattern: patternOf(cue) }));
  return (text) =>
    patterns.flatMap(({ cue, pattern }) => {
      const words = [...new Set([...text.matchAll(pattern)].map(([word]) => word.trim()))].filter(
        (word) => word !== '',
      );
      return words.length > 0 ? [{ cue, words }] : [];
    });
}
