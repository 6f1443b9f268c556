/** What words say of an item that is there already, before its time is known. Texts are parts of what was said. */

/** 1 is later, −1 earlier. */
export type Direction = 1 | -1;

export type Said =
  /** By how much the whole of it moves (`往后推一小时`); without a direction either is meant (`forward an hour`). */
  | { readonly kind: 'shift'; readonly amount: string; readonly direction: Direction | undefined }
  /** One after the other (`往前提两天，然后再晚半小时`). */
  | { readonly kind: 'both'; readonly first: string; readonly then: string }
  /** `一小时后`: from the item or from now. */
  | { readonly kind: 'after'; readonly amount: string }
  /** By how much its end alone moves (`延长半小时`, `half an hour shorter`). */
  | { readonly kind: 'lengthen'; readonly amount: string; readonly direction: Direction }
  /** How long it is then (`缩短到45分钟`, `make it 90 minutes`). */
  | { readonly kind: 'length'; readonly amount: string }
  /** When it ends then (`延长到五点`, `until 5 instead`). */
  | { readonly kind: 'end'; readonly time: string }
  /** Where it goes (`推迟到八点`, `move it to Friday`), which lies in this direction of where it is. */
  | { readonly kind: 'to'; readonly time: string; readonly direction?: Direction | undefined }
  /** The same time of another day (`周五同一时间`). */
  | { readonly kind: 'same-time'; readonly day: string }
  /** So many days, weeks or months on from where it is, at the same time (`下周同一时间`, `the next day`). */
  | { readonly kind: 'step'; readonly days: number; readonly months: number }
  /** The first such weekday (0 = Monday) behind or before the item's day, and what is said of its hour. */
  | {
      readonly kind: 'weekday';
      readonly weekday: number;
      readonly direction: Direction;
      readonly time: string | undefined;
    }
  /** A day so many days on from the item's, and what is said of its hour (`the next day at 3`). */
  | { readonly kind: 'day-and-time'; readonly days: number; readonly time: string }
  /** `the end of the day`: the last hour of a deadline; of what has a length, none that is said. */
  | { readonly kind: 'day-end' }
  /** It moves, and by how much is not said. */
  | { readonly kind: 'how-much'; readonly direction: Direction };

/** How one language says such things. */
/** What words for a day are counted from: the item's own week or month, or its own day (the next business day). */
export type OwnPeriod = 'week' | 'month' | 'day';

export interface SaidOf {
  /** Readings of normalised text, the likeliest first: a part that should be a length may turn out to be none. */
  readonly read: (text: string) => Said[];
  /** Of which week or month the item must say it: a weekday or a day of the month was named alone. */
  readonly bareDay: (text: string) => OwnPeriod | undefined;
  /** A number by itself, made a time of day (`4` → `at 4`). */
  readonly clock: (text: string) => string | undefined;
}

/** One way of saying something: the whole text must match. */
export type Form = readonly [pattern: RegExp, said: (groups: Record<string, string>) => Said | undefined];

/** The readings that the forms of a language have of a text. */
export function readForms(forms: readonly Form[], text: string): Said[] {
  return forms.flatMap(([pattern, said]) => {
    const match = pattern.exec(text);
    const one = match && said({ ...match.groups });
    return one ? [one] : [];
  });
}
