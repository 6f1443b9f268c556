import { isPlain, visible, visibleLines } from '../../present/visible.ts';

/** What stands in a result, and where something was hidden in it. */
interface Seen {
  readonly facts: Fields;
  /** Ids of items, or keys of the result. */
  readonly hiding: readonly string[];
}

/** No text of an item is longer: only a database that somebody else made holds one, which would fill every answer. */
const LONGEST = 100_000;

const bounded = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether a part hides nothing at first sight: then it is not copied, and nearly all parts of nearly all results are so. */
function showsAll(part: unknown): boolean {
  if (typeof part === 'string') return part.length <= LONGEST && isPlain(part);
  if (Array.isArray(part)) return part.every(showsAll);
  if (!isFields(part)) return true;
  for (const key in part) if (!isPlain(key) || !showsAll(part[key])) return false;
  return true;
}

/**
 * Shows characters that nobody sees as � in all that a result says, since
 * hosts may give models the structured result alone. `file` is what goes out
 * as a file besides, and stays as it is.
 */
export function withoutHidden(result: Fields, file?: string): Seen {
  const hiding = new Set<string>();
  const clean = (value: unknown, where: string): unknown => {
    if (typeof value === 'string') {
      const shown = value === file ? value : visibleLines(bounded(value));
      if (shown !== value && value.length <= LONGEST) hiding.add(where);
      return shown;
    }
    if (showsAll(value)) return value;
    if (Array.isArray(value)) return value.map((one) => clean(one, where));
    if (!isFields(value)) return value;
    const within = typeof value.id === 'string' ? visible(value.id) : where;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [visible(key), clean(one, within)]));
  };
  if (showsAll(result)) return { facts: result, hiding: [] };
  const facts = Object.fromEntries(Object.entries(result).map(([key, value]) => [key, clean(value, key)]));
  return { facts, hiding: [...hiding] };
}
