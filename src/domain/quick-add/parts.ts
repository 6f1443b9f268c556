import { normalise } from '../phrases/frames/normalise.ts';
import type { PhraseContext, Span } from '../time/phrase.ts';
import { alarmIn } from './alarm.ts';
import {
  isHourOfDay,
  isItsHour,
  isItsStart,
  isLimit,
  isLimiting,
  isOfTelling,
  isOfWhom,
  isRemark,
  opensNext,
  THEN_TO_DO,
} from './belongs.ts';
import { withDays } from './days-of-items.ts';
import { CORRECTS } from './doubts.ts';
import { isFields, isTags } from './fields.ts';
import { GAP } from './frames/gap.ts';
import { anyOf, ofAll } from './languages.ts';
import { ABOUT_NOTHING, isLengthOnly, listAt, underHeading } from './lists.ts';
import { withoutNames } from './names.ts';
import { hasClock, hasTime, type Part, partOf } from './part.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { phrasesIn, timesIn } from './sentence.ts';
import { isLengthLater } from './so-much-later.ts';
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

const JOINS = new RegExp(`^${anyOf(({ items }) => items.lastJoint)}$`, 'i');

/** …，还有买一箱牛奶: a thing to be done by itself. */
const ALSO_TO_DO = new RegExp(`^\\s*${anyOf(({ items }) => items.alsoToDo)}`, 'i');

/** Spans of a text as those of a part of it. */
const within = (spans: readonly Span[], { from: start, to: end }: Span): Span[] =>
  spans
    .map(({ from, to }) => ({ from: Math.max(from, start) - start, to: Math.min(to, end) - start }))
    .filter(({ from, to }) => to > from);

/** `told`: where a text says when to be reminded of it. `isListed`: it stood under a heading; there is one of a list. `,` and `和` join parts of one thing, too: pieces count as items when they have a time and a matter of their own. */
export function itemsIn(text: string, told: readonly Span[], context: PhraseContext, isListed = false): string[] {
  const shared = sharedIn(text, context);
  const within = told.filter(({ to }) => to <= (shared?.text.length ?? 0));
  const entries = shared ? entriesIn(shared.text, within, context, isListed) : [];
  if (shared && entries.length > 1) return entries.map((entry) => withShared(entry, shared, context));
  return entriesIn(text, told, context, isListed);
}

const isTimed = (group: readonly Part[]): boolean => group.some(hasTime);

function entriesIn(text: string, told: readonly Span[], context: PhraseContext, isListed: boolean): string[] {
  const masked = withoutNames(text, told);
  // Words that join within one time: between 4 and 5, an hour and a half.
  const whole = phrasesIn(masked, context).filter(
    (one) =>
      one.duration !== undefined ||
      one.reading?.kind === 'range' ||
      one.reading?.kind === 'duration' ||
      isLengthLater(one, masked),
  );
  const repeats = timesIn(masked, context).filter(({ reading }) => reading?.kind === 'repeat');
  const isWithin = (at: number, mark: string): boolean =>
    [...repeats, ...(WORD.test(mark) ? whole : [])].some(({ spans }) =>
      spans.some(({ from, to }) => from < at && at < to),
    );
  // 每周一、三、五: its marks are between days of one repeat.
  // 14:05，周五那天休息: what is left out of it begins a part of its own.
  const isLess = (clause: string | undefined): boolean =>
    clause !== undefined && isLimiting(clause) && !isLengthOnly(clause, context);
  const leavesOut = (from: number, to: number): boolean =>
    isLess(/^[^,，;；。]*/.exec(masked.slice(to))?.[0]) ||
    isLess(/(?<=[,，;；。])[^,，;；。]+$/.exec(masked.slice(0, from))?.[0]);
  const cuts = [...masked.matchAll(BETWEEN)].filter(
    ({ index, 0: mark }) => !(LISTS.test(mark) && isWithin(index, mark)) || leavesOut(index, index + mark.length),
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
    .map((piece, index, all) => {
      const part = partOf(text.slice(piece.from, piece.to), context, within(told, piece));
      const mark = text.slice(all[index - 1]?.to, piece.from).trim();
      // Kate and Omar, not Kate, Omar
      return JOINS.test(mark) ? { ...part, joint: ` ${mark} ` } : part;
    });
  const isList = LIST.test(masked.trim());
  const groups: Part[][] = [];
  for (const [index, part] of parts.entries()) {
    const last = groups.at(-1);
    const next = parts[index + 1];
    // 明天去超市买米，还有买油 is about one day.
    const isThen = groups.length > 1 && groups.every(isTimed) && THEN_TO_DO.test(part.text);
    const isAlso = isThen || (ALSO_TO_DO.test(part.text) && (groups.length > 1 || (last ?? []).some(hasClock)));
    const isMore =
      isOfTelling(part, last ?? []) ||
      isLimit(part, last ?? []) ||
      isLengthOnly(part.text, context) ||
      isRemark(part) ||
      isFields(normalise(part.text)) ||
      isTags(normalise(part.text));
    const isNew = part.title !== '' && !isMore && (isList || isAlso || hasTime(part));
    if (last && (isItsHour(part, last) || isHourOfDay(part, last)))
      last.push({ ...part, text: part.text.replace(part.title, '') });
    else if (last && !isList && (isItsStart(part, last) || isOfWhom(part, last))) last.push(part);
    else if (last && opensNext(part, last, next)) groups.push([part]);
    else if (last?.every(isRemark)) last.push(part);
    else if (!last || (isNew && last.some(({ title }) => title !== '') && (isList || isTimed(last))))
      groups.push([part]);
    else last.push(part);
  }
  if (groups.length < 2 || groups.length > 20) return [];
  const texts = groups.map((group) =>
    group
      .map((part, index) => `${jointOf(part, group[index - 1])}${part.text.trim()}`)
      .join('')
      .replace(/^(?:\d{1,2}[.)、]|[-*•])\s*/, ''),
  );
  return withDays(saidAgain(withVerbs(toldAlike(texts, context), context), context), context);
}

