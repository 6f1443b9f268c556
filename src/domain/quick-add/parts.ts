import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { CORRECTS } from './doubts.ts';
import { GAP } from './frames/gap.ts';
import { anyOf, ofAll } from './languages.ts';
import { ABOUT_NOTHING, isLengthOnly, LIMIT, listAt, underHeading } from './lists.ts';
import { withoutNames } from './names.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { phrasesIn, timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** A comma behind the day of a date: its year follows. */
const DATE = `(?<=\\d${anyOf(({ items }) => items.ordinals)}?,)\\s?(?:19|2[01])\\d\\d(?!\\d)`;

/** Call Ann at 3. Dentist at 5: an hour that ends a sentence numbers no entry. */
const NO_NUMBER = anyOf(({ items }) => items.beforeHour);

/** Between two items. A list may also be written in lines. `March 1, 2027` is one date. */
const BETWEEN = new RegExp(
  [
    `[\\n;；。]|[,，](?!\\d{3}(?!\\d)|${DATE})|(?<!\\d)、|、(?!\\d)|(?<=[^\\d])(?<!${anyOf(({ items }) => items.abbreviations)})\\.\\s|(?<=${NO_NUMBER}\\s\\d{1,2})\\.\\s`,
    `(?:^|(?<=\\s)(?<!${NO_NUMBER}\\s))\\d{1,2}[.)、]\\s+|[\\u2460-\\u2473]`,
    anyOf(({ items }) => items.between),
  ].join('|'),
  'gi',
);
/** Joins entries, and days of one time as well. */
const LISTS = /^(?:[,，、]|\p{L}+)$/u;
const WORD = /^\p{L}+$/u;
const LIST = new RegExp(`[\\n;；\\u2460-\\u2473]|(?:^|(?<!${NO_NUMBER})\\s)\\d{1,2}[.)、]\\s`, 'i');
/** One item in a form: `Title: …; Time: …`. */
const FORM = new RegExp(`${anyOf(({ items }) => items.timeLabels)}\\s?[:：]`, 'i');

/** What stands between two times of one item. */
const ONLY_JOINS = new RegExp(`^(?:${anyOf(({ items }) => items.lastJoint)}|[\\s、,，])+$`, 'i');

/** Words that say until what hour the item before them goes on; nothing but a verb stands beside them. */
const ENDS = new RegExp(`^\\s*${anyOf(({ items }) => items.ends)}`, 'i');
const VERB = 2;

/** …，还有买一箱牛奶: a thing to be done by itself. */
const ALSO_TO_DO = new RegExp(`^\\s*${anyOf(({ items }) => items.alsoToDo)}`, 'i');

const THEN_TO_DO = new RegExp(`^\\s*${anyOf(({ items }) => items.thenToDo)}`, 'i');

interface Part {
  readonly text: string;
  readonly phrases: readonly Phrase[];
  readonly title: string;
  /** Without what says when to be reminded. */
  readonly own: string;
}

const isTime = ({ reading, problems }: Phrase): boolean =>
  reading === undefined
    ? problems.length > 0
    : reading.kind !== 'duration' && !(reading.kind === 'range' && reading.allDay);

/** `told`: where the text says when to be reminded, which is no time or item of its own. */
function partOf(text: string, context: PhraseContext, told: readonly Span[] = []): Part {
  const phrases = timesIn(withoutNames(text, told), context);
  const rest = new Remaining(text);
  rest.cut([...phrases.flatMap(({ spans }) => spans), ...told]);
  const title = titleOf(rest);
  const bare = new Remaining(title);
  const isPlaced = title !== '' && takePlace(bare) !== undefined && titleOf(bare) === '';
  const own = text.slice(0, told[0]?.from || undefined).trim();
  return { text, own, phrases, title: isPlaced || ONLY_JOINS.test(title) ? '' : title };
}

const LIMIT_OF_REPEAT = new RegExp(`^\\s*${anyOf(({ items }) => items.limitsOfRepeat)}`, 'i');

