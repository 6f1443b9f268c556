import { daysInARow } from '../arguments/spoken.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { withDayBehind } from './day-after.ts';
import { dayBehind } from './day-behind.ts';
import { anyOf, ofAll } from './languages.ts';
import { laterThan, onDayOf, shortlyBefore } from './later-hour.ts';
import { withMornings as inOrder } from './mornings.ts';
import { withoutNames } from './names.ts';
import { inItsRepeat } from './repeat-goes-on.ts';
import { timesIn } from './sentence.ts';
import { soMuchLater } from './so-much-later.ts';
import { weekdayBehind } from './weekday-behind.ts';

/** What the items before say of the day of the next one. */
interface Known {
  /** The day that was named last. */
  readonly day?: string | undefined;
  /** When the item before is. */
  readonly last?: WallMs | undefined;
  /** The hour of a deadline before, and its time: what follows need not be on that day. */
  readonly due?: WallMs | undefined;
  readonly limit?: WallMs | undefined;
  /** A day of the month that was spoken of last. */
  readonly month?: WallMs | undefined;
  readonly repeated?: Repeated | undefined;
  /** The days on which the item before goes on. */
  readonly stretch?: string | undefined;
}

/** An item with its day, and what is known behind it. Without a text what may repeat or not. */
interface Dated {
  readonly text: string | undefined;
  readonly known: Known;
}

/**
 * A later item without a day is of the day said before; a bare hour that would be before the one before is one in the
 * afternoon. Empty where one may repeat or not: that is asked about as a whole.
 */
export function withDays(texts: readonly string[], context: PhraseContext): string[] {
  const behind = dayBehind(inOrder(texts, context), context);
  const given = behind?.texts ?? inOrder(texts, context);
  const all: string[] = [];
  let known: Known = {};
  for (const text of given) {
    const before = all.at(-1);
    const counted = (before === undefined ? undefined : soMuchLater(text, before, context)) ?? text;
    const next = withDay(counted, known, context);
    if (next.text === undefined) return [];
    all.push(next.text);
    known = next.known;
  }
  return all;
}

function withDay(given: string, known: Known, context: PhraseContext): Dated {
  const text = inItsRepeat(inItsDays(given, known, context), known.repeated?.text, context);
  const [phrase] = timesIn(withoutNames(text), context);
  // 每月底结账，第二天发报表: of each of them.
  if (phrase?.said.daysAfter !== undefined && known.repeated) return { text: undefined, known };
  if (!phrase) return { text, known };
  const { reading, said } = phrase;
  const isOpen = !said.day && said.clock;
  if (isOpen && known.repeated) return { text: repeatedAlike(known.repeated, text, context), known };
  const repeated = reading?.kind === 'repeat' ? { text, phrase } : said.day ? undefined : known.repeated;
  const [wall, on] = [
    reading?.kind === 'moment' ? reading.wall : undefined,
    reading?.kind === 'day' ? reading.day : undefined,
  ];
  const [span] = phrase.spans;
  const day = on === undefined ? undefined : laterDay(known, on, text, phrase, context);
  if (day !== undefined && span) {
    const date = formatWallDate(day);
    const shown = `${text.slice(0, span.from)}${date} ${text.slice(span.to)}`;
    return { text: shown, known: { ...known, repeated, last: day, day: date } };
  }
  const days = daysInMonthOf(known.month, text, phrase);
  if (days !== undefined && span) {
    const shown = `${text.slice(0, span.from)}${days}${text.slice(phrase.spans.at(-1)?.to)}`;
    return withDay(shown, { ...known, month: undefined }, context);
  }
  const counted = wall === undefined ? undefined : laterTime(known, wall, text, phrase, context);
  const weekday = counted === undefined ? weekdayBehind(known.day, text, phrase, context) : undefined;
  const later = counted ?? weekday;
  const open = isOpen ? (known.day ?? rolledTo(known.last, wall)) : undefined;
  const shown =
    later !== undefined && span
      ? `${text.slice(0, span.from)}${boundOf(text, span, phrase)}${shownTime(here(later, phrase, context))} ${text.slice(span.to)}`
      : open === undefined
        ? text
        : `${open} ${text.replace(SAME_DAY, '')}`;
  const stretch = stretchOf(reading, text) ?? (said.day ? undefined : known.stretch);
  const behind = { ...known, repeated, stretch, month: monthSaid(phrase) ?? known.month };
  if (phrase.bound !== undefined) return { text: shown, known: { ...behind, due: wall, limit: wall ?? on } };
  // Off Thursday and Friday, back Monday: behind the last of them.
  const row = daysInARow(phrase);
  if (row) return { text: shown, known: { ...behind, repeated: undefined, last: row.to - DAY } };
  const at = reading?.kind === 'range' ? (reading.allDay ? reading.to - DAY : reading.from) : wall;
  const own = isOpen && known.last !== undefined && at !== undefined ? onDayOf(known.last, at) : at;
  return {
    text: shown,
    known: { ...behind, day: dateOf(weekday) ?? dayNamed(phrase) ?? known.day, last: later ?? own ?? on ?? known.last },
  };
}

