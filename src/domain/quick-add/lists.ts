import { messages } from '../../messages/index.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Reading } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { alarmIn } from './alarm.ts';
import { repeatWords } from './another-hour.ts';
import { countedIn } from './counted.ts';
import { dropTakes, isFields, isTags, takeTags } from './fields.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { isNamedDay, phrasesIn, timesIn } from './sentence.ts';
import { LATER } from './so-much-later.ts';
import { titleOf } from './title.ts';

/** Lists that share what is said once: under a heading (周五前完成：…), or on several days (周三、周五下午4点健身). */

/** The heading of a list: no colon of a clock. */
const HEADED = /^([^\n]{1,60}?)\s*(?:(?<!\d)[:：]|[:：](?!\d))\s*(\S[\s\S]*)$/;
/** The same without a colon, above lines. */
const ABOVE_LINES = /^([^\n]{1,60})\n+(\S[^\n]*(?:\n+[^\n]+)+)$/;
/** More than one change takes. */
const MOST_ENTRIES = 20;
/** Nobody says more marks in a list of them: between so many, each is read by itself. */
const MOST_SAID = 3 * MOST_ENTRIES;
const ENTRIES = /\n|[\u2460-\u2473]|[;；、，,](?!\d{3}(?!\d))|(?:^|\s)\d{1,2}[.)、]\s*|(?:^|\s)[-*•]\s/;
const BULLET = /^(?:[-*•–—·]|\d{1,2}[.)、])\s+/;
const AND = new RegExp(anyOf(({ items }) => items.lastJoint));
const HEADS = ofAll(({ items }) => items.headings);
export const ABOUT_NOTHING = new RegExp(`^${anyOf(({ items }) => items.emptyHeading)}$`);

const entriesOf = (body: string): string[] => {
  const entries = body.split(ENTRIES).map((entry) => entry?.trim() ?? '');
  const last = entries.pop() ?? '';
  return [...entries, ...(entries.length > 0 ? last.split(AND) : [last])]
    .map((entry) => entry.trim().replace(BULLET, ''))
    .filter(Boolean);
};

/** So long, so often, or not then: it says how the entry before it goes on. */
export const LIMIT = new RegExp(`^\\s*${anyOf(({ items }) => items.limits)}`, 'i');

const OF_ALL = new RegExp(`^${anyOf(({ items }) => items.ofAll)}`);

/** 买菜、洗车，都不急: what is no entry but says something of the one before, or of all. */
function withFields(entries: readonly string[], context: PhraseContext): string[] {
  const own: string[] = [];
  const ofEach: string[] = [];
  for (const entry of entries) {
    const last = own.pop();
    const plain = normalise(entry);
    const untagged = new Remaining(entry);
    takeTags(untagged);
    if (
      last === undefined ||
      !(
        LIMIT.test(plain) ||
        titleOf(new Remaining(entry)) === '' ||
        isFields(plain) ||
        isTags(plain) ||
        isLengthOnly(untagged.shown(), context) ||
        isTimeOnly(entry, context)
      )
    )
      own.push(...(last === undefined ? [] : [last]), entry);
    else if (OF_ALL.test(plain)) {
      ofEach.push(entry);
      own.push(last);
    } else own.push(`${last}，${entry}`);
  }
  return own.map((entry) => [entry, ...ofEach].join('，'));
}

/** 预计两天 */
export function isLengthOnly(entry: string, context: PhraseContext): boolean {
  const phrases = phrasesIn(withoutNames(entry), context);
  const rest = new Remaining(entry);
  rest.cut(phrases.flatMap(({ spans }) => spans));
  dropTakes(rest);
  return phrases.length === 1 && phrases.every(({ reading }) => reading?.kind === 'duration') && titleOf(rest) === '';
}

function isTimeOnly(entry: string, context: PhraseContext): boolean {
  const times = timesIn(withoutNames(entry), context);
  const rest = new Remaining(entry);
  rest.cut(times.flatMap(({ spans }) => spans));
  return times.length > 0 && titleOf(rest) === '';
}

