import type { Route } from './frames/route.ts';
import { anyOf, LANGUAGES } from './languages.ts';

/** By whom a request wants to be answered. */
const NAMES = new Map<string, Route>(LANGUAGES.flatMap(({ names }) => Object.entries(names)));

/** Not inside an address (`bob@memo.com`), and not the beginning of another name. */
const MENTION = new RegExp(
  `(?<![\\w.+-])@(${LANGUAGES.map(({ names, notInName = '' }) => `(?:${Object.keys(names).join('|')})${notInName}`).join('|')})`,
);

/** A name that is called at the beginning, without the sign: `惊奇，…`, `hey Amazing, …`; not as a word of the sentence. */
const CALLED = new RegExp(
  `^(?:[\\s,。!~]|${anyOf(({ calls }) => calls.before)})*(${LANGUAGES.flatMap(({ names, calls }) => Object.keys(names).map((name) => name + calls.after)).join('|')})`,
);

/** The first of the names in a normalised text. */
export function mentionIn(text: string): { readonly route: Route; readonly word: string } | undefined {
  const name = MENTION.exec(text)?.[1];
  const route = name === undefined ? undefined : NAMES.get(name);
  if (route) return { route, word: `@${name}` };
  const called = CALLED.exec(text)?.[1];
  const own = called === undefined ? undefined : NAMES.get(called);
  return own && called !== undefined ? { route: own, word: called } : undefined;
}
