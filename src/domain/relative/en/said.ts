import { type Direction, type Form, readForms, type Said, type SaidOf } from '../frames/said.ts';

const BEFORE =
  /^(?:(?:please|just|then|and|ok|okay|so|let'?s|can you|could you|only|maybe|actually|rather|say)\b[\s,]*)+/;
const AFTER =
  /(?:[\s,]+(?:instead|please|then|thanks|now|from (?:its|the) (?:current|present|original) time|than (?:planned|scheduled|now|before|it is(?: now)?|originally planned|the original time|usual|currently scheduled)))+$/;
const IT = String.raw`(?:\s+(?:it|that|this|them|everything|the\s+(?:meeting|event|call|reminder|task|thing|deadline|due\s+date)))?`;
const MOVE = `(?:move|shift|reschedule|change|switch|set|put|make|do|have|take)${IT}`;
const PUSH = `(?:push|put|move|shift|knock|slide|bump|delay|postpone|defer|extend the deadline|snooze|hold off)${IT}`;
const PULL = `(?:bring|pull|move|shift|put)${IT}`;
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
const whole = (text: string): RegExp => new RegExp(`^${text}$`);

const STEP = String.raw`(?:the\s+)?(?<which>next|following|previous|prior)\s+(?<unit>day|week|month|year)`;
const SAME = String.raw`(?:at\s+)?(?:the\s+)?same\s+(?:time|hour|slot|time\s*slot|time\s+of(?:\s+the)?\s+day)`;
const SAME_DAY = String.raw`(?:on\s+)?(?:the\s+)?same\s+(?:day|weekday|date)(?:\s*(?:,|and)?\s*(?:${SAME}|(?:and\s+)?time))?`;

function stepBy(unit: string | undefined, direction: Direction): Said {
  const [days, months] = ({ day: [1, 0], week: [7, 0], month: [0, 1], year: [0, 12] } as const)[
    unit as 'day' | 'week' | 'month' | 'year'
  ];
  return { kind: 'step', days: days * direction, months: months * direction };
}

const sign = (which: string | undefined): Direction =>
  which === 'previous' || which === 'prior' || which === 'before' || which === 'last' ? -1 : 1;

const dayAndTime = (days: number, time: string | undefined): Said =>
  time === undefined || time === '' ? { kind: 'step', days, months: 0 } : { kind: 'day-and-time', days, time };

/** `next week at the same time` counts from the item. */
const sameTime = ({ day = '' }: Record<string, string>): Said => {
  const [, which, unit] = /^(?:in\s+)?(?:the\s+)?(next|following|previous)\s+(week|month|year)$/.exec(day) ?? [];
  return unit === undefined ? { kind: 'same-time', day } : stepBy(unit, sign(which));
};

const FORMS: readonly Form[] = [
  [whole(String.raw`(?:(?:by\s+)?(?<amount>.+?))\s+(?:later|afterwards|after that)`), shift(1)],
  [whole(String.raw`(?:later|delayed?|postponed?)\s+by\s+(?<amount>.+?)`), shift(1)],
  [whole(String.raw`(?:(?:by\s+)?(?<amount>.+?))\s+(?:earlier|sooner|ahead|before that)`), shift(-1)],
  [whole(String.raw`(?:earlier|sooner)\s+by\s+(?<amount>.+?)`), shift(-1)],
  [whole(String.raw`\+\s*(?<amount>.+?)`), shift(1)],
  [whole(String.raw`-\s*(?<amount>.+?)`), shift(-1)],
  [whole(String.raw`${PUSH}${BACK}?\s+(?:by\s+)?(?<amount>.+?)(?:${BACK})?`), pushed],
  [whole(String.raw`back\s+(?:by\s+)?(?<amount>.+?)`), shift(1)],
  [whole(String.raw`(?<amount>.+?)\s+back`), shift(1)],
  [whole(String.raw`(?:bring|pull)${IT}\s+(?:up|forward|in|ahead|closer)\s+(?:by\s+)?(?<amount>.+?)`), shift(-1)],
  [whole(String.raw`(?:move|shift|put)${IT}\s+(?:up|in)\s+(?:by\s+)?(?<amount>.+?)`), shift(-1)],
  [whole(String.raw`(?:up)\s+(?:by\s+)?(?<amount>.+?)`), shift(-1)],
  [whole(String.raw`(?:(?:move|shift|put|push)${IT}\s+)?forwards?\s+(?:by\s+)?(?<amount>.+?)`), shift(undefined)],
  [whole(String.raw`(?<amount>.+?)\s+forwards?`), shift(undefined)],
  [
    whole(String.raw`(?:a\s+(?:bit|little(?:\s+bit)?)\s+|a\s+while\s+)?later`),
    () => ({ kind: 'how-much', direction: 1 }),
  ],
  [
    whole(String.raw`(?:a\s+(?:bit|little(?:\s+bit)?)\s+|a\s+while\s+)?(?:earlier|sooner)`),
    () => ({ kind: 'how-much', direction: -1 }),
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
      String.raw`(?:(?:extend|lengthen|shorten|cut|run|go|goes|last|lasts|have|make|keep)${IT}\s+)?(?:go\s+|run\s+|last\s+|going\s+)?(?:until|till|til|'til|through)\s+(?<time>.+?)`,
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
  [whole(String.raw`(?:push|delay|postpone|defer|bump)${IT}\s+(?:to|until|till|til)\s+(?<time>.+?)`), to(1)],
  [whole(String.raw`(?:later|back)\s*,?\s*(?:to|at|until)\s+(?<time>.+?)`), to(1)],
  [whole(String.raw`${PULL}\s+(?:up|forwards?|in|ahead)\s+to\s+(?<time>.+?)`), to()],
  [whole(String.raw`(?:earlier)\s*,?\s*(?:to|at)\s+(?<time>.+?)`), to(-1)],
  [whole(String.raw`${MOVE}\s+(?:over\s+)?(?:to|on|at|for|be|be\s+at|be\s+on)?\s*(?<time>.+?)`), to()],
  [whole(String.raw`(?:moved?|over)?\s*to\s+(?<time>.+?)`), to()],
  [whole(String.raw`starts?(?:ing)?\s+(?:at\s+)?(?<time>.+?)`), to()],
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
const DAYS =
  /(?<!\b(?:next|this|last|every|each|coming|following|previous|past|other|first|second|third|fourth|fifth|\dst|\dnd|\drd|\dth)\s+)\b(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b/;
const MONTH_DAY = /\b\d{1,2}(?:st|nd|rd|th)\b/;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const NUMBERS = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

export const english: SaidOf = {
  read(text) {
    const bare = text.replace(BEFORE, '').replace(AFTER, '').trim();
    return CALENDAR.test(bare) ? [] : readForms(FORMS, bare);
  },
  bareDay(text) {
    if (DAYS.test(text)) return 'week';
    return MONTH_DAY.test(text) && !MONTH.test(text) ? 'month' : undefined;
  },
  clock: (text) => (NUMBERS.test(text) ? `at ${text}` : undefined),
};
