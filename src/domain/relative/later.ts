import { later as english } from './en/later.ts';
import { later as chinese } from './zh/later.ts';

/** Longer texts are not looked through. */
const MOST = 300;

/**
 * A text without its last words, if these say that what cannot have its time
 * goes to a later one (`…，撞了就往后顺`, `… or later`); undefined where they do not.
 */
export function withoutLater(text: string): string | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length > MOST) return undefined;
  for (const pattern of [chinese, english]) {
    const found = pattern.exec(plain.toLowerCase());
    if (found && found.index > 0) return plain.slice(0, found.index);
  }
  return undefined;
}