/** Words that count from the day said before, with the day that they mean. */
function inItsDays(given: string, { day, last, limit, stretch, repeated }: Known, context: PhraseContext): string {
  const before = day ?? dateOf(last);
  const next = repeated || before === undefined ? given : withDayBehind(given);
  const ahead = untilThen(dayAhead(next, repeated ? undefined : before), repeated ? undefined : before);
  const near = withNearDay(onThoseDays(during(ahead, stretch), stretch, context), before ?? dateOf(limit), context);
  return before === undefined ? near : withDayAfter(withSameTime(near, last), before, context);
}

const DAY_AHEAD = ofAll(({ items }) => (items.dayAhead ? [items.dayAhead] : []));

/** 周六马拉松，前一天晚上九点睡 */
const dayAhead = (text: string, before: string | undefined): string =>
  before === undefined
    ? text
    : DAY_AHEAD.reduce((out, pattern) => out.replace(pattern, formatWallDate(Date.parse(before) - DAY)), text);

const DURING = ofAll(({ items }) => (items.during ? [items.during] : []));

/** 20号到25号出差，期间每天九点写日报: from the first of those days to the last. */
const during = (text: string, stretch: string | undefined): string =>
  stretch === undefined ? text : DURING.reduce((out, pattern) => out.replace(pattern, stretch), text);

/** 下周三到周五考试，每天七点起床: on those days, unless it says itself from or until when. */
function onThoseDays(text: string, stretch: string | undefined, context: PhraseContext): string {
  const [phrase, ...more] = stretch === undefined ? [] : timesIn(withoutNames(text), context);
  const isOpen = phrase?.reading?.kind === 'repeat' && phrase.reading.rrule === 'FREQ=DAILY' && more.length === 0;
  if (!isOpen || phrase.isOpening) return text;
  // camp Dec 21-23, drop off at 9 each day
  const to = phrase.spans.at(-1)?.to ?? text.length;
  return phrase.spans[0]?.from === 0
    ? `${stretch}${text}`
    : `${text.slice(0, to)}, ${stretch?.trim()}${text.slice(to)}`;
}

/** 12月3号考试，之前每天练车: until the day before. */
const untilThen = (text: string, before: string | undefined): string =>
  before === undefined
    ? text
    : UNTIL_THEN.reduce(
        (out, pattern) => out.replace(pattern, `到${formatWallDate(Date.parse(before) - DAY)}，`),
        text,
      );
const UNTIL_THEN = ofAll(({ items }) => (items.untilThen ? [items.untilThen] : []));

/** The days of a stretch of whole days, in words. */
const stretchOf = (reading: Phrase['reading'], text: string): string | undefined =>
  reading?.kind === 'range' && reading.allDay
    ? `${formatWallDate(reading.from)}${/\p{Script=Han}/u.test(text) ? '到' : ' to '}${formatWallDate(reading.to - DAY)} `
    : undefined;

