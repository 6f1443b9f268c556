import { minutesOf } from '../../domain/arguments/ask.ts';
import { readIso } from '../../domain/arguments/read.ts';
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

/** Until when something is snoozed: a time, or a length from now (`10分钟`, `half an hour`). Throws UserError for what has passed. */
export function readSnooze(caller: Caller, text: string): Snooze | Question {
  const phrase = readIso(text, caller) ? undefined : caller.phrases?.(text, caller);
  const length = phrase?.reading?.kind === 'duration' ? minutesOf(phrase.reading.amount) : undefined;
  if (length !== undefined) return { until: caller.now + length * MINUTE, assumptions: [] };
  const read = readAt(caller, text, { name: 'snooze_until' });
  if (isQuestion(read)) return read;
  const { reading } = read;
  if (reading.instant > caller.now) return { until: reading.instant, assumptions: reading.assumptions };
  throw new UserError('INVALID_ARGUMENT', messages(caller).reminders.snoozedIntoPast, {
    missing: ['snooze_until'],
    hint: messages(caller).reminders.snoozeLike,
  });
}