/** Each entry of a list, with what its heading says of all of them. Empty where there is none. */
export function underHeading(text: string, context: PhraseContext): string[] {
  const counted = countedIn(text);
  if (counted)
    return counted.heading === '' ? [...counted.entries] : ofHeading(counted.heading, counted.entries, context, true);
  const announced = announcedIn(text, context);
  if (announced.length > 1) return announced;
  const lined = underLine(text, context);
  if (lined.length > 1) return lined;
  const match = HEADED.exec(text);
  const [, head, body] = match ?? [];
  if (head === undefined || body === undefined) return [];
  // 加个日程：明天三点开会，提前十分钟提醒我，谢谢 is one thing.
  const told = alarmIn(normalise(withoutNames(body)), context)?.spans ?? [];
  const rest = new Remaining(body);
  rest.cut(told);
  const isOne = told.length > 0 && withFields(entriesOf(rest.shown()), context).length < 2;
  const said = isOne ? [] : entriesOf(body);
  const entries = said.length > MOST_SAID ? [] : withFields(said, context);
  if (entries.filter((entry) => !isTimeOnly(entry, context)).length < 2 || entries.length > MOST_ENTRIES) return [];
  return ofHeading(head, entries, context);
}

const SEVERAL = anyOf(({ items }) => items.several);
/** Behind what says how many things follow, any mark may stand. */
const MARKED = new RegExp(`^(?<head>${SEVERAL})\\s*(?:[,，.。;；、:：]|[-–—](?=\\s))\\s*(?=\\S)`);
const SAYS_SEVERAL = new RegExp(`^${SEVERAL}$`);

/** Where the list begins under a heading that says nothing of it: 几件事：…, my schedule: …. Undefined where there is no such heading. */
export function listAt(text: string, context: PhraseContext): number | undefined {
  const marked = MARKED.exec(normalise(text));
  if (marked) return marked[0].length;
  const [, head, body] = HEADED.exec(text) ?? [];
  // Marks alone are no heading, or those of a long run would be taken off one by one.
  if (head === undefined || body === undefined || lettersOf(head) === '') return undefined;
  if (timesIn(withoutNames(head), context).length > 0) return undefined;
  return ABOUT_NOTHING.test(lettersOf(titleOf(new Remaining(head)))) ? text.length - body.length : undefined;
}

const ANNOUNCED = new RegExp(`^${anyOf(({ items }) => items.announces)}[,，.。;；\\s]+`);

/** 跟你说几个事，买牛奶，交电费: where none of them has a time, each stands by itself. */
function announcedIn(text: string, context: PhraseContext): string[] {
  const [lead] = ANNOUNCED.exec(normalise(text)) ?? [];
  const body = lead === undefined ? '' : text.slice(lead.length);
  if (body === '' || timesIn(withoutNames(body), context).length > 0) return [];
  const entries = withFields(entriesOf(body), context);
  return entries.length > MOST_ENTRIES ? [] : entries;
}

/** `a few things 👇`, and a line for each. What is heading and says something itself is an entry. */
function underLine(text: string, context: PhraseContext): string[] {
  const [, head, body] = ABOVE_LINES.exec(text) ?? [];
  if (head === undefined || body === undefined || BULLET.test(head)) return [];
  const entries = body.split('\n').flatMap((line) => line.trim().replace(BULLET, '') || []);
  return entries.length > MOST_ENTRIES ? [] : ofHeading(lettersOf(head), entries, context, true);
}

