import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { everyOf } from '../phrases/each-part.ts';
import type { Question } from '../question.ts';
import type { Phrase, RepeatReading } from '../time/phrase.ts';
import { wallTimeOfDay } from '../time/wall.ts';
import { assumptionsOf, hourQuestion, problemWith } from './ask.ts';
import { checkLength, type ReadingContext, readIso } from './read.ts';
import { readRepeatLines } from './repeat-lines.ts';
import { dayReading, momentReading, type SpanReading } from './spoken.ts';

/** What a `repeat` argument says. */
export interface SaidRepeat {
  /** RRULE text, still to be checked by parseRule. */
  readonly rule: string;
  /** When it begins, where the words say so. */
  readonly first?: SpanReading | undefined;
  /** The time of day that the words give, in milliseconds since midnight. */
  readonly clock?: number | undefined;
  /** 工作日: midnights that the official calendar takes from the rule and adds to it. */
  readonly official?: RepeatReading['official'];
  readonly assumptions: readonly string[];
}

interface Known {
  /** Whether the first time is known from elsewhere. */
  readonly hasStart: boolean;
  readonly allDay?: boolean | undefined;
}

/** Weekdays, to some day or so many times. */
const WEEKDAYS_ONLY = /^FREQ=WEEKLY;BYDAY=[A-Z,]+(?:;(?:UNTIL|COUNT)=[\dTZ]+)?$/;
const RRULE = /^(?:RRULE\s*:\s*)?[A-Z-]+\s*=/i;

/**
 * Reads a `repeat` argument: an RFC 5545 RRULE, which EXDATE and RDATE of days may follow, or words in Chinese or English.
 * What is one in several ways, or has no hour while there is no start, is a
 * question. Throws UserError INVALID_ARGUMENT for what is no repeat.
 */
export function readRepeat(text: string, context: ReadingContext, known: Known): SaidRepeat | Question {
  const { language } = context;
  checkLength(text, language);
  const rule = text.trim();
  // As candidates name a first time and its rule, and calls that are suggested the days that it leaves out.
  const lines = readRepeatLines(rule);
  if (lines) {
    const first = lines.start === undefined ? undefined : readIso(lines.start, context);
    return { rule: lines.rule, ...(first && { first: { start: first } }), official: lines.days, assumptions: [] };
  }
  if (RRULE.test(rule)) return { rule, assumptions: [] };
  const said = repeatIn(rule, context);
  const phrase = said && goingOn(said);
  if (!phrase) throw notRead(rule, context);
  const problems = phrase.problems.filter(({ code }) => code !== 'no-hour' || !known.hasStart);
  const asked = { text: rule, argument: 'repeat' };
  if (problems.length > 0) {
    const argument = problems.every(({ code }) => code === 'no-hour') ? 'start' : 'repeat';
    return problemWith({ ...asked, argument }, phrase, problems, context);
  }
  const reading = phrase.reading as RepeatReading;
  const yearly = /^(?:RSCALE=CHINESE;FREQ=YEARLY.*;BYMONTH=|FREQ=YEARLY)/.test(reading.rrule);
  const isWholeDay = known.allDay === true || (known.allDay === undefined && yearly);
  if (!known.hasStart && reading.first.kind === 'day' && !isWholeDay) {
    return hourQuestion({ ...asked, argument: 'start' }, phrase, context);
  }
  return repeatSaid(reading, phrase, context);
}

/**
 * Takes the words that were given for the time of something new as its `repeat`, where that is what they say: hosts
 * pass what a person said in one piece.
 *
 * @example
 * withRepeatSaid({ start: '每周一上午10点' }, 'start', caller) // { repeat: '每周一上午10点' }
 */
export function withRepeatSaid<
  Name extends string,
  Input extends { readonly [name in Name | 'repeat']?: string | undefined },
>(input: Input, name: Name, context: ReadingContext): Input {
  const text: string | undefined = input[name];
  if (text === undefined || input.repeat !== undefined || readIso(text, context)) return input;
  checkLength(text, context.language);
  return context.phrases?.(text, context)?.reading?.kind === 'repeat'
    ? { ...input, [name]: undefined, repeat: text }
    : input;
}

/** What repeats by its words; where a repeat is asked for, weekdays alone (Mon to Fri) are those of every week. */
function repeatIn(rule: string, context: ReadingContext): Phrase | undefined {
  const phrase = context.phrases?.(rule, context);
  const isRepeat =
    phrase?.reading?.kind === 'repeat' ||
    phrase?.problems.some(({ code }) => code === 'no-rule' || code === 'unknown-day');
  if (isRepeat) return phrase;
  return everyOf(rule)
    .map((text) => context.phrases?.(text, context))
    .find((one) => one?.reading?.kind === 'repeat' && WEEKDAYS_ONLY.test(one.reading.rrule));
}

/** Tuesday to Thursday at 3pm: where a repeat is asked for, what may be once each or of every week is of every week. */
function goingOn(phrase: Phrase): Phrase {
  const all = [phrase.reading, ...phrase.others].filter((one) => one?.kind === 'repeat');
  const isOpen =
    phrase.problems.length === 1 && phrase.problems.every((one) => one.code === 'ambiguous' && one.about === 'other');
  const [endless, ...more] = all.filter(({ rrule }) => !/COUNT=/.test(rrule));
  const isSame = all.every(({ rrule }) => rrule.replace(/;COUNT=\d+/, '') === endless?.rrule);
  if (!isOpen || !endless || more.length > 0 || !isSame) return phrase;
  return { ...phrase, reading: endless, others: [], problems: [] };
}

/** What a phrase that is a repeat comes to. */
export function repeatSaid(reading: RepeatReading, phrase: Phrase, context: ReadingContext): SaidRepeat {
  const { first, rrule, official } = reading;
  const { zone, duration: length } = phrase;
  const start =
    first.kind === 'moment'
      ? momentReading(first, zone, [])
      : first.kind === 'day'
        ? dayReading(first.day, [])
        : undefined;
  return {
    rule: rrule,
    first: start && { start, length },
    // A rule that names its hours, or repeats by the hour, has no other time of day.
    clock:
      first.kind === 'moment' && phrase.said.clock && !/BYHOUR|BYMINUTE|HOURLY|MINUTELY/.test(rrule)
        ? wallTimeOfDay(first.wall)
        : undefined,
    official,
    assumptions: assumptionsOf(phrase, context),
  };
}

const notRead = (rule: string, { language }: ReadingContext): UserError =>
  new UserError('INVALID_ARGUMENT', messages(language).times.cannotReadRule({ rule: rule.slice(0, 80) }), {
    hint: messages(language).times.ruleLike,
  });
