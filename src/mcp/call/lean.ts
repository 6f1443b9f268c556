/** What goes without saying of an item: nobody said it, and it changes nothing. */
const DEFAULTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['all_day', false],
  ['show_as', 'busy'],
  ['importance', 'normal'],
  ['urgency', 'normal'],
  ['priority', 'normal'],
]);

/** Lists of an item that say nothing when they are empty. */
const LISTS = new Set(['tags', 'blocked_by']);

/** Calls are given as they are to be made: there a default may be what is meant. */
const CALLS = new Set(['retry', 'suggestions']);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const goesWithoutSaying = (key: string, value: unknown): boolean =>
  DEFAULTS.get(key) === value ? DEFAULTS.has(key) : Array.isArray(value) && value.length === 0 && LISTS.has(key);

/** Whether nothing of it goes without saying: then it is not copied, and most results hold nothing to leave out. */
function isLean(part: unknown): boolean {
  if (Array.isArray(part)) return part.every(isLean);
  if (!isFields(part)) return true;
  for (const key in part) if (goesWithoutSaying(key, part[key]) || !isLean(part[key])) return false;
  return true;
}

/** An item, or what else a result holds, without what goes without saying. */
function leanPart(part: unknown): unknown {
  if (isLean(part)) return part;
  if (Array.isArray(part)) return part.map(leanPart);
  if (!isFields(part)) return part;
  const kept = Object.entries(part).filter(([key, value]) => !goesWithoutSaying(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, leanPart(value)]));
}

/**
 * The facts of a result without the defaults of its items, which a model would pay for with every item (contract §1).
 *
 * @example
 * lean({ events: [{ title: 'Run', all_day: false, show_as: 'free' }] }) // { events: [{ title: 'Run', show_as: 'free' }] }
 */
export function lean(result: Fields): Fields {
  const parts = Object.entries(result);
  if (parts.every(([key, value]) => CALLS.has(key) || isLean(value))) return result;
  return Object.fromEntries(parts.map(([key, value]) => [key, CALLS.has(key) ? value : leanPart(value)]));
}
