import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { alarmIn } from './alarm.ts';
import { withDays } from './days-of-items.ts';
import { CORRECTS } from './doubts.ts';
import { isFields, isTags } from './fields.ts';
import { GAP } from './frames/gap.ts';
import { anyOf, ofAll } from './languages.ts';
import { ABOUT_NOTHING, isLengthOnly, LIMIT, listAt, underHeading } from './lists.ts';
import { withoutNames } from './names.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { isOfTitle, phrasesIn, timesIn } from './sentence.ts';
import { isFurther, isLengthLater } from './so-much-later.ts';
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

const JOINS = new RegExp(`^${anyOf(({ items }) => items.lastJoint)}$`, 'i');

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
  /** What joins it to the part before. */
  readonly joint: string;
  /** So long after what was said before. */
  readonly isLater: boolean;
}

/** 带上周报: a stretch in what is to be done; 周三到周五出差, 下周末露营 are times. */
const isTime = (phrase: Phrase, text: string): boolean =>
  phrase.reading === undefined
    ? phrase.problems.length > 0
    : phrase.reading.kind !== 'duration' && (phrase.spans[0]?.from === 0 || !isOfTitle(phrase, text));

const NOW = new RegExp(`^${anyOf(({ items }) => items.now)}$`, 'i');

/** She weighs 31 lbs now: since when something is so, and nothing is to happen. */
const isSoNow = ({ phrases, text }: Part): boolean =>
  phrases.every(({ spans: [first, ...more] }) => {
    return first && more.length === 0 && first.from > 0 && NOW.test(normalise(text.slice(first.from, first.to)));
  });

const hasTime = (part: Part): boolean =>
  part.isLater || (part.phrases.some((one) => isTime(one, part.text)) && !isSoNow(part));

/** `told`: where the text says when to be reminded, which is no time or item of its own. */
const MARK = /[,，;；。]/;
/** be at the airport: no place of what was said before. */
const LEADS_UP = new RegExp(`^${anyOf(({ items }) => items.leadsUp)}`);
const WAKES = new RegExp(
  anyOf(({ alarms }) => alarms.wakes),
  'i',
);

const OF_THERE = new RegExp(anyOf(({ times }) => times.there));
const BEFORE_PLACE = new RegExp(`^[\\s${GAP}]*${anyOf(({ places }) => places.leads)}`);

function partOf(text: string, context: PhraseContext, told: readonly Span[] = []): Part {
  const phrases = timesIn(withoutNames(text, told), context);
  const rest = new Remaining(text);
  rest.cut([...phrases.flatMap(({ spans }) => spans), ...told]);
  // 晚上六点，提前一天提醒我买肉馅: what to be reminded of is no matter of the hour before the mark.
  // …，当地时间下午三点: whose time it is says nothing of the matter.
  const there = phrases.length > 0 ? OF_THERE.exec(normalise(text)) : null;
  if (there) rest.cut([{ from: there.index, to: there.index + there[0].length }]);
  const lead = told[0]?.from ?? 0;
  if (lead > 0 && MARK.test(text[lead] as string)) rest.cut([{ from: lead, to: text.length }]);
  const placed = rest.copy();
  const title = titleOf(rest);
  const bare = new Remaining(title);
  // Exam Dec 9, 10am in Hall B: with the word before it.
  const isPlaced =
    !LEADS_UP.test(normalise(title)) &&
    title !== '' &&
    [...(BEFORE_PLACE.test(placed.view) ? [placed] : []), bare].some(
      (one) => takePlace(one) !== undefined && titleOf(one) === '',
    );
  const own = text.slice(0, told[0]?.from || undefined).trim();
  const isLater = told.length === 0 && isFurther(text, context);
  if (title === '' && WAKES.test(normalise(text))) return { text, own, phrases, isLater, joint: ', ', title: text };
  return { text, own, phrases, isLater, joint: ', ', title: isPlaced || ONLY_JOINS.test(title) ? '' : title };
}

const LIMIT_OF_REPEAT = new RegExp(`^\\s*${anyOf(({ items }) => items.limitsOfRepeat)}`, 'i');

const REMARK = new RegExp(`^${anyOf(({ items }) => items.remark ?? [])}$`, 'i');

/** 晚上提醒我收衣服，明天有雨: why, and nothing to be done. */
const isRemark = ({ title, text, phrases }: Part): boolean =>
  (REMARK.test(normalise(title).trim()) || IS_SO.test(normalise(text))) && phrases.every(({ said }) => !said.clock);

const IS_SO = new RegExp(`^\\s*${anyOf(({ items }) => items.isSo ?? [])}`, 'i');

const DEPARTS = new RegExp(anyOf(({ items }) => items.departs));
const DEPARTS_ONLY = new RegExp(`^${anyOf(({ items }) => items.departsOnly)}$`, 'i');

