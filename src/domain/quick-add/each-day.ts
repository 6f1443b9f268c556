import { messages } from '../../messages/index.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Reading, Span } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { alarmIn } from './alarm.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { phrasesIn } from './sentence.ts';
import { sharedBounds } from './shared-bounds.ts';
import { LATER } from './so-much-later.ts';
import { titleOf } from './title.ts';

/** The same thing on several days, or at several hours (周三、周五下午4点健身), as a text for each. */

const DAY_JOINT = anyOf(({ items }) => [...items.lastJoint, ...(items.dayJoint ?? [])]);
const BETWEEN_DAYS = new RegExp(`^(?:[\\s、,，&/]|${DAY_JOINT})*$`);
const DAY_NUMBER = new RegExp(`^${anyOf(({ times }) => times.dayNumbers)}`);

/** The same on each of several days, as a text for each. Empty where there is one. */
export function onEachDay(text: string, context: PhraseContext): string[] {
  const masked = withoutNames(text);
  const phrases = phrasesIn(masked, context).filter(({ reading }) => reading?.kind !== 'duration');
  const [first] = phrases;
  const last = phrases.at(-1);
  if (!first || !last || phrases.length < 2 || phrases.length > 12) return [];
  const ofDay = onHoursOf(text, masked, phrases);
  if (ofDay.length > 0) return ofDay;
  const atTimes = onEachTime(text, masked, phrases);
  if (atTimes.length > 0) return atTimes;
  const isJoined = phrases.every((one, index) => {
    const before = phrases[index - 1];
    const isDay = one.reading?.kind === 'day' || one === last;
    // 12月12号双十二 is one day.
    if (before && startOf(before) === startOf(one)) return false;
    // on the 5th and again four weeks later
    if (before && one.spans.some(({ from, to }) => LATER.test(masked.slice(from, to)))) return false;
    const gap = before ? masked.slice(before.spans.at(-1)?.to, one.spans[0]?.from) : '';
    // 1月22号小年: a name beside a date is no further day.
    if (before && gap === '' && [before, one].some(isNamed)) return false;
    return (
      isDay &&
      one.said.day &&
      one.problems.length === 0 &&
      one.bound === first.bound &&
      first.bound !== 'after' &&
      BETWEEN_DAYS.test(gap)
    );
  });
  const [from, to] = [first.spans[0]?.from, last.spans.at(-1)?.to];
  if (!isJoined || from === undefined || to === undefined) return [];
  const clock = clockOf(last, upTo(text));
  if (clock === undefined) return [];
  let day: WallMs | undefined;
  return phrases.map((phrase) => {
    day = dayAfter(phrase, day, masked);
    // With a mark: 07:00 night shift would be at night.
    const said = `${formatWallDate(day)}${clock}`;
    const time = first.bound === 'before' ? messages(context).quickAdd.byTime({ time: said }) : said;
    return `${time}, ${text.slice(0, from).replace(LED, '').trimStart()}${text.slice(to).replace(EACH, '').trimStart()}`;
  });
}

/** What led to the first of the days. */
const LED = new RegExp(`(?<![\\p{L}])(?:${anyOf(({ items }) => items.beforeTime)})\\s*$`, 'iu');

const JOINT = new RegExp(`^[\\s,，]*(?:${DAY_JOINT})\\s*$`);
/** Nobody names more in one breath. */
const MOST_RULES = 4;

