import { MINUTE } from '../../time/wall.ts';
import { shiftedClock } from '../frames/clock.ts';
import type { ClockSpec, PieceValue } from '../frames/pieces.ts';
import { only } from '../grammar/reader.ts';
import { readerOf, rulesWith } from '../grammar/rules.ts';
import type { EnglishRule } from './date-rules.ts';
import type { Meaning } from './lexicon.ts';
import { rule as plain, READERS } from './readers.ts';

/** Times of day: as clocks show them, as people say them, and minutes to or past them. */

const at = (hour: number, minute: number, half: ClockSpec['half']): ClockSpec => ({ hour, minute, second: 0, half });
/** 13 and more, and 0, are said by the 24-hour clock. */
const bare = (hour: number, minute: number): ClockSpec => at(hour, minute, hour > 12 || hour === 0 ? '24' : null);

/** `am`, `p.m.`, `p`; `ampm` leaves it open. */
const half = readerOf<Meaning, 'am' | 'pm'>([
  plain('a|p (~ .)? m (~ .)? [! ~ <digits>]', (_, words) => (words.startsWith('a') ? 'am' : 'pm')),
  plain('am|pm (~ .)? [! ~ <digits>]', (_, words) => (words.startsWith('a') ? 'am' : 'pm')),
]);
const hour = readerOf<Meaning, number>([
  plain('<h:short>', ({ h }) => (h <= 24 ? h : undefined)),
  plain('<h:spelled>', ({ h }) => (h <= 12 ? h : undefined)),
]);
const saidHour = only(hour, (value) => (value >= 1 && value <= 12 ? value : undefined));
const minute = only(READERS['two-digits'], (value) => (value < 60 ? value : undefined));
const spelledMinute = readerOf<Meaning, number>([
  plain('oh|o (-)? <o:one>', ({ o }) => o),
  plain('<n:spelled>', ({ n }) => (n >= 10 && n < 60 ? n : undefined)),
]);
/** `1530`, `0830`. */
const fourDigits = only(READERS.digits, (digits) => {
  const [hours, minutes] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  return /^\d{3,4}$/.test(digits) && hours < 24 && minutes < 60 ? { hours, minutes } : undefined;
});

const withHours = {
  ...READERS,
  half,
  hour,
  'said-hour': saidHour,
  minute,
  'spelled-minute': spelledMinute,
  'four-digits': fourDigits,
};
const timed = rulesWith<Meaning, typeof withHours>(withHours);

function halved(hours: number, minutes: number, which: 'am' | 'pm'): ClockSpec | undefined {
  if (hours > 12) return which === 'pm' && hours < 24 ? at(hours, minutes, '24') : undefined;
  return hours === 0 ? (which === 'am' ? at(0, minutes, '24') : undefined) : at(hours, minutes, which);
}

/** A time that is one by itself: it needs nothing beside it to be known. */
export const clock = readerOf<Meaning, ClockSpec>([
  // 3pm, 3:30 p.m., 3.30pm, 8:45a
  timed('<h:hour> ((: | . | h) ~ <n?:minute>)? <m:half>', ({ h, n, m }) => halved(h, n ?? 0, m)),
  timed('<h:hour> (: ~ <n?:minute>)? ~ a|p [! ~ .]', ({ h, n }, words) =>
    halved(h, n ?? 0, words.endsWith('a') ? 'am' : 'pm'),
  ),
  timed('<t:four-digits> <m:half>', ({ t, m }) => halved(t.hours, t.minutes, m)),
  // six thirty p.m.
  timed('<h:said-hour> (-)? <n:spelled-minute> <m:half>', ({ h, n, m }) => halved(h, n, m)),
  timed("<h:hour> o'clock|oclock (sharp|on the dot)? [! <half>]", ({ h }) => bare(h, 0)),
  timed("<h:said-hour> o'clock|oclock <m:half>", ({ h, m }) => halved(h, 0, m)),
  timed('<h:hour> : ~ <n:minute> [! ~ :] [! <half>]', ({ h, n }, words) =>
    /^0|^1[3-9]|^2/.test(words) ? at(h, n, '24') : bare(h, n),
  ),
  timed('(high)? noon|midday', () => at(12, 0, '24')),
  timed('12 noon', () => at(12, 0, '24')),
]);

/** `five`, `a quarter`, `half` of an hour. */
const minutesSaid = readerOf<Meaning, number>([
  timed('(a)? quarter', () => 15),
  timed('half', () => 30),
  timed('<n:number>', ({ n }) => (n > 0 && n < 60 ? n : undefined)),
]);

const withClock = { ...withHours, clock, 'minutes-said': minutesSaid };
const known = rulesWith<Meaning, typeof withClock>(withClock);

