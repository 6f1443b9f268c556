import { KINDS, kindOf } from '../../domain/kinds.ts';

/** When the tools of each toolset are listed: unless the user chooses otherwise, or only when asked for. `core` is always on. */
const TOOLSETS = {
  core: 'usually',
  schedule: 'usually',
  reminder: 'usually',
  todo: 'usually',
  group: 'usually',
  memo: 'usually',
  memory: 'usually',
  share: 'on request',
  io: 'on request',
  router: 'on request',
} as const;

export type Toolset = keyof typeof TOOLSETS;

const ALL = Object.keys(TOOLSETS) as Toolset[];
const DEFAULT = ALL.filter((name) => TOOLSETS[name] === 'usually');

const ALIASES: Readonly<Record<string, readonly Toolset[]>> = { planner: ['schedule', 'reminder', 'todo', 'group'] };

const TOOLSET_NAMES: readonly string[] = [...ALL, ...Object.keys(ALIASES)];

/** The toolset that an id belongs to; undefined for references (`k7#2`), which may point at anything, and for no kind of ours. */
export function toolsetOf(id: string): Toolset | undefined {
  const kind = kindOf(id);
  return kind && KINDS[kind].toolset;
}

/** The toolsets of a list such as `schedule,memo`, with `core`; the default ones without a list. Throws RangeError for an unknown name. */
export function parseToolsets(list: string | undefined): ReadonlySet<Toolset> {
  if (list === undefined || list.trim() === '') return new Set(DEFAULT);
  const chosen = new Set<Toolset>(['core']);
  for (const word of list.split(',').map((part) => part.trim().toLowerCase())) {
    if (word === '') continue;
    const toolsets = ALIASES[word] ?? ALL.filter((name) => name === word);
    if (toolsets.length === 0) throw new RangeError(`unknown toolset "${word}" (known: ${TOOLSET_NAMES.join(', ')})`);
    for (const toolset of toolsets) chosen.add(toolset);
  }
  return chosen;
}
