import { readEnd } from '../../domain/arguments/end.ts';
import { readSpan, wallReading } from '../../domain/arguments/spoken.ts';
import { readWindow } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { startOfDay } from '../../domain/time/zone.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { sinceOf } from '../change/select.ts';

export interface Period {
  readonly from?: number;
  readonly to?: number;
  readonly assumptions: readonly string[];
}

/**
 * When something was written: from `start` on and before `end`, one of which
 * may be missing. A start that names a whole range (`上个月`) is both. Throws UserError.
 */
export function readPeriod(caller: Caller, start: string | undefined, end: string | undefined): Period | Question {
  if (start !== undefined) {
    const span = readSpan(start, { name: 'start', purpose: 'look' }, caller);
    if (isQuestion(span)) return span;
    if (end === undefined && span.end === undefined) {
      const since = sinceOf(caller, start, 'start');
      if (isQuestion(since)) return since;
      const { instant, assumptions } = since;
      return { from: instant, assumptions };
    }
    const read = readWindow({ start, end }, caller);
    if (isQuestion(read)) return read;
    const { window, assumptions } = read;
    return { ...window, assumptions };
  }
  if (end === undefined) return { assumptions: [] };
  const reading = readEnd(end, wallReading(0, caller.zone, []), 'look', caller);
  if (isQuestion(reading)) return reading;
  const to = reading.kind === 'instant' ? reading.instant : startOfDay(reading.wall, caller.zone);
  return { to, assumptions: reading.assumptions };
}