/** `isCounted`: the heading may say no more than how many there are. */
function ofHeading(head: string, entries: readonly string[], context: PhraseContext, isCounted = false): string[] {
  const plain = normalise(head);
  const kind = HEADS.find(({ pattern }) => pattern.test(plain));
  if (kind) return entries.map((entry) => `${kind.before}${entry}`);
  const times = timesIn(withoutNames(head), context);
  const rest = new Remaining(head);
  rest.cut(times.flatMap(({ spans }) => spans));
  const isPlain =
    isCounted || (SAYS_SEVERAL.test(lettersOf(head)) && entries.every((entry) => isUndated(entry, context)));
  if (isPlain && times.length === 0 && ABOUT_NOTHING.test(lettersOf(titleOf(rest)))) return [...entries];
  const title = lettersOf(titleOf(rest));
  const things = thingsIn(title);
  // One hour is of one thing.
  const isHour = times.some(({ said, bound }) => said.clock && bound === undefined);
  if (times.length !== 1 || isHour || !(things || ABOUT_NOTHING.test(title))) return [];
  const [time] = times as [Phrase];
  // Thanksgiving: turkey in at 9 would be a thing of that name.
  const said =
    isNamedDay(time) && time.reading?.kind === 'day'
      ? formatWallDate(time.reading.day)
      : time.spans.map(({ from, to }) => head.slice(from, to)).join(' ');
  const isDay = times[0]?.reading?.kind === 'day';
  const named = things ? entries.map((entry) => things(entry)) : entries;
  return named.map((entry, index) => {
    const [own] = timesIn(withoutNames(entry), context);
    // 明天：九点看牙，两点开会，八点健身: hours of one day go on from the first one.
    if (isDay && index > 0 && own?.said.clock && !own.said.day && own.bound === undefined) return entry;
    if (!own?.said.day) return `${said} ${entry}`;
    const at = own.spans[0]?.from ?? 0;
    const both = `${entry.slice(0, at)}${said} ${entry.slice(at)}`;
    return isWithin(both, times[0], context) ? both : entry;
  });
}

const isUndated = (entry: string, context: PhraseContext): boolean =>
  timesIn(withoutNames(entry), context).length === 0;

/** Next week: Mon 9:30 kickoff. A weekday is that of the week above it. */
function isWithin(text: string, heading: Phrase | undefined, context: PhraseContext): boolean {
  const stretch = heading?.reading;
  const [both, ...more] = timesIn(withoutNames(text), context);
  const reading = both?.reading;
  if (stretch?.kind !== 'range' || !both || more.length > 0 || !both.problems.every(({ code }) => code === 'no-hour'))
    return false;
  const at = reading?.kind === 'moment' ? reading.wall : reading?.kind === 'range' ? reading.from : undefined;
  const day = at ?? (reading?.kind === 'day' || reading?.kind === 'part' ? reading.day : undefined);
  return day !== undefined && day >= stretch.from && day < stretch.to;
}

const COUNTED = ofAll(({ items }) => items.countedThings);

/** Two calls, 三节课: what a heading counts, as an addition to an entry that does not name it itself. */
function thingsIn(heading: string): ((entry: string) => string) | undefined {
  for (const { pattern, generic, each } of COUNTED) {
    const { things } = pattern.exec(heading)?.groups ?? {};
    if (things === undefined) continue;
    const isNamed = (entry: string): boolean =>
      generic.test(things) || entry.toLowerCase().includes(things.slice(0, -1) || things);
    return (entry) => (isNamed(entry) ? entry : each(entry, things));
  }
  return undefined;
}

/** Without signs and pictures. */
const lettersOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim();

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
  const clock = clockOf(last, /\p{Script=Han}/u.test(text) ? '到' : ' to ');
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
  const masked = withoutNames(text);
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
  // lab Tuesdays 1-4 and Thursdays 2-5 until Dec 10: both.
  const [end, ...others] = phrases.toReversed().map(untilOf);
  const until =
    end !== undefined && others.every((one) => one === undefined) ? repeatWords(text)?.until(end) : undefined;
  const joint = /\p{Script=Han}/u.test(text) ? '到' : ' to ';
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
    const said = until !== undefined && index < phrases.length - 1 ? `${own}${until}` : own;
    return [text.slice(0, from), said, text.slice(to)].join(' ').trim();
  });
}

/** A moment, or hours of one day. */
const isHours = (reading: Reading): boolean =>
  reading.kind === 'moment' ||
  (reading.kind === 'range' && !reading.allDay && reading.to !== undefined && reading.to - reading.from < DAY);

const untilOf = ({ reading }: Phrase): string | undefined =>
  reading?.kind === 'repeat' ? /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(reading.rrule)?.slice(1).join('-') : undefined;

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
  if (!isOneDay || others.length === 0 || !(areSpans || EACH.test(normalise(after)) || isTold(text, after))) return [];
  const rest = `${text.slice(0, from)}${after.replace(EACH, '')}`;
  const joint = /\p{Script=Han}/u.test(text) ? '到' : ' to ';
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
