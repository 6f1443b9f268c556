import { fold } from './nearest.ts';
import type { JsonSchema } from './schema.ts';

/** Other names that models bring along, folded, and what they mean: the first of these that a tool has. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  starttime: ['start', 'at'],
  endtime: ['end'],
  date: ['start', 'at', 'due'],
  name: ['title'],
};

/** What hosts add to the arguments of every tool, folded: n8n its own bookkeeping, Cursor a word where there are no arguments. */
const ADDED = ['toolcallid', 'sessionid', 'chatinput', 'randomstring', 'tool', 'action'];

/** What the arguments of a tool are called. */
export interface Names {
  readonly known: readonly string[];
  /** The argument that is meant by a name, which may be spelled otherwise; null for one to be ignored, undefined for an unknown one. */
  meant(name: string): string | null | undefined;
}

function made({ properties = {} }: JsonSchema): Names {
  const known = Object.keys(properties);
  const byFold = new Map<string, string | null>(ADDED.map((name) => [name, null]));
  for (const [alias, targets] of Object.entries(ALIASES)) {
    const target = targets.find((name) => Object.hasOwn(properties, name));
    if (target !== undefined) byFold.set(alias, target);
  }
  // Its own names come first.
  for (const name of known) byFold.set(fold(name), name);
  return { known, meant: (name) => (Object.hasOwn(properties, name) ? name : byFold.get(fold(name))) };
}

const names = new WeakMap<JsonSchema, Names>();

/** Of the arguments that `schema` describes. */
export function namesOf(schema: JsonSchema): Names {
  const of = names.get(schema) ?? made(schema);
  names.set(schema, of);
  return of;
}

/** A time of day and nothing else. */
const CLOCK = /^(?:凌晨|早上|上午|中午|下午|傍晚|晚上)?\s*\d{1,2}(?:[:：点时]\d{0,2}){0,2}分?\s*(?:[ap]\.?m\.?)?$/i;

/** Where a day and the hour on it may be given apart. */
const TIMES = ['start', 'at', 'due'];

/** A day and the hour on it, as one time; undefined when that is not what the two are. */
export function joined(name: string, one: unknown, other: unknown): string | undefined {
  if (!TIMES.includes(name) || typeof one !== 'string' || typeof other !== 'string') return undefined;
  const [first, second] = [one.trim(), other.trim()];
  const [day, clock] = CLOCK.test(second) ? [first, second] : [second, first];
  return CLOCK.test(clock) && !/[:：点时]/.test(day) && !CLOCK.test(day) ? `${day} ${clock}` : undefined;
}
