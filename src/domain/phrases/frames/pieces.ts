import type { Language } from '../../caller.ts';
import type { Amount, DayPart, PartHalf } from '../../time/phrase.ts';
import type { TextReader } from '../grammar/rules.ts';

/**
 * The alphabet between the grammars and the composer. A grammar (zh/, en/) is a
 * list of rules; each turns a few words at one place of the text into a piece.
 * Pieces know no calendar and no language: compose.ts puts pieces of either
 * language together, resolve.ts sets them against the clock. That is why mixed
 * sentences (`next Friday 下午三点`) need nothing of their own.
 */

/** A year: as written, or so many from this one. */
export type YearSpec = number | { readonly offset: number };
/** 1–12, or so many months from this one (the year follows). */
export type MonthSpec = number | { readonly offset: number };

/** A stretch of whole days. An `of` left out is the period piece beside it (`the first week` + `of May`), or this month. */
export type PeriodSpec =
  /** Weeks start on Monday. 0 = this one; of a `coming` week that begins today, too. */
  | { readonly span: 'week'; readonly offset: number; readonly coming?: boolean }
  | { readonly span: 'month' | 'quarter' | 'half' | 'year'; readonly offset: number }
  /** Saturday and Sunday of a week; `coming`: the one now on or next; `ahead`: the next that has not begun. */
  | { readonly span: 'weekend'; readonly offset: number | 'coming' | 'ahead' }
  | {
      readonly span: 'in-year';
      readonly year?: YearSpec;
      readonly month?: number;
      /** The nearest (this May), the next to begin, the latest that is over, or the latest that has begun (since May). */
      readonly which?: 'this' | 'next' | 'last' | 'begun';
      readonly quarter?: number;
      readonly half?: number;
    }
  /** So many units from today on (`未来三天`, today counting) or, negative, up to today (`过去三天`). */
  | {
      readonly span: 'around';
      readonly amount: Amount;
      readonly past: boolean;
      readonly vague?: boolean;
      /** Counted from tomorrow on (后三天). */
      readonly isBehind?: boolean;
    }
  /** Monday to Wednesday, Tuesday to Thursday, or Thursday to the end. */
  | { readonly span: 'week-part'; readonly offset: number | 'coming'; readonly part: 'first' | 'middle' | 'second' }
  /** The 1st to the 15th, or the rest of a month. */
  | { readonly span: 'month-half'; readonly of?: PeriodSpec; readonly second: boolean }
  /** Spring is 0 and begins in March; winter ends in the year after. */
  | {
      readonly span: 'season';
      readonly season: number;
      readonly year?: YearSpec;
      readonly which?: 'next' | 'last' | 'begun';
    }
  /** A whole month of the Chinese calendar. */
  | { readonly span: 'lunar-month'; readonly month: number; readonly leap?: boolean; readonly year?: YearSpec }
  /** So many whole units of the calendar, from so many after this one (the last two quarters). */
  | {
      readonly span: 'units';
      readonly unit: 'month' | 'quarter' | 'year';
      readonly offset: number;
      readonly count: number;
    }
  /** So many years from one on (the nineties). */
  | { readonly span: 'years'; readonly from: number; readonly count: number }
  /** The n-th week of a year or month (ISO: the first has a Thursday in it); negative from the end. */
  | { readonly span: 'week-of'; readonly of?: PeriodSpec; readonly nth: number }
  /** First, middle or last third of a month (上旬 中旬 下旬), a quarter or a year. */
  | { readonly span: 'third'; readonly of?: PeriodSpec; readonly nth: 0 | 1 | 2 }
  /** So many units at the start or, negative, the end of a period (`the first two weeks of May`). */
  | {
      readonly span: 'slice';
      readonly of?: PeriodSpec;
      readonly amount: Amount;
      readonly end: boolean;
      /** So many weeks, which are counted as one week of it is. */
      readonly isWeeks?: boolean;
    }
  /** What is left of a period: from today on. */
  | { readonly span: 'rest'; readonly of: PeriodSpec }
  /** The week that holds a named day, or the weekend joined to it (Thanksgiving weekend: from that Thursday to Sunday). */
  | { readonly span: 'week-with' | 'weekend-with'; readonly holiday: string; readonly year?: YearSpec }
  /** A public holiday with all its days off, where the official calendar is known. */
  | { readonly span: 'holiday'; readonly holiday: string; readonly year?: YearSpec };

