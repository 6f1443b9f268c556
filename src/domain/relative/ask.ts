import { messages } from '../../messages/index.ts';
import type { ReadingContext, TimeReading } from '../arguments/read.ts';
import { UserError } from '../errors.ts';
import { type Choice, type Question, question } from '../question.ts';
import { showWhen } from '../time/show.ts';
import { DAY, formatWall, formatWallDate } from '../time/wall.ts';
import { startOfDay } from '../time/zone.ts';

/** What must be asked about words that count from an item. */

export interface Asked {
  readonly text: string;
  /** The argument that the words are of. */
  readonly argument: string;
}

const short = (text: string): string => text.trim().slice(0, 80);

/** A reading as what can be passed back: it is read in one way only. */
function choiceOf(reading: TimeReading, { argument }: Asked, { language, zone }: ReadingContext): Choice {
  if (reading.kind === 'date') {
    const { wall } = reading;
    const span = { start: startOfDay(wall, zone), end: startOfDay(wall + DAY, zone), allDay: true };
    return { id: formatWallDate(wall), title: argument, when: showWhen(span, zone, language) };
  }
  const { instant, wall, zone: own } = reading;
  const when = showWhen({ start: instant, end: instant, allDay: false }, zone, language);
  return { id: formatWall(wall) + (own === zone ? '' : `[${own}]`), title: argument, when };
}

function asking(
  asked: Asked,
  why: 'severalReadings' | 'wouldBePast' | 'isThereAlready' | 'otherDirection',
  readings: readonly TimeReading[],
  context: ReadingContext,
): Question {
  const said = messages(context);
  const message = said.times.confirmReading({ text: short(asked.text), question: said.moves[why] });
  const candidates = readings.map((one) => choiceOf(one, asked, context));
  return question(message, { missing: [asked.argument], ...(candidates.length > 0 && { candidates }) });
}

export const whichOne = (asked: Asked, readings: readonly TimeReading[], context: ReadingContext): Question =>
  asking(asked, 'severalReadings', readings, context);

/** The words lead to a time that is over. */
export const isOver = (asked: Asked, readings: readonly TimeReading[], context: ReadingContext): Question =>
  asking(asked, 'wouldBePast', readings, context);

/** The words lead to where the item is already. */
export const isThere = (asked: Asked, readings: readonly TimeReading[], context: ReadingContext): Question =>
  asking(asked, 'isThereAlready', readings, context);

/** `推迟到三点` of what is at four. */
export const notThatWay = (asked: Asked, readings: readonly TimeReading[], context: ReadingContext): Question =>
  asking(asked, 'otherDirection', readings, context);

export const howMuch = ({ text, argument }: Asked, context: ReadingContext): Question =>
  question(messages(context).moves.howMuch({ text: short(text) }), { missing: [argument] });

/** A length in hours says nothing of whole days. */
export function noHours({ text, argument }: Asked, context: ReadingContext): UserError {
  const said = messages(context).moves;
  return new UserError('INVALID_ARGUMENT', said.wholeDay({ text: short(text) }), {
    hint: said.passTimeOfDay({ argument }),
  });
}

/** A point in time has no length. */
export function noLength({ text }: Asked, context: ReadingContext): UserError {
  const said = messages(context).moves;
  return new UserError('INVALID_ARGUMENT', said.noLength({ text: short(text) }), { hint: said.passTime });
}
