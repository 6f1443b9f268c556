import type { Caller } from '../../domain/caller.ts';
import type { Series } from '../../domain/time/event.ts';
import { DAY, formatWall } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Question } from '../change/question.ts';
import { nextFuture } from '../series/past.ts';
import { startInstant, type TimeArguments } from './draft.ts';
import type { Loaded } from './rows.ts';
import { seriesOf } from './rows.ts';

/** What would have gone off more than a day ago is asked about: models often send last year. */
export function pastQuestion(caller: Caller, series: Series, input: TimeArguments & object): Question | undefined {
  if (series.rrule !== null || startInstant(series, caller.zone) >= caller.now - DAY) return undefined;
  const next = nextFuture(series, caller);
  const shown = formatWall(series.time.start).slice(0, 16).replace('T', ' ');
  return {
    asks: {
      status: 'need_user',
      message: messages(caller).reminders.didYouMean({ shown, next: next.replace('T', ' ') }),
      missing: ['at'],
      retry: { use: 'again', input: { ...input, at: next } },
    },
  };
}

/** What has passed already is due at once. */
export function pastWarning(caller: Caller, { row }: Loaded): string[] {
  const series = seriesOf(row);
  if (startInstant(series, caller.zone) >= caller.now) return [];
  return series.rrule === null
    ? [messages(caller).reminders.pastIsDueNow]
    : [messages(caller).reminders.seriesStartsInPast];
}
