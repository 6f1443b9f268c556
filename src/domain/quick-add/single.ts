import { messages } from '../../messages/index.ts';
import { minutesOf } from '../arguments/ask.ts';
import type { ReadingContext } from '../arguments/read.ts';
import { repeatSaid } from '../arguments/repeat.ts';
import { wallReading } from '../arguments/spoken.ts';
import { UserError } from '../errors.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { isQuestion, type Question, question } from '../question.ts';
import type { Phrase, Span } from '../time/phrase.ts';
import { HOUR, MINUTE, wallTimeOfDay } from '../time/wall.ts';
import { type Alert, alarmIn, minutesBefore } from './alarm.ts';
import { inText, isOver } from './candidates.ts';
import { asks, otherTimes, spoken } from './doubts.ts';
import { dropTakes, takeFields, takeKind, takesLong, takeTags } from './fields.ts';
import type { Fields } from './frames/fields.ts';
import type { Item, Understood } from './item.ts';
import { type Kind, kindOf, reminds } from './kind.ts';
import { DEADLINES, END_OF_DAY, WITHIN } from './kind-words.ts';
import { anyOf, LANGUAGES, matchesSome, ofAll } from './languages.ts';
import { masked, withoutNames } from './names.ts';
import { DONE_LAST } from './noise.ts';
import { makeUpIn, officialIn } from './official.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { isNamedDay, lengthOf, phrasesIn, timesIn } from './sentence.ts';
import { goesOnUntil, goesUntil, type Said, type Timing, timingOf } from './timing.ts';
import { titleOf } from './title.ts';
import { dropTrigger, waitsForPlace } from './trigger.ts';
import { unreadQuestion } from './unread.ts';
import { isYearlyDay, sinceIn, yearlyIn } from './yearly.ts';

type Read = Extract<Understood, { is: 'items' | 'open' }>;

const WANTED = {
  event: ['showAs'],
  todo: ['importance', 'urgency'],
  reminder: ['importance', 'urgency'],
} as const satisfies Record<Kind, readonly (keyof Fields)[]>;

