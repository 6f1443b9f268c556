import type { Question } from '../question.ts';
import type { Alert } from './alarm.ts';
import type { Fields } from './frames/fields.ts';
import type { Wish } from './intent.ts';
import type { Kind } from './kind.ts';
import type { Subject } from './subject.ts';
import type { Timing } from './timing.ts';

export type ItemKind = Kind | 'memo' | 'memory';

/** What is to be added. */
export interface Item extends Timing, Fields {
  readonly kind: ItemKind;
  /** Of a memo and a memory all that is kept. */
  readonly title: string;
  readonly location?: string | undefined;
  /** Of an event, and of a todo until when: when to be reminded of it. */
  readonly alerts?: readonly Alert[] | undefined;
  readonly estimateMinutes?: number | undefined;
  readonly tags?: readonly string[] | undefined;
  /** The whole sentence for a todo that waits for a place, which its title omits; day and year for a birthday. */
  readonly notes?: string | undefined;
  /** Whether its time of day follows the user into any zone. */
  readonly floats?: boolean | undefined;
  /** Whether a todo that repeats counts the next due time from when this one was done. */
  readonly fromDone?: boolean | undefined;
  readonly memory?: 'preference' | 'fact' | undefined;
  readonly warnings: readonly string[];
}

/** Something is to be asked first. */
interface Open {
  readonly is: 'open';
  readonly question: Question;
  /** What is known of the item. */
  readonly item: Pick<Item, 'kind' | 'title' | 'location' | 'repeat' | 'alerts' | 'showAs'> & {
    /** How long it takes, where that was said. */
    readonly minutes?: number | undefined;
  };
  /** The time that is over, as an argument: to insist on. */
  readonly past?: string | undefined;
}

/** No addition. */
type Wished = { readonly is: 'wish'; readonly wish: Wish } & Subject;

export type Understood =
  | { readonly is: 'items'; readonly items: readonly Item[] }
  /** Each of them is a text that can be passed back; one of them is not clear. */
  | { readonly is: 'several'; readonly texts: readonly string[]; readonly unclear: number; readonly part: Understood }
  | Open
  | Wished;
