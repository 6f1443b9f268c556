/** What somebody asks for, the calls that a careful model makes of it, and what must be so afterwards. */
export interface Request {
  /** Unique, such as `zh-move-03`. */
  readonly id: string;
  /** The kind of thing that is asked, such as `move`, `window`, `repeat`, `alert`, `several`, `todo-fields`. */
  readonly class: string;
  /** The user's own words. */
  readonly said: string;
  /** The clock and zone, where they are not those of the scene (Sunday 2026-11-22 20:00 Asia/Shanghai for zh, 07:00 America/New_York for en). */
  readonly now?: string;
  readonly zone?: string;
  /** Calls that add to the scene first, with plain ISO times and RRULEs only. */
  readonly before?: readonly Call[];
  /** What a model calls, passing the user's words on and computing no dates: the first call, and those that would follow it. */
  readonly calls: readonly Call[];
  readonly expect: Expected;
}

export interface Call {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export type Expected =
  /** The items that are there afterwards and were not before, or were otherwise; `gone`: titles of items (or of one occurrence) that are no more. Nothing else may have changed. */
  | { readonly written: readonly Item[]; readonly gone?: readonly Gone[] }
  /** Nothing is written and the user is asked; every one of these texts (any of the alternatives of an inner list) occurs in the answer. Only where a careful person would have to ask, too. */
  | { readonly asks: readonly (string | readonly string[])[] }
  /** Nothing is written and the answer is final: its window (first and last instant or day, end exclusive), titles that it must name and titles that it must not. */
  | {
      readonly answers: {
        readonly window?: { readonly start: string; readonly end: string };
        readonly names?: readonly string[];
        readonly lacks?: readonly string[];
        readonly texts?: readonly (string | readonly string[])[];
      };
    };

export interface Gone {
  readonly title: string;
  /** The original start of the one occurrence that is gone, where the series goes on. */
  readonly occurrence?: string;
}

/** Only what is named is compared. Times are local ISO without offset in the request's zone, or with an offset; days are plain dates. */
export interface Item {
  readonly kind: 'event' | 'reminder' | 'todo' | 'memo' | 'memory';
  /** The whole title, or what it must contain (`has`) and must not (`lacks`). */
  readonly title?: string | { readonly has: readonly string[]; readonly lacks?: readonly string[] };
  readonly start?: string;
  /** Exclusive; of an all-day event the day after its last. */
  readonly end?: string;
  readonly allDay?: boolean;
  readonly showAs?: 'busy' | 'tentative' | 'free';
  readonly location?: string;
  /** When a reminder goes off first; when an event's or a todo's reminders go off. */
  readonly at?: string;
  readonly reminds?: readonly string[];
  readonly due?: string | null;
  readonly importance?: 'high' | 'normal';
  readonly urgency?: 'high' | 'normal';
  readonly estimateMinutes?: number;
  readonly tags?: readonly string[];
  readonly status?: string;
  readonly text?: { readonly has: readonly string[] };
  /** The first starts (or triggers, or dues) of what repeats, in order: as many as tell it from its neighbours, five where nothing else is needed. */
  readonly repeats?: readonly string[];
  /** How many there are in all; `endless` where it has no end. Absent: not compared. */
  readonly count?: number | 'endless';
}