const DEPARTS = new RegExp(anyOf(({ items }) => items.departs));
const DEPARTS_ONLY = new RegExp(`^${anyOf(({ items }) => items.departsOnly)}$`, 'i');

/** Flight to Denver Friday + departs 6:45: the hour of the journey that was said before without one. */
const isItsHour = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  DEPARTS_ONLY.test(title.trim()) &&
  phrases.some(({ said }) => said.clock && !said.day) &&
  before.some((one) => DEPARTS.test(normalise(one.title))) &&
  !before.some(hasClock);

const AGAIN = ofAll(({ items }) => items.doneUntil ?? []);

/** 滴眼药水，滴到月底: the verb of what goes on, said again. */
const saysAgain = (text: string, before: readonly Part[]): boolean =>
  AGAIN.some((pattern) => {
    const verb = pattern.exec(normalise(text))?.groups?.verb;
    return verb !== undefined && before.some(({ title }) => title.includes(verb));
  });

const isLimit = ({ own: text, phrases, title }: Part, before: readonly Part[]): boolean =>
  (saysAgain(text, before) && title.length <= VERB) ||
  ((LIMIT.test(text) || (LIMIT_OF_REPEAT.test(text) && before.some(isRepeated))) &&
    !phrases.some(({ said }) => said.clock || said.daysAfter !== undefined)) ||
  (ENDS.test(text) && title.length <= VERB);

const hasClock = ({ phrases }: Part): boolean => phrases.some(({ said }) => said.clock);

const isRepeated = ({ phrases }: Part): boolean => phrases.some(({ reading }) => reading?.kind === 'repeat');

/** Spans of a text as those of a part of it. */
const within = (spans: readonly Span[], { from: start, to: end }: Span): Span[] =>
  spans
    .map(({ from, to }) => ({ from: Math.max(from, start) - start, to: Math.min(to, end) - start }))
    .filter(({ from, to }) => to > from);

/** `told`: where a text says when to be reminded of it. `isListed`: it stood under a heading; there is one of a list. `,` and `和` join parts of one thing, too: pieces count as items when they have a time and a matter of their own. */
export function itemsIn(text: string, told: readonly Span[], context: PhraseContext, isListed = false): string[] {
  const shared = sharedIn(text, context);
  const entries = shared ? entriesIn(shared.text, told, context, isListed) : [];
  if (shared && entries.length > 1) return entries.map((entry) => withShared(entry, shared, context));
  return entriesIn(text, told, context, isListed);
}

const isTimed = (group: readonly Part[]): boolean => group.some(({ phrases }) => phrases.some(isTime));