/** Reads a text that is about one thing. */
export function readOne(text: string, context: ReadingContext): Read {
  const plain = normalise(text);
  const alarm = alarmIn(normalise(withoutNames(text)), context);
  const yearly = yearlyIn(text, context);
  const anywhere = anywhereIn(plain);
  const since = sinceIn(plain);
  const working = makeUpIn(text, context);
  const cuts = [...(alarm?.spans ?? []), ...yearly, ...working, ...(since ? [since.span] : [])];
  const { phrases, content } = toldTimes(
    text,
    cuts,
    timesIn(withoutNames(text, [...cuts, ...anywhere]), context),
    context,
  );
  const [phrase, ...others] = phrases;
  const rest = new Remaining(text);
  const isItself = phrase !== undefined && others.length === 0 && !alarm && isHolidayItself(text, phrase);
  rest.cut([
    ...cuts,
    ...(isItself ? [] : (phrase?.spans ?? []).map((span) => withoutNameParts(text, span, phrase as Phrase))),
  ]);
  const isDeadline =
    phrase !== undefined &&
    !alarm?.alone &&
    isLimit(text, phrase, rest) &&
    !goesUntil(text, phrase) &&
    !goesOnUntil(text, phrase);
  const said = takeKind(rest);
  // 护照12月20日到期: its last day is a part of what it is.
  if (isDeadline) for (const words of DEADLINES) rest.drop(words);
  const official =
    phrase?.reading?.kind === 'repeat' && phrase.reading.workdays ? [...working, ...officialIn(plain)] : [];
  rest.cut(official);
  for (const pattern of DONE_LAST) rest.move(pattern);
  const feast = phrase && others.length === 0 && !alarm ? feastIn(rest, phrase, context) : undefined;
  if (feast === 'another')
    return {
      is: 'open',
      question: otherTimes(text, [phrase as Phrase, ...phrasesIn(text, context).filter(isNamedDay)], context),
      item: { kind: 'event', title: rest.shown() },
    };
  const own =
    isItself || feast ? 'event' : (said ?? kindOf(plain, phrase, { isDeadline, alarm, takes: takesLong(rest) }));
  // Each time of what repeats has its reminder, which only an event has.
  const isToldEach = own === 'todo' && said === undefined && alarm !== undefined && phrase?.reading?.kind === 'repeat';
  const isFromDone = said !== 'event' && phrase?.reading?.kind === 'repeat' && rest.drop(FROM_DONE);
  const kind = isFromDone ? 'todo' : isToldEach ? 'event' : own;
  const lengths = kind === 'todo' ? lengthOf(text, phrase, context) : undefined;
  if (lengths) rest.cut(lengths.spans);
  if (lengths) dropTakes(rest);
  // The due time of a todo keeps its zone, so that such words stay in its title.
  const floats = kind !== 'todo' && anywhere.length > 0;
  if (floats) rest.cut(anywhere);
  const fields = takeFields(rest, WANTED[kind]);
  const tags = kind === 'todo' ? takeTags(rest) : [];
  if (kind === 'todo') dropTrigger(rest);
  const seen = rest.seenIn(normalise(withoutNames(text)));
  const festive = phrase && holidayIn(text, phrase);
  const location = kind === 'event' ? placeIn(rest, festive !== undefined) : undefined;
  const title = titleOf(rest, kind === 'event') || festive || (phrase ? nameOfAlarm(text, phrase, context) : '');
  const known = { kind, title, ...(location !== undefined && { location }) };
  const ahead = kind === 'reminder' ? alarm?.alerts[0] : undefined;
  const isYearly = yearly.length > 0 || isYearlyDay(plain);
  const told = [...(alarm?.spans ?? []), ...official, ...content];
  const timing = timingOrQuestion(
    {
      text,
      kind,
      title,
      phrase,
      others,
      isDeadline,
      isItself: isItself || feast !== undefined,
      isYearly,
      since: since?.year,
      ahead,
      told,
    },
    context,
  );
  const whole = normalise(withoutNames(text, told));
  const timed = isQuestion(timing)
    ? timing
    : (unreadQuestion({ text, seen, whole, kind, phrase, told: reminds(plain, phrase) }, context) ?? timing);
  if (isQuestion(timed)) {
    if (!phrase) return { is: 'open', question: timed, item: known };
    const past = isOver(phrase) ? timed.asks.candidates?.[0]?.id : undefined;
    const { reading, duration } = phrase;
    const beside = kind === 'event' && {
      ...(reading?.kind === 'repeat' && { repeat: repeatSaid(reading, phrase, context) }),
      ...(duration && { minutes: minutesOf(duration) }),
      ...(alarm && { alerts: alarm.alerts }),
      showAs: fields.showAs,
    };
    const question = inText(timed, text, phrase, isDeadline, context);
    return { is: 'open', question, item: { ...known, ...beside }, past };
  }
  const { assumptions, ...when } = timed;
  const away = kind === 'event' && fields.showAs === undefined && isWholeDay(when) && AWAY.test(plain);
  const item: Item = {
    ...known,
    ...when,
    ...fields,
    ...(away && { showAs: 'busy' }),
    ...(floats && { floats }),
    ...(isFromDone && { fromDone: true }),
    alerts: kind === 'event' ? alarm?.alerts : undefined,
    estimateMinutes: lengths?.minutes,
    ...(tags.length > 0 && { tags }),
    assumptions: [...assumptions, ...(away ? [awaySaid(context)] : [])],
    warnings: [],
  };
  const alerts = kind === 'event' ? [] : (alarm?.alerts ?? []).slice(kind === 'reminder' ? 1 : 0);
  // A reminder ahead of each occurrence has no single time, so the hours are asked for.
  if (alerts.length > 0 && item.repeat)
    return { is: 'open', question: asks(text, 'at', messages(context).quickAdd.atWhatTime, context), item: known };
  const reminders = alerts.flatMap((alert) => remindersOf(item, alert, alarm?.alerts[0], context));
  // A month before the day after tomorrow: that is over.
  if (reminders.some(({ span }) => span?.start.kind === 'instant' && span.start.instant < context.now))
    return { is: 'open', question: asks(text, 'at', messages(context).quickAdd.isOver, context), item: known };
  if (kind !== 'todo' || !waitsForPlace(plain)) return { is: 'items', items: [item, ...reminders] };
  return { is: 'items', items: [{ ...item, notes: text, warnings: [placeWarning(context)] }] };
}

/** Without an event, each alert becomes a reminder. `first`: the alert that the item itself is, if it is one. */
function remindersOf(
  { kind, title, span }: Item,
  alert: Alert,
  first: Alert | undefined,
  context: ReadingContext,
): Item[] {
  const last = span?.end ?? span?.start;
  if (!last) return [];
  const allDay = last.kind === 'date';
  const back = kind === 'reminder' && first ? minutesBefore(first, last.wall, false) : 0;
  const end = last.wall + back * MINUTE;
  const zone = last.kind === 'instant' ? last.zone : context.zone;
  const start = wallReading(end - minutesBefore(alert, end, allDay) * MINUTE, zone, []);
  return [{ kind: 'reminder', title, span: { start }, assumptions: [], warnings: [] }];
}

