import type { Rule } from '../frames/pieces.ts';

type Read = (groups: Readonly<Record<string, string | undefined>>, match: RegExpExecArray) => ReturnType<Rule['read']>;

/**
 * The first two letters of every run of letters in the source (one where the
 * second may be left out): whatever a match begins with is among them.
 */
function headsOf(source: string): Set<string> {
  const plain = source
    .replaceAll(/\(\?<\w+>/g, '(')
    .replaceAll(/\[\^[^\]]*\]|\[[^\]]*-[^\]]*\]/g, ' ')
    .replaceAll(/\[([^\]]*)\]/g, (_, letters: string) => [...letters].join(' '))
    .replaceAll(/\\./g, ' ');
  const heads = new Set<string>();
  for (const [, letters = '', optional] of plain.matchAll(/([a-z]+)([?*{])?/g)) {
    const isFixed = letters.length > (optional === undefined ? 1 : 2);
    heads.add(letters.slice(0, isFixed ? 2 : 1));
  }
  return heads;
}

/** A rule for whole words: `source` with named groups, not inside a longer word or number. */
export const words = (starts: string, source: string, read: Read): Rule => ({
  starts,
  heads: headsOf(source),
  pattern: new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`, 'y'),
  read: (match) => read(match.groups ?? {}, match),
});

export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const DIGITS = '0123456789';

/** Words that times are followed by. */
const FOLLOWS = [
  'at|from|of|to|till?|until|through|thru|for|with|in|and|or|by|on|around|about|before|after|between|every|each|starting',
  'remind|reminder|ping|nudge|alert|asap',
  'noon|mid|morning|afternoon|evening|night|today|tonight|tomorrow|next|this|please|pls',
  'tmrw|tmr|2day|tdy|tonite|2nite|tomoz|tmw|2moro|2mrw',
  String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|\d`,
].join('|');

/** What shows that a bare number (`the 5th`, `by 6`) is a time: its end, a sign, or a word that times are followed by. */
export const ENDS = String.raw`(?=\s*(?:[^a-z\d\s]|$)|\s(?:${FOLLOWS})(?![a-z]))`;
