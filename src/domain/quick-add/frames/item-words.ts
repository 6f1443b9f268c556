import type { Part } from '../../language/patterns.ts';

/** How another hour on some days of a repeat is said (except Wednesdays when it's 2:15), and how it is said again. */
export interface OtherHourWords {
  /** A text of the language. */
  readonly script: RegExp;
  /** A date of the calendar. */
  readonly dated: RegExp;
  /** A clause behind such an exception that says no more than that nothing else changes. */
  readonly asBefore: readonly Part[];
  /** Where such words may begin. */
  readonly cuts: RegExp;
  /** The days and the hour, without what stands around them. */
  time(words: string): string;
  /** Those weekdays (0 = Monday), or that day, are left out. */
  without(days: readonly number[] | string): string;
  each(weekdays: readonly number[], clock: string): string;
  /** Undefined: on all days. */
  onDays(weekdays: readonly number[] | undefined): string;
  lasting(minutes: number): string;
  from(day: string): string;
  until(day: string): string;
  during(weeks: number): string;
}

/** How the items of a list are separated. */
export interface ItemWords {
  /** Marks that number the items, in their order: 第一…，第二…. */
  readonly counted: readonly (readonly string[])[];
  /** Words that may follow such a mark. */
  readonly countedTail: readonly Part[];
  /** Words that begin a sentence about another item. */
  readonly also: readonly Part[];
  /** Words that begin a part that is a thing to be done by itself, though no time is said with it. */
  readonly alsoToDo: readonly Part[];
  /** Words that begin one where several things were said already, each with its time. */
  readonly thenToDo: readonly Part[];
  /** Things to do in a row: what may stand before the first, how each begins, and what stands between them. */
  readonly chores?: { readonly lead: RegExp; readonly verb: RegExp; readonly joints: RegExp };
  /** Words at the start that say that several things follow. */
  readonly announces: readonly Part[];
  /** A heading that says how many things follow, and nothing of them: three things, 几件事. */
  readonly several: readonly Part[];
  readonly between: readonly Part[];
  /** Words that begin an entry that ends what the entry before begins (go and return): it comes later. */
  readonly returns: readonly Part[];
  /** Words of a journey that begins at the time beside them. */
  readonly departs: readonly Part[];
  /** The word for it alone (departs, 出发), behind what names the journey. */
  readonly departsOnly: readonly Part[];
  /** How people come together for what was said before: its hour is said with it. */
  readonly gathers: readonly Part[];
  /** Being there for what was said of a part of the day. */
  readonly comesTo?: readonly Part[];
  /** What begins or happens at the hour beside it, behind the day and the matter (exam on Friday, starts at 9). */
  readonly beginsOnly?: readonly Part[];
  /** The hour of the entry before. */
  readonly sameTime?: readonly Part[];
  /** All of a clause that only says why: it will rain. */
  readonly remark?: readonly Part[];
  /** At the start of an entry: the day said before. */
  readonly sameDay?: readonly Part[];
  /** The title of a clause that says more of what was said before, and is none of its own. */
  readonly saysMore: readonly Part[];
  /** Begins a clause that says how something is, and is nothing to be done: it's about the units, nobody wants that. */
  readonly isSo?: readonly Part[];
  /** Begins a clause about somebody who was spoken of: ask him where he is today. */
  readonly aboutWhom?: readonly Part[];
  /** A title that is what was said before: remind me about it. */
  readonly itself?: readonly Part[];
  /** How a clause begins that tells what somebody else does, and words that point back to whom. */
  readonly aboutSomebody?: readonly Part[];
  readonly pointsBack?: readonly Part[];
  /** How many a heading may say that follow. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Between the words before an hour and its number. */
  readonly beforeHour: readonly Part[];
  /** Before a time with which what is asked for begins. */
  readonly beforeTime: readonly Part[];
  /** Before a full stop that ends no sentence: Dr., vs. */
  readonly abbreviations: readonly Part[];
  /** A day by its number alone, with no month beside it: the group `day`. On the text as typed. */
  readonly bareDay?: RegExp;
  /** The end of a heading that is such a day: of `The 28th: haircut at 9`, 28th would be one of many. */
  readonly endsAsDay?: RegExp;
  /** An hour and nothing else: the word that joins behind it joins no two things (晚上七点和小李吃饭). */
  readonly hourOnly?: RegExp;
  /** A day alone, the rules of which each round has such a day, and how it is said of each. */
  readonly goesOn?: readonly {
    readonly day: RegExp;
    readonly of: RegExp;
    readonly each: string;
    /** It repeats on that day as well, so that what is alike may take its place there. */
    readonly isAnother?: true;
  }[];
  /** Says that somebody or something else takes the place of what repeats. */
  readonly takesTurn?: readonly Part[];
  /** Every other day by itself, and the day after behind what has its day: the words, what takes their place, and what is done again and again. */
  readonly dayAfter?: { readonly pattern: RegExp; readonly by: string; readonly habit: RegExp };
  /** At the start of an entry: the day before the one said before. */
  readonly dayAhead?: RegExp;
  /** Before a repeat: until the day said before. */
  readonly untilThen?: RegExp;
  /** While that lasts which was said before: before a repeat. */
  readonly during?: RegExp;
  /** What one sets out for, and all of a clause that says that one is back. */
  readonly setsOut?: readonly Part[];
  readonly isBack?: readonly Part[];
  /** The words of a time that name its day by a weekday alone. */
  readonly bareWeekday?: RegExp;
  /** The day before what was said before; its group `part` is the part of that day. With `amount` so long before that. */
  readonly dayBefore?: readonly RegExp[];
  /** Verbs that are not said again (call mom at 6 and dad at 7), and what both are done with. On the text as typed. */
  readonly gapped?: readonly { readonly verb: RegExp; readonly object: RegExp }[];
  /** Words that ask for the same once more, at another time. */
  readonly onceMore: readonly Part[];
  /** Behind a length: so much later than what was said before, where something was. */
  readonly later: readonly Part[];
  /** Before a length that counts from what was said before. */
  readonly thenAfter: readonly Part[];
  /** Behind a length that can only count from what was said before. */
  readonly afterThat: readonly Part[];
  /** Says that something comes when what was said before is over: with `told`, words that ask for it. From the start on. */
  readonly afterEnd: readonly RegExp[];
  /** What is done to be in time for what was said before: leave, get up, meet at the station. */
  readonly leadsUp: readonly Part[];
  /** Getting up: in the morning. */
  readonly rises: readonly Part[];
  /** Words that begin the entry that is the end of a journey. */
  readonly arrives: readonly Part[];
  /** Endings after a day of the month, where a comma and a year follow: `March 1st, 2027` is one date. */
  readonly ordinals: readonly Part[];
  /** The names of a form's fields for the time (`Time: …`). */
  readonly timeLabels: readonly Part[];
  /** At the end of a text, what others do or are at an hour: from its group `aside` on. */
  readonly asides?: readonly RegExp[];
  /** Words before the last entry of a list. */
  readonly lastJoint: readonly Part[];
  /** Headings that say that two things follow, whatever else they say. */
  readonly two?: readonly Part[];
  /** So many of a thing (two meetings), its groups `number` and `thing`: as many as there are times. And how one is said. */
  readonly soMany?: readonly { readonly pattern: RegExp; readonly one: (thing: string) => string }[];
  /** Words that join two days as well, but not two things. */
  readonly dayJoint?: readonly Part[];
  /** Headings that say of what kind the entries are, and the words that say it of a single entry. */
  readonly headings: readonly { readonly pattern: RegExp; readonly before: string }[];
  /** Words of a heading that say nothing beside its time. */
  readonly emptyHeading: readonly Part[];
  /** Headings that say how many things of a kind there are (two calls), and how the kind is said of an entry that does not name it; a generic one goes without saying. */
  readonly countedThings: readonly {
    readonly pattern: RegExp;
    readonly generic: RegExp;
    readonly each: (entry: string, things: string) => string;
  }[];
  /** Words that ask for reminders at the start of a text, how the next entry says so, and what follows its time. */
  readonly telling: readonly {
    readonly pattern: RegExp;
    readonly before: string;
    readonly next: RegExp;
    /** Begins an entry that says what to do, and when behind it: it is asked for alike. */
    readonly toDo?: { readonly pattern: RegExp; readonly before: string };
  }[];
  /** Words that take days out of a repeat that was said before (no class on Dec 24). */
  readonly limitsOfRepeat: readonly Part[];
  /** Of these what may come hours before: leave, get up. */
  readonly setsOff: readonly Part[];
  /** What is done in the morning, and before which other things of the morning come: breakfast. */
  readonly mornings: readonly Part[];
  /** What people do early, where something later follows. */
  readonly early: readonly Part[];
  /** What is done at noon or later: dinner. */
  readonly laterInDay: readonly Part[];
  readonly otherHour?: OtherHourWords;
  /** Words for how long or how often the item before goes on. */
  readonly limits: readonly Part[];
  /** What is to be noted, behind a thing that has its time: from its group `note` on. */
  readonly notedBehind?: readonly RegExp[];
  /** Before the time that something goes on until: its group `verb`, where what goes on was said with it (滴到月底). */
  readonly doneUntil?: readonly RegExp[];
  /** Words for the hour until which the item before goes on. */
  readonly ends: readonly Part[];
  /** Words after several times that say that there is one item at each. */
  readonly each: readonly Part[];
  /** Words before a time at the end of a list that every entry has. */
  readonly ofAll: readonly Part[];
  /** The same with such words at its end (an hour before each): groups `text` and `time`. */
  readonly ofAllBehind?: readonly RegExp[];
}
