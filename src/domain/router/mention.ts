import type { Route } from './frames/route.ts';
import { LANGUAGES } from './languages.ts';

/** By whom a request wants to be answered. */
const NAMES = new Map<string, Route>(LANGUAGES.flatMap(({ names }) => Object.entries(names)));

/** Not inside an address (`bob@memo.com`), and not the beginning of another name. */
const MENTION = new RegExp(
  `(?<![\\w.+-])@(${LANGUAGES.map(({ names, notInName = '' }) => `(?:${Object.keys(names).join('|')})${notInName}`).join('|')})`,
);

/** The first of the names in a normalised text. */
export function mentionIn(text: string): { readonly route: Route; readonly word: string } | undefined {
  const name = MENTION.exec(text)?.[1];
  const route = name === undefined ? undefined : NAMES.get(name);
  return route && { route, word: `@${name}` };
}
