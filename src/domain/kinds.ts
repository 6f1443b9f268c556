/**
 * The kinds of things that a user has, by the prefix of their ids. What is told
 * of a kind by its id alone stands here, once; what is done with one is declared
 * in features/, which must have each kind that has a table.
 */
interface Kind {
  /** The table of its rows, where there is one that undo can restore. */
  readonly table?: string;
  /** The toolset that must be on for a host to touch it. */
  readonly toolset: string;
}

export const KINDS = {
  evt: { table: 'events', toolset: 'schedule' },
  rem: { table: 'reminders', toolset: 'reminder' },
  todo: { table: 'todos', toolset: 'todo' },
  grp: { table: 'groups', toolset: 'group' },
  memo: { table: 'memos', toolset: 'memo' },
  mem: { table: 'memories', toolset: 'memory' },
  prf: { table: 'profiles', toolset: 'memory' },
  shr: { table: 'share_groups', toolset: 'share' },
  mbr: { table: 'share_members', toolset: 'share' },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** Kinds that undo can restore. */
export type TabledKind = {
  [Name in KindName]: (typeof KINDS)[Name] extends { readonly table: string } ? Name : never;
}[KindName];

/** The table of a kind, or of any. */
export type TableOf<Name extends TabledKind = TabledKind> = (typeof KINDS)[Name]['table'];

/** The kind of an id; undefined for references (`k7#2`) and for ids of no kind of ours. */
export function kindOf(id: string): KindName | undefined {
  const prefix = id.trim().split('_', 1)[0] ?? '';
  return !id.includes('#') && Object.hasOwn(KINDS, prefix) ? (prefix as KindName) : undefined;
}

/** The table that the row of an id lies in; undefined where there is none. */
export function tableOf(id: string): TableOf | undefined {
  const kind = kindOf(id);
  const entry = kind && KINDS[kind];
  return entry && 'table' in entry ? entry.table : undefined;
}
