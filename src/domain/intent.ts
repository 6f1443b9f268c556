/** What is looked up, and by what. Times are arguments, as a caller would pass them. */
export type LookUp =
  | {
      readonly kind: 'event';
      readonly start: string;
      readonly end?: string | undefined;
      readonly query?: string | undefined;
      readonly group?: string | undefined;
    }
  | { readonly kind: 'reminder' | 'todo'; readonly status?: 'all' | 'due'; readonly query?: string | undefined }
  | { readonly kind: 'memo' | 'memory'; readonly query: string };

/** A new event: in a slot, at a time, or as often as its repeat says. */
export interface Booking {
  readonly title: string;
  readonly location?: string | undefined;
  readonly repeat?: string | undefined;
  readonly slot?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly allDay?: boolean | undefined;
  readonly minutes?: number | undefined;
  readonly remindMinutes?: string | undefined;
  readonly showAs?: string | undefined;
}

/**
 * A call that is suggested, by what it is to do: `{ use: 'undo', last: 1 }`. Which
 * tool does that, with which arguments, is said in present/calls.ts alone.
 */
export type Intent =
  /** The call that was made, with these arguments. */
  | { readonly use: 'again'; readonly input: Readonly<Record<string, unknown>> }
  | { readonly use: 'undo'; readonly last: number }
  /** `changes`: ids with commas between them; `items`: only these of them. */
  | { readonly use: 'undo'; readonly changes: string; readonly items?: readonly string[] }
  | { readonly use: 'history' }
  | ({ readonly use: 'lookUp' } & LookUp)
  | { readonly use: 'isFree'; readonly start: string }
  | {
      readonly use: 'freeTime';
      readonly start: string;
      readonly end?: string;
      readonly minutes?: number;
      readonly earliest?: string;
      readonly latest?: string;
    }
  | ({ readonly use: 'book' } & Booking)
  | { readonly use: 'remind'; readonly title: string; readonly at: string }
  /** Adds what a sentence says. */
  | { readonly use: 'add'; readonly text: string }
  | { readonly use: 'clock' }
  /** Moves the item whose title has these words. */
  | ({
      readonly use: 'retime';
      readonly kind: 'event' | 'reminder' | 'todo';
      readonly to: string;
    } & (
      | { readonly match: string }
      | { readonly id: string; readonly scope?: 'this' | undefined; readonly occurrence?: string | undefined }
    ))
  /** Lets a reminder go with an event. */
  | { readonly use: 'attach'; readonly reminder: string; readonly event: string; readonly minutesBefore: number }
  | { readonly use: 'close'; readonly match: string }
  /** Moves all events of a time. */
  | { readonly use: 'shift'; readonly start: string; readonly end: string; readonly minutes: number }
  | {
      readonly use: 'delete';
      readonly ids: readonly string[];
      readonly scope?: 'this' | undefined;
      readonly occurrence?: string | undefined;
    }
  /** Plans these again, up to a date. */
  | { readonly use: 'planWeek'; readonly todos: readonly string[]; readonly end: string }
  | { readonly use: 'export' };
