import { say } from '../../messages/say.ts';
import type { ReadingContext, TimeReading } from '../arguments/read.ts';
import { UserError } from '../errors.ts';
import { type Choice, type Question, question } from '../question.ts';
import { showWhen } from '../time/show.ts';
import { DAY, formatWall, formatWallDate } from '../time/wall.ts';
import { startOfDay } from '../time/zone.ts';
import type { Item } from './item.ts';

/** What must be asked about words that count from an item. */

export interface Asked {
  readonly text: string;
  /** The argument that the words are of. */
  readonly argument: string;
}

const short = (text: string): string => text.trim().slice(0, 80);

/** A reading as what can be passed back: it is read in one way only. */
export function choiceOf(reading: TimeReading, { argument }: Asked, { language, zone }: ReadingContext): Choice {
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
  zh: string,
  en: string,
  readings: readonly TimeReading[],
  context: ReadingContext,
): Question {
  const text = short(asked.text);
  const said = say(
    context.language,
    `“${text}”：${zh}请用户确认（尚未写入）。`,
    `"${text}": ${en} Please confirm; nothing was written.`,
  );
  const candidates = readings.map((one) => choiceOf(one, asked, context));
  return question(said, { missing: [asked.argument], ...(candidates.length > 0 && { candidates }) });
}

export const whichOne = (asked: Asked, readings: readonly TimeReading[], context: ReadingContext): Question =>
  asking(asked, '可以有不同的理解。', 'This can be read in more than one way.', readings, context);

/** The words lead to a time that is over. */
export const isOver = (asked: Asked, readings: readonly TimeReading[], context: ReadingContext): Question =>
  asking(asked, '那个时间已经过去。', 'That time is in the past.', readings, context);

/** The words lead to where the item is already. */
export const isThere = (asked: Asked, readings: readonly TimeReading[], context: ReadingContext): Question =>
  asking(asked, '它本来就在那里。', 'It is there already.', readings, context);

/** `推迟到三点` of what is at four. */
export const notThatWay = (asked: Asked, readings: readonly TimeReading[], context: ReadingContext): Question =>
  asking(asked, '方向与现在的时间不符。', 'That is not in that direction from where it is.', readings, context);

export function howMuch({ text, argument }: Asked, { language }: ReadingContext): Question {
  const message = say(
    language,
    `“${short(text)}”：挪多少？例如“往后推半小时”（尚未写入）。`,
    `"${short(text)}": by how much? For example "half an hour later". Nothing was written.`,
  );
  return question(message, { missing: [argument] });
}

/** A length in hours says nothing of whole days. */
export function noHours({ text, argument }: Asked, item: Item, { language }: ReadingContext): UserError {
  const message = say(
    language,
    `“${short(text)}”说的是钟点，而它是全天的。`,
    `"${short(text)}" is about hours, and it is all day.`,
  );
  const hint = say(language, `请给出 ${argument} 的具体时刻。`, `Pass a time of day in ${argument}.`);
  return new UserError('INVALID_ARGUMENT', message, { hint: `${hint} (${formatWallDate(item.start)})` });
}

/** A point in time has no length. */
export function noLength({ text }: Asked, { language }: ReadingContext): UserError {
  const message = say(
    language,
    `“${short(text)}”说的是时长，而它是一个时间点。`,
    `"${short(text)}" is about a length, and it is a point in time.`,
  );
  return new UserError('INVALID_ARGUMENT', message, {
    hint: say(language, '例如 往后推半小时、明天下午3点。', 'For example half an hour later, tomorrow 3pm.'),
  });
}
