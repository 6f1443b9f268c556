import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Window } from '../../domain/time/event.ts';
import type { Listed } from './question.ts';

/** An item that can be meant by words of its title. */
export interface Titled {
  readonly id: string;
  readonly title: string;
  /** The item that it belongs to, where it has no title but that of this. */
  readonly of?: string | undefined;
  /** Upcoming or open: looked at before what is over. Only read of what fits. */
  readonly current: boolean;
  /** When it begins: of several that fit, the earliest is named first. */
  readonly at?: number | undefined;
  /** The time from the first start to the last end of what repeats; read only of what fits. */
  readonly runs?: { readonly from: number; readonly until: number } | undefined;
}

/** How items of one kind are found where no id is given. */
export interface Finding {
  titles(executor: Executor, caller: Caller): Promise<readonly Titled[]>;
  listed(executor: Executor, caller: Caller, ids: readonly string[]): Promise<Listed[]>;
  /** What lies in a time, of a series each occurrence; with these words, where there are any. */
  within(executor: Executor, caller: Caller, window: Window, query: string | undefined): Promise<Listed[]>;
}
