import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { formatWallDate } from '../time/wall.ts';
import { alarmIn } from './alarm.ts';
import { choresIn } from './chores.ts';
import { countedIn } from './counted.ts';
import { dropTakes, isFields, isTags, takeTags } from './fields.ts';
import { anyOf, matchesSome, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { isNamedDay, phrasesIn, timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

/** Lists that share what is said once, under a heading (周五前完成：…). */

/** The heading of a list: no colon of a clock. */
const HEADED = /^([^\n]{1,60}?)\s*(?:(?<!\d)[:：]|[:：](?!\d))\s*(\S[\s\S]*)$/;
/** The same without a colon, above lines. */
const ABOVE_LINES = /^([^\n]{1,60})\n+(\S[^\n]*(?:\n+[^\n]+)+)$/;
/** More than one change takes. */
const MOST_ENTRIES = 20;
/** Nobody says more marks in a list of them: between so many, each is read by itself. */
const MOST_SAID = 3 * MOST_ENTRIES;
const ENTRIES = /\n|[\u2460-\u2473]|[;；、，,](?!\d{3}(?!\d))|(?:^|\s)\d{1,2}[.)、]\s*|(?:^|\s)[-*•]\s/;
export const BULLET = /^(?:[-*•–—·]|\d{1,2}[.)、])\s+/;
const AND = new RegExp(anyOf(({ items }) => items.lastJoint));
const HEADS = ofAll(({ items }) => items.headings);
export const ABOUT_NOTHING = new RegExp(`^${anyOf(({ items }) => items.emptyHeading)}$`);

const HOURS = ofAll(({ items }) => (items.hourOnly ? [items.hourOnly] : []));

/** `isSeveral`: a word alone may join two of them. */
const entriesOf = (body: string, isSeveral = false): string[] => {
  const entries = body.split(ENTRIES).map((entry) => entry?.trim() ?? '');
  const last = entries.pop() ?? '';
  const parts = last.split(AND);
  // 晚上七点和小李吃饭: with him.
  const isOfHour = matchesSome(HOURS, normalise(parts[0] ?? ''));
  return [...entries, ...((entries.length > 0 || isSeveral) && !isOfHour ? parts : [last])]
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
        isFields(normalise(untagged.shown())) ||
        isTags(plain) ||
        isLengthOnly(untagged.shown(), context) ||
        isPlaceOnly(untagged.shown()) ||
        isTimeOnly(untagged.shown(), context)
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

/** 在市图书馆 */
export function isPlaceOnly(entry: string): boolean {
  const rest = new Remaining(`, ${entry}`);
  return takePlace(rest) !== undefined && titleOf(rest) === '';
}

export function isTimeOnly(entry: string, context: PhraseContext): boolean {
  const times = timesIn(withoutNames(entry), context);
  const rest = new Remaining(entry);
  rest.cut(times.flatMap(({ spans }) => spans));
  // 周三前搞定
  const title = times.length > 0 ? titleOf(rest) : '';
  return times.length > 0 && (title === '' || ABOUT_NOTHING.test(title));
}

/** Each entry of a list, with what its heading says of all of them. Empty where there is none. */
export function underHeading(text: string, context: PhraseContext): string[] {
  const counted = countedIn(text);
  if (counted)
    return counted.heading === '' ? [...counted.entries] : ofHeading(counted.heading, counted.entries, context, true);
  const chores = choresIn(text, context);
  if (chores.length > 0) return chores;
  const announced = announcedIn(text, context);
  if (announced.length > 1) return announced;
  const lined = underLine(text, context);
  if (lined.length > 1) return lined;
  const match = HEADED.exec(text);
  const [, head, body] = match ?? [];
  if (head === undefined || body === undefined) return [];
  const bulleted = underBullets(head, body, context);
  if (bulleted.length > 1) return bulleted;
  // 加个日程：明天三点开会，提前十分钟提醒我，谢谢 is one thing.
  const told = alarmIn(normalise(withoutNames(body)), context)?.spans ?? [];
  const rest = new Remaining(body);
  rest.cut(told);
  const isOne = told.length > 0 && withFields(entriesOf(rest.shown()), context).length < 2;
  const said = isOne ? [] : entriesOf(body, COUNTS.test(normalise(head)));
  const entries = said.length > MOST_SAID ? [] : withFields(said, context);
  if (entries.filter((entry) => !isTimeOnly(entry, context)).length < 2 || entries.length > MOST_ENTRIES) return [];
  return ofHeading(head, entries, context);
}

/** Tomorrow's extras, and a bullet for each with its hour: what the heading says beside the day is none of them. */
function underBullets(head: string, body: string, context: PhraseContext): string[] {
  const lines = body.split('\n').map((line) => line.trim());
  const [time, ...more] = timesIn(normalise(withoutNames(head)).replace(OF_DAY, ''), context);
  if (lines.length < 2 || lines.length > MOST_ENTRIES || !lines.every((line) => BULLET.test(line))) return [];
  if (more.length > 0 || time?.reading?.kind !== 'day') return [];
  const entries = lines.map((line) => line.replace(BULLET, ''));
  const isHourOnly = (entry: string): boolean => {
    const own = timesIn(withoutNames(entry), context);
    return own.some(({ said }) => said.clock) && own.every(({ said }) => !said.day);
  };
  if (!entries.every(isHourOnly)) return [];
  return entries.map((entry, index) => (index === 0 ? `${formatWallDate(dayOf(time))} ${entry}` : entry));
}

const dayOf = ({ reading }: Phrase): number => (reading?.kind === 'day' ? reading.day : 0);

/** Tomorrow's */
const OF_DAY = new RegExp(
  anyOf(({ names }) => names.possessives),
  'g',
);

const SEVERAL = anyOf(({ items }) => items.several);
/** Behind what says how many things follow, any mark may stand. */
const MARKED = new RegExp(`^(?<head>${SEVERAL})\\s*(?:[,，.。;；、:：]|[-–—](?=\\s))\\s*(?=\\S)`);
const COUNTS = new RegExp(`^(?:${SEVERAL}|${anyOf(({ items }) => items.two ?? [])})`);
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
    isCounted ||
    (SAYS_SEVERAL.test(lettersOf(head)) &&
      (entries.length === numberIn(head) || entries.every((entry) => isUndated(entry, context))));
  if (isPlain && times.length === 0 && ABOUT_NOTHING.test(lettersOf(titleOf(rest)))) return [...entries];
  const title = lettersOf(titleOf(rest));
  const things = thingsIn(title);
  // One hour is of one thing.
  const isHour = times.some(({ said, bound }) => said.clock && bound === undefined);
  if (times.length !== 1 || isHour || !(things || ABOUT_NOTHING.test(title))) return [];
  const [time] = times as [Phrase];
  // Thanksgiving: turkey in at 9 would be a thing of that name.
  const said =
    time.reading?.kind === 'day' &&
    (isNamedDay(time) || matchesSome(DAYS_BY_NUMBER, head.slice(0, time.spans.at(-1)?.to)))
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

const DAYS_BY_NUMBER = ofAll(({ items }) => (items.endsAsDay ? [items.endsAsDay] : []));

/** Three things: as many entries as were announced are one each. */
function numberIn(head: string): number | undefined {
  const plain = normalise(head);
  const figures = /\d+/.exec(plain)?.[0];
  if (figures !== undefined) return Number(figures);
  return NUMBERS.find(([word]) => new RegExp(`(?<![a-z])${word}(?![a-z])`).test(plain))?.[1];
}

const NUMBERS = ofAll(({ items }) => Object.entries(items.numbers));

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
