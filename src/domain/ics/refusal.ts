import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import { quote, type SkippedPart } from './broken.ts';
import type { ComponentCounts } from './components.ts';

/** Broken parts that a refusal names. */
const NAMED = 20;

export function noCalendar(language: Language): UserError {
  return new UserError('INVALID_ARGUMENT', messages(language).ics.noICalendarFile, {
    hint: messages(language).ics.passWholeContent,
  });
}

export function brokenFile(
  skipped: readonly SkippedPart[],
  { vevent, vtodo }: ComponentCounts,
  language: Language,
): UserError {
  const named = skipped.slice(0, NAMED).map(({ line, uid, reason }) => {
    const where = messages(language).ics.line({ line });
    return `${where}${uid === undefined ? '' : ` (UID ${quote(uid)})`}: ${reason}`;
  });
  const list = messages(language).common.chained({ names: named, all: skipped.length });
  return new UserError(
    'INVALID_ARGUMENT',
    messages(language).ics.someUnreadable({ vevent, vtodo, count: skipped.length, list }),
    {
      hint: messages(language).ics.skipBroken,
      facts: { skipped: skipped.slice(0, NAMED) },
    },
  );
}
