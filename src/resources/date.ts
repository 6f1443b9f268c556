import { readSpan, type SpanReading } from '../domain/arguments/spoken.ts';
import type { Caller } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { isQuestion, unanswerable } from '../domain/question.ts';
import { DAY, formatWallDate, type WallMs, wallDay } from '../domain/time/wall.ts';
import { toWall } from '../domain/time/zone.ts';
import { messages } from '../messages/index.ts';

/** The day of a reading on the user's wall clock: its midnight. */
const dayOf = ({ zone }: Caller, reading: SpanReading['start'], before = 0): WallMs =>
  wallDay(reading.kind === 'date' ? reading.wall - before : toWall(reading.instant - before, zone));

function spanOf(caller: Caller, text: string): SpanReading {
  const span = readSpan(text, { name: 'date', purpose: 'look' }, caller);
  if (isQuestion(span)) throw unanswerable(span);
  return span;
}

/** The first of the days that `{date}` names: ISO 8601, or words as tools take them. Throws UserError, also for what can be read in several ways: nobody can be asked here. */
export const firstDayOf = (caller: Caller, text: string): WallMs => dayOf(caller, spanOf(caller, text).start);

/** The one day that `{date}` names. Throws as `firstDayOf`, and where it names several days. */
export function onlyDayOf(caller: Caller, text: string): WallMs {
  const { start, end } = spanOf(caller, text);
  const day = dayOf(caller, start);
  if (!end || dayOf(caller, end, 1) <= day) return day;
  const shown = text.slice(0, 80);
  throw new UserError('INVALID_ARGUMENT', messages(caller).resources.moreThanOneDay({ shown }), {
    hint: messages(caller).resources.otherPages({ day: formatWallDate(day) }),
  });
}

/** How far ahead dates are offered, and how many at once. */
const AHEAD_DAYS = 400;
const MOST = 20;

/** Words and dates from today on that begin as what was typed. */
export function completeDate(caller: Caller, words: readonly string[], typed: string): string[] {
  const today = wallDay(toWall(caller.now, caller.zone));
  const dates = Array.from({ length: AHEAD_DAYS }, (_, index) => formatWallDate(today + index * DAY));
  const begun = typed.trim().toLowerCase();
  return [...words, ...dates].filter((one) => one.startsWith(begun)).slice(0, MOST);
}