const piece = (spec: ClockSpec | undefined, vague = false): PieceValue | undefined =>
  spec === undefined || spec.hour > 24 || spec.minute > 59
    ? undefined
    : vague
      ? { kind: 'clock', clock: spec, vague }
      : { kind: 'clock', clock: spec };

/** So many minutes before or after a time; behind a bare hour the hour said decides about its half of the day. */
function minutesFrom(base: ClockSpec | number, minutes: number): ClockSpec | undefined {
  if (typeof base !== 'number') return shiftedClock(base, minutes);
  return minutes >= 0 ? at(base, minutes, null) : { ...at(base === 1 ? 12 : base - 1, 60 + minutes, null), said: base };
}

const isMinutes = ({ months, days, ms }: { months: number; days: number; ms: number }): boolean =>
  months === 0 && days === 0 && ms > 0 && ms < 60 * MINUTE;

const PAST = /quarter (?:past|after) /;

const minutesTo: readonly EnglishRule[] = [
  // a quarter to noon, quarter past 3
  known('(at)? (a)? quarter to|past|after|before|till|til|of <c:clock>', ({ c }, words) =>
    piece(minutesFrom(c, PAST.test(words) ? 15 : -15)),
  ),
  // 20 minutes to 2pm, ten past noon
  known('(at)? <a:amount> to|till|til|past|of <c:clock>', ({ a, c }, words) =>
    isMinutes(a) ? piece(minutesFrom(c, (/ past /.test(words) ? 1 : -1) * (a.ms / MINUTE))) : undefined,
  ),
  known('(at)? <a:amount> to|till|til|past|of <h:said-hour> [! <unit> | (: | .) ~ <digits>]', ({ a, h }, words) =>
    isMinutes(a) ? piece(minutesFrom(h, (/ past /.test(words) ? 1 : -1) * (a.ms / MINUTE))) : undefined,
  ),
  known('(at)? <n:number> past <c:clock>', ({ n, c }) => (n < 60 ? piece(minutesFrom(c, n)) : undefined)),
  known('(at)? half past <c:clock>', ({ c }) => piece(minutesFrom(c, 30))),
];

/** French and army time: 9h30, 15h, 1530h; the length of nine hours is not the hour nine, unless it begins a range. */
const shown: readonly EnglishRule[] = [
  known('<a:hour> ~ h (~ <n?:minute>)? <till> <b:hour> ~ h (~ <m?:minute>)?', ({ a, n, b, m }) => [
    { kind: 'clock', clock: at(a, n ?? 0, '24') },
    { kind: 'to' },
    { kind: 'clock', clock: at(b, m ?? 0, '24') },
  ]),
  known('[! for|in|within|about|lasts|takes|of|another|every] <h:short> ~ h [! ~ <digits>] [! and|long|of]', ({ h }) =>
    h >= 13 && h <= 24 ? piece(at(h, 0, '24')) : undefined,
  ),
  known('[at|@|by|until|till|before|after|from|to|around|about] <h:short> ~ h [! ~ <digits>]', ({ h }) =>
    h >= 6 && h <= 24 ? piece(at(h, 0, '24')) : undefined,
  ),
  known('<t:four-digits> h|hrs|hours', ({ t }) => piece(at(t.hours, t.minutes, '24'))),
  // at 330 on Tuesday; behind other words four figures may be a year
  known(
    '(at | @ | by|before|until|till|from) <t:four-digits> [! - | /] [$ | on|the|a|tomorrow|today|tonight|this|next|in|for|with|to|w|asap|remind | <weekday> | <month> | <ordinal> | <short> / | <full-year> - | <number> <unit>]',
    ({ t }) => (t.hours >= 1 && t.hours < 10 && t.minutes % 5 === 0 ? piece(at(t.hours, t.minutes, null)) : undefined),
  ),
  known('(at | @) <t:four-digits> [! - | /] [the|a|this|next|in|for|with | <weekday> | <month>]', ({ t }) =>
    t.hours >= 10 && t.minutes % 5 === 0 ? piece(at(t.hours, t.minutes, '24')) : undefined,
  ),
  // around 1030, by 930
  known('around|about|arnd|arround|aroud|abt|approx|circa <t:four-digits> [! <thing> | <unit>]', ({ t }) =>
    t.minutes % 5 === 0 ? piece(at(t.hours, t.minutes, t.hours < 10 ? null : '24'), true) : undefined,
  ),
];

/** 10 to noon, nine to noon: an hour, unless `at` stands before it. */
const isHourTo = (words: string): boolean =>
  /^(?:[6-9]|1[01]|six|seven|eight|nine|ten|eleven) (?:to|till?) /.test(words);

