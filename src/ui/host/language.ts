import type { Language } from '../../domain/caller.ts';

/**
 * Which of our languages an Accept-Language header (RFC 9110 §12.5.4) prefers;
 * undefined when it names neither. At equal weight the first one wins.
 */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  let best: Language | undefined;
  let highest = 0;
  for (const range of (header ?? '').slice(0, 1_000).split(',')) {
    const match = /^\s*(zh|en)(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(range);
    const weight = Number(match?.[2] ?? 1);
    if (match && weight > highest) {
      best = match[1]?.toLowerCase() as Language;
      highest = weight;
    }
  }
  return best;
}