const dateOf = (wall: WallMs | undefined): string | undefined =>
  wall === undefined ? undefined : formatWallDate(wallDay(wall));

const laterDay = (
  { last, limit, month }: Known,
  on: WallMs,
  text: string,
  phrase: Phrase,
  context: PhraseContext,
): WallMs | undefined => {
  const since = last ?? limit;
  return (
    afterToday(since, on, phrase, context) ??
    backAfter(since && wallDay(since), on, text, phrase) ??
    inMonthOf(month, on, text, phrase) ??
    festiveAfter(since && wallDay(since), on, text, phrase, context)
  );
};

/** 周五之前订橙子，周日自提, said on a Sunday: what comes behind a day to come is not today. */
function afterToday(
  last: WallMs | undefined,
  on: WallMs,
  { assumed, spans: [span] }: Phrase,
  context: PhraseContext,
): WallMs | undefined {
  const today = wallDay(toWall(context.now, context.zone));
  const isWeekday = assumed.length === 0 && span !== undefined && span.to - span.from > 1;
  if (last === undefined || on !== today || wallDay(last) <= today || !isWeekday) return undefined;
  return on + Math.ceil((wallDay(last) - on + DAY) / (7 * DAY)) * 7 * DAY;
}

/** 除夕回老家，初五回来: a day of the lunar month, or by its name, that comes behind the one said before. */
function festiveAfter(
  last: WallMs | undefined,
  on: WallMs,
  text: string,
  { assumed }: Phrase,
  context: PhraseContext,
): WallMs | undefined {
  if (last === undefined || on >= last || !assumed.some(({ code }) => code === 'named-day')) return undefined;
  const [then] = timesIn(withoutNames(text), { ...context, now: toInstant(last, context.zone) });
  const { reading } = then ?? {};
  return reading?.kind === 'day' ? reading.day : reading?.kind === 'moment' ? reading.wall : undefined;
}

const laterTime = (
  known: Known,
  wall: WallMs,
  text: string,
  phrase: Phrase,
  context: PhraseContext,
): WallMs | undefined =>
  festiveAfter(known.last, wall, text, phrase, context) ??
  laterThan(known.last, wall, text, phrase) ??
  shortlyBefore(known.due, wall, text, phrase) ??
  backAfter(known.last ?? known.limit, wall, text, phrase) ??
  inMonthOf(known.month, wall, text, phrase);

const shownTime = (wall: WallMs): string => formatWall(wall).slice(0, 16).replace('T', ' ');

/** The day that the words name, if they do. */
function dayNamed({ reading, said }: Phrase): string | undefined {
  if (!said.day || reading?.kind === 'repeat') return undefined;
  return dateOf(monthOf(reading));
}

/** 18:30接娃，21:00哄睡, said at eight in the evening: tomorrow as the one before, which is over today. */
const rolledTo = (last: WallMs | undefined, wall: WallMs | undefined): string | undefined =>
  last !== undefined && wall !== undefined && wall < last && wallTimeOfDay(wall) > wallTimeOfDay(last)
    ? formatWallDate(wallDay(last))
    : undefined;

/** `by `, `till `: what makes the hour behind it a limit. */
const boundOf = (text: string, { from, to }: Span, { bound }: Phrase): string =>
  bound === undefined ? '' : (/^[a-z][a-z ]*\s(?=\d)/i.exec(text.slice(from, to))?.[0] ?? '');

