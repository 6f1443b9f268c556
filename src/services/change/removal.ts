import type { Pending } from '../../guard/confirmations.ts';
import type { Listed, Question } from './question.ts';
import type { Recorder } from './recorder.ts';

/** Which part of an item is meant. */
export interface Part {
  readonly scope?: 'this' | 'this_and_future' | 'all' | undefined;
  /** Original start of one occurrence. */
  readonly occurrence?: string | undefined;
  /** Whether the items of a group go with it. */
  readonly delete_group_items?: boolean | undefined;
}

/** One thing that is to be deleted. */
export interface Removal {
  /** The same for whatever is the same thing, so that it counts once. */
  readonly key: string;
  /** Where a removal reaches to the end of a series: its first occurrence. Of two removals of one key the one that begins earlier contains the other. */
  readonly begin?: number;
  readonly shown: Listed;
  /** What a confirmation is bound to: the rows, and what exactly becomes of them. */
  readonly items: Pending['items'];
  readonly effect?: unknown;
  /** The question, where deleting even this alone is asked about. */
  readonly question?: string;
  /** What goes with it; things of their own, which may be named as well. */
  readonly withIt?: readonly Removal[];
  /** It takes along what may be named beside it, and so goes after the others. */
  readonly isLast?: boolean;
  carryOut(recorder: Recorder): Promise<void>;
}

type RemoveOne = (id: string, part: Part) => Promise<Removal | Question>;

/** What deleting the item `id` of one kind comes to, or what must be asked first; `others`: the same for items of any kind. Throws NOT_FOUND. */
export type Remove = (recorder: Recorder, id: string, part: Part, others: RemoveOne) => Promise<Removal | Question>;
