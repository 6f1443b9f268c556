import type { Part } from '../../language/patterns.ts';
import type { CoverageWords } from './coverage.ts';
import type { FieldWords } from './fields.ts';
import type { ItemWords } from './item-words.ts';
import type { NamedValues } from './named.ts';
import type { SeriesWords } from './series-words.ts';

/**
 * What a language brings to the reading of sentences: its words. The files above
 * put the words of all languages together and know none of them. `Part`s are
 * alternatives of one pattern, those of other languages beside them; lists of
 * `RegExp` are tried one after the other. All run on normalised text
 * (phrases/frames/normalise.ts) unless they say otherwise; a GAP (gap.ts)
 * stands where a time or a place was taken out.
 */
export interface QuickAddLanguage {
  readonly countedFrom: CountedFromWords;
  readonly alarms: AlarmWords;
  readonly spellings: Spellings;
  readonly series: SeriesWords;
  readonly names: NameWords;
  readonly items: ItemWords;
  readonly kinds: KindWords;
  readonly times: TimeWords;
  readonly doubts: DoubtWords;
  readonly wishes: WishWords;
  readonly subject: SubjectWords;
  readonly places: PlaceWords;
  readonly noise: NoiseWords;
  readonly title: TitleWords;
  readonly fields: FieldWords;
  readonly coverage: CoverageWords;
  readonly named: NamedValues;
}

/** Asks to be told so long before: `amount` is a group of the pattern, or the same wherever it matches. Needs the flag `d`. */
interface AlarmPattern {
  readonly pattern: RegExp;
  readonly amount?: string;
}

/** On a day counted back from that of the event. The group `clock` (or `before`) is the hour, `part` a part of the day. Needs the flag `d`. */
interface DayPattern {
  readonly pattern: RegExp;
  readonly days: number;
}

/** A time counted from something that is there already: right after the board meeting, 评审会前半小时. */
export interface CountedFromWords {
  /**
   * The first that matches counts. All that it matches gives way to the time. The group `name` is what is there, or
   * begins with that where nothing stands behind it; `amount` is how far from it, `days` where that is always so many,
   * `part` the part of that day.
   */
  readonly forms: readonly {
    readonly pattern: RegExp;
    readonly side: 1 | -1;
    readonly edge: 'start' | 'end';
    readonly days?: number;
    /** It is the last time for what is said (buy flowers before the party). */
    readonly isLimit?: true;
    /** The name stands without an article: a day by its name (before Christmas) is none. */
    readonly isBare?: true;
  }[];
  /** So long before or after something that is named by its hour (my 2pm flight): groups `amount`, `hour` and `thing`, and how the time is said instead. */
  readonly ofHour?: readonly {
    readonly pattern: RegExp;
    readonly side: 1 | -1;
    readonly said: (clock: string, thing: string) => string;
  }[];
  /** Names that say that something is done, and what its event may be called. Groups `verb` and `object`. */
  readonly otherNames: readonly {
    readonly pattern: RegExp;
    readonly of: (verb: string, object: string) => readonly string[];
  }[];
  /** Words between the day and the name of an event. */
  readonly afterDay: readonly Part[];
  /** Units of a length that is of hours, however many they are. */
  readonly hours: readonly Part[];
}

export interface AlarmWords {
  /** Words for a reminder before an event that is there already: only the reminder is new. */
  readonly ahead: readonly AlarmPattern[];
  /** Words for a reminder of the event that is being added: 提前15分钟提醒我, remind me an hour before. */
  readonly beside: readonly AlarmPattern[];
  /** Words for a reminder of that event on an earlier day at some hour: the night before at 8. */
  readonly days: readonly DayPattern[];
  /** Sticky: several times with one asking, its group `list` what stands before that. */
  readonly lists?: readonly RegExp[];
  /** A text without one of these words asks for no reminder. */
  readonly signs: readonly Part[];
  /** What separates the lengths of a list, the units at its end, and words that say that each counts by itself. */
  readonly between: readonly Part[];
  readonly units: readonly Part[];
  readonly each: readonly Part[];
  /** Words between the hours and the minutes of one length. */
  readonly joins: readonly Part[];
  /** The hour of each part of an earlier day, where none is said. */
  readonly parts: Readonly<Record<string, number>>;
  /** An alarm clock, and being woken by it. On the text as typed, in any case. */
  readonly clock: readonly Part[];
  readonly wakes: readonly Part[];
  /** Words that only ask to be called, which means being woken when the time is early. */
  readonly rouses: readonly Part[];
  /** The sentence that asks for a reminder at such a time. */
  readonly asking: (time: string) => string;
  /** Words after a length that say that it counts backwards; and words for no time before. */
  readonly ago: readonly Part[];
  readonly atStart: readonly Part[];
}