/** The same at one hour on some days and at another on others (Mondays at 6 and Fridays at 8), as a text for each. Empty where there is one. */
export function onEachRule(text: string, context: PhraseContext): string[] {
  const masked = withoutNames(text, alarmIn(normalise(withoutNames(text)), context)?.spans);
  const phrases = phrasesIn(masked, context);
  const [first, last] = [phrases[0], phrases.at(-1)];
  const [from, to] = [first?.spans[0]?.from, last?.spans.at(-1)?.to];
  if (!first?.reading || from === undefined || to === undefined) return [];
  const { kind } = first.reading;
  const isLast = titleOf(new Remaining(text.slice(to))) === '';
  const isEach = phrases.every(({ reading, said, problems, bound, spans }, index) => {
    const isSame = kind === 'repeat' ? reading?.kind === kind : reading !== undefined && isHours(reading);
    const isWhole = isSame && said.day && said.clock && problems.length === 0 && bound === undefined;
    if (index === 0 || !isWhole) return isWhole;
    const gap = masked.slice(phrases[index - 1]?.spans.at(-1)?.to, spans[0]?.from);
    // Where nothing follows, a mark joins as well as a word.
    return (index === phrases.length - 1 && !isLast ? JOINT : BETWEEN_DAYS).test(gap);
  });
  if (!isEach || phrases.length < 2 || phrases.length > MOST_RULES) return [];
  const bounds = sharedBounds(text, phrases);
  if (!bounds) return [];
  const joint = upTo(text);
  let day: WallMs | undefined;
  return phrases.map((phrase, index) => {
    const { spans } = phrase;
    const before = day;
    day = startOf(phrase);
    if (before !== undefined && day !== undefined && day < before) {
      // Saturday 9-11 and Sunday 1-3, said on a Sunday: the one behind the Saturday.
      day = dayAfter(phrase, before, masked);
      return [text.slice(0, from), `${formatWallDate(day)}${clockOf(phrase, joint) ?? ''}`, text.slice(to)]
        .join(' ')
        .trim();
    }
    const own = text.slice(spans[0]?.from, spans.at(-1)?.to);
    return [text.slice(0, from), `${own}${bounds[index]}`, text.slice(to).replace(EACH, '')].join(' ').trim();
  });
}

/** A moment, or hours of one day. */
const isHours = (reading: Reading): boolean =>
  reading.kind === 'moment' ||
  (reading.kind === 'range' && !reading.allDay && reading.to !== undefined && reading.to - reading.from < DAY);

const EACH = new RegExp(`^\\s*${anyOf(({ items }) => items.each)}`);

const TELLING = ofAll(({ items }) => items.telling);

const ASKS_BEHIND = new RegExp(`^[\\s,，]*${anyOf(({ kinds }) => kinds.asksAt)}`);

/** Remind me tomorrow at 9am and 5pm to …, 明天早上8点和晚上8点提醒我…: at each of them. */
const isTold = (text: string, after: string): boolean =>
  ASKS_BEHIND.test(normalise(after)) ||
  TELLING.some(
    ({ pattern, next }) => pattern.test(normalise(text)) && (after.trim() === '' || next.test(normalise(after))),
  );

/** 明天9点到9点半、10点到10点半各有一个面试: several times of one day. */
function onEachTime(text: string, masked: string, phrases: readonly Phrase[]): string[] {
  const [first, ...others] = phrases;
  const [from, to] = [first?.spans[0]?.from, phrases.at(-1)?.spans.at(-1)?.to];
  const day = first && startOf(first);
  // Without a day they may be those of every day.
  const isEachDated = phrases.every(({ said, reading }) => said.day && reading?.kind === 'moment');
  if (!first?.said.day || day === undefined || from === undefined || to === undefined) return [];
  const after = text.slice(to);
  const isOneDay = phrases.every(
    ({ said, problems, bound, reading }, index) =>
      said.clock &&
      bound === undefined &&
      problems.length === 0 &&
      (index === 0 || !said.day || isEachDated) &&
      (reading?.kind === 'moment' || reading?.kind === 'range') &&
      BETWEEN_DAYS.test(
        index === 0 ? '' : masked.slice(phrases[index - 1]?.spans.at(-1)?.to, phrases[index]?.spans[0]?.from),
      ),
  );
  // Two hours without a word that says so may be one of the two.
  const areSpans = phrases.every(({ reading }) => reading?.kind === 'range');
  const matter = isOneDay ? countedMatter(text, phrases) : undefined;
  const isEach = areSpans || matter !== undefined || EACH.test(normalise(after)) || isTold(text, after);
  if (!isOneDay || others.length === 0 || !isEach) return [];
  const rest = matter ?? `${text.slice(0, from)}${after.replace(EACH, '')}`;
  const joint = upTo(text);
  let at = startAt(first);
  let on = day;
  return phrases.map((phrase) => {
    // 今晚十点和凌晨两点: of the night, and so of the day after.
    const next = startAt(phrase);
    if (next < at && next < NIGHT) on += DAY;
    at = next;
    return `${formatWallDate((isEachDated && startOf(phrase)) || on)}${clockOf(phrase, joint) ?? ''} ${rest.trimStart()}`;
  });
}