function entriesIn(text: string, told: readonly Span[], context: PhraseContext, isListed: boolean): string[] {
  const masked = withoutNames(text, told);
  // Words that join within one time: between 4 and 5, an hour and a half.
  const whole = phrasesIn(masked, context).filter(
    ({ reading, duration }) => duration !== undefined || reading?.kind === 'range' || reading?.kind === 'duration',
  );
  const repeats = timesIn(masked, context).filter(({ reading }) => reading?.kind === 'repeat');
  const isWithin = (at: number, mark: string): boolean =>
    [...repeats, ...(WORD.test(mark) ? whole : [])].some(({ spans }) =>
      spans.some(({ from, to }) => from < at && at < to),
    );
  // 每周一、三、五: its marks are between days of one repeat.
  // 14:05，周五那天休息: what is left out of it begins a part of its own.
  const leavesOut = (at: number): boolean => LIMIT.test(/^[^,，;；。]*/.exec(masked.slice(at))?.[0] ?? '');
  const cuts = [...masked.matchAll(BETWEEN)].filter(
    ({ index, 0: mark }) => !(LISTS.test(mark) && isWithin(index, mark)) || leavesOut(index + mark.length),
  );
  const headed = FORM.test(masked) ? [] : underHeading(text, context);
  if (headed.length > 1) return withDays(headed, context);
  const begin = isListed || FORM.test(masked) ? undefined : listAt(text, context);
  const listed =
    begin === undefined
      ? []
      : itemsIn(text.slice(begin), within(told, { from: begin, to: text.length }), context, true);
  if (listed.length > 1) return listed;
  if (cuts.length === 0 || cuts.length > 100 || FORM.test(masked) || CORRECTS.test(normalise(masked))) return [];
  const bounds = [0, ...cuts.flatMap((match) => [match.index, match.index + match[0].length]), text.length];
  const pieces = Array.from({ length: bounds.length / 2 }, (_, index): Span => {
    const [from = 0, to = text.length] = [bounds[index * 2], bounds[index * 2 + 1]];
    return { from, to };
  });
  const parts = pieces
    .filter(({ from, to }) => text.slice(from, to).trim() !== '')
    .map((piece) => partOf(text.slice(piece.from, piece.to), context, within(told, piece)));
  const isList = LIST.test(masked.trim());
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    // 明天去超市买米，还有买油 is about one day.
    const isThen = groups.length > 1 && groups.every(isTimed) && THEN_TO_DO.test(part.text);
    const isAlso = isThen || (ALSO_TO_DO.test(part.text) && (groups.length > 1 || (last ?? []).some(hasClock)));
    const isMore = isLimit(part, last ?? []) || isLengthOnly(part.text, context);
    const isNew = part.title !== '' && !isMore && (isList || isAlso || part.phrases.some(isTime));
    if (last && isItsHour(part, last)) last.push({ ...part, text: part.text.replace(part.title, '') });
    else if (!last || (isNew && last.some(({ title }) => title !== '') && (isList || isTimed(last))))
      groups.push([part]);
    else last.push(part);
  }
  if (groups.length < 2 || groups.length > 20) return [];
  const texts = groups.map((group) =>
    group
      .map((part) => part.text.trim())
      .join(', ')
      .replace(/^(?:\d{1,2}[.)、]|[-*•])\s*/, ''),
  );
  return withDays(saidAgain(toldAlike(texts, context), context), context);
}

const OF_ALL = new RegExp(
  `^(?<text>.+)[,，;；。\\n]\\s*${anyOf(({ items }) => items.ofAll)}(?<time>[^,，;；。]+?)[。.!！\\s]*$`,
  'su',
);

interface Shared {
  readonly text: string;
  readonly said: string;
  readonly isTime: boolean;
}

/** `…，都在周五前`, `…，都在万达`: a time or place at the end that is that of each. */
function sharedIn(text: string, context: PhraseContext): Shared | undefined {
  const { text: before, time } = OF_ALL.exec(text)?.groups ?? {};
  if (before === undefined || time === undefined) return undefined;
  const { phrases, title } = partOf(time, context);
  if (phrases.length === 1 && (title === '' || ABOUT_NOTHING.test(title)))
    return { text: before, said: time, isTime: true };
  if (isLengthOnly(time, context)) return { text: before, said: time, isTime: false };
  const place = new Remaining(text.slice(before.length + 1));
  const isPlace = phrases.length === 0 && takePlace(place) !== undefined && ONLY_ALL.test(place.view);
  return isPlace ? { text: before, said: text.slice(text.lastIndexOf(time) - 1), isTime: false } : undefined;
}

const ONLY_ALL = new RegExp(`^[\\s,，]*${anyOf(({ items }) => items.ofAll)}[${GAP}\\s。.!！]*$`);

const withShared = (entry: string, { said, isTime }: Shared, context: PhraseContext): string =>
  isTime && timesIn(withoutNames(entry), context).some((one) => one.said.day) ? entry : `${entry}，${said}`;

const TELLING = ofAll(({ items }) => items.telling);

/** `Remind me at 5 to call Mom and at 8 to take the bins out`: what begins with its time is asked for alike. */
function toldAlike(texts: readonly string[], context: PhraseContext): string[] {
  const told = TELLING.find(({ pattern }) => pattern.test(normalise(texts[0] ?? '')));
  return texts.map((text, index) => {
    const span = index === 0 || !told ? undefined : timesIn(withoutNames(text), context)[0]?.spans[0];
    const begins = span !== undefined && told && LED.test(text.slice(0, span.from));
    return begins && told.next.test(normalise(text.slice(span.to))) ? `${told.before}${text}` : text;
  });
}

