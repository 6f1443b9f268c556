import { KINDS, kindOf } from '../../domain/kinds.ts';
import type { Toolset } from './tool.ts';

/** Listed unless the user chooses otherwise; `core` is always on. */
const DEFAULT: readonly Toolset[] = ['core', 'schedule', 'reminder', 'todo', 'group', 'memo', 'memory'];
/** Listed only when asked for. */
const ON_REQUEST: readonly Toolset[] = ['share', 'io', 'router'];

const ALIASES: Readonly<Record<string, readonly Toolset[]>> = { planner: ['schedule', 'reminder', 'todo', 'group'] };

const TOOLSET_NAMES: readonly string[] = [...DEFAULT, ...ON_REQUEST, ...Object.keys(ALIASES)];

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
    const toolsets = ALIASES[word] ?? [...DEFAULT, ...ON_REQUEST].filter((name) => name === word);
    if (toolsets.length === 0) throw new RangeError(`unknown toolset "${word}" (known: ${TOOLSET_NAMES.join(', ')})`);
    for (const toolset of toolsets) chosen.add(toolset);
  }
  return chosen;
}