/** Spellings that the grammar of time does not know. Needs the flag `g`. */
export interface Spellings {
  /** Other spellings, of the same length as what they replace. */
  readonly rewrites: readonly { readonly pattern: RegExp; readonly by: string }[];
  /** Words of asking that are often mistyped, with the right spelling: they are changed in the text itself. */
  readonly words: readonly {
    readonly pattern: RegExp;
    readonly by: string | ((said: string, after: string) => string);
  }[];
  /** A word that is put where the pattern matches nothing. */
  readonly inserts: readonly { readonly pattern: RegExp; readonly word: string }[];
}

/** What holds numbers or words of time and is a name. Needs the flag `g`. */
export interface NameWords {
  readonly names: readonly RegExp[];
  /** Words between a number and a currency (万), and the currencies. */
  readonly magnitudes: readonly Part[];
  readonly currencies: readonly Part[];
  /** Words in capitals that make no code with the number after them (AT 5). On the text as typed. */
  readonly notCodes: readonly Part[];
  /** The ending of a possessive, which makes no repeat: the 's of `Friday's lunch`. */
  readonly possessives: readonly Part[];
}

export interface KindWords {
  /** Words that ask to be reminded. */
  readonly reminds: readonly Part[];
  /** Words that ask for it, too, unless they only add what else to think of. */
  readonly remindsToo: readonly Part[];
  /** Words right after the time of a reminder, and right before it. */
  readonly asksAt: readonly Part[];
  readonly asksFor: readonly Part[];
  readonly deadline: DeadlineWords;
  /** Fills a day. */
  readonly wholeDay: readonly Part[];
  /** Has an hour: without one it is asked for. */
  readonly hasHour: readonly Part[];
  /** So long before or after what has no hour here: 饭后一小时, 30 min before bed. */
  readonly besideHabit: readonly Part[];
  /** A time of day by what is done then: it has no hour. */
  readonly habit: readonly Part[];
  /** Soon, by nobody's clock. */
  readonly vagueSoon: readonly Part[];
  /** Joins the first and the last of several days. */
  readonly joinsDays: readonly Part[];
  /** Waits for a place: no clock can tell when that is. */
  readonly waits: readonly RegExp[];
  /** The whole of such a condition. */
  readonly conditions: readonly RegExp[];
}

/** The last time of something: 截止时间是 GAP, deadline is GAP, GAP 之前. */
interface DeadlineWords {
  readonly nouns: readonly Part[];
  /** Between the noun and the time. */
  readonly links: readonly Part[];
  readonly copulas: readonly Part[];
  /** Behind the time, and what may stand before that. */
  readonly behind: readonly Part[];
  readonly copulasBehind: readonly Part[];
  /** What it is the last time of may stand between it and the time; the group `cut` is taken out. */
  readonly of: readonly RegExp[];
  /** At the end of the words of the time. */
  readonly within: readonly Part[];
  /** No clock's time. On the text as typed, in any case. */
  readonly endOfDay: readonly Part[];
}

