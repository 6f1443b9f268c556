import type { Schema } from '../schema.ts';
import { TABLE_NAMES, TABLES } from '../tables.ts';

export type CopiedTable = {
  [Table in keyof Schema]: (typeof TABLES)[Table] extends 'derived' ? never : Table;
}[keyof Schema];

const isCopied = (table: keyof Schema): table is CopiedTable => TABLES[table] !== 'derived';

export const COPIED: readonly CopiedTable[] = TABLE_NAMES.filter(isCopied);

/** The columns by which a table's rows are in order, the user first. */
export function orderOf(table: CopiedTable): readonly string[] {
  const key = TABLES[table];
  return key === 'item' ? ['user', 'id'] : [...new Set(['user', ...key])];
}
