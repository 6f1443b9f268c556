import { NeedUser, UserError } from '../../errors.ts';
import { normalise } from '../phrases/normalise.ts';
import type { Phrase, RepeatReading, Span } from '../phrases/reading.ts';
import { say } from '../say.ts';
import { assumptionsOf, hourQuestion, limitQuestion, problemWith } from '../time/ask.ts';
import { checkLength, type ReadingContext } from '../time/read.ts';
import { repeatSaid, type SaidRepeat } from '../time/repeat.ts';
import { type SpanReading, spanOfPhrase, wallReading } from '../time/spoken.ts';
import { HOUR } from '../time/wall.ts';
import { alarmIn } from './alarm.ts';
import { inText } from './candidates.ts';
import { type Wish, wishOf } from './intent.ts';
import { AT_PLACE, AT_PLACE_EN, DEADLINE, HAS_HOUR, REMINDS, VAGUE_SOON, WHOLE_DAY } from './kind.ts';
import { withoutNames } from './names.ts';
import { itemsIn } from './parts.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';
import { type Subject, subjectOf } from './subject.ts';
import { titleOf } from './title.ts';

export type Kind = 'event' | 'reminder' | 'todo';

/** What is to be added. Its time is that of an event, the moment of a reminder, or the due time of a todo. */
export interface Item {
  readonly kind: Kind;
  readonly title: string;
  readonly location?: string | undefined;
  readonly span?: SpanReading | undefined;
  readonly repeat?: SaidRepeat | undefined;
  /** Of an event: to be reminded so many minutes before. */
  readonly remindMinutes?: number | undefined;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

export type Understood =
  | { readonly is: 'item'; readonly item: Item }
  /** Each of them is a text that can be passed back. */
  | { readonly is: 'several'; readonly texts: readonly string[] }
  /** No addition. */
  | ({ readonly is: 'wish'; readonly wish: Wish } & Subject);

/** What kind a question is about, so far as it is known. */
export class OpenItem extends NeedUser {
  readonly item: Pick<Item, 'kind' | 'title' | 'location'>;