/** Flight to Denver Friday + departs 6:45: the hour of the journey that was said before without one. */
const isItsHour = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  DEPARTS_ONLY.test(title.trim()) &&
  phrases.some(({ said }) => said.clock && !said.day) &&
  before.some((one) => DEPARTS.test(normalise(one.title))) &&
  !before.some(hasClock);

const GATHERS = new RegExp(`^${anyOf(({ items }) => items.gathers)}$`, 'i');

/** 下周六爬香山 + 八点集合: the hour of what was said of that day without one. Nobody meets for what one does alone (交报告). */
const isItsStart = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  (GATHERS.test(normalise(title.trim())) ||
    (COMES_TO.test(normalise(title.trim())) && before.some((one) => one.phrases.some(isPartOnly)))) &&
  phrases.length > 0 &&
  // hike Saturday, leave by 9: until when is another thing.
  phrases.every(({ said, bound }) => said.clock && !said.day && bound === undefined) &&
  before.some((one) => one.phrases.some(({ said, reading }) => said.day && reading?.kind !== 'repeat')) &&
  !before.some((one) => hasClock(one) || isDoneAlone(one));

/** 上午领证，九点到民政局 */
const COMES_TO = new RegExp(`^${anyOf(({ items }) => items.comesTo ?? [])}$`, 'i');
const isPartOnly = ({ reading }: Phrase): boolean => reading?.kind === 'part';

const isDoneAlone = ({ title }: Part): boolean => THEN_TO_DO.test(normalise(title));

/** 上午9点到11点，画画，下午2点到4点，编程: each time stands before its matter, between marks. */
const opensNext = (part: Part, before: readonly Part[], next: Part | undefined): boolean => {
  const [first, matter] = before;
  const isAhead = (one: Part | undefined): boolean => one?.title === '' && hasTime(one);
  return isAhead(first) && isAhead(part) && isMatter(matter) && isMatter(next);
};

const isMatter = (one: Part | undefined): boolean => one !== undefined && one.title !== '' && one.phrases.length === 0;

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

const BEGINS_ONLY = new RegExp(`^(?:${anyOf(({ items }) => items.beginsOnly ?? [])})$`, 'i');

/** 12月19号考四级 + 早上九点开考: the hour of what was said before with its day. */
const isHourOfDay = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  BEGINS_ONLY.test(title.trim()) &&
  phrases.length === 1 &&
  phrases.every(
    ({ said, reading }) => said.clock && !said.day && (reading?.kind === 'moment' || reading?.kind === 'range'),
  ) &&
  before.some((one) => one.title !== '' && one.phrases.some(({ said }) => said.day)) &&
  !(GATHERS.test(title.trim()) && before.some(isDoneAlone)) &&
  !before.some(hasClock);

const POINTS_BACK = new RegExp(
  anyOf(({ items }) => items.pointsBack ?? []),
  'i',
);

/** 我妈周六坐高铁过来，下午三点到南站接她: what is done about who was spoken of, at its hour of that day. */
const isOfWhom = ({ title, phrases }: Part, before: readonly Part[]): boolean =>
  POINTS_BACK.test(normalise(title)) &&
  phrases.length === 1 &&
  phrases.every(({ said, reading }) => said.clock && !said.day && reading?.kind === 'moment') &&
  before.some((one) => ABOUT_SOMEBODY.test(normalise(one.text)) && one.phrases.some(({ said }) => said.day)) &&
  before.every((one) => !hasClock(one));

const ABOUT_SOMEBODY = new RegExp(`^${anyOf(({ items }) => items.aboutSomebody ?? [])}`, 'i');

const ABOUT_WHOM = new RegExp(`^\\s*${anyOf(({ items }) => items.aboutWhom ?? [])}`, 'i');

/** 每天晚上十点提醒我给老公发微信，问他今天开到哪儿了: more of what to be reminded of, though it names a day. */
const isOfTelling = ({ text, phrases }: Part, before: readonly Part[]): boolean =>
  ABOUT_WHOM.test(normalise(text)) && phrases.every(({ said }) => !said.clock) && before.some(hasClock);

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
    clause !== undefined && (LIMIT.test(clause) || LIMIT_OF_REPEAT.test(clause));
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
  if (isAlarmOnly(time, context)) return { text: before, said: time, isTime: false };
  if (phrases.length === 1 && (title === '' || ABOUT_NOTHING.test(title)))
    return { text: before, said: time, isTime: true };
  if (isLengthOnly(time, context)) return { text: before, said: time, isTime: false };
  const place = new Remaining(text.slice(before.length + 1));
  const isPlace = phrases.length === 0 && takePlace(place) !== undefined && ONLY_ALL.test(place.view);
  return isPlace ? { text: before, said: text.slice(text.lastIndexOf(time) - 1), isTime: false } : undefined;
}

/** 都提前半小时提醒我, 都提醒我 */
function isAlarmOnly(said: string, context: PhraseContext): boolean {
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
