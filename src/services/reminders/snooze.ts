import { minutesOf } from '../../domain/arguments/ask.ts';
import { type InstantReading, readIso } from '../../domain/arguments/read.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { type Instant, MINUTE } from '../../domain/time/wall.ts';
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

/** Until when something is snoozed: a time, or a length from now (`10分钟`, `half an hour`). Throws UserError for what has passed. */
export function readSnooze(caller: Caller, text: string, trigger: Instant | undefined): Snooze | Question {
  const phrase = readIso(text, caller) ? undefined : caller.phrases?.(text, caller);
  const length = phrase?.reading?.kind === 'duration' ? minutesOf(phrase.reading.amount) : undefined;
  if (length !== undefined) return { until: caller.now + length * MINUTE, assumptions: [] };
  const reading = putOff(caller, text, trigger ?? caller.now);
  if (isQuestion(reading)) return reading;
  if (reading.instant > caller.now) return { until: reading.instant, assumptions: reading.assumptions };
  throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.snoozedIntoPast, {
    missing: ['snooze_until'],
    hint: messages(caller).reminders.snoozeLike,
  });
}
