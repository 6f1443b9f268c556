import type { Language } from '../../messages/index.ts';
import type { HolidayCountry } from '../../messages/shared/countries.ts';
import type { Instant, WallMs } from './wall.ts';

/**
 * What a phrase about time can mean. One result type for Chinese, English and
 * mixes of them. Wall times are those of `Phrase.zone`.
 */

/** Where and when a phrase is read; a `Caller` is one. */
export interface PhraseContext {
  /** IANA zone of the reader; a zone in the phrase wins over it. */
  readonly zone: string;
  readonly now: Instant;
  /** Decides what the words leave open, such as the order of day and month in 3/4. */
  readonly language: Language;
  /** The day on which weeks begin, 0 = Monday; by language and zone where the user has not said. */
  readonly weekStart?: number | undefined;
  /** The order of 3/4, where other dates around say it (11/30). */
  readonly monthFirst?: boolean | undefined;
  /** Words around that may say which half of the day a bare hour means, such as a title (晚饭, dinner). */
  readonly about?: string;
}

/** Undefined for what is not about time. Handed in, since the parser is large and loaded late. */
export type PhraseReader = (text: string, context: PhraseContext) => Phrase | undefined;

/** Half-open [from, to), in UTF-16 units of the text as given. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A length: calendar months and days are added on the wall clock, `ms` is elapsed time. */
export interface Amount {
  readonly months: number;
  readonly days: number;
  readonly ms: number;
}

/** A whole day: `day` is its midnight. */
interface DayReading {
  readonly kind: 'day';
  readonly day: WallMs;
}

/** A moment. `wall` may be one that a DST gap skips; `instant` is then the shifted one. */
export interface MomentReading {
  readonly kind: 'moment';
  readonly wall: WallMs;
  readonly instant: Instant;
}

/** Late in the morning: the second half of that part of a day. */
export type PartHalf = 'early' | 'late';

export type DayPart =
  | 'small-hours'
  | 'early-morning'
  | 'morning'
  | 'noon'
  | 'afternoon'
  | 'dusk'
  | 'evening'
  | 'night'
  | 'midnight'
  /** Not at night. */
  | 'daytime'
  /** Later in the day that is said: from noon on. */
  | 'later';

/** A part of a day without an hour: the hour is still to be asked for. Half-open [from, to). */
interface PartReading {
  readonly kind: 'part';
  readonly part: DayPart;
  readonly half?: PartHalf | undefined;
  readonly day: WallMs;
  readonly from: WallMs;
  readonly to: WallMs;
}

/** From `from` to `to`, half-open. `allDay`: both are midnights, whole days were meant. */
export interface RangeReading {
  readonly kind: 'range';
  readonly from: WallMs;
  readonly to: WallMs;
  readonly fromInstant: Instant;
  readonly toInstant: Instant;
  readonly allDay: boolean;
}

/** A length by itself (`90分钟`, `for 45 min`). */
interface DurationReading {
  readonly kind: 'duration';
  readonly amount: Amount;
}

export interface RepeatReading {
  readonly kind: 'repeat';
  /** RRULE text; `RSCALE=CHINESE` (RFC 7529) for a yearly lunar date. */
  readonly rrule: string;
  /** First match not before now; a `day` when no clock time was said. */
  readonly first: DayReading | MomentReading | PartReading;
  /** The day to come from which it was said to go (from Dec 1): other days may come before the first match. */
  readonly begins?: WallMs;
  /** True for 工作日: MO–FR in the rule, the official calendar of mainland China for users there. */
  readonly workdays: boolean;
  /**
   * How the days differ from the rule, as midnights: by the official calendar, from the first match through the years
   * that are known, and by what the words leave out that no rule can say (节假日除外).
   */
  readonly official?: { readonly off: readonly WallMs[]; readonly makeUp: readonly WallMs[] } | undefined;
}

export type Reading = DayReading | MomentReading | PartReading | RangeReading | DurationReading | RepeatReading;