/** five to midnight, a quarter past midnight, ten to noon */
const besideNoon: readonly EnglishRule[] = [
  known('(at)? <n:minutes-said> (minutes|mins|min)? to|before|till|til|of midnight', ({ n }, words) =>
    isHourTo(words) ? undefined : piece(at(23, 60 - n, '24')),
  ),
  known('(at)? <n:minutes-said> (minutes|mins|min)? past|after midnight', ({ n }) => piece(at(0, n, '24'))),
  known('(at)? <n:minutes-said> (minutes|mins|min)? to|before|till|til|of noon|midday', ({ n }, words) =>
    isHourTo(words) ? undefined : piece(at(11, 60 - n, '24')),
  ),
  known('(at)? <n:minutes-said> (minutes|mins|min)? past|after noon|midday', ({ n }) => piece(at(12, n, '24'))),
];

/** Twelve at night is the midnight that ends the day. */
const midnight: readonly EnglishRule[] = [
  known("(at)? (12 | twelve) (o'clock)? at|midnight (night)?", (_, words) =>
    /night$/.test(words) ? piece(at(24, 0, '24')) : undefined,
  ),
];

/** Short for tomorrow beside an hour, or alone; elsewhere Tom is somebody. */
const TOD: PieceValue = { kind: 'day', day: { at: 'today', days: 0 } };
const TOM: PieceValue = { kind: 'day', day: { at: 'today', days: 1 } };
const tom: readonly EnglishRule[] = [
  known('[! <any>] tom [! <any>]', () => TOM),
  known('[! <any>] tom [(at | @ | around | about)? (<clock> | morning|afternoon|evening|night|noon)]', () => TOM),
  known('[! <any>] tom [at <hour>]', () => TOM),
  known('[<clock>] tom [! <any>]', () => TOM),
  known('tod [(at | @ | around | about)? (<clock> | morning|afternoon|evening|night|noon)]', () => TOD),
  known('[<clock>] tod [! <any>]', () => TOD),
];

/** Feb 5 am, tomorrow pm: a part of the day that has been named. */
const halves: readonly EnglishRule[] = [
  known('[<month> (the)? <month-day>] <m:half>', ({ m }) => ({
    kind: 'part',
    part: m === 'am' ? 'morning' : 'afternoon',
  })),
  known('[<month-day> (of)? <month>] <m:half>', ({ m }) => ({
    kind: 'part',
    part: m === 'am' ? 'morning' : 'afternoon',
  })),
];

/** eight forty, two fifteen: where nothing follows that could be counted. */
const spelled: readonly EnglishRule[] = [
  known(
    '[! <number> | <thing> | and|chapter|page|room|bus|route|flight|verse|gate|number|no] <h:said-hour> <n:spelled-minute> [$ | on|for|with|to|till|until|and|today|tonight|tomorrow|in|sharp]',
    ({ h, n }, words) => (/\d/.test(words) || n % 5 !== 0 ? undefined : piece(bare(h, n))),
  ),
];

/** 4 on the dot, 9:30 sharp */
const sharp: readonly EnglishRule[] = [
  known('(at)? <h:said-hour> (: ~ <n?:minute>)? (sharp | on the dot)', ({ h, n }) => piece(bare(h, n ?? 0))),
];

/** at 6 on weekdays and 8 on weekends */
const ofOtherDays: readonly EnglishRule[] = [
  known('[and | , | & | me|us|up] <h:short> [on (weekdays|weekends | <weekdays>)]', ({ h }) =>
    h >= 1 && h <= 12 ? piece(bare(h, 0)) : undefined,
  ),
  known('[! <any>] <h:short> [on (weekdays|weekends | <weekdays>)]', ({ h }) =>
    h >= 1 && h <= 12 ? piece(bare(h, 0)) : undefined,
  ),
];

/** choir rehearsal 7 to 9: figures behind something that takes hours; `chapters 3 to 5` are none. */
const MATTERS =
  'house|rehearsal|practice|training|class|lesson|game|match|party|dinner|lunch|brunch|breakfast|drinks|shift|meeting|meetup|workshop|session|tutoring|sitter|babysitting|recital|concert|show|gig|study|club|date|playdate|swim|gym|yoga|choir|band|call|interview|tour|viewing|fair|sale|night';
const besideMatters: readonly EnglishRule[] = [
  known(
    `[${MATTERS}] <a:short> to|till|until <b:short> [$ | , | . | ; | ! | at|with|w|on|in|and|this|next|every|remind | <days> | <weekday> | <weekdays> | <month>]`,
    ({ a, b }) =>
      a < 1 || a > 12 || b < 1 || b > 12
        ? undefined
        : [{ kind: 'clock', clock: bare(a, 0) }, { kind: 'to' }, { kind: 'clock', clock: bare(b, 0) }],
  ),
];

export const clockTokenRules: readonly EnglishRule[] = [
  ...besideNoon,
  ...minutesTo,
  ...shown,
  ...midnight,
  ...tom,
  ...halves,
  ...spelled,
  ...sharp,
  ...ofOtherDays,
  ...besideMatters,
];