/** What words of a time tell besides it. */
export interface TimeWords {
  /** What stands after the number of a year. */
  readonly year: readonly Part[];
  /** Words between the two ends of a stretch of days. */
  readonly rangeMarks: readonly Part[];
  /** A day of some month. */
  readonly dayNumbers: readonly Part[];
  readonly every: readonly Part[];
  /** One of the first or middle days, whichever. */
  readonly someDay: readonly Part[];
  readonly before: readonly Part[];
  /** Between what somebody is away for and its last day: on leave until Friday. */
  readonly goesUntil: readonly Part[];
  /** Words that say that something begins then and has no end. */
  readonly openEnded: readonly Part[];
  /** Feasts that name their day alone, and no season of parties. */
  readonly ofOneDay?: readonly Part[];
  /** Words that say that working days take in the weekends that are worked. */
  readonly makeUp: readonly RegExp[];
  /** Words that leave out days that working days leave out anyway. */
  readonly official: readonly RegExp[];
  /** Words that say that a time is that of the place that is named: their time. */
  readonly there: readonly Part[];
  /** Names of places that people have as well, where nothing beside them says that it is the place. */
  readonly people: readonly Part[];
  /** Words that say that the clock time follows the user wherever they are, and words that say so again beside them. */
  readonly anywhere: readonly { readonly pattern: RegExp; readonly again?: RegExp }[];
  /** A date beside a word of repeating that may be a part of the name: `quarterly planning Jan 5`. */
  readonly regularOn: readonly RegExp[];
  readonly unsure: readonly Part[];
  /** How many characters at either end of a time belong to the name beside it: `quiz night at 8`, `daily standup`. */
  readonly partOfName?: (time: TimeInText) => { readonly first: number; readonly last: number };
}

/** The words of a time as typed, and what stands on either side. */
export interface TimeInText {
  readonly said: string;
  readonly before: string;
  readonly after: string;
  readonly repeats: boolean;
}

/** Signs that the time which was read may not be the one that was meant. */
export interface DoubtWords {
  /** Words that say that what was said before does not count. */
  readonly corrects: readonly Part[];
  /** Words around what is meant instead, which say nothing (`make it`, `please`), and the shortest words that take something back. */
  readonly meant: { readonly lead: RegExp; readonly tail: RegExp; readonly sorry: string };
  /** Words which show in a title that something was taken back and was not read. */
  readonly takenBack: readonly Part[];
  /** Not this one, but that one: groups `wrong` and `right`; what is wrong was said before. */
  readonly notBut?: readonly RegExp[];
  /** Somebody or a place with another one instead: groups `lead`, `wrong` and `right`; without `wrong` it is the place that was said before. */
  readonly instead?: readonly RegExp[];
  /** A time taken back with a reason. */
  readonly reasoned: readonly {
    /** Groups `before`, `why` and `after`. */
    readonly pattern: RegExp;
    /** Says that the other time has the same hour. */
    readonly again: RegExp;
    /** What may stand behind the other time and says nothing. */
    readonly ends: RegExp;
    /** Reasons that nobody needs to know. */
    readonly saysNothing: RegExp;
    /** How it is taken back without a reason. */
    readonly sorry: string;
  }[];
  /** The same between a time and the one that is meant, and before one that is not meant. */
  readonly takesBack?: readonly RegExp[];
  readonly isNot?: readonly RegExp[];
  /** Between a day and the same day in other words. */
  readonly isSame?: readonly RegExp[];
  /** Between that and the new time; hours that have a name. */
  readonly correctionLeads: readonly Part[];
  readonly clockNames: readonly Part[];
  readonly or: readonly Part[];
  /** Looks like a time. */
  readonly timeLike: readonly RegExp[];
  /** Before a number with a dot, and behind it: no day (Python 3.12, 3.12kg). */
  readonly versioned: readonly Part[];
  readonly units: readonly Part[];
  /** Where no time was read: in the sentence, and in what is left of it. */
  readonly withoutTime: readonly RegExp[];
  readonly bareHour: readonly RegExp[];
  /** Where a day without an hour was read. */
  readonly bareHourBeside: readonly RegExp[];
  /** The hour is of a thing: `tickets for the 7:30 show`. On the text as typed. */
  readonly hourOfObject: readonly { readonly before: RegExp; readonly after: RegExp }[];
  /** What is held for a feast, on a day that its name does not say: xmas party. */
  readonly feasts?: readonly RegExp[];
  /** Behind a day: it is of a thing. */
  readonly dayOfObject: readonly Part[];
  /** Stands before a stretch of days that something is about (the plan for next week). */
  readonly aboutStretch: readonly Part[];
}

