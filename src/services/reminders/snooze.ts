import { minutesOf } from '../../domain/arguments/ask.ts';
import { readIso } from '../../domain/arguments/read.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { type Instant, MINUTE } from '../../domain/time/wall.ts';
import { say } from '../../messages/say.ts';
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
  throw new UserError(
    'INVALID_ARGUMENT',
    say(caller, '不能推迟到过去的时间。', 'It cannot be snoozed until a time that has passed.'),
    {
      missing: ['snooze_until'],
      hint: say(caller, '例如 10分钟后、明天9点。', 'For example in 10 minutes, tomorrow 9am.'),
    },
  );
}
