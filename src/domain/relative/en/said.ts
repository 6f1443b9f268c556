import { type Direction, type Form, readForms, type Said, type SaidOf } from '../frames/said.ts';
import { AFTER, BEFORE, CONTRARY, NOT_THAT, TAKEN_BACK } from './around.ts';
import { bareDay, COUNT, WORKDAYS } from './bare-day.ts';

const IT = String.raw`(?:\s+(?:it|that|this|them|everything|the\s+(?:meeting|event|call|reminder|task|thing|deadline|due\s+date)))?`;
const PUSHED = 'push(?:ed)?|bump(?:ed)?|delay(?:ed)?|postponed?|defer(?:red)?|slide|slid|scoot(?:ed)?|drag(?:ged)?';
const MOVED = 'moved?|shift(?:ed)?';
const BROUGHT = 'bring|brought|pull(?:ed)?|drag(?:ged)?|bump(?:ed)?|nudged?|slide|slid|scoot(?:ed)?';
const MOVE = `(?:${MOVED}|rescheduled?|changed?|switch(?:ed)?|set|put|make|do|have|take|slide|slid|drag(?:ged)?|swap(?:ped)?)${IT}`;
const PUSH = `(?:${PUSHED}|${MOVED}|put|knock(?:ed)?|kick(?:ed)?|extend the deadline|snoozed?|hold off)${IT}`;
const PULL = `(?:${BROUGHT}|${MOVED}|put)${IT}`;
/** Words for a small amount that name no number. */
const A_LITTLE = String.raw`(?:(?:a\s+(?:bit|little(?:\s+bit)?|while|touch|tad|smidge)|slightly|somewhat|much|even|way)\s+)?`;
/** Always later; `move back` is, too, in a calendar. */
const BACK = String.raw`(?:\s+(?:back|out|off|later|down))`;

const shift =
  (direction: Direction | undefined) =>
  ({ amount = '' }: Record<string, string>): Said => ({ kind: 'shift', amount, direction });
const to =
  (direction?: Direction) =>
  ({ time = '' }: Record<string, string>): Said => ({ kind: 'to', time, direction });
const lengthen =
  (direction: Direction) =>
  ({ amount = '' }: Record<string, string>): Said => ({ kind: 'lengthen', amount, direction });
