import type { TravelInput } from '../../travel/remember.ts';

/** What a plan is asked for: by default open todos with an estimate or a due time, in the coming week. */
export interface PlanWeekInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Ids, titles, tags or groups. */
  readonly todos?: readonly string[] | undefined;
  readonly group?: string | undefined;
  /** In the user's words: `gym 3 times a week, 1 h, evenings`. */
  readonly habits?: readonly string[] | undefined;
  readonly focus_minutes_per_day?: number | undefined;
  readonly max_minutes_per_day?: number | undefined;
  readonly max_moves?: number | undefined;
  /** How long ways take, as a map server says it: it is remembered. */
  readonly travel?: readonly TravelInput[] | undefined;
  readonly plan_token?: string | undefined;
}
