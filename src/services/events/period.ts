import { boundsOf } from '../../domain/arguments/earlier.ts';
import { readSpan } from '../../domain/arguments/spoken.ts';
import { readWindow } from '../../domain/arguments/window.ts';
import { isAway } from '../../domain/away.ts';
import type { Caller } from '../../domain/caller.ts';
import { normalise } from '../../domain/phrases/frames/normalise.ts';
import { question } from '../../domain/question.ts';
import { fillsDay } from '../../domain/quick-add/kind.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import type { EventFields } from '../series/draft.ts';

/** From so many days on a period without its ends is where to look for a time: next week, 下个月. */
const PERIOD = 5 * DAY;

/** Both ends, or a date, are said: those days are meant. */
const SAYS_ENDS = /\d|[到至~–—-]|\b(?:to|through|thru|till?|until)\b/i;

const isPartOfDay = (minutes: number | undefined): boolean => minutes !== undefined && minutes % (DAY / MINUTE) !== 0;

/**
 * The question at what time, with what is free as choices, where `start` says no time but where to look for one: a limit
 * (`before Friday`), a day beside a length that does not fill it, or a period that the event would hardly fill (a call
 * next week; a holiday does). Undefined where it is the time itself.
 */
export function periodQuestion(caller: Caller, input: EventFields & { readonly title: string }): Question | undefined {
  const { start, end, slot_token, repeat, all_day, duration_minutes: minutes, title } = input;
  if (start === undefined || end !== undefined || slot_token !== undefined || repeat !== undefined || all_day)
    return undefined;
  const span = readSpan(start, { name: 'start', purpose: 'look' }, caller);
  if (isQuestion(span)) return undefined;
  const { from, to } = boundsOf(span, caller);
  const isDays = span.start.kind === 'date';
  const isPeriod = isDays && to - from >= PERIOD && !SAYS_ENDS.test(start);
  const isFilled = isAway(title) || fillsDay(normalise(title));
  if (span.bound === undefined && !(isDays && isPartOfDay(minutes)) && !(isPeriod && !isFilled)) return undefined;
  const read = readWindow({ start }, caller, 'ahead');
  if (isQuestion(read)) return read;
  const { window, assumptions } = read;
  const { message } = inWindow(caller, window, messages(caller).todos.whenToPlace({ title }));
  return question(message, { missing: ['start'], assumptions, within: { ...window, minutes, isPart: false } });
}