/** A form of a whole text, in which no two blanks stand side by side: a pattern that looks for several takes the square of their number. */
const whole = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(String.raw`\s+`, ' ').replaceAll(String.raw`\s*`, ' ?')}$`);

const WEEKDAY = `(?<day>(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)`;
const AT_TIME = String.raw`(?:\s*,?\s*(?<time>.+?))?`;
const SHORT_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The first such weekday behind the day of the item, or before it. */
const weekdayFrom =
  (direction: Direction) =>
  ({ day = '', time }: Record<string, string>): Said => ({
    kind: 'weekday',
    weekday: SHORT_DAYS.indexOf(day.slice(0, 3)),
    direction,
    time: time === undefined ? undefined : hourOf(time),
  });

const STEP = String.raw`(?:the\s+)?(?<which>next|following|previous|prior)\s+(?<unit>day|week|month|year)`;
const SAME = String.raw`(?:(?:at\s+)?(?:the\s+)?same\s+(?:time|hour|slot|time\s*slot|time\s+of(?:\s+the)?\s+day)|(?:but\s+|and\s+)?keep(?:ing)?\s+(?:the|its|that)\s+(?:same\s+)?(?:time|hour))`;
const PARTS = '(?:morning|afternoon|evening|night)';
const SAME_DAY = String.raw`(?:on\s+)?(?:the\s+)?same\s+(?:day|weekday|date)(?:\s*(?:,|and)?\s*(?:${SAME}|(?:and\s+)?time))?`;

function stepBy(unit: string | undefined, direction: Direction): Said {
  const [days, months] = ({ day: [1, 0], week: [7, 0], month: [0, 1], year: [0, 12] } as const)[
    unit as 'day' | 'week' | 'month' | 'year'
  ];
  return { kind: 'step', days: days * direction, months: months * direction };
}

const sign = (which: string | undefined): Direction =>
  which === 'previous' || which === 'prior' || which === 'before' || which === 'last' ? -1 : 1;

/** Five to three, ten past four: minutes, where they stand by themselves. */
const MINUTES_TO = `(?:(?:five|ten|twenty|twenty[- ]five|5|20|25) (?:to|till|past|after)|(?:10|15) (?:past|after)|ten to)`;
const HOURS_SAID = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])';
const CLOCK_SAID = String.raw`(?:${HOURS_SAID}(?:[ -](?:oh[ -]five|ten|fifteen|twenty|thirty|forty|fifty|(?:twenty|thirty|forty|fifty)[ -]five))?|\d{3,4})`;
const BARE_CLOCK = new RegExp(`^(?:${MINUTES_TO} ${HOURS_SAID}|${CLOCK_SAID})$`);
/** An hour of a day that is named elsewhere: `10` is at ten. */
const hourOf = (time: string): string => {
  const hour = time.replace(/^(?:to|for) /, '');
  return BARE_CLOCK.test(hour) ? `at ${hour}` : hour;
};

const dayAndTime = (days: number, time: string | undefined): Said =>
  time === undefined || time === ''
    ? { kind: 'step', days, months: 0 }
    : { kind: 'day-and-time', days, time: hourOf(time) };

const both = (first: string, then: string): Said => ({ kind: 'both', first, then });

/** `next week at the same time` counts from the item. */
const sameTime = ({ day = '' }: Record<string, string>): Said => {
  const [, which, unit] =
    /^(?:in\s+|on\s+)?(?:the\s+)?(next|following|previous|prior)\s+(day|week|month|year)$/.exec(day) ?? [];
  return unit === undefined ? { kind: 'same-time', day } : stepBy(unit, sign(which));
};

const workdays =
  (side: 'later' | 'before', direction: Direction) =>
  ({ count = '' }: Record<string, string>): Said => ({
    kind: 'to',
    time: `${count} business days ${side}`,
    direction,
  });

const FORMS: readonly Form[] = [
  // Counted from its own day: the following workday, two business days later.
  [whole(`(?:to |on )?(?:the )?following ${WORKDAYS}`), () => ({ kind: 'to', time: 'the next business day' })],
  [
    whole(`(?:${PUSH}${BACK}? )?(?:by )?${COUNT} ${WORKDAYS}(?: (?:later|after(?: that)?|on|out|back))?`),
    workdays('later', 1),
  ],
  [
    whole(`(?:${PULL}(?: up| forward| in)? )?(?:by )?${COUNT} ${WORKDAYS} (?:earlier|sooner|before|forward)`),
    workdays('before', -1),
  ],
  [
    whole(`(?<clock>${MINUTES_TO} ${HOURS_SAID})(?<rest>,? (?:on|this|next|tomorrow|today|in|the)(?: .+)?)?`),
    ({ clock = '', rest = '' }) => ({ kind: 'to', time: `at ${clock}${rest}` }),
  ],
  [
    whole(
      `(?<day>(?!from |between |.*the (?:next|following|day|morning|week) |.+ (?:later|earlier|sooner|after|before)[ ,]).+?),? (?:at )?(?<clock>${MINUTES_TO} ${HOURS_SAID})`,
    ),
    ({ day = '', clock = '' }) => ({ kind: 'to', time: `${day} at ${clock}` }),
  ],
  // 10 on Wednesday, 1530 tomorrow; the 21st, 10
  [
    whole(`(?<clock>${CLOCK_SAID}) (?<rest>(?:on (?!the (?:day|next|following)).+|tomorrow|today))`),
    ({ clock = '', rest = '' }) => ({ kind: 'to', time: `at ${clock} ${rest}` }),
  ],
  [
    whole(
      `(?<day>(?!.+ (?:later|earlier|sooner),|.*the (?:next|following|day|morning|week) ).+?), (?<clock>${CLOCK_SAID})`,
    ),
    ({ day = '', clock = '' }) => ({ kind: 'to', time: `${day} at ${clock}` }),
  ],
  // An hour of the day after or before, or of a weekday counted from the item.
  [
    whole(`(?<time>.+?),? (?:on )?the day (?<which>after|before)`),
    ({ time, which }) => dayAndTime(which === 'after' ? 1 : -1, time),
  ],
  [
    whole(`(?<time>(?!(?:on|at|to) (?:the |following)).+?),? (?:on )?(?:the )?following ${WEEKDAY}`),
    (groups) => weekdayFrom(1)(groups),
  ],
  [
    whole(`(?<time>.+?),? (?:on )?the ${WEEKDAY} (?:after|following)(?: (?:that|it))?`),
    (groups) => weekdayFrom(1)(groups),
  ],
  // So far on, and another hour there: a week later, 16:00; 9:30 a week later.
  [
    whole(`(?<first>.+? (?:later|afterwards|earlier|sooner))(?:, (?:but |and |only )*| at )(?<then>(?!same|keep).+?)`),
    ({ first = '', then = '' }) => both(first, hourOf(then)),
  ],
  [
    whole(
      String.raw`(?<then>(?:at |\d|noon|midday|half|quarter|five|ten|twenty|${HOURS_SAID}).*(?<! of| and)),? (?<first>(?:an?|one|two|three|four|\d+|half) .+? (?:later|afterwards|earlier|sooner))`,
    ),
    ({ first = '', then = '' }) => both(first, hourOf(then)),
  ],
  [whole(`set${IT} back (?:by )?(?<amount>.+?)`), shift(1)],
  // Another part of its day, or of the one before or after: the evening before at 8.
  [
    whole(`(?:on )?the (?:next|following) (?<part>${PARTS})(?: at|,)? (?<time>(?!of ).+?)`),
    ({ part, time }) => dayAndTime(1, `${part} at ${time}`),
  ],
  [
    whole(`(?:on )?the (?<part>${PARTS}) (?<which>before|after|prior)(?: at|, at|,)? (?<time>(?!the |my |our |i ).+?)`),
    ({ part, which, time }) => dayAndTime(which === 'after' ? 1 : -1, `${part} at ${time}`),
  ],
  [
    whole(`(?<time>.+?),? (?:on )?the (?<part>${PARTS}) (?<which>before|after|prior)`),
    ({ part, which, time }) => dayAndTime(which === 'after' ? 1 : -1, `${part} at ${time?.replace(/^at /, '')}`),
  ],
  [
    whole(`(?<time>.+?),? (?:on )?the (?:next|following) (?<part>${PARTS})`),
    ({ time, part }) => dayAndTime(1, `${part} at ${time?.replace(/^at /, '')}`),
  ],
  [
    whole(`(?<time>.+?) that (?:same )?(?<part>${PARTS})`),
    ({ time, part }) => dayAndTime(0, `${part} at ${time?.replace(/^at /, '')}`),
  ],
  [
    whole(`(?:on )?the (?:(?:next|following) (?<next>${PARTS})|(?<part>${PARTS}) (?<which>before|after|prior))`),
    ({ next, part, which }) => dayAndTime(next !== undefined || which === 'after' ? 1 : -1, next ?? part),
  ],
  // Of the month that it is in.
  [
    whole(`(?<time>.+?) of (?:the|that|its|the same) month(?<rest>,? (?:at )?.+)?`),
    ({ time = '', rest = '' }) => ({ kind: 'to', time: `${time} of this month${rest}` }),
  ],
  [
    whole(`(?<amount>.+?) from (?:that(?: (?:day|date|time))?|its (?:current |present )?(?:time|slot|date|day))`),
    shift(1),
  ],
  // Its end alone: finish half an hour earlier, run ten minutes over.
  [
    whole(
      String.raw`(?:have${IT}\s+)?(?:ends?|ending|finish(?:es|ing)?|stops?|wraps?\s+up|closes?)${IT}\s+(?<amount>.+?)\s+(?:earlier|sooner|early)`,
    ),
    lengthen(-1),
  ],
  [
    whole(
      String.raw`(?:have${IT}\s+)?(?:ends?|ending|finish(?:es|ing)?|stops?|wraps?\s+up|closes?)${IT}\s+(?<amount>.+?)\s+(?:later|late)`,
    ),
    lengthen(1),
  ],
  [whole(String.raw`(?:let${IT}\s+)?(?:runs?|goes|go)${IT}\s+(?<amount>.+?)\s+(?:over|long|longer|late)`), lengthen(1)],
  [
    whole(
      String.raw`(?:(?:give|allow|add|take)\s+(?:me\s+|it\s+|us\s+|them\s+)?)?(?<count>\S+)\s+(?:more|extra|additional|further)\s+(?<unit>(?:second|minute|min|hour|hr|day|week|month)s?)`,
    ),
    ({ count, unit }) => ({ kind: 'lengthen', amount: `${count} ${unit}`, direction: 1 }),
  ],
  [whole(String.raw`(?:give|allow)\s+(?:me|it|us|them)\s+(?<amount>.+?)(?:\s+(?:more|longer|extra))?`), lengthen(1)],
  [whole(String.raw`(?:prepone|advance|expedite)${IT}\s+(?:by\s+)?(?<amount>(?!to\s).+?)`), shift(-1)],
  [whole(String.raw`(?:prepone|advance|expedite)${IT}\s+to\s+(?<time>.+?)`), to(-1)],
  [whole(String.raw`(?:up|forwards?|ahead)\s+to\s+(?<time>.+?)`), to()],
  // A weekday counted from the item.
  [whole(String.raw`(?:on\s+)?(?:the\s+)?following\s+${WEEKDAY}${AT_TIME}`), weekdayFrom(1)],
  [whole(String.raw`the\s+${WEEKDAY}\s+(?:after(?:wards)?|following)(?:\s+(?:that|it))?${AT_TIME}`), weekdayFrom(1)],
  [whole(String.raw`(?:the\s+)?(?:previous|preceding|prior)\s+${WEEKDAY}${AT_TIME}`), weekdayFrom(-1)],
  [whole(String.raw`the\s+${WEEKDAY}\s+(?:before|preceding)(?:\s+(?:that|it))?${AT_TIME}`), weekdayFrom(-1)],
  [
    whole(
      String.raw`(?:on\s+)?(?:the\s+)?(?<time>.+?)\s+(?:of\s+|in\s+)?(?:that|the\s+same|its)\s+(?:same\s+)?week(?:,?\s+at\s+(?<clock>.+?))?`,
    ),
    ({ time = '', clock }) => ({ kind: 'to', time: clock === undefined ? time : `${time} at ${clock}` }),
  ],
  [
    whole(
      String.raw`starts?(?:ing)?\s+(?:at\s+)?(?<time>.+?),?\s+and\s+(?:ends?|finish(?:es)?)(?:ing)?\s+(?:at\s+)?(?<end>.+?)`,
    ),
    ({ time = '', end = '' }) => ({ kind: 'to', time: `from ${time} to ${end}` }),
  ],
  // Another hour of its day.
  [
    whole(String.raw`(?:(?:later|earlier)\s+)?(?:on\s+)?(?:the\s+same|same|that)\s+day\s*,?\s*(?:but\s+)?(?<time>.+?)`),
    ({ time }) => dayAndTime(0, time),
  ],
  [whole(String.raw`(?<time>.+?)\s+(?:on\s+)?that\s+(?:same\s+)?day`), ({ time }) => dayAndTime(0, time)],
  [whole(String.raw`(?<time>.+?)\s*,\s*(?:on\s+)?(?:the\s+)?same\s+day`), to()],
  [
    whole(
      String.raw`(?:(?:by\s+)?(?<amount>.+?))\s+(?:later|afterwards|after that)(?:,?\s+(?:on\s+)?(?:the\s+)?(?:same|that)\s+day)?`,
    ),
    shift(1),
  ],
  // another week
  [
    whole(String.raw`(?:for\s+)?another\s+(?<amount>.+?)`),
    ({ amount = '' }) => ({
      kind: 'lengthen',
      amount: /^(?:\d|half|couple|few|[a-z]+ [a-z]+s$)/.test(amount) ? amount : `one ${amount}`,
      direction: 1,
    }),
  ],
  // So far on, and another hour there.
  [
    whole(
      String.raw`(?<first>.+?\s+(?:later|afterwards|after\s+that|earlier|sooner|before\s+that))\s*,?\s+(?:but\s+|and\s+|only\s+)*(?<then>(?:at|from)\s+.+?)`,
    ),
    ({ first = '', then = '' }) => ({ kind: 'both', first, then }),
  ],
  [whole(String.raw`(?:later|delayed?|postponed?)\s+by\s+(?<amount>.+?)`), shift(1)],
  [
    whole(String.raw`(?:(?:by\s+)?(?<amount>.+?))\s+(?:earlier|sooner|ahead|before that|before|prior|beforehand)`),
    shift(-1),
  ],
  [whole(String.raw`(?:earlier|sooner)\s+by\s+(?<amount>.+?)`), shift(-1)],
  [whole(String.raw`\+\s*(?<amount>.+?)`), shift(1)],
  [whole(String.raw`-\s*(?<amount>.+?)`), shift(-1)],
  [whole(String.raw`${PUSH}${BACK}?\s+(?:by\s+)?(?<amount>.+?)(?:${BACK})?`), pushed],
  [whole(String.raw`(?<amount>.+?)\s+(?:on|out|down\s+the\s+(?:line|road))`), shift(1)],
  [whole(String.raw`back\s+(?:by\s+)?(?<amount>.+?)`), shift(1)],
  [whole(String.raw`(?<amount>.+?)\s+back`), shift(1)],
  [
    whole(String.raw`(?:bring|brought|pull(?:ed)?)${IT}\s+(?:up|forwards?|in|ahead|closer)\s+(?:by\s+)?(?<amount>.+?)`),
    shift(-1),
  ],
  [whole(String.raw`(?:${BROUGHT}|${MOVED}|put)${IT}\s+(?:up|in)\s+(?:by\s+)?(?<amount>.+?)`), shift(-1)],
  [whole(String.raw`(?:up)\s+(?:by\s+)?(?<amount>.+?)`), shift(-1)],
  [
    whole(
      String.raw`(?:(?:${MOVED}|put|push(?:ed)?|slide|slid|bump(?:ed)?)${IT}\s+)?forwards?\s+(?:by\s+)?(?<amount>.+?)`,
    ),
    shift(undefined),
  ],
  [whole(String.raw`(?<amount>.+?)\s+forwards?`), shift(undefined)],
  [
    whole(String.raw`${A_LITTLE}later(?:\s+on)?(?:\s+(?:in\s+(?:the|that)|that|the\s+same)\s+(?:same\s+)?day)?`),
    () => ({ kind: 'how-much', direction: 1 }),
  ],
  [
    whole(String.raw`${A_LITTLE}(?:earlier|sooner)(?:\s+(?:in\s+(?:the|that)|that|the\s+same)\s+(?:same\s+)?day)?`),
    () => ({ kind: 'how-much', direction: -1 }),
  ],
  [
    whole(
      String.raw`(?:to\s+|at\s+|by\s+|for\s+)?(?:(?:the\s+)?(?:very\s+)?(?:end|close)\s+of\s+(?:(?:the|that|its)\s+)?(?:work\s*)?(?:day|business)|eod|cob)`,
    ),
    () => ({ kind: 'day-end' }),
  ],
  [whole(String.raw`(?:(?:make|have|keep)${IT}\s+)?(?<amount>.+?)\s+(?:longer|more|extra)`), lengthen(1)],
  [whole(String.raw`(?:longer|extended?|extend${IT}|lengthen${IT})\s+(?:by\s+)?(?<amount>.+?)`), lengthen(1)],
  [
    whole(
      String.raw`(?:add\s+)?(?:another|an\s+(?:extra|additional)|an?\s+further|extra|add)\s+(?<amount>.+?)(?:\s+to\s+it)?`,
    ),
    lengthen(1),
  ],
  [whole(String.raw`(?:(?:make|have)${IT}\s+)?(?<amount>.+?)\s+(?:shorter|less)`), lengthen(-1)],
  // trim fifteen minutes off
  [
    whole(String.raw`(?:trim|cut|shave|knock|take|lop|chop)\s+(?<amount>.+?)\s+off(?:\s+(?:it|that|the end))?`),
    lengthen(-1),
  ],
  [
    whole(
      String.raw`(?:shorter|shorten(?:ed)?${IT}|cut${IT}(?:\s+short)?|trim${IT}|reduce${IT})\s+(?:by\s+)?(?<amount>.+?)`,
    ),
    lengthen(-1),
  ],
  [
    whole(
      String.raw`(?:(?:make|set|change|have|extend|lengthen|shorten|cut|trim|reduce|keep|limit)${IT}\s+(?:down\s+|back\s+)?(?:to\s+|for\s+|last\s+)?|(?:only|just|for|lasts?|lasting|takes?)\s+|to\s+)(?<amount>.+?)(?:\s+(?:long|in\s+total|total))?`,
    ),
    ({ amount = '' }) => ({ kind: 'length', amount }),
  ],
  [whole(String.raw`(?<amount>.+?)\s+(?:long|in\s+total)`), ({ amount = '' }) => ({ kind: 'length', amount })],
  [
    whole(
      String.raw`(?:(?:extend|lengthen|shorten|cut|runs?|go|goes|lasts?|stays?|have|make|keep)${IT}\s+)?(?:go\s+|run\s+|last\s+|going\s+)?(?:until|till|til|'til|through)\s+(?<time>.+?)`,
    ),
    ({ time = '' }) => ({ kind: 'end', time }),
  ],
  [
    whole(String.raw`(?:extend|lengthen|shorten|cut)${IT}\s+(?:short\s+)?(?:to|at)\s+(?<time>.+?)`),
    ({ time = '' }) => ({ kind: 'end', time }),
  ],
  [
    whole(
      String.raw`(?:have${IT}\s+)?(?:ends?|ending|finish(?:es|ing)?|stops?|done|wrap(?:s)?\s+up|over)\s+(?:at|by|around)\s+(?<time>.+?)`,
    ),
    ({ time = '' }) => ({ kind: 'end', time }),
  ],
  [whole(String.raw`${PUSH}${BACK}\s+(?:to|until|till|til)\s+(?<time>.+?)`), to(1)],
  [
    whole(
      String.raw`(?:push(?:ed)?|delay(?:ed)?|postponed?|defer(?:red)?|bump(?:ed)?)${IT}\s+(?:to|until|till|til)\s+(?<time>.+?)`,
    ),
    to(1),
  ],
  [whole(String.raw`(?:later|back)\s*,?\s*(?:to|at|until)\s+(?<time>.+?)`), to(1)],
  [whole(String.raw`${PULL}\s+(?:up|forwards?|in|ahead)\s+to\s+(?<time>.+?)`), to()],
  [whole(String.raw`(?:earlier)\s*,?\s*(?:to|at)\s+(?<time>.+?)`), to(-1)],
  [whole(String.raw`${MOVE}\s+(?:over\s+)?(?:to|on|at|for|be|be\s+at|be\s+on)?\s*(?<time>.+?)`), to()],
  [whole(String.raw`(?:moved?|over)?\s*to\s+(?<time>.+?)`), to()],
  [whole(String.raw`(?:starts?|begins?)(?:n?ing)?\s+(?:at\s+)?(?<time>.+?)`), to()],
  [whole(String.raw`${STEP}(?:\s*,?\s*(?:${SAME}|${SAME_DAY}))?`), stepForm],
  [whole(String.raw`(?:the\s+)(?<unit>day|week|month)\s+(?<which>after|before)(?:\s*,?\s*${SAME})?`), stepForm],
  [whole(String.raw`(?:the\s+)?(?:next|following)\s+day\s*,?\s*(?<time>.+?)`), ({ time }) => dayAndTime(1, time)],
  [whole(String.raw`(?<time>.+?)\s+(?:on\s+)?the\s+(?:next|following)\s+day`), ({ time }) => dayAndTime(1, time)],
  [
    whole(String.raw`the\s+day\s+after\s*,?\s+(?:at\s+)?(?<time>.+?)`),
    ({ time = '' }) => (/^tomorrow/.test(time) ? undefined : dayAndTime(1, time)),
  ],
  [whole(String.raw`the\s+(?:day\s+before|previous\s+day)\s*,?\s*(?<time>.+?)`), ({ time }) => dayAndTime(-1, time)],
  [whole(String.raw`${SAME_DAY}\s*,?\s*(?<day>.+?)`), sameTime],
  [whole(String.raw`(?<day>.+?)\s*,?\s*${SAME_DAY}`), sameTime],
  [whole(String.raw`${SAME}\s*,?\s*(?:on\s+|but\s+(?:on\s+)?)?(?<day>.+?)`), sameTime],
  [whole(String.raw`(?<day>.+?)\s*,?\s*(?:but\s+)?${SAME}`), sameTime],
];

