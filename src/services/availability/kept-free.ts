import type { Caller } from '../../domain/caller.ts';
import { firstWithin } from '../../domain/free-slots/protected-times.ts';
import { parseWorkingHours } from '../../domain/free-slots/working-hours.ts';
import type { Occurrence, ShowAs } from '../../domain/time/event.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { whenOf } from '../series/present.ts';

/** The times that the user keeps free, as they are said beside what was looked for. */
export const keptFree = (caller: Caller): string[] =>
  caller.protectedTimes == null ? [] : [messages(caller).availability.keptFree({ times: caller.protectedTimes })];

/** What is said of a time, or of those of a series, that lies where the user keeps free: nobody is stopped by it. */
export function keptFreeWarnings(
  caller: Caller,
  spans: readonly Occurrence[],
  { showAs, allDay }: { readonly showAs: ShowAs; readonly allDay: boolean },
): string[] {
  if (caller.protectedTimes == null || showAs === 'free' || allDay) return [];
  const hours = parseWorkingHours(caller.protectedTimes);
  const found = spans.flatMap(({ start, end }) => {
    const within = firstWithin(hours, { start: toWall(start, caller.zone), end: toWall(end, caller.zone) });
    return within ? [within] : [];
  });
  const [first] = found;
  if (!first) return [];
  const span = { start: toInstant(first.start, caller.zone), end: toInstant(first.end, caller.zone) };
  return [messages(caller).availability.isKeptFree({ when: whenOf(caller, span, false), times: found.length })];
}
