import type { Caller } from '../../domain/caller.ts';
import { firstStart, lastEnd } from '../../domain/recurrence/expand.ts';
import type { Series } from '../../domain/time/event.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { DAY, formatWall, formatWallDate, type WallMs } from '../../domain/time/wall.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import type { Pending } from '../../guard/confirmations.ts';
import { messages } from '../../messages/index.ts';
import type { Confirmation } from '../change/confirm.ts';

interface Past {
  readonly warning: string;
  /** Set when the time is so far back that it is asked about first. */
  readonly question?: Confirmation;
}

/**
 * What to say when an event would lie in the past: a series and what is up to a
 * day back get a warning; further back is asked about, as models often send last year.
 */
export function pastOf(
  caller: Caller,
  series: Series,
  call: { readonly input: object; readonly items: Pending['items'] },
): Past | undefined {
  const start = firstStart(series, caller.zone);
  const end = lastEnd(series, caller.zone) ?? Number.POSITIVE_INFINITY;
  const isPast = series.time.allDay ? end <= caller.now : start < caller.now;
  if (!isPast) return undefined;
  const warning =
    series.rrule === null ? messages(caller).events.timeIsInPast : messages(caller).events.seriesStartsInPast;
  // A day is a day back when it was yesterday.
  const isRecent = (series.time.allDay ? end : start) >= caller.now - DAY;
  if (series.rrule !== null || end > caller.now || isRecent) return { warning };
  const next = nextFuture(series, caller);
  const pending: Pending = { items: call.items, effect: { input: withoutToken(call.input), start } };
  const date = formatWallDate(toWall(start, caller.zone));
  return {
    warning,
    question: {
      pending,
      asks: {
        status: 'need_user',
        message: messages(caller).events.confirmPast({ date, next: next.slice(0, 16).replace('T', ' ') }),
        retry: { use: 'again', input: { ...withoutToken(call.input), ...moved(series, next) } },
      },
    },
  };
}

const withoutToken = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([key]) => key !== 'confirm_token' && key !== 'idempotency_key'));

/** The same date and time in the first year in which it lies ahead. */
export function nextFuture(series: Series, caller: Caller): string {
  const { start, zone, allDay } = series.time;
  for (let years = 1; years <= 400; years++) {
    const date = new Date(start);
    const wall: WallMs = date.setUTCFullYear(date.getUTCFullYear() + years);
    const sameDay = new Date(wall).getUTCDate() === new Date(start).getUTCDate();
    const instant = toInstant(wall, zone ?? caller.zone);
    if (!sameDay || instant <= caller.now) continue;
    if (allDay) return formatWallDate(wall);
    // Arguments are read in the user's zone: in another one the offset tells the time.
    return zone === null || zone === caller.zone ? formatWall(wall) : isoWithOffset(instant, zone);
  }
  return formatWallDate(toWall(caller.now + DAY, caller.zone));
}

/** The arguments that move the event there, with its length kept. */
function moved({ time }: Series, start: string): Record<string, unknown> {
  const length = time.allDay
    ? { all_day: true, ...(time.days > 1 && { end: formatWallDate(Date.parse(start) + time.days * DAY) }) }
    : { duration_minutes: Math.round((time.ms + time.days * DAY) / 60_000) };
  return { start, end: undefined, slot_token: undefined, duration_minutes: undefined, ...length };
}