/** What asks for something else than an addition. */
export interface WishWords {
  /** Says at its start that something is to be added, whatever it is about. */
  readonly adds: readonly RegExp[];
  /** Begins or ends a request that is put as a question. */
  readonly politeAsk: readonly RegExp[];
  /** Before an undo: that it was a slip. */
  readonly oops: readonly Part[];
  /** Behind that. */
  readonly undo: readonly Part[];
  readonly clock: readonly RegExp[];
  readonly notes: readonly RegExp[];
  readonly whichAgain: readonly RegExp[];
  /** For the model itself. */
  readonly talk: readonly RegExp[];
  readonly snooze: readonly RegExp[];
  /** What was said or added before is wrong, or has somebody added to it: no addition, whatever its words. */
  readonly corrects: readonly RegExp[];
  readonly change: readonly RegExp[];
  /** Of these, what says so without a time. */
  readonly byItself: readonly Part[];
  /** What these words move must go to a time. On text as typed, in any case. */
  readonly movesTo: readonly Part[];
  readonly cancel: readonly RegExp[];
  readonly free: readonly RegExp[];
  readonly look: readonly RegExp[];
  readonly close: readonly RegExp[];
  readonly stillToDo: readonly RegExp[];
  readonly question: readonly RegExp[];
  /** Ends a question, like its mark. */
  readonly questionEnds: readonly Part[];
  /** All of a text that wants nothing, and what may follow. */
  readonly chat: readonly Part[];
  readonly chatTails: readonly Part[];
  /** How somebody feels. */
  readonly mood: readonly RegExp[];
  /** Said of oneself or the world: nothing to do. */
  readonly remark: readonly RegExp[];
}

/** What is left of a wish without them names the thing. */
export interface SubjectWords {
  readonly asking: readonly RegExp[];
  /** By how much something moves, or how much longer it takes; the group `amount` is that. In any case. */
  readonly shifts: readonly { readonly pattern: RegExp; readonly to: (amount: string) => string }[];
  /** Before what is right instead of what was said. In any case. */
  readonly corrections: readonly RegExp[];
  /** By how long follows. On text as typed. */
  readonly putOff: readonly Part[];
  /** Behind a time at the end of a request. In any case. */
  readonly timeEnds: readonly Part[];
}

/** Where something takes place. The group `place` is the place. */
export interface PlaceWords {
  /** Words before a place, of which nothing else can begin. */
  readonly leads: readonly Part[];
  readonly patterns: readonly RegExp[];
  /** Places that only their capitals tell, as typed. */
  readonly named: readonly RegExp[];
  /** Names of the field for it in a form, what may follow them, and the names of other fields. */
  readonly labels: readonly Part[];
  readonly labelLinks: readonly Part[];
  /** Behind a label: nobody knows yet. */
  readonly open: readonly Part[];
  readonly otherLabels: readonly Part[];
  /** Somebody, where `@` leaves it open; before the sign, that it is somebody. */
  readonly persons: readonly Part[];
  readonly toSomebody: readonly Part[];
  /** All that is left of a text whose place is what it is about. */
  readonly books: readonly Part[];
  /** Words at either end of what was found that do not belong to it. */
  readonly edges: readonly RegExp[];
}

/** Words that say that something is to be added, and not what. The group `cut` of a pattern is taken out. */
export interface NoiseWords {
  /** At the start of an event. */
  readonly booking: readonly RegExp[];
  readonly lead: readonly Part[];
  readonly tail: readonly Part[];
  /** Beside a time that was taken out in the middle. */
  readonly inside: readonly RegExp[];
  /** What is to be done with it, said last: 苹果别忘了买. `cut` goes to the start. */
  readonly doneLast: readonly RegExp[];
}

export interface TitleWords {
  /** Says it outright; what follows is it, up to the next field of a form. */
  readonly labels: readonly Part[];
  readonly otherLabels: readonly Part[];
  /** Nothing by themselves. In any case. */
  readonly accessory: readonly Part[];
  /** Around it. The first group is it. */
  readonly around: readonly RegExp[];
}
