import { KINDS, kindOf } from '../../domain/kinds.ts';
import { nearest } from './nearest.ts';

/** When the tools of each toolset are listed: unless the user chooses otherwise, or only when asked for. `core` is always on. */
const TOOLSETS = {
  core: 'usually',
  schedule: 'usually',
  reminder: 'usually',
  todo: 'usually',
  plan: 'usually',
  group: 'usually',
  memo: 'usually',
  memory: 'usually',
  recall: 'on request',
  share: 'on request',
  sync: 'on request',
  import: 'usually',
  io: 'on request',
  router: 'on request',
} as const;

export type Toolset = keyof typeof TOOLSETS;

const ALL = Object.keys(TOOLSETS) as Toolset[];
const DEFAULT = ALL.filter((name) => TOOLSETS[name] === 'usually');

const ALIASES: Readonly<Record<string, readonly Toolset[]>> = {
  planner: ['schedule', 'reminder', 'todo', 'group', 'plan'],
};

export const TOOLSET_NAMES: readonly string[] = [...ALL, ...Object.keys(ALIASES)];

/** The toolset that an id belongs to; undefined for references (`k7#2`), which may point at anything, and for no kind of ours. */
export function toolsetOf(id: string): Toolset | undefined {
  const kind = kindOf(id);
  return kind && KINDS[kind].toolset;
}

/** Toolsets whose tools others have too: whoever may use the whole may use the part. */
const PART_OF: Partial<Record<Toolset, Toolset>> = { recall: 'memory', import: 'io' };

const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((word) => word !== '');

const named = (word: string): readonly Toolset[] => ALIASES[word] ?? ALL.filter((name) => name === word);

/** A word that names no toolset. */
export class UnknownToolset extends RangeError {
  readonly word: string;

  constructor(word: string) {
    super(`unknown toolset "${word}" (known: ${TOOLSET_NAMES.join(', ')})`);
    this.word = word;
  }
}

/** The toolsets of a list such as `schedule,memo`, with `core`; the default ones without a list. Throws UnknownToolset. */
export function parseToolsets(list: string | undefined): ReadonlySet<Toolset> {
  if (list === undefined || list.trim() === '') return new Set(DEFAULT);
  const chosen = new Set<Toolset>(['core']);
  for (const word of wordsOf(list)) {
    const toolsets = named(word);
    if (toolsets.length === 0) throw new UnknownToolset(word);
    for (const toolset of toolsets) chosen.add(toolset);
  }
  return chosen;
}

/**
 * The toolsets of the experts that a host has at work, such as `planner,map,chat`. Experts of its own are skipped; what
 * is known about the user is there for each. Throws RangeError for what looks like a slip in one of our names.
 */
export function toolsetsOfExperts(list: string): ReadonlySet<Toolset> {
  const words = wordsOf(list);
  if (words.length === 0) return parseToolsets(undefined);
  for (const word of words) {
    const meant = named(word).length > 0 ? undefined : nearest(word, TOOLSET_NAMES);
    if (meant !== undefined) throw new RangeError(`unknown toolset "${word}": did you mean ${meant}?`);
  }
  return new Set<Toolset>(['core', 'recall', ...words.flatMap(named)]);
}

/** Whether a tool is listed where these toolsets are on. */
export const isListed = (
  { toolset, also }: { readonly toolset: Toolset; readonly also?: Toolset },
  on: ReadonlySet<Toolset>,
): boolean => toolset === 'core' || on.has(toolset) || (also !== undefined && on.has(also));

/** Those of `asked` that are on: a URL cannot turn on what the server was started without. */
export const within = (asked: ReadonlySet<Toolset>, on: ReadonlySet<Toolset>): ReadonlySet<Toolset> =>
  new Set([...asked].filter((one) => on.has(one) || on.has(PART_OF[one] ?? one)));
