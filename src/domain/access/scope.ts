/** What a token lets its holder do. Each includes those before it. */
export const SCOPES = ['read', 'write', 'share', 'admin'] as const;

export type Scope = (typeof SCOPES)[number];

export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);

/** A scope with those that it includes, as a client has to ask for them: `['read', 'write']`. */
export const withLower = (scope: Scope): readonly Scope[] => SCOPES.slice(0, SCOPES.indexOf(scope) + 1);

/** The widest of some words; words that are no scopes count for nothing. */
export const widest = (words: Iterable<string>): Scope | undefined => [...words].filter(isScope).sort(byWidth).at(-1);

export const includes = (held: Scope | undefined, needed: Scope): boolean =>
  held !== undefined && byWidth(held, needed) >= 0;

const byWidth = (one: Scope, other: Scope): number => SCOPES.indexOf(one) - SCOPES.indexOf(other);
