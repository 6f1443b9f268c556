import { minutesOf } from '../../domain/arguments/ask.ts';
import { type InstantReading, readIso } from '../../domain/arguments/read.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { readMoment } from '../../domain/relative/moment.ts';
import {
  formatWallClock,
  HOUR,
  type Instant,
  MINUTE,
  type WallMs,
  wallDay,
  wallTimeOfDay,
} from '../../domain/time/wall.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { readAt } from './draft.ts';

interface Snooze {
  readonly until: Instant;
  readonly assumptions: string[];
}

/** `往后推半小时` counts from when it goes off, or from now where that has passed. */
function putOff(caller: Caller, text: string, trigger: Instant): InstantReading | Question {
  const from = (start: Instant) =>
    readAt(caller, text, {
      name: 'snooze_until',
      item: { start, zone: caller.zone, allDay: false, periods: 'keep' },
    });
  const read = from(trigger);
  if (isQuestion(read)) return read;
  if (!read.counts || trigger > caller.now) return read.reading;
  const fromNow = from(caller.now);
  if (isQuestion(fromNow)) return fromNow;
  const { reading } = fromNow;
  return { ...reading, assumptions: [messages(caller).moves.fromNow, ...reading.assumptions] };
}

const hourTaken = (caller: Caller, wall: WallMs): string =>
  messages(caller).reminders.hourTaken({ hour: formatWallClock(wall) });

/** When a part of a day is begun that was named without an hour: a reminder rings soon rather than not at all. */
const PARTS = [
  { until: 11 * HOUR, clock: 9 * HOUR },
  { until: 17 * HOUR, clock: 14 * HOUR },
  { until: 24 * HOUR, clock: 20 * HOUR },
];

/** An hour of the part of the day that a question for one is about, if it is still to come. */
function inPart(caller: Caller, { within }: Question): Snooze | undefined {
  if (!within?.isPart) return undefined;
  const from = toWall(within.from, caller.zone);
  const part = PARTS.find(({ until }) => wallTimeOfDay(from) < until);
  if (!part) return undefined;
  const wall = Math.max(from, wallDay(from) + part.clock);
  const until = toInstant(wall, caller.zone);
  if (until <= caller.now || until >= within.to) return undefined;
  return { until, assumptions: [hourTaken(caller, wall)] };
}

/** Until when something is snoozed: a time, or a length from now (`10分钟`, `half an hour`). Throws UserError for what has passed. */
export function readSnooze(caller: Caller, text: string, trigger: Instant | undefined): Snooze | Question {
  const phrase = readIso(text, caller) ? undefined : caller.phrases?.(text, caller);
  const length = phrase?.reading?.kind === 'duration' ? minutesOf(phrase.reading.amount) : undefined;
  if (length !== undefined) return { until: caller.now + length * MINUTE, assumptions: [] };
  const moment = readMoment(text, caller);
  if (moment) return { until: moment.instant, assumptions: [hourTaken(caller, moment.wall)] };
  const reading = putOff(caller, text, trigger ?? caller.now);
  if (isQuestion(reading)) return inPart(caller, reading) ?? reading;
  if (reading.instant > caller.now) return { until: reading.instant, assumptions: reading.assumptions };
  throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.snoozedIntoPast, {
    missing: ['snooze_until'],
    hint: messages(caller).reminders.snoozeLike,
  });
}