const ANYWHERE = ofAll(({ times }) => times.anywhere);

/** Where a text says that its clock time goes with the user (不管我在哪). */
const anywhereIn = (plain: string): Span[] =>
  ANYWHERE.filter(({ pattern }) => plain.search(pattern) >= 0).flatMap(({ pattern, again }) =>
    [...plain.matchAll(pattern), ...(again ? plain.matchAll(again) : [])].map(({ index, 0: words }) => ({
      from: index,
      to: index + words.length,
    })),
  );

const AWAY = new RegExp(anyOf(({ fields }) => fields.away));

const FROM_DONE = new RegExp(anyOf(({ fields }) => fields.fromDone));

const isWholeDay = ({ span }: Pick<Timing, 'span'>): boolean => span?.start.kind === 'date';

const awaySaid = (context: ReadingContext): string => messages(context).quickAdd.away;

interface ToldTimes {
  readonly phrases: readonly Phrase[];
  /** Where the content of a reminder names times of its own. */
  readonly content: readonly Span[];
}

/** `周五提醒我给下周一的会做PPT`: the time beside the asking is when to be reminded, and any other is what it is about. */
function toldTimes(
  text: string,
  cuts: readonly Span[],
  phrases: readonly Phrase[],
  context: ReadingContext,
): ToldTimes {
  if (phrases.length < 2) return { phrases, content: [] };
  const plain = normalise(withoutNames(text, cuts));
  const each = phrasesIn(plain, context).filter(({ reading }) => reading !== undefined && reading.kind !== 'duration');
  const behind = each.filter(({ spans }) => ASKS_BEHIND.test(plain.slice(spans.at(-1)?.to)));
  // 明天提醒我后天要交材料: what stands before the asking is when, what stands behind it is told.
  // 早七点、晚九点提醒我…: both are when.
  const isListed = each.some(
    ({ spans: [first] }, index) => index > 0 && LISTED.test(text.slice(each[index - 1]?.spans.at(-1)?.to, first?.from)),
  );
  if (isListed) return { phrases, content: [] };
  const [told, ...more] =
    behind.length > 0 ? behind : each.filter(({ spans }) => ASKS_BEFORE.test(plain.slice(0, spans[0]?.from)));
  if (!told || more.length > 0) return { phrases, content: [] };
  // 明天下午三点吃药，六点提醒我: the day is that of another hour, and what is to be told then is said with it.
  const last = behind.includes(told) ? told.spans[0]?.from : undefined;
  const isOfOther = ({ said, spans }: Phrase): boolean =>
    said.day && said.clock && /[,，]/.test(text.slice(spans.at(-1)?.to, last));
  const others = each.filter((one) => one !== told);
  // 提醒我明天9点开会和周五交房租: two things, and not what the first is about.
  const isJoined = others.some(({ spans: [first] }) => JOINED.test(plain.slice(0, first?.from)));
  if (isJoined) return { phrases, content: [] };
  if (last !== undefined && !told.said.day && others.some(isOfOther)) return { phrases, content: [] };
  // 周一到周五早上七点半叫我起床，周末九点: a clause that says a time alone is about when, too.
  const content = others.flatMap(({ spans }) => spans);
  return ONLY_TIME.test(masked(text, content)) ? { phrases, content: [] } : { phrases: [told], content };
}

/** A clause that is nothing but masked. */
const ONLY_TIME = /[,，;；]\s*\ue000[\ue000\s]*(?:$|[,，;；。.!！])/;

const JOINED = new RegExp(`[^\\s,，](?:${anyOf(({ items }) => items.lastJoint)})\\s*$`);

/** Between times of one list. */
const LISTED = new RegExp(`^\\s*(?:[、&]|${anyOf(({ items }) => items.lastJoint)})\\s*$`);
const ASKS_BEHIND = new RegExp(`^[\\s,，]*${anyOf(({ kinds }) => kinds.asksAt)}`);
const ASKS_BEFORE = new RegExp(`${anyOf(({ kinds }) => kinds.asksFor)}\\s*$`);

const ALARM_CLOCK = new RegExp(
  anyOf(({ alarms }) => alarms.clock),
  'i',
);
const WAKES = new RegExp(
  anyOf(({ alarms }) => alarms.wakes),
  'i',
);