/** 周五去苏州，第二天早上9点游园: the day after the one said before, in place of its words. */
function withDayAfter(text: string, before: string, context: PhraseContext): string {
  const [phrase] = timesIn(withoutNames(text), context);
  const days = phrase?.said.daysAfter;
  if (phrase === undefined || days === undefined) return text;
  const date = formatWallDate(Date.parse(before) + days * DAY);
  for (const { from, to } of phrase.spans) {
    const words = text.slice(from, Math.min(to, from + LONGEST_SAID));
    // The longest words that say the day alone: `the next day` of `6am the next day`.
    for (let length = words.length; length > 1; length--) {
      for (let at = 0; at + length <= words.length; at++) {
        const [one, ...others] = timesIn(words.slice(at, at + length), context);
        const isWhole = one?.spans[0]?.from === 0 && one.spans[0].to === length && others.length === 0;
        const kind = isWhole && one.said.daysAfter === days ? one.reading?.kind : undefined;
        // the next morning: the part of the day is its last word.
        const part =
          kind === 'part' && /\s/.test(words.slice(at, at + length))
            ? `${/\S+$/.exec(words.slice(at, at + length))?.[0]} `
            : '';
        const ahead = text.slice(0, from + at);
        if (kind === 'day' || part)
          return `${ahead}${ledTo(ahead)}${date} ${part}${text.slice(from + at + length).trimStart()}`;
      }
    }
  }
  return text;
}

/** A date right behind a name would be its number: debrief with the team 2026-11-23. */
const ledTo = (ahead: string): string => (NAME_BEFORE.test(ahead) && !LED_BEFORE.test(ahead) ? 'on ' : '');
const NAME_BEFORE = /[a-z]\s$/i;
const LED_BEFORE = new RegExp(
  `(?:${anyOf(({ items }) => items.beforeTime)}|${anyOf(({ items }) => items.beforeHour)})\\s$`,
  'i',
);

const BARE_DAYS = ofAll(({ items }) => (items.bareDay ? [items.bareDay] : []));

/** Time off 23-27 Dec, back the 28th: a day by its number alone is the one nearest to the day said before, if it is to come. */
function withNearDay(text: string, before: string | undefined, context: PhraseContext): string {
  const match = BARE_DAYS.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const [span] = timesIn(withoutNames(text), context)[0]?.spans ?? [];
  const isRead = match && span && span.from <= match.index + match[0].length && match.index < span.to;
  if (before === undefined || !match || !isRead) return text;
  const [year = 0, month = 0] = before.split('-').map(Number);
  const date = Number(match.groups?.day);
  const today = wallDay(toWall(context.now, context.zone));
  const [nearest] = [-2, -1, 0]
    .map((step) => Date.UTC(year, month + step, date))
    .filter((day) => new Date(day).getUTCDate() === date && day >= today)
    .toSorted((one, other) => Math.abs(one - Date.parse(before)) - Math.abs(other - Date.parse(before)));
  if (nearest === undefined) return text;
  return `${text.slice(0, match.index)}${formatWallDate(nearest)}${text.slice(match.index + match[0].length)}`;
}

/** Each beginning of the words is read with the rest: longer ones say more than that. */
const LONGEST_SAID = 30;
const LONGEST_NEXT = 120;

interface Repeated {
  readonly text: string;
  readonly phrase: Phrase;
}

/** 每天早上7点送娃，下午4点接娃: the second hour is of the same days. Undefined where its words do not stand before the hour. */
function repeatedAlike({ text, phrase }: Repeated, next: string, context: PhraseContext): string | undefined {
  const { reading, spans } = phrase;
  const [span, ...more] = spans;
  if (!span || reading?.kind !== 'repeat' || (more.length > 0 && phrase.duration === undefined)) return undefined;
  const words = text.slice(span.from, span.to);
  if (words.length > LONGEST_SAID || next.length > LONGEST_NEXT) return undefined;
  const after = reading.first.kind === 'moment' ? wallTimeOfDay(reading.first.wall) : 0;
  let early: string | undefined;
  for (let end = words.length - 1; end > 0; end--) {
    // 每晚十一点睡，早上六点起: 每 stands right before the part of the day.
    for (const said of [
      `${words.slice(0, end)} ${next}`,
      ...(words[end - 1] === '每' ? [`${words.slice(0, end)}${next}`] : []),
    ]) {
      const [one, ...others] = timesIn(withoutNames(said), context);
      // 每周二周四四点半: 每周二周四四 would leave a numeral over.
      const isWhole = one?.spans[0]?.from === 0 && one.spans[0].to >= end;
      const isSame = one?.reading?.kind === 'repeat' && one.reading.rrule === reading.rrule;
      if (!isWhole || !isSame || others.length > 0) continue;
      const at = one.reading?.kind === 'repeat' && one.reading.first.kind === 'moment' ? one.reading.first.wall : 0;
      // 每天早上九点上班，六点下班: not six in the morning.
      if (wallTimeOfDay(at) > after) return said;
      early ??= said;
    }
  }
  return early;
}