const ONCE_MORE = new RegExp(`^${anyOf(({ items }) => items.onceMore)}$`, 'i');

/** 明早五点半叫我起床，五点四十五再叫一次: the same at another time. */
function saidAgain(texts: readonly string[], context: PhraseContext): string[] {
  return texts.map((text, index) => {
    const before = texts[index - 1];
    const span = timesIn(withoutNames(text), context)[0]?.spans;
    if (before === undefined || span?.length !== 1 || !span[0]) return text;
    const rest = `${text.slice(0, span[0].from)}${text.slice(span[0].to)}`.replace(/^[\s,，]+|[\s,，。.!！]+$/g, '');
    if (!ONCE_MORE.test(rest)) return text;
    const [first, ...more] = timesIn(withoutNames(before), context);
    if (!first || more.length > 0) return text;
    const matter = new Remaining(before);
    matter.cut(first.spans);
    return `${text.slice(span[0].from, span[0].to)}${matter.shown()}`;
  });
}

/** Before a time at the start. */
const LED = /^\s*(?:at|on|by|in)?\s*$/i;

/** A later item without a day is of the day said before; a bare hour that would be before the one before is one in the afternoon. */
function withDays(texts: readonly string[], context: PhraseContext): string[] {
  let day: string | undefined;
  let last: WallMs | undefined;
  let repeated: Repeated | undefined;
  const behind = dayBehind(texts, context);
  const dated = texts.map((one, index) => {
    const given = behind !== undefined && index < texts.length - 1 ? `${behind} ${one}` : one;
    const before = day ?? (last === undefined ? undefined : formatWallDate(wallDay(last)));
    const text = before === undefined ? given : withDayAfter(given, before, context);
    const [phrase] = timesIn(withoutNames(text), context);
    const reading = phrase?.reading;
    if (phrase && reading?.kind === 'repeat') repeated = { text, phrase };
    else if (phrase?.said.day) repeated = undefined;
    else if (phrase?.said.clock && repeated) return repeatedAlike(repeated, text, context);
    const wall = reading?.kind === 'moment' ? reading.wall : undefined;
    const later =
      phrase && wall !== undefined
        ? (laterThan(last, wall, text, phrase) ?? backAfter(last, wall, text, phrase))
        : undefined;
    const isOpen = phrase !== undefined && !phrase.said.day && phrase.said.clock;
    const span = phrase?.spans[0];
    const on = reading?.kind === 'day' ? reading.day : undefined;
    const back = phrase && on !== undefined ? backAfter(last && wallDay(last), on, text, phrase) : undefined;
    if (back !== undefined && span) {
      last = back;
      day = formatWallDate(back);
      return `${text.slice(0, span.from)}${day} ${text.slice(span.to)}`;
    }
    const shown =
      later !== undefined && span
        ? `${text.slice(0, span.from)}${formatWall(here(later, phrase, context))
            .slice(0, 16)
            .replace('T', ' ')} ${text.slice(span.to)}`
        : isOpen && day !== undefined
          ? `${day} ${text}`
          : text;
    // By Friday: what follows need not be on that day.
    if (phrase?.bound !== undefined) return shown;
    if (phrase?.said.day && wall !== undefined) day = formatWallDate(wallDay(wall));
    if (phrase?.said.day && (reading?.kind === 'day' || reading?.kind === 'part')) day = formatWallDate(reading.day);
    if (phrase?.said.day && reading?.kind === 'range') day = formatWallDate(wallDay(reading.from));
    last = later ?? (isOpen && last !== undefined && wall !== undefined ? onDayOf(last, wall) : wall) ?? on ?? last;
    return shown;
  });
  // What may repeat or not is asked about as a whole.
  return dated.every((text) => text !== undefined) ? dated : [];
}

