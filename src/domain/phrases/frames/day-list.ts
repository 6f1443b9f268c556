/** What a language has between days that are listed. */
export interface DayList {
  readonly joints: RegExp;
  /** Words around the list that say no more. */
  readonly around: RegExp;
  /** Behind the last day, of all of them. */
  readonly ofAll?: RegExp;
}
