/** Words beside a day that make several of it, for who only looks. */
export interface AroundDays {
  /** Some days on either side. */
  readonly near: RegExp;
  /** So many days right `before` or `after` it: `count` and `unit`, of which all but weeks are days. */
  readonly beside?: RegExp;
  /** The middle of a month. */
  readonly middle?: RegExp;
}