/** Drop off Leo at 8, dentist at 11 tomorrow: hours that go on to the last one, behind which the day of all is said. */
function dayBehind(texts: readonly string[], context: PhraseContext): string | undefined {
  const times = texts.map((text) => timesIn(withoutNames(text), context));
  const walls = times.flatMap(([phrase, ...more]) =>
    phrase?.reading?.kind === 'moment' && phrase.said.clock && more.length === 0 ? [phrase.reading.wall] : [],
  );
  const last = times.at(-1)?.[0];
  const [text, span] = [texts.at(-1) ?? '', last?.spans.at(-1)];
  const isBehind =
    last?.said.day === true &&
    span !== undefined &&
    /^[\s.!]*$/.test(text.slice(span.to)) &&
    !LED_BY_DAY.test(spokenIn(text, last));
  const isOpen = times.slice(0, -1).every(([phrase]) => phrase?.said.day === false);
  const isRising = walls.every(
    (wall, index) => index === 0 || wallTimeOfDay(wall) > wallTimeOfDay(walls[index - 1] ?? 0),
  );
  if (texts.length < 2 || walls.length < texts.length || !isBehind || !isOpen || !isRising) return undefined;
  return formatWallDate(wallDay(walls.at(-1) as WallMs));
}

const spokenIn = (text: string, { spans }: Phrase): string => text.slice(spans[0]?.from, spans.at(-1)?.to);
/** The hour stands first: at 11 tomorrow. */
const LED_BY_DAY = /^(?!(?:(?:at|by|before|around|about|till?|until)\s|@\s?){0,2}\d)/i;

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
        if (isWhole && one.said.daysAfter === days && one.reading?.kind === 'day')
          return `${text.slice(0, from + at)}${date} ${text.slice(from + at + length)}`;
      }
    }
  }
  return text;
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
  if (!span || reading?.kind !== 'repeat' || more.length > 0) return undefined;
  const words = text.slice(span.from, span.to);
  if (words.length > LONGEST_SAID || next.length > LONGEST_NEXT) return undefined;
  for (let end = words.length - 1; end > 0; end--) {
    const said = `${words.slice(0, end)} ${next}`;
    const [one, ...others] = timesIn(withoutNames(said), context);
    if (one?.reading?.kind === 'repeat' && one.reading.rrule === reading.rrule && others.length === 0) return said;
  }
  return undefined;
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
  const isWeekday = assumed.every(({ code }) => code !== 'coming');
  const isAfter = said.day && (RETURNS.test(text) || ARRIVES.test(text));
  if (last === undefined || wall >= last || !isWeekday || !isAfter) return undefined;
  return wall + Math.ceil((last - wall) / (7 * DAY)) * 7 * DAY;
}

/** A wall time of the zone that a phrase names, as the reader's clock shows it. */
const here = (wall: WallMs, { zone }: Phrase, context: PhraseContext): WallMs =>
  zone === context.zone ? wall : toWall(toInstant(wall, zone), context.zone);

const onDayOf = (day: WallMs, clock: WallMs): WallMs => wallDay(day) + wallTimeOfDay(clock);

const RISES = new RegExp(
  anyOf(({ items }) => items.rises),
  'i',
);
const LEADS_UP = new RegExp(
  anyOf(({ items }) => items.leadsUp),
  'i',
);

/**
 * The hour that a bare hour is after what was said last: of the afternoon where that of the morning is before it. What
 * leads up to it is before it (8点半的高铁，7点出门), at the last such hour.
 */
function laterThan(
  last: WallMs | undefined,
  wall: WallMs,
  text: string,
  { said, assumed, spans }: Phrase,
): WallMs | undefined {
  const isBare = !said.day && spans.length === 1 && assumed.some(({ code }) => code === 'half-of-day');
  if (last === undefined || !isBare) return undefined;
  const same = onDayOf(last, wall);
  const first = onDayOf(last, wallTimeOfDay(wall) % (12 * HOUR));
  if (RISES.test(text)) return first === wall ? undefined : first;
  if (LEADS_UP.test(text)) return [first + 12 * HOUR, first].find((one) => one < last);
  return same <= last && wallTimeOfDay(wall) < 12 * HOUR && same + 12 * HOUR > last ? same + 12 * HOUR : undefined;
}
