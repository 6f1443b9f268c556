import { messages } from '../../messages/index.ts';
import type { Reader } from '../../present/reader.ts';
import { visibleLines } from '../../present/visible.ts';
import type { Envelope } from '../../services/change/envelope.ts';

/** The same value with every text in it made visible. */
function shown(value: unknown): unknown {
  if (typeof value === 'string') return visibleLines(value);
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(inner)]));
}

/**
 * Shows characters that nobody sees as � in these facts of a result, also where
 * only the structured result is read, and says where they were.
 */
export function withoutHidden<R extends Envelope>(result: R, facts: readonly (keyof R & string)[], reader: Reader): R {
  const hiding: string[] = [];
  const clean: Record<string, unknown> = {};
  for (const fact of facts) {
    const given: unknown = result[fact];
    if (given === undefined) continue;
    const items = [given].flat().map((item: unknown) => ({ item, clean: shown(item) }));
    for (const one of items) {
      if (JSON.stringify(one.item) === JSON.stringify(one.clean)) continue;
      hiding.push((one.item as { id?: string }).id ?? fact);
    }
    clean[fact] = Array.isArray(given) ? items.map((one) => one.clean) : items[0]?.clean;
  }
  if (hiding.length === 0) return result;
  const names = hiding.join(', ');
  const warning = messages(reader).call.invisibleCharacters({ names });
  return { ...result, ...clean, warnings: [...(result.warnings ?? []), warning] };
}
