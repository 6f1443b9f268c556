import { later as english, earlier as englishEarlier } from './en/direction.ts';
import { later as chinese, earlier as chineseEarlier } from './zh/direction.ts';

/** Longer texts are not looked through. */
const MOST = 300;

/** To which side of its time something goes that cannot have it. */
export type Direction = 'later' | 'earlier';

const WISHES = [
  { pattern: chinese, direction: 'later' },
  { pattern: english, direction: 'later' },
  { pattern: chineseEarlier, direction: 'earlier' },
  { pattern: englishEarlier, direction: 'earlier' },
] as const;

/**
 * A text without its last words, if these say where that goes which cannot have its time
 * (`…，撞了就往后顺`, `… or later`, `…，占了就往前提`); undefined where they do not.
 */
export function withoutDirection(text: string): { readonly text: string; readonly direction: Direction } | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length > MOST) return undefined;
  for (const { pattern, direction } of WISHES) {
    const found = pattern.exec(plain.toLowerCase());
    if (found && found.index > 0) return { text: plain.slice(0, found.index), direction };
  }
  return undefined;
}