/** 周四有两个会，上午十点和下午三点: a day, so many of a thing, and as many hours. */
function onHoursOf(text: string, masked: string, phrases: readonly Phrase[]): string[] {
  const [day, ...hours] = phrases;
  const on = day?.reading?.kind === 'day' && day.bound === undefined ? day.reading.day : undefined;
  const areHours = hours.every(
    ({ reading, said, problems, bound, spans }, index) =>
      (reading?.kind === 'moment' || reading?.kind === 'range') &&
      said.clock &&
      !said.day &&
      problems.length === 0 &&
      bound === undefined &&
      (index === 0 || BETWEEN_DAYS.test(masked.slice(hours[index - 1]?.spans.at(-1)?.to, spans[0]?.from))),
  );
  if (!day || on === undefined || hours.length < 2 || !areHours) return [];
  // Dec 8: 9–9:45, 10–10:45: spans of one day need no word that says so.
  const areSpans = hours.every(({ reading }) => reading?.kind === 'range');
  const matter =
    countedMatter(text, hours, day.spans) ?? (areSpans ? withoutTimes(text, hours, day.spans).shown() : undefined);
  const joint = upTo(text);
  return matter === undefined
    ? []
    : hours.map((hour) => `${formatWallDate(on)}${clockOf(hour, joint) ?? ''} ${matter}`);
}

const SO_MANY = ofAll(({ items }) => items.soMany ?? []);
const NUMBERS: Readonly<Record<string, number>> = { two: 2, 两: 2, 二: 2, three: 3, 三: 3, four: 4, 四: 4 };

/** What is said besides the times and what joins them. */
function withoutTimes(text: string, phrases: readonly Phrase[], more: readonly Span[] = []): Remaining {
  const rest = new Remaining(text);
  rest.cut([
    ...more,
    ...phrases.flatMap(({ spans }) => spans),
    ...phrases.slice(1).map(({ spans }, index) => ({
      from: phrases[index]?.spans.at(-1)?.to ?? 0,
      to: spans[0]?.from ?? 0,
    })),
  ]);
  return rest;
}

/** One of what is counted, where there are as many times. */
function countedMatter(text: string, phrases: readonly Phrase[], more: readonly Span[] = []): string | undefined {
  const rest = withoutTimes(text, phrases, more);
  for (const { pattern, one } of SO_MANY) {
    const { index = 0, 0: said = '', groups } = pattern.exec(normalise(rest.shown())) ?? {};
    const { number = '', thing } = groups ?? {};
    if (thing === undefined || (NUMBERS[number] ?? Number(number)) !== phrases.length) continue;
    const shown = rest.shown();
    const from = index + said.lastIndexOf(thing);
    return `${shown.slice(0, index)}${one(shown.slice(from, from + thing.length))}${shown.slice(index + said.length)}`;
  }
  return undefined;
}

/** The word between two hours, in the language of the text. */
const upTo = (text: string): string => (/\p{Script=Han}/u.test(text) ? '到' : ' to ');

const isNamed = ({ assumed }: Phrase): boolean => assumed.some(({ code }) => code === 'named-day');

const NIGHT = 6 * HOUR;
const startAt = ({ reading }: Phrase): WallMs =>
  reading?.kind === 'moment'
    ? wallTimeOfDay(reading.wall)
    : reading?.kind === 'range'
      ? wallTimeOfDay(reading.from)
      : 0;

const startOf = ({ reading }: Phrase): WallMs | undefined =>
  reading?.kind === 'day'
    ? reading.day
    : reading?.kind === 'moment'
      ? wallDay(reading.wall)
      : reading?.kind === 'range'
        ? wallDay(reading.from)
        : undefined;

/** The words of the clock, behind a date; undefined for what has none that all of the days could have. */
function clockOf({ reading }: Phrase, joint: string): string | undefined {
  if (reading?.kind === 'day') return '';
  const clock = (wall: WallMs): string => formatWall(wall).slice(11, 16);
  if (reading?.kind === 'moment') return ` ${clock(reading.wall)}`;
  const isWithinDay = reading?.kind === 'range' && !reading.allDay && reading.to - reading.from < DAY;
  return isWithinDay ? ` ${clock(reading.from)}${joint}${clock(reading.to)}` : undefined;
}

/** A later day of a list comes after those before it: 3号 of the month said first, 周五 of that week. */
function dayAfter(phrase: Phrase, before: WallMs | undefined, text: string): WallMs {
  let day = startOf(phrase) ?? 0;
  if (before === undefined) return day;
  const span = phrase.spans[0];
  if (span && DAY_NUMBER.test(text.slice(span.from))) {
    const month = new Date(before);
    const inMonth = Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), new Date(day).getUTCDate());
    return inMonth > before ? inMonth : day;
  }
  while (day <= before) day += 7 * DAY;
  return day;
}