/** A day. Parts left out come from the other end of a range, or from the next coming. */
export type DaySpec =
  /** So many days from today. `on`: the date said beside it (tomorrow, April 13), which is to be that day. */
  | { readonly at: 'today'; readonly days: number; readonly on?: DaySpec }
  /**
   * A weekday, 0 = Monday. `week`: a number counts weeks from this one;
   * `coming` is the next one not past; `last` the latest before today; `next`
   * is English `next X`: both readings when the coming one lies in this week.
   */
  | { readonly at: 'weekday'; readonly weekday: number; readonly week: number | 'coming' | 'last' | 'next' }
  /** A date; `weekday` when said beside it. `last`: the latest such date, not the next. */
  | {
      readonly at: 'date';
      readonly year?: YearSpec;
      readonly month?: MonthSpec;
      readonly day: number;
      readonly weekday?: number;
      readonly last?: boolean;
    }
  /** Two numbers whose order is a matter of language and zone (3/4). `year` as written, two digits too; `weekday` when said beside it. */
  | {
      readonly at: 'numeric';
      readonly first: number;
      readonly second: number;
      readonly year?: number;
      readonly weekday?: number;
    }
  /** The n-th day of a period: 1 the first, -1 the last. */
  | { readonly at: 'nth-day'; readonly of?: PeriodSpec; readonly nth: number }
  /** The n-th such weekday of a period; negative from its end. */
  | { readonly at: 'nth-weekday'; readonly of?: PeriodSpec; readonly weekday: number; readonly nth: number }
  /** The n-th working day from today or from a day, or negative before it (after 0 days: that day or the next one). */
  | { readonly at: 'workday'; readonly nth: number; readonly from?: DaySpec }
  /** The n-th working day of a period; negative from its end. */
  | { readonly at: 'nth-workday'; readonly of?: PeriodSpec; readonly nth: number }
  /** A key of holidays.ts. Without a year the coming one; `last` the latest. `on`: the day of the month said beside it. */
  | {
      readonly at: 'holiday';
      readonly holiday: string;
      readonly year?: YearSpec;
      readonly last?: boolean;
      readonly on?: number;
    }
  /** A day of the Chinese calendar; `day` -1 is the month's last. `leap`: of the leap month. */
  | {
      readonly at: 'lunar';
      readonly year?: YearSpec;
      readonly month?: number;
      readonly day: number;
      readonly leap?: boolean;
    }
  /** So long after (or with negative amounts before) another day; the first such weekday from there (two months from today, on Tuesday). */
  | { readonly at: 'from'; readonly base: DaySpec; readonly amount: Amount; readonly weekday?: number }
  /** The first day of the calendar week that a day lies in, or the last. */
  | { readonly at: 'week-edge'; readonly of: DaySpec; readonly last: boolean }
  /** So many days after the start of the range that it ends (第二天, the next day). */
  | { readonly at: 'after-start'; readonly days: number }
  /** Words with several fair readings, best first: the caller has to ask. */
  | { readonly at: 'either'; readonly days: readonly DaySpec[] };

/** A length; `or`: another that is as fair (two or three hours). */
export interface SpokenAmount extends Amount {
  readonly or?: Amount;
}

/** Hours of the day. `half` null: as a person says it, either half of the day; `24`: as written. */
export interface ClockSpec {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly half: 'am' | 'pm' | '24' | null;
  /** The hour said, where it is the next one (差十分七点, ten to seven): it decides the half of the day. */
  readonly said?: number;
  /** Another that is as fair (7 or 8pm). */
  readonly or?: ClockSpec;
}