const ROUSES = new RegExp(anyOf(({ alarms }) => alarms.rouses));

/** An alarm clock rings for nothing but its hour. */
function nameOfAlarm(text: string, { reading }: Phrase, context: ReadingContext): string {
  if (ALARM_CLOCK.test(text)) return messages(context).quickAdd.alarm;
  const hour = reading?.kind === 'moment' ? wallTimeOfDay(reading.wall) / HOUR : undefined;
  const isEarly = hour !== undefined && hour >= 4 && hour < 10;
  if (WAKES.test(text)) return messages(context).quickAdd.wakeUp;
  if (!ROUSES.test(text)) return '';
  return isEarly ? messages(context).quickAdd.wakeUp : messages(context).quickAdd.alarm;
}

/** Its words themselves, or those beside them, say that it is the last time. */
const isLimit = (text: string, phrase: Phrase, rest: Remaining): boolean =>
  phrase.bound === 'before' ||
  matchesSome(DEADLINES, rest.view) ||
  END_OF_DAY.test(spoken(text, phrase)) ||
  WITHIN.test(spoken(text, phrase));

/** `Christmas at grandma's`: there is nothing beside it but a place. */
function isHolidayItself(text: string, phrase: Phrase): boolean {
  const rest = new Remaining(text);
  rest.cut(phrase.spans);
  return isNamedDay(phrase) && takePlace(rest) !== undefined && titleOf(rest) === '';
}

/** What is said to be on it is not done on another day, as a New Year's party is. */
const OF_ONE_DAY = new RegExp(`^${anyOf(({ times }) => times.ofOneDay ?? [])}`);

/** 12月22号冬至: nothing but the name of that day, or of another one. */
function feastIn(
  rest: Remaining,
  { reading, said }: Phrase,
  context: ReadingContext,
): 'itself' | 'another' | undefined {
  const title = titleOf(rest.copy());
  const [named, ...more] = title === '' ? [] : phrasesIn(title, context);
  const [span] = named?.spans ?? [];
  if (!named || !span || !isNamedDay(named) || more.length > 0 || span.from > 0) return undefined;
  if (reading?.kind !== 'day' || said.clock || named.reading?.kind !== 'day') return undefined;
  const isOther = named.reading.day !== reading.day;
  if (span.to < title.length) return isOther && OF_ONE_DAY.test(title) ? 'another' : undefined;
  return isOther ? 'another' : 'itself';
}

/** What does not exist is asked about: nobody meant it. */
function timingOrQuestion(said: Said, context: ReadingContext): Timing | Question {
  try {
    return timingOf(said, context);
  } catch (error) {
    const isUnreadable = error instanceof UserError && error.code === 'INVALID_ARGUMENT';
    if (!isUnreadable) throw error;
    return question(error.message, { missing: ['start'] });
  }
}

const placeWarning = (context: ReadingContext): string => messages(context).quickAdd.placeSoTodo;

/** `daily standup`, `quiz night at 8`: without the words of time that are a part of the name, too. */
function withoutNameParts(text: string, { from, to }: Span, { reading }: Phrase): Span {
  const time = {
    said: text.slice(from, to),
    before: text.slice(0, from),
    after: text.slice(to),
    repeats: reading?.kind === 'repeat',
  };
  const parts = LANGUAGES.map(({ times }) => times.partOfName?.(time) ?? { first: 0, last: 0 });
  return {
    from: from + Math.max(...parts.map(({ first }) => first)),
    to: to - Math.max(...parts.map(({ last }) => last)),
  };
}

/** `Thanksgiving at aunt Carol's 2pm`: where nothing else is said, the holiday beside its hour is what it is about. */
const holidayIn = (text: string, { assumed, said, spans }: Phrase): string | undefined =>
  said.clock && assumed.some((one) => one.code === 'named-day' && one.name !== 'lunar')
    ? spans.map(({ from, to }) => text.slice(from, to)).find((words) => !/\d/.test(words))
    : undefined;

const BOOKS_PLACE = new RegExp(`^${anyOf(({ places }) => places.books)}$`);

/** The place, unless nothing would be left for a title and it has no other. */
function placeIn(rest: Remaining, isNamed: boolean): string | undefined {
  const trial = rest.copy();
  const place = takePlace(trial);
  const title = place === undefined ? '' : titleOf(trial, true);
  // 订会议室A: it is what is booked.
  if (place === undefined || (title === '' && !isNamed) || BOOKS_PLACE.test(title)) return undefined;
  return takePlace(rest);
}
