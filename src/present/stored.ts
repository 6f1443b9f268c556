import { visible } from './visible.ts';

/** Stored text stands between these marks. */
const OPEN = '<data>';
const CLOSE = '</data>';

/** One line of stored text: it can neither end the data, nor hide in it, nor fill it. */
export function stored(text: string, most = 80): string {
  const shown = visible(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;').trim();
  const letters = [...shown];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : shown;
}

/** Lines of facts, told apart from instructions. What is in them that a user or a file wrote has gone through `stored`. */
export const asData = (lines: readonly string[]): string => [OPEN, ...lines, CLOSE].join('\n');
