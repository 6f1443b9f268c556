import type { Route } from './route.ts';

interface Meaning {
  readonly route: Route;
  /** Counted once, however many of its words stand there. */
  readonly points: number;
}

/**
 * Words that speak for a route, by what the rules call them. Of a calendar a
 * word is worth 2, one that means nothing else 3; a time found in the text comes on top.
 */
export const CUES = {
  remind: { route: 'schedule', points: 3 },
  planner: { route: 'schedule', points: 3 },
  meet: { route: 'schedule', points: 2 },
  when: { route: 'schedule', points: 1 },
  act: { route: 'schedule', points: 2 },

  note: { route: 'memo', points: 4 },
  keep: { route: 'memo', points: 4 },
  /** What the user once wrote, or said about themself. */
  recall: { route: 'memo', points: 4 },
  seek: { route: 'memo', points: 1 },

  /** A period of work looked back on. */
  review: { route: 'amazing', points: 2 },
  report: { route: 'amazing', points: 4 },
  did: { route: 'amazing', points: 4 },
  period: { route: 'amazing', points: 1 },
  work: { route: 'amazing', points: 1 },
  /** What may be stored of people and things, as a note, a memory or an event. */
  stored: { route: 'amazing', points: 4 },

  naming: { route: 'creative', points: 5 },
  ideas: { route: 'creative', points: 4 },
  writing: { route: 'creative', points: 4 },

  greeting: { route: 'chat', points: 3 },
  identity: { route: 'chat', points: 8 },
  knowledge: { route: 'chat', points: 3 },
  /** What is asked about the word itself, or about the world: no calendar and no note knows it. */
  lore: { route: 'chat', points: 7 },
  mood: { route: 'chat', points: 4 },
  weather: { route: 'chat', points: 6 },
} as const satisfies Readonly<Record<string, Meaning>>;

export type CueName = keyof typeof CUES;
