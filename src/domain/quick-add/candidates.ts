import { messages } from '../../messages/index.ts';
import { type ReadingContext, readIso, type TimeReading } from '../arguments/read.ts';
import type { Choice, Question } from '../question.ts';
import type { Phrase } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, type WallMs } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { Remaining } from './remaining.ts';
import { dropJoints } from './title.ts';

/** The question with readings that can be passed back as the whole text: the time said in one way only, the rest as it was. */
export function inText(
  asked: Question,
  text: string,
  phrase: Phrase,
  isDeadline: boolean,
  context: ReadingContext,
): Question {
  const { candidates } = asked.asks;
  if (!candidates) return asked;
  const rest = new Remaining(text);
  rest.cut(phrase.spans);
  dropJoints(rest);
  const about = rest.shown();
  const choices = candidates.map((one): Choice => {
    const time = spokenTime(one, context);
    if (time === undefined) return { ...one, title: 'repeat' };
    const said = isDeadline ? messages(context).quickAdd.byTime({ time }) : time;
    return { ...one, id: `${said} ${about}`, title: 'text' };
  });
  // What is over would be asked about again.
  const open = isOver(phrase) ? choices.slice(1) : choices;
  return { ...asked, asks: { ...asked.asks, candidates: open } };
}

export const isOver = ({ problems }: Phrase): boolean => problems.some(({ code }) => code === 'past');

/** A reading of an argument in words that stand in a sentence; undefined for a repeat, which only an argument takes. */
function spokenTime({ id }: Choice, context: ReadingContext): string | undefined {
  if (/RRULE:/.test(id)) return undefined;
  const [from, to] = id.split(/\/(?![^[]*\])/);
  const start = isoOf(from, context);
  const end = isoOf(to, context);
  if (!start) return id;
  if (!end) return show(wallOf(start, context), start.kind);
  const last = end.kind === 'date' ? end.wall - DAY : wallOf(end, context);
  return messages(context).quickAdd.span({
    from: show(wallOf(start, context), start.kind),
    to: show(last, end.kind),
  });
}

function isoOf(text: string | undefined, context: ReadingContext): TimeReading | undefined {
  return text === undefined ? undefined : readIso(text, context);
}

const wallOf = (reading: TimeReading, { zone }: ReadingContext): WallMs =>
  reading.kind === 'date' ? reading.wall : toWall(reading.instant, zone);

const show = (wall: WallMs, kind: TimeReading['kind']): string =>
  kind === 'date' ? formatWallDate(wall) : formatWall(wall).slice(0, 16).replace('T', ' ');