/** Parts of an RRULE, such as `{FREQ: 'WEEKLY', BYDAY: 'MO,WE'}`. */
export type RuleParts = Readonly<Record<string, string>>;

/** The days on which something repeats, as RRULE parts, and what they need to find their first match. */
export interface RepeatSpec {
  readonly parts: RuleParts;
  readonly workdays?: boolean;
  /** Of 每季度 and 每半年: the days said beside them are of the months at their edges. */
  readonly unit?: 'quarter' | 'half-year';
  /** 单周, 双周: only in weeks of such a number. */
  readonly parity?: 'odd' | 'even';
  /** 每周三次: so many times each, on days or at hours that are said beside it. */
  readonly times?: number;
  /** Equally fair rules: the reading is then ambiguous. */
  readonly others?: readonly RuleParts[];
  readonly about?: 'biweekly' | 'other';
  /** That it repeats is taken from words that do not quite say so: the first Monday of the month. */
  readonly isTaken?: true;
  /** Every two weeks is taken from a word that may also say twice a week. */
  readonly isFortnight?: true;
}

/** What a repeat leaves out. */
export interface ExceptSpec {
  /** 0 = Monday. */
  readonly weekdays?: readonly number[];
  readonly months?: readonly number[];
  readonly days?: readonly DaySpec[];
  /** All days of the calendar week of this one. */
  readonly weekOf?: DaySpec;
  /** All days from `from` to this one. */
  readonly from?: DaySpec;
  readonly through?: DaySpec;
  readonly periods?: readonly PeriodSpec[];
  /** Weekdays of each month by their place, as `1SU` or `-1FR`. */
  readonly placed?: readonly string[];
  /** Public holidays. */
  readonly holidays?: true;
}