/** `push it forward an hour` may be either; `push it back` and `push it` are later. */
function pushed({ amount = '' }: Record<string, string>): Said | undefined {
  return /^(?:up|in|forwards?|ahead|to|until|till|til)\b/.test(amount)
    ? undefined
    : { kind: 'shift', amount, direction: 1 };
}

/** `next week` by itself is a week of the calendar, not one from the item. */
function stepForm({ which, unit }: Record<string, string>): Said {
  return stepBy(unit, sign(which));
}

/** Which of these are the calendar's, where nothing says that the time stays. */
const CALENDAR = /^(?:the\s+)?next\s+(?:week|month|year)$/;
const HOUR = String.raw`(?:\d{1,2}(?::[0-5]\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const NUMBERS = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
/** `2-4` may be a day as well. */
const HOURS = new RegExp(`^${HOUR} (?:to|till?|until|through|thru) ${HOUR}$`);

export const english: SaidOf = {
  read(text) {
    const opened = text.replace(BEFORE, '').replace(TAKEN_BACK, '').replace(BEFORE, '').replace(TAKEN_BACK, '');
    const bare = opened
      .replace(NOT_THAT, '')
      .replace(BEFORE, '')
      .replace(AFTER, '')
      .replace(CONTRARY, '')
      .replace(AFTER, '')
      .trim();
    if (CALENDAR.test(bare)) return [];
    const rest = bare === text.trim() ? [] : [{ kind: 'to', time: bare } as const];
    return [...readForms(FORMS, bare), ...rest];
  },
  bareDay,
  clock: (text) => (NUMBERS.test(text) ? `at ${text}` : HOURS.test(text) ? `from ${text}` : undefined),
};