  constructor(asked: NeedUser, item: OpenItem['item']) {
    super(asked.message, asked.question);
    this.item = item;
  }
}

/**
 * Reads a sentence as something to be added (contract §5). Pure; the time is
 * read by domain/phrases, what is about it by the words beside it. Throws
 * OpenItem for what has several readings or lacks its time or title, UserError
 * LIMIT_EXCEEDED for more than 1,000 characters.
 */
export function interpret(given: string, context: ReadingContext): Understood {
  checkLength(given, context.language);
  const text = unquoted(given.trim());
  const masked = withoutNames(text);
  const alarm = alarmIn(normalise(masked), context);
  const plain = alarm ? withoutNames(text, [alarm.span]) : masked;
  const phrases = timesIn(plain, context);
  const wish = wishOf(plain === masked ? text : plain, phrases.length > 0);
  if (wish) return { is: 'wish', wish, ...subjectOf(text, wish, phrases, context) };
  const texts = itemsIn(alarm ? `${text.slice(0, alarm.span.from)} ${text.slice(alarm.span.to)}` : text, context);
  if (texts.length > 1) return { is: 'several', texts };
  const [phrase, ...others] = phrases;
  const rest = new Remaining(text);
  if (alarm) rest.cut([alarm.span]);
  if (phrase) rest.cut(phrase.spans.map((span) => withoutAdjective(text, span)));
  const isDeadline = DEADLINE.test(rest.view) || phrase?.bound === 'before';
  if (phrase && isDeadline) rest.drop(DEADLINE);
  if (BEHIND.test(rest.view)) rest.move(BEHIND);
  const kind = kindOf(normalise(text), phrase, isDeadline, alarm !== undefined);
  const location = kind === 'event' ? placeIn(rest) : undefined;
  const title = titleOf(rest);
  const open = { kind, title, ...(location !== undefined && { location }) };
  try {
    return {
      is: 'item',
      item: { ...open, remindMinutes: alarm?.minutes, ...timed(text, open, phrase, others, isDeadline, context) },
    };
  } catch (error) {
    // What does not exist is asked about: nobody meant it.
    const asked = error instanceof UserError && error.code === 'INVALID_ARGUMENT' ? asQuestion(error) : undefined;
    if (!asked) throw error;
    throw new OpenItem(phrase ? inText(asked, text, phrase, isDeadline, context) : asked, open);
  }
}

const asQuestion = (error: UserError): NeedUser =>
  error instanceof NeedUser ? error : new NeedUser(error.message, { missing: ['start'] });

/** `daily standup`: the repeat is a part of the name, too. */
function withoutAdjective(text: string, { from, to }: Span): Span {
  const word = /(?<![a-z])(?:daily|weekly|biweekly|monthly|quarterly|yearly|annual)$/i.exec(text.slice(from, to));
  const isBeforeNoun = /^\s(?!(?:at|on|with|for|from|by|to|in|until|till?|starting|and|every|w)(?![a-z]))[a-z]/i.test(
    text.slice(to),
  );
  return { from, to: word && isBeforeNoun ? from + word.index : to };
}

/** 苹果别忘了买 */
const BEHIND = /(?:别忘(?:记)?了?|记得)(?<cut>[买带拿交寄取做看打发还洗付])\s*$/;

/** A text that is a quotation as a whole. */
const unquoted = (text: string): string => /^["“「'](.*)["”」']$/su.exec(text)?.[1]?.trim() ?? text;

/** The place, unless nothing would be left for a title. */
function placeIn(rest: Remaining): string | undefined {
  const trial = rest.copy();
  const place = takePlace(trial);
  if (place === undefined || titleOf(trial) === '') return undefined;
  return takePlace(rest);
}

const lastMatch = (pattern: RegExp, text: string): number =>
  [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].at(-1)?.index ?? -1;

/** Of `birthday dinner` the last word says what it is. */
const fillsDay = (text: string): boolean => lastMatch(WHOLE_DAY, text) > lastMatch(HAS_HOUR, text);
const hasHour = (text: string): boolean => lastMatch(HAS_HOUR, text) > lastMatch(WHOLE_DAY, text);

function kindOf(text: string, phrase: Phrase | undefined, isDeadline: boolean, hasAlarm: boolean): Kind {
  const reminds = REMINDS.test(text) && !hasAlarm;
  const waits = AT_PLACE.test(text) || AT_PLACE_EN.test(text);
  if (!phrase) return reminds && !waits && VAGUE_SOON.test(text) ? 'reminder' : 'todo';
  if (isDeadline || (waits && !phrase.said.clock)) return 'todo';
  if (reminds) return 'reminder';
  const { reading, said } = phrase;
  switch (reading?.kind) {
    case 'day':
      return fillsDay(text) || hasHour(text) || phrase.duration ? 'event' : 'todo';
    case 'range':
      return !reading.allDay || fillsDay(text) || joinsDays(text, phrase) ? 'event' : 'todo';
    case 'repeat':
      return reading.first.kind !== 'day' || said.clock || fillsDay(text) || hasHour(text) ? 'event' : 'reminder';
    default:
      return 'event';
  }
}

/** From a day to another one, and not a stretch that has a name. */
const joinsDays = (text: string, { spans }: Phrase): boolean =>
  spans.some(({ from, to }) =>
    /到|至|-|~|–|—|(?<![a-z])(?:to|through|thru|until|till)(?![a-z])/.test(
      text.slice(from, to).replace(/\d{4}-\d\d-\d\d/g, ''),
    ),
  );

type Open = Pick<Item, 'kind' | 'title' | 'location'>;

function timed(
  text: string,
  { kind, title }: Open,
  phrase: Phrase | undefined,
  others: readonly Phrase[],
  isDeadline: boolean,
  context: ReadingContext,
): Pick<Item, 'span' | 'repeat' | 'assumptions' | 'warnings'> {
  const { language } = context;
  const plain = normalise(text);
  const waits = AT_PLACE.test(plain) || AT_PLACE_EN.test(plain);
  const warnings =
    kind === 'todo' && waits
      ? [
          say(
            language,
            '无法按地点提醒：记为待办，到了请自己查看。',
            'No reminder can fire at a place: kept as a todo to look at.',
          ),
        ]
      : [];
  if (!phrase) {
    if (kind === 'reminder')
      throw asks(text, 'at', say(language, '什么时候提醒？', 'When should the reminder fire?'), context);
    if (title === '') throw noTitle(text, context);
    const assumptions =
      REMINDS.test(plain) && !waits
        ? [say(language, '没有说时间，记为待办，不会提醒。', 'No time was given: kept as a todo, without a reminder.')]
        : [];
    return { assumptions, warnings };
  }
  const asked = { text, argument: kind === 'todo' ? 'due' : kind === 'reminder' ? 'at' : 'start' };
  if (phrase.problems.length > 0) throw problemWith(asked, phrase, phrase.problems, context);
  if (others.length > 0) throw otherTimes(text, phrase, others, context);
  if (phrase.bound === 'after') throw limitQuestion(asked, phrase, context);
  if (title === '') throw noTitle(text, context);
  const { reading } = phrase;
  if (reading?.kind === 'repeat') return { ...repeated(kind, reading, phrase, asked, context), warnings };
  if (reading?.kind === 'day' && kind === 'event' && !fillsDay(plain) && !hasDays(phrase))
    throw hourQuestion(asked, phrase, context);
  if (
    kind === 'event' &&
    reading?.kind === 'range' &&
    reading.allDay &&
    !joinsDays(plain, phrase) &&
    reading.to - reading.from >= 7 * 24 * HOUR
  )
    throw asks(text, 'start', say(language, '具体哪几天？', 'Which days exactly?'), context);
  if (isDeadline && reading?.kind === 'range' && /前$|before|prior/.test(spoken(plain, phrase)))
    throw asks(
      text,
      'due',
      say(language, '是在那段时间开始之前，还是结束之前？', 'Before it begins, or before it ends?'),
      context,
    );
  const span = spanOfPhrase(text, { ...phrase, bound: undefined }, { name: asked.argument, purpose: 'plan' }, context);
  const { assumptions } = span.start;
  const notes = [...assumptions];
  if (kind === 'reminder' && span.start.kind === 'date') {
    notes.push(atNine(language));
    return { span: { start: wallReading(span.start.wall + 9 * HOUR, phrase.zone, []) }, assumptions: notes, warnings };
  }
  if (kind === 'todo' && isDeadline && REMINDS.test(plain))
    notes.push(
      say(
        language,
        '说的是期限：记为待办，不另设提醒。',
        'A deadline: kept as a todo with that due time, without a reminder.',
      ),
    );
  if (kind === 'todo' && !isDeadline)
    notes.push(say(language, '没有说几点：记为当天截止的待办。', 'No hour was given: a todo due that day.'));
  return { span, assumptions: notes, warnings };
}

const atNine = (language: ReadingContext['language']): string =>
  say(language, '没有说几点，按 09:00 提醒。', 'No hour was given: taken as 09:00.');

const spoken = (text: string, { spans }: Phrase): string => spans.map(({ from, to }) => text.slice(from, to)).join(' ');

const hasDays = ({ duration }: Phrase): boolean => duration !== undefined && duration.ms === 0;

function repeated(
  kind: Kind,
  reading: RepeatReading,
  phrase: Phrase,
  asked: { readonly text: string; readonly argument: string },
  context: ReadingContext,
): Pick<Item, 'span' | 'repeat' | 'assumptions'> {
  const repeat = repeatSaid(reading, phrase, context);
  const { first } = reading;
  const assumptions = assumptionsOf(phrase, context);
  const span = repeat.first;
  if (!span) throw hourQuestion({ ...asked, argument: 'start' }, phrase, context);
  if (kind === 'reminder' && first.kind === 'day') {
    const start = wallReading(first.day + 9 * HOUR, phrase.zone, []);
    return {
      span: { start },
      repeat: { ...repeat, assumptions: [] },
      assumptions: [...assumptions, atNine(context.language)],
    };
  }
  if (kind === 'event' && first.kind === 'day' && !fillsDay(normalise(asked.text)))
    throw hourQuestion({ ...asked, argument: 'start' }, phrase, context);
  return { span, repeat: { ...repeat, assumptions: [] }, assumptions };
}

const asking = (text: string, question: string, { language }: ReadingContext): string =>
  say(
    language,
    `“${text.slice(0, 80)}”：${question}尚未写入。`,
    `"${text.slice(0, 80)}": ${question} Nothing was written.`,
  );

const asks = (text: string, missing: string, question: string, context: ReadingContext): NeedUser =>
  new NeedUser(asking(text, question, context), { missing: [missing] });

const noTitle = (text: string, context: ReadingContext): NeedUser =>
  asks(text, 'title', say(context, '要添加什么？', 'What is it about?'), context);

/** Times that belong to nothing: as two readings, where they are alternatives. */
function otherTimes(text: string, phrase: Phrase, others: readonly Phrase[], context: ReadingContext): NeedUser {
  const times = [phrase, ...others].map((one) => `“${spoken(text, one)}”`).join(say(context, '、', ', '));
  return new NeedUser(
    asking(
      text,
      say(
        context,
        `有不止一个时间（${times}），指哪一个，还是几件事？`,
        `More than one time (${times}): which one, or are these several items?`,
      ),
      context,
    ),
    { missing: ['text'] },
  );
}
