import type fc from 'fast-check';
import type { TrackedTable } from '../../../src/db/schema.ts';

/**
 * How often a command is drawn. Rows stand in a command as numbers, since which
 * there are is known only when it is carried out (choose.ts).
 */
export interface Weighted<C> {
  /** Which rows it is about, and whether it makes one or changes some that are there: for the controls. */
  readonly adds?: TrackedTable;
  readonly changes?: TrackedTable;
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<C>;
}

/** What carries out each kind of command. */
export type Actions<C extends { readonly kind: string }> = {
  readonly [K in C['kind']]: (one: Extract<C, { readonly kind: K }>) => Promise<void>;
};