/** What was taken for granted. `sayAssumption` (words.ts) puts it in words. */
export type Assumption =
  /** A bare hour was put in that half of the day. */
  | { readonly code: 'half-of-day'; readonly hour: number; readonly minute: number }
  /** A bare or day-part time already past today was moved on a day. */
  | { readonly code: 'tomorrow'; readonly day: WallMs }
  /** 12 at night: the midnight that ends that day. */
  | { readonly code: 'midnight-after'; readonly wall: WallMs }
  /** Noon said without an hour. */
  | { readonly code: 'noon' }
  /** A date without its year or month was put at its next coming. */
  | { readonly code: 'coming'; readonly day: WallMs }
  /** A day beyond the month's end was clamped to it. */
  | { readonly code: 'clamped'; readonly day: WallMs }
  /** 3/4 was read in that order. */
  | { readonly code: 'day-month'; readonly day: WallMs }
  /** A named day or holiday lies on this date. */
  | { readonly code: 'named-day'; readonly name: string; readonly day: WallMs }
  /** Weekday and date said together disagree; the date counts. */
  | { readonly code: 'weekday-differs'; readonly day: WallMs }
  /** The time is that of this zone, which the phrase names. */
  | { readonly code: 'zone'; readonly zone: string }
  /** The wall time does not exist (clocks go forward) and was shifted, or exists twice and is the first. */
  | { readonly code: 'clock-change'; readonly wall: WallMs }
  /** Working days follow the official calendar through this year. */
  | { readonly code: 'workdays-known'; readonly year: number }
  /** Working days are Monday to Friday: the official calendar of this year is not known yet, or not in use. */
  | { readonly code: 'workdays-guessed'; readonly year: number }
  /** The lunar month has no such day this year: its last day counts. */
  | { readonly code: 'lunar-short'; readonly day: WallMs }
  /** A leap month or 30th that a year does not have: the plain month, the 29th. */
  | { readonly code: 'lunar-skip' }
  /** A day `of the month` was taken as one of each month. */
  | { readonly code: 'each-month' }
  /** Biweekly beside one day of the week: twice a week would be on two. */
  | { readonly code: 'each-fortnight' }
  /** February 29th comes in leap years only. */
  | { readonly code: 'leap-years' }
  /** The days off of that year are not announced yet: as many as usual, through `last`. */
  | { readonly code: 'holiday-guessed'; readonly from: WallMs; readonly last: WallMs }
  /** Public holidays of mainland China are left out of a repeat, known through this year. */
  | { readonly code: 'holidays-known'; readonly year: number }
  /** Public holidays of this country are left out of a repeat, through this year. */
  | { readonly code: 'holidays-of'; readonly country: HolidayCountry; readonly year: number }
  /** A word for some days (最近, 这几天) was taken as those of the reading. */
  | { readonly code: 'vague-span' }
  /** A vague word (`左右`, `around`) was taken as exactly that time. */
  | { readonly code: 'vague' };

/** Why a caller must not take the reading without asking. `sayProblem` (words.ts) puts it in words. */
export type Problem =
  /** The words name a time that is over. */
  | { readonly code: 'past' }
  /** February 30th, 25:00. There is no reading. */
  | { readonly code: 'impossible' }
  /** The range ends before it starts. */
  | { readonly code: 'backward' }
  /** Outside 1900–2200. There is no reading. */
  | { readonly code: 'limits' }
  /** A day-part without an hour. */
  | { readonly code: 'no-hour'; readonly part: DayPart }
  /** `reading` and `others` are equally fair. */
  | { readonly code: 'ambiguous'; readonly about: Ambiguity }
  /** No rule repeats that (Easter, solar terms, times of different minutes); `others` has the next one. */
  | { readonly code: 'no-rule' }
  /** A holiday of a calendar that is not known (Eid, Diwali). There is no reading. */
  | { readonly code: 'unknown-day' }
  /** It comes so many times each day or week, and the words do not say when. */
  | { readonly code: 'which-times'; readonly count: number }
  /** Days are left out, or moved, of something that does not repeat. There is no reading. */
  | { readonly code: 'left-out' }
  /** Public holidays are to be left out whose dates are not known. */
  | { readonly code: 'holidays' }
  /** The repeat never matches, or ends before it starts. */
  | { readonly code: 'never' };

export type Ambiguity =
  /** English `next Friday` said in the week of that Friday. */
  | 'next-weekday'
  | 'day-month'
  /** `until June`: with or without June. */
  | 'until'
  /** Weekday and date said together disagree. */
  | 'weekday-date'
  /** `biweekly`: twice a week or every other week. */
  | 'biweekly'
  /** Anything else, explained by the candidates. */
  | 'other';

/** `sure`: the words leave nothing open. `assumed`: see `assumed`. `ask`: see `problems`. */
export type Certainty = 'sure' | 'assumed' | 'ask';

/** One phrase, read. */
export interface Phrase {
  /** Undefined when no such time exists: `problems` says why. */
  readonly reading: Reading | undefined;
  /** Fair second readings, best first. */
  readonly others: readonly Reading[];
  /** A length said beside a point or repeat (`明天3点，两小时`). */
  readonly duration: Amount | undefined;
  /** `by`, `前`: the reading is a limit (a deadline, or for ranges an end); `after`, `后`: a lower limit. */
  readonly bound: 'before' | 'after' | undefined;
  /** `strict`: the day of the bound does not count (after Friday). `in-day`: it is an hour (Thursday before noon). */
  readonly limit?: 'strict' | 'in-day';
  /** `12月1号起`, without an end. */
  readonly isOpening?: boolean;
  /** Which of the two the words themselves gave. `晚上8点` gives a clock and no day; the reading then has the coming one. */
  readonly said: {
    readonly day: boolean;
    readonly clock: boolean;
    /** 第二天, the next day: so many days after one that is said elsewhere, where there is one. */
    readonly daysAfter?: number;
  };
  /** IANA zone of all wall times. */
  readonly zone: string;
  readonly assumed: readonly Assumption[];
  readonly problems: readonly Problem[];
  readonly certainty: Certainty;
  /** The text used, in order, without overlaps. */
  readonly spans: readonly Span[];
}