const RETURNS = new RegExp(`^\\s*${anyOf(({ items }) => items.returns)}`, 'i');
const ARRIVES = new RegExp(`^\\s*${anyOf(({ items }) => items.arrives)}`, 'i');

/** Train on Friday, back Sunday: the Sunday behind that Friday. A date that is named stays where it is. */
function backAfter(
  last: WallMs | undefined,
  wall: WallMs,
  text: string,
  { assumed, said }: Phrase,
): WallMs | undefined {
  const isWeekday = assumed.every(({ code }) => code !== 'coming' && code !== 'named-day');
  const isAfter = said.day && (RETURNS.test(text) || ARRIVES.test(text));
  if (last === undefined || wall >= last || !isWeekday || !isAfter) return undefined;
  return wall + Math.ceil((last - wall) / (7 * DAY)) * 7 * DAY;
}

const DAY_NUMBER = new RegExp(`^${anyOf(({ times }) => times.dayNumbers)}`);

/** The day that a time is on, or begins on. */
function monthOf(reading: Phrase['reading']): WallMs | undefined {
  switch (reading?.kind) {
    case 'moment':
      return wallDay(reading.wall);
    case 'day':
    case 'part':
      return reading.day;
    case 'range':
      return wallDay(reading.from);
    case 'repeat':
      return reading.first.kind === 'moment' ? wallDay(reading.first.wall) : reading.first.day;
    default:
      return undefined;
  }
}

/** 元旦前…，30号前…: a day by its name that is only a limit says no month. */
const monthSaid = ({ reading, bound, assumed }: Phrase): WallMs | undefined =>
  bound !== undefined && assumed.some(({ code }) => code === 'named-day') ? undefined : monthOf(reading);

/** 12月20日至24日彩排，24号演出: a day of no month is of the month said before, where that day is after the one said. */
function inMonthOf(before: WallMs | undefined, wall: WallMs, text: string, { spans }: Phrase): WallMs | undefined {
  if (before === undefined || wall >= before || !DAY_NUMBER.test(text.slice(spans[0]?.from))) return undefined;
  const [from, day] = [new Date(before), new Date(wall)];
  const there = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), day.getUTCDate()) + wallTimeOfDay(wall);
  // 年会12月30号，彩排29号: shortly before it, and so for it.
  const isNear = there >= before || (before - there <= 7 * DAY && wall < there);
  return isNear && new Date(there).getUTCMonth() === from.getUTCMonth() ? there : undefined;
}

/** 元旦放假，1号2号去滑雪: days of no month are of the month said before, too. */
function daysInMonthOf(before: WallMs | undefined, text: string, phrase: Phrase): string | undefined {
  const { reading } = phrase;
  if (reading?.kind !== 'range' || !reading.allDay) return undefined;
  const from = inMonthOf(before, reading.from, text, phrase);
  return from === undefined ? undefined : stretchOf({ ...reading, from, to: from + reading.to - reading.from }, text);
}

/** A wall time of the zone that a phrase names, as the reader's clock shows it. */
const here = (wall: WallMs, { zone }: Phrase, context: PhraseContext): WallMs =>
  zone === context.zone ? wall : toWall(toInstant(wall, zone), context.zone);

const SAME_DAY = new RegExp(`^\\s*${anyOf(({ items }) => items.sameDay ?? [])}`);

const SAME_TIME = new RegExp(
  anyOf(({ items }) => items.sameTime ?? []),
  'i',
);

/** 明天下午四点剪头发，后天同一时间做指甲 */
const withSameTime = (text: string, last: WallMs | undefined): string =>
  last === undefined || wallTimeOfDay(last) === 0 ? text : text.replace(SAME_TIME, formatWall(last).slice(11, 16));
