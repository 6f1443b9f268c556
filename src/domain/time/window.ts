import { UserError } from '../../errors.ts';
import type { Window } from '../event.ts';
import { say } from '../say.ts';
import { type ReadingContext, readTime, showReading } from './read.ts';
import { DAY, wallDay } from './wall.ts';
import { startOfDay, toWall } from './zone.ts';

export interface WindowReading {
  readonly window: Window;
  readonly assumptions: string[];
}

/**
 * Reads a query window. A date stands for its local midnight, so a date as end
 * is exclusive; an end that names the start's own day means through that day,
 * as does no end. Throws UserError INVALID_ARGUMENT when the end is before the start.
 */
export function readWindow(
  input: { readonly start: string; readonly end?: string | undefined },
  context: ReadingContext,
): WindowReading {
  const { language } = context;
  const start = readTime(input.start, context);
  const end = input.end === undefined ? undefined : readTime(input.end, context);
  const zone = start.kind === 'instant' ? start.zone : context.zone;
  const from = start.kind === 'instant' ? start.instant : startOfDay(start.wall, zone);
  const day = wallDay(toWall(from, zone));
  const endOfStart = startOfDay(day + DAY, zone);
  const isSameDay = end?.kind === 'date' && wallDay(end.wall) === day;
  const to = !end || isSameDay ? endOfStart : end.kind === 'instant' ? end.instant : startOfDay(end.wall, zone);
  if (to <= from) {
    const shown = end ? showReading(end) : showReading(start);
    throw new UserError(
      'INVALID_ARGUMENT',
      say(
        language,
        `结束（${shown}）须晚于开始（${showReading(start)}）。`,
        `The end (${shown}) must be after the start (${showReading(start)}).`,
      ),
      {
        hint: say(language, 'end 不含当天；只查一天可省略 end。', 'end is exclusive; leave it out to ask for one day.'),
      },
    );
  }
  return { window: { from, to }, assumptions: [...start.assumptions, ...(end?.assumptions ?? [])] };
}