/** Between two that each have a time a mark stands, or the times would be one. */
const jointOf = (part: Part, before: Part | undefined): string =>
  before === undefined ? '' : part.phrases.length > 0 && before.phrases.length > 0 ? ', ' : part.joint;

const GAPPED = ofAll(({ items }) => items.gapped ?? []);

/** call mom at 6 and dad at 7: the verb is said once. */
function withVerbs(texts: readonly string[], context: PhraseContext): string[] {
  const titles = texts.map((text) => partOf(text, context).title.trim());
  for (const { verb: pattern, object } of GAPPED) {
    const { verb, object: first } = pattern.exec(titles[0] ?? '')?.groups ?? {};
    if (verb === undefined || !object.test(first ?? '')) continue;
    return texts.map((text, index) => (index > 0 && object.test(titles[index] ?? '') ? `${verb} ${text}` : text));
  }
  return [...texts];
}

const OF_ALL = new RegExp(
  `^(?<text>.+)[,，;；。\\n]\\s*${anyOf(({ items }) => items.ofAll)}(?<time>[^,，;；。]+?)[。.!！\\s]*$`,
  'su',
);

const OF_ALL_BEHIND = ofAll(({ items }) => items.ofAllBehind ?? []);

interface Shared {
  readonly text: string;
  readonly said: string;
  readonly isTime: boolean;
}

/** `…，都在周五前`, `…，都在万达`: a time or place at the end that is that of each. */
function sharedIn(text: string, context: PhraseContext): Shared | undefined {
  const match = [OF_ALL, ...OF_ALL_BEHIND].map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const { text: before, time } = match?.groups ?? {};
  if (before === undefined || time === undefined) return undefined;
  const { phrases, title } = partOf(time, context);
  if (isAlarmOnly(time, context)) return { text: before, said: time, isTime: false };
  if (phrases.length === 1 && (title === '' || ABOUT_NOTHING.test(title)))
    return { text: before, said: time, isTime: true };
  if (isLengthOnly(time, context)) return { text: before, said: time, isTime: false };
  const place = new Remaining(text.slice(before.length + 1));
  const isPlace = phrases.length === 0 && takePlace(place) !== undefined && ONLY_ALL.test(place.view);
  return isPlace ? { text: before, said: text.slice(text.lastIndexOf(time) - 1), isTime: false } : undefined;
}

/** 都提前半小时提醒我, 都提醒我 */
export function isAlarmOnly(said: string, context: PhraseContext): boolean {
  const alarm = alarmIn(`,${normalise(said)}`, context);
  const rest = new Remaining(said);
  rest.cut((alarm?.spans ?? []).map(({ from, to }) => ({ from: Math.max(0, from - 1), to: to - 1 })));
  return (alarm !== undefined || ASKS_ONLY.test(normalise(said))) && titleOf(rest) === '';
}

const ASKS_ONLY = new RegExp(`^${anyOf(({ kinds }) => kinds.asksFor)}`);

const ONLY_ALL = new RegExp(`^[\\s,，]*${anyOf(({ items }) => items.ofAll)}[${GAP}\\s。.!！]*$`);

const withShared = (entry: string, { said, isTime }: Shared, context: PhraseContext): string =>
  isTime && timesIn(withoutNames(entry), context).some((one) => one.said.day) ? entry : `${entry}，${said}`;

/** Before a time at the start. */
const LED = new RegExp(`^\\s*(?:${anyOf(({ items }) => items.beforeTime)})?\\s*$`, 'i');

const TELLING = ofAll(({ items }) => items.telling);

const TO = /^(?:then )?(?:to )?/i;

/** `Remind me at 5 to call Mom and at 8 to take the bins out`: what begins with its time is asked for alike. */
function toldAlike(texts: readonly string[], context: PhraseContext): string[] {
  const told = TELLING.find(({ pattern }) => pattern.test(normalise(texts[0] ?? '')));
  return texts.map((text, index) => {
    const span = index === 0 || !told ? undefined : timesIn(withoutNames(text), context)[0]?.spans[0];
    const begins = span !== undefined && told && LED.test(text.slice(0, span.from));
    if (span && told?.toDo?.pattern.test(normalise(text))) return `${told.toDo.before}${text.replace(TO, '')}`;
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
    const time = text.slice(span[0].from, span[0].to);
    if (/\p{Script=Han}/u.test(text)) return `${time}${matter.shown()}`;
    return `${/^\d/.test(time) ? 'at ' : ''}${time} ${matter.shown()}`;
  });
}
