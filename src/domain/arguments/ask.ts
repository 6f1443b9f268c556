import { messages } from '../../messages/index.ts';
import { UserError } from '../errors.ts';
import { sayAssumption, sayDayPart, sayProblem } from '../phrases/frames/words.ts';
import { type Choice, type Question, question } from '../question.ts';
import { describeRule } from '../recurrence/text.ts';
import type { Amount, Phrase, Problem, Reading } from '../time/phrase.ts';
import { showWhen } from '../time/show.ts';
import { DAY, formatWall, formatWallDate, wallDay } from '../time/wall.ts';
import { startOfDay, toInstant, toWall } from '../time/zone.ts';
import { invalidTime, type ReadingContext } from './read.ts';
import { repeatLines } from './repeat-lines.ts';

/** Questions about a phrase that can be read in more than one way, or in none. */

/** Which argument the words are of. */
export interface Asked {
  readonly text: string;
  readonly argument: string;
  /** How long what is scheduled takes, where neither words nor arguments say it. */
  readonly minutes?: number | undefined;
}

/** Length in minutes, where it is one that every day has. */
export const minutesOf = ({ months, days, ms }: Amount): number | undefined =>
  months > 0 ? undefined : (days * DAY + ms) / 60_000;

/** What the parser took for granted, in words. */
export const assumptionsOf = (phrase: Phrase, { language }: ReadingContext): string[] =>
  phrase.assumed.map((one) => sayAssumption(one, language));

/** An event of this phrase would have no hour. */
export function hourQuestion({ text, argument, minutes }: Asked, phrase: Phrase, context: ReadingContext): Question {
  const { language } = context;
  const { reading, zone, duration } = phrase;
  const span = reading?.kind === 'repeat' ? reading.first : reading;
  const isPart = span?.kind === 'part';
  const [from, to] = isPart ? [span.from, span.to] : span?.kind === 'day' ? [span.day, span.day + DAY] : [];
  const problem = phrase.problems.find(({ code }) => code === 'no-hour');
  const said = problem ? sayProblem(problem, language) : messages(language).times.whichHour;
  return question(asking(text, said, context), {
    missing: [argument],
    assumptions: assumptionsOf(phrase, context),
    within:
      from === undefined || to === undefined
        ? undefined
        : {
            from: toInstant(from, zone),
            to: toInstant(to, zone),
            isPart,
            minutes: duration ? minutesOf(duration) : minutes,
          },
  });
}

/** The question that the problems of a phrase come to. Throws UserError for what has no reading, LIMIT_EXCEEDED beyond the limits. */
export function problemWith(
  asked: Asked,
  phrase: Phrase,
  problems: readonly Problem[],
  context: ReadingContext,
): Question {
  const { language } = context;
  const said = problems.map((one) => sayProblem(one, language)).join(messages(language).times.betweenSentences);
  const shown = messages(language).times.asked({ text: short(asked.text), said });
  if (problems.some(({ code }) => code === 'limits')) throw new UserError('LIMIT_EXCEEDED', shown);
  if (problems.every(({ code }) => code === 'no-hour')) return hourQuestion(asked, phrase, context);
  const readings = [phrase.reading, ...phrase.others, ...next(phrase, problems, context)];
  const candidates = readings.flatMap((one) => (one ? (choiceOf(one, asked.argument, phrase, context) ?? []) : []));
  if (candidates.length === 0) throw invalidTime(language, shown);
  return question(asking(asked.text, said, context), {
    missing: [asked.argument],
    candidates,
    assumptions: assumptionsOf(phrase, context),
  });
}

/** A limit (`by Friday`) is not yet a time to begin at. */
export function limitQuestion({ text, argument }: Asked, phrase: Phrase, context: ReadingContext): Question {
  const { language } = context;
  const choice = phrase.reading && choiceOf(phrase.reading, argument, phrase, context);
  const said = messages(language).times.isALimit;
  return question(asking(text, said, context), { missing: [argument], candidates: choice && [choice] });
}

const short = (text: string): string => text.trim().slice(0, 80);

const asking = (text: string, question: string, { language }: ReadingContext): string =>
  messages(language).times.confirmReading({ text: short(text), question });

/** Of words that name a past time: the same time of the day or weekday to come; of what is longer ago none is nearest. */
function next({ reading, others, zone }: Phrase, problems: readonly Problem[], { now }: ReadingContext): Reading[] {
  if (others.length > 0 || !problems.some(({ code }) => code === 'past')) return [];
  const today = wallDay(toWall(now, zone));
  if (reading?.kind === 'day' && reading.day < today - 14 * DAY) return [];
  if (reading?.kind === 'moment' && reading.wall < today - 14 * DAY) return [];
  const comingFrom = (day: number): number =>
    day === today ? DAY : Math.ceil((today + 1 - day) / (7 * DAY)) * 7 * DAY;
  if (reading?.kind === 'day') return [{ ...reading, day: reading.day + comingFrom(reading.day) }];
  if (reading?.kind !== 'moment') return [];
  const wall = reading.wall + comingFrom(wallDay(reading.wall));
  return [{ ...reading, wall, instant: toInstant(wall, zone) }];
}

/** One reading as what can be passed back, which is read in one way only. */
function choiceOf(reading: Reading, argument: string, { zone }: Phrase, context: ReadingContext): Choice | undefined {
  const { language } = context;
  // What no rule repeats can be added once.
  const title = argument === 'repeat' && reading.kind !== 'repeat' ? 'start' : argument;
  const local = (wall: number): string => formatWall(wall) + (zone === context.zone ? '' : `[${zone}]`);
  const show = (from: number, to: number, allDay: boolean): string =>
    showWhen({ start: from, end: to, allDay }, zone, language);
  switch (reading.kind) {
    case 'day': {
      const { day } = reading;
      const when = show(startOfDay(day, zone), startOfDay(day + DAY, zone), true);
      return { id: formatWallDate(day), title, when };
    }
    case 'moment':
      return { id: local(reading.wall), title, when: show(reading.instant, reading.instant, false) };
    case 'part': {
      const words = `${formatWallDate(reading.day)} ${sayDayPart(reading.part, language)}`;
      return { id: words, title, when: words };
    }
    case 'range': {
      const { from, to, allDay, fromInstant, toInstant: end } = reading;
      const id = allDay ? `${formatWallDate(from)}/${formatWallDate(to)}` : `${local(from)}/${local(to)}`;
      return { id, title, when: show(fromInstant, end, allDay) };
    }
    case 'duration':
      return undefined;
    case 'repeat': {
      const first = choiceOf(reading.first, argument, { zone } as Phrase, context);
      const start = reading.first.kind === 'part' ? '' : `DTSTART:${first?.id} `;
      const when = `${describeRule(reading.rrule, language)} · ${first?.when}`;
      return { id: `${start}RRULE:${repeatLines(reading.rrule, reading.official)}`, title, when };
    }
  }
}
