import { messages } from '../../messages/index.ts';
import { checkLength, type ReadingContext } from '../arguments/read.ts';
import { UserError } from '../errors.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { isQuestion, type Question, question } from '../question.ts';
import type { Phrase, Span } from '../time/phrase.ts';
import { alarmIn } from './alarm.ts';
import { inText, isOver } from './candidates.ts';
import { spoken } from './doubts.ts';
import { type Wish, wishOf } from './intent.ts';
import { type Kind, kindOf } from './kind.ts';
import { DEADLINES, END_OF_DAY, WITHIN } from './kind-words.ts';
import { anyOf, LANGUAGES, matchesSome } from './languages.ts';
import { withoutNames } from './names.ts';
import { DONE_LAST } from './noise.ts';
import { itemsIn } from './parts.ts';
import { takePlace } from './place.ts';
import { Remaining } from './remaining.ts';
import { isNamedDay, timesIn } from './sentence.ts';
import { type Subject, subjectOf } from './subject.ts';
import { type Said, type Timing, timingOf } from './timing.ts';
import { titleOf } from './title.ts';
import { dropTrigger, waitsForPlace } from './trigger.ts';

/** What is to be added. */
export interface Item extends Timing {
  readonly kind: Kind;
  readonly title: string;
  readonly location?: string | undefined;
  /** Of an event: to be reminded so many minutes before. */
  readonly remindMinutes?: number | undefined;
  /** Of a todo that waits for a place: the sentence, since its title has lost that. */
  readonly notes?: string | undefined;
  readonly warnings: readonly string[];
}

export type Understood =
  | { readonly is: 'item'; readonly item: Item }
  /** Each of them is a text that can be passed back. */
  | { readonly is: 'several'; readonly texts: readonly string[] }
  /** Something is to be asked first. */
  | {
      readonly is: 'open';
      readonly question: Question;
      /** What is known of the item. */
      readonly item: Pick<Item, 'kind' | 'title' | 'location'>;
      /** The time that is over, as an argument: to insist on. */
      readonly past?: string | undefined;
    }
  /** No addition. */
  | ({ readonly is: 'wish'; readonly wish: Wish } & Subject);

/**
 * Reads a sentence as something to be added (contract §5). Pure; the time is
 * read by domain/phrases, what is about it by the words beside it. What has
 * several readings or lacks its time or title is `open`. Throws UserError
 * LIMIT_EXCEEDED for more than 1,000 characters and years beyond the limits.
 */
export function interpret(given: string, context: ReadingContext): Understood {
  checkLength(given, context.language);
  const text = unquoted(squeezed(given.trim()));
  const alarm = alarmIn(normalise(withoutNames(text)), context);
  const cuts = alarm ? [alarm.span] : [];
  const plain = withoutNames(text, cuts);
  const [phrase, ...others] = timesIn(plain, context);
  const wish = wishOf(alarm ? plain : text, phrase !== undefined);
  if (wish) return { is: 'wish', wish, ...subjectOf(text, wish, phrase, context) };
  const texts = itemsIn(alarm ? text.slice(0, alarm.span.from) + text.slice(alarm.span.to) : text, context);
  if (texts.length > 1) return { is: 'several', texts };
  const rest = new Remaining(text);
  const isItself = phrase !== undefined && others.length === 0 && !alarm && isHolidayItself(text, phrase);
  rest.cut([
    ...cuts,
    ...(isItself ? [] : (phrase?.spans ?? []).map((span) => withoutNameParts(text, span, phrase as Phrase))),
  ]);
  const isDeadline = phrase !== undefined && !alarm?.alone && isLimit(text, phrase, rest);
  // 护照12月20日到期: its last day is a part of what it is.
  if (isDeadline) for (const words of DEADLINES) rest.drop(words);
  for (const pattern of DONE_LAST) rest.move(pattern);
  const kind = isItself ? 'event' : kindOf(normalise(text), phrase, { isDeadline, alarm });
  if (kind === 'todo') dropTrigger(rest);
  const festive = phrase && holidayIn(text, phrase);
  const location = kind === 'event' ? placeIn(rest, festive !== undefined) : undefined;
  const title = titleOf(rest, kind === 'event') || festive || (phrase ? nameOfAlarm(text, context) : '');
  const known = { kind, title, ...(location !== undefined && { location }) };
  const ahead = kind === 'reminder' ? (alarm?.minutes ?? 0) : 0;
  const timed = timingOrQuestion({ text, kind, title, phrase, others, isDeadline, isItself, ahead }, context);
  if (isQuestion(timed)) {
    if (!phrase) return { is: 'open', question: timed, item: known };
    const past = isOver(phrase) ? timed.asks.candidates?.[0]?.id : undefined;
    return { is: 'open', question: inText(timed, text, phrase, isDeadline, context), item: known, past };
  }
  const { assumptions, ...timing } = timed;
  const told = alarm && kind === 'event' ? alarm.minutes : undefined;
  const notes = told === undefined ? [] : [messages(context).quickAdd.withReminder({ told })];
  const item = { ...known, ...timing, remindMinutes: told, assumptions: [...assumptions, ...notes] };
  if (kind !== 'todo' || !waitsForPlace(normalise(text))) return { is: 'item', item: { ...item, warnings: [] } };
  return { is: 'item', item: { ...item, notes: text, warnings: [placeWarning(context)] } };
}

const ALARM_CLOCK = new RegExp(
  anyOf(({ alarms }) => alarms.clock),
  'i',
);
const WAKES = new RegExp(
  anyOf(({ alarms }) => alarms.wakes),
  'i',
);

/** An alarm clock rings for nothing but its hour. */
function nameOfAlarm(text: string, context: ReadingContext): string {
  if (ALARM_CLOCK.test(text)) return messages(context).quickAdd.alarm;
  return WAKES.test(text) ? messages(context).quickAdd.wakeUp : '';
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

/** Long runs of blanks and of one mark say no more than short ones, and patterns that allow for them have to try each. */
const squeezed = (text: string): string =>
  text.replace(/\s{8,}/g, (blanks) => (blanks.includes('\n') ? '\n' : ' ')).replace(/([\p{P}\p{S}])\1{7,}/gu, '$1$1$1');

/** A text that is a quotation as a whole. */
const unquoted = (text: string): string => /^["“「'](.*)["”」']$/su.exec(text)?.[1]?.trim() ?? text;

/** `Thanksgiving at aunt Carol's 2pm`: where nothing else is said, the holiday beside its hour is what it is about. */
const holidayIn = (text: string, { assumed, said, spans }: Phrase): string | undefined =>
  said.clock && assumed.some((one) => one.code === 'named-day' && one.name !== 'lunar')
    ? spans.map(({ from, to }) => text.slice(from, to)).find((words) => !/\d/.test(words))
    : undefined;

/** The place, unless nothing would be left for a title and it has no other. */
function placeIn(rest: Remaining, isNamed: boolean): string | undefined {
  const trial = rest.copy();
  const place = takePlace(trial);
  if (place === undefined || (titleOf(trial) === '' && !isNamed)) return undefined;
  return takePlace(rest);
}
