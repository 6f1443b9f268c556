import type { Route } from './cues/cue.ts';

/** By whom a request wants to be answered; simplified, as all text is read. */
const NAMES: Readonly<Record<string, Route>> = {
  schedule: 'schedule',
  memo: 'memo',
  amazing: 'amazing',
  creative: 'creative',
  chat: 'chat',
  金刚: 'schedule',
  灰灰: 'memo',
  惊奇: 'amazing',
  灵灵: 'creative',
};

/** Not inside an address (`bob@memo.com`), and not the beginning of another name. */
const MENTION = /(?<![\w.+-])@(?:(schedule|memo|amazing|creative|chat)(?![\w-]|\.\w)|(金刚|灰灰|惊奇|灵灵))/;

/** The first of the names in a normalised text. */
export function mentionIn(text: string): { readonly route: Route; readonly word: string } | undefined {
  const match = MENTION.exec(text);
  const name = match?.[1] ?? match?.[2];
  const route = name === undefined ? undefined : NAMES[name];
  return route && { route, word: `@${name}` };
}