export type PieceValue =
  | { readonly kind: 'day'; readonly day: DaySpec }
  | { readonly kind: 'period'; readonly period: PeriodSpec }
  | { readonly kind: 'part'; readonly part: DayPart; readonly half?: PartHalf }
  /** 那一周: the calendar week of the day before it. */
  | { readonly kind: 'week-of-day' }
  /** Hours and minutes. `vague`: 左右, around. */
  | { readonly kind: 'clock'; readonly clock: ClockSpec; readonly vague?: boolean }
  /** A day and a time in one (ISO, `今晚8点` is two pieces). `offset`: ms east of UTC. */
  | { readonly kind: 'stamp'; readonly day: DaySpec; readonly clock: ClockSpec; readonly offset?: number }
  /** A length. Beside a point it is the point's duration. */
  | { readonly kind: 'amount'; readonly amount: SpokenAmount }
  /** So long from now (`三天后`, `in 20 minutes`) or, negative, ago. `within`: at most so long (三天内); `isExact`: at this hour (明天这个时候). */
  | { readonly kind: 'shift'; readonly amount: SpokenAmount; readonly within?: boolean; readonly isExact?: true }
  /** Now. */
  | { readonly kind: 'now' }
  /**
   * Bounds the moment beside it (`周五前`, `by Friday`), or with an amount makes
   * another day: `国庆` after `三天`, `two days` before `Christmas`, `a week` from `Tuesday`.
   * `since` is after the beginning of a period that has begun, `onwards` of one to come, `after` behind its end.
   * `side`: which neighbour it bounds: Chinese says it behind the moment, English before it.
   */
  | {
      readonly kind: 'relation';
      readonly relation: 'after' | 'since' | 'onwards' | 'before' | 'by';
      readonly side: 'behind' | 'ahead';
      /** `after` a day excludes that day itself. */
      readonly isStrict?: true;
    }
  /** Opens a range (从, from, between). */
  /** `opens`: so long from Tuesday is a stretch, and no day that is counted from it (三天，从周二). */
  | { readonly kind: 'from'; readonly opens?: true }
  /** Joins the ends of a range (到, -, to, and after between). `weak`: joins only when both sides fit (和, and). */
  | { readonly kind: 'to'; readonly weak?: boolean }
  /** A number that is a time only beside other pieces (`3` in `3-5pm`, `7` in `Aug 3–7`). */
  | { readonly kind: 'number'; readonly value: number; readonly minute?: number }
  | { readonly kind: 'repeat'; readonly repeat: RepeatSpec }
  /** Ends a repeat after so many times. */
  | { readonly kind: 'count'; readonly count: number }
  /** Before a day or period: ends a repeat there. `through`: inclusive; `until`: inclusive only when a day is named. */
  | { readonly kind: 'until'; readonly through: boolean }
  /** The day or period before it starts a repeat (从下周起, starting Monday). */
  | { readonly kind: 'starting' }
  /**
   * Takes days out of a repeat: those that it names, or the ones beside it,
   * which it stands before (except, 除了) or behind (除外).
   */
  | {
      readonly kind: 'except';
      readonly except?: ExceptSpec;
      readonly side?: 'behind';
      /** One occurrence is (12月的取消): a month is the one to come, not that of each year. */
      readonly once?: boolean;
      /** Leaves days out only where something repeats (no class on Friday). */
      readonly beside?: true;
    }
  /** Between days that are left out: not on Christmas or New Year's Day. */
  | { readonly kind: 'or' }
  /** Public holidays, all of them. */
  | { readonly kind: 'holidays' }
  /** 遇周末提前, 遇节假日顺延: where a repeat goes that falls on such a day. */
  | { readonly kind: 'moved-off'; readonly side: 'before' | 'after'; readonly holidays: boolean }
  /** 没有30号的月份就最后一天: what a month does without. */
  | { readonly kind: 'clamped' }
  | { readonly kind: 'zone'; readonly zone: string }
  /** What may stand between pieces and means nothing (的, 在, ",", on, at, the). */
  | {
      readonly kind: 'glue';
      /** The name of something (room 302), which is no time. */
      readonly isName?: true;
      /** 之间: closes what 和 has joined. */
      readonly closes?: boolean;
      /** (不含), not including: the day beside it does not count. */
      readonly isOut?: 'behind';
      /** 为止: the end before it counts. */
      readonly through?: boolean;
    };

export type Piece = PieceValue & {
  /** Half-open, in the text. */
  readonly from: number;
  readonly to: number;
};

/**
 * A rule of a grammar. `pattern` is sticky (`y`), runs on the normalised text
 * (normalise.ts: lower case, simplified, half-width, same length) and must take
 * linear time. Of all rules that match at one place the longest wins, of equals
 * the first. `read` returning undefined refuses the match.
 */
export interface Rule {
  /** First characters that the pattern can start with; spares trying it elsewhere. */
  readonly starts: string;
  /** Narrower, for letters: the first two of a match, or one where any may follow. */
  readonly heads?: ReadonlySet<string>;
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, text: string) => PieceValue | readonly PieceValue[] | undefined;
}

/** What a language brings. */
export interface Grammar {
  readonly language: Language;
  /** Whether a normalised text may hold its words: false only where it holds none. */
  readonly occursIn: (text: string) => boolean;
  /** Models write it for whoever they write for: it tells nothing of the reader. */
  readonly isWrittenForAnybody: boolean;
  readonly rules: readonly Rule[];
  /** Rules over tokens: what they read at a place of the text, longest first. Of equal length they win over `rules`. */
  readonly reader?: TextReader<PieceValue | readonly PieceValue[]>;
  /** Words that put a bare hour into the evening (晚饭, dinner, bed) or into the morning (起床, breakfast). */
  readonly evening: RegExp;
  readonly morning: RegExp;
  /** Words of what is mostly done in the evening, but also by day (吃饭). */
  readonly meal: RegExp;
  /** Politeness and fillers that a time argument may carry (请, please, 大概). Sticky. */
  readonly filler: RegExp;
  /** A text with its mistyped words of time spelled right. */
  readonly respelt?: (text: string) => string;
}
