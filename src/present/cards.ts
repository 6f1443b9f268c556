import type { Choice } from './choice.ts';

/**
 * What a host of the extension MCP Apps (spec 2026-01-26) shows a result as. A card is one static file, the same for
 * everybody, so that a host may review it once and keep it; what it shows, it gets from the host.
 */
const NAMES = ['slots', 'agenda', 'event', 'plan', 'todos', 'memos', 'sentence', 'sync'] as const;

export type CardName = (typeof NAMES)[number];

const URI = 'ui://perch/';

/** The address of a card: `ui://perch/slots`. */
export const cardUri = (name: CardName): string => `${URI}${name}`;

/** The card at an address; undefined where there is none. */
export const cardAt = (uri: string): CardName | undefined => NAMES.find((name) => cardUri(name) === uri);

/** Under which key of `_meta` a result says what its card needs. */
export const CARD_KEY = 'io.github.perch-mcp/card';

/** What a card cannot know by the facts of a result. */
export interface CardFacts {
  /** The tool that answered. */
  readonly tool: string;
  /** The argument by which the tool takes the user's yes. */
  readonly yes?: string | undefined;
  /** What it leaves to choose. */
  readonly choices: readonly Choice[];
  /** The language that the result is written in. */
  readonly language: string;
  /** True where nothing can be written. */
  readonly readOnly: boolean;
}
