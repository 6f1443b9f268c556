import type { Caller } from '../../domain/caller.ts';
import type { Occurrence } from '../../domain/time/event.ts';
import { MINUTE } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Envelope, Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { draftEvent, type TimeInput } from '../series/draft.ts';
import { eventBy } from '../series/event-target.ts';
import { isoSpan, whenOf } from '../series/present.ts';
import { spotOfRow } from '../travel/legs.ts';
import { allDayBeside } from './all-day.ts';
import { checkedUntil, overlapsOf, showConflicts, spansOf } from './conflicts.ts';
import { inHoursOfItem } from './group-hours.ts';
import { keptFreeWarnings } from './kept-free.ts';
import { alternativesTo, showSlot } from './policy.ts';
import { idsOfEvent } from './reading.ts';
import { tightWarnings, tightWays } from './ways.ts';

export interface CheckInput extends TimeInput {
  readonly start: string;
  readonly repeat?: string | undefined;
  readonly exclude_id?: string | undefined;
  readonly buffer_minutes?: number | undefined;
}

export type CheckResult = Result<{ free: boolean; occurrences_checked: number; checked_until: string }>;

function checkMessage(caller: Caller, blocking: number, soft: number, allDay: readonly string[]): string {
  if (blocking > 0) return messages(caller).availability.countConflicts({ blocking });
  if (soft > 0) return messages(caller).availability.freeButForTentative({ soft });
  if (allDay.length > 0)
    return messages(caller).availability.freeWithAllDay({ titles: allDay.join(messages(caller).common.listComma) });
  return messages(caller).availability.free;
}

/** The time that was checked, of a series its first occurrence. */
function atTime(
  caller: Caller,
  span: Occurrence | undefined,
  allDay: boolean,
  message: string,
): Pick<Envelope, 'message' | 'window'> {
  if (!span) return { message };
  return {
    message: messages(caller).windows.inWindow({ shown: whenOf(caller, span, allDay), message }),
    window: isoSpan(caller, span, allDay),
  };
}

/** Whether a time is free, and if not, what is in the way and what would be free instead. Writes nothing. */
export async function checkConflict(database: Database, caller: Caller, input: CheckInput): Promise<CheckResult> {
  const drafted = draftEvent(caller, input);
  if (isQuestion(drafted)) return drafted.asks;
  const { series, assumptions } = drafted;
  const executor = database.db;
  const own = input.exclude_id === undefined ? undefined : await eventBy(executor, caller, input.exclude_id);
  const exclude = own ? await idsOfEvent(executor, caller, own.item.root.id) : new Set<string>();
  const placing = own ? await inHoursOfItem(executor, caller, own.item.root) : caller;
  const bufferMs = (input.buffer_minutes ?? 0) * MINUTE;
  const checked = await spansOf(executor, caller, series, exclude);
  const overlaps = await overlapsOf(executor, caller, checked.spans, { showAs: 'busy', bufferMs, exclude });
  const blocking = overlaps.filter((one) => one.severity !== 'soft');
  const free = blocking.length === 0;
  const alternatives = free
    ? []
    : await alternativesTo(executor, placing, series, checked.spans, { bufferMs, exclude });
  // An event that is looked at another time for takes its place along.
  const spot = own && spotOfRow(own.item.root);
  const tight = await tightWays(executor, caller, checked.spans, { spot, exclude });
  const beside = await allDayBeside(executor, caller, checked.spans, { showAs: 'busy', exclude });
  const allDay = await showConflicts(executor, caller, beside);
  const ways = tight.map(({ overlap }) => overlap);
  const conflicts = [...(await showConflicts(executor, caller, [...overlaps, ...ways])), ...allDay];
  const kept = keptFreeWarnings(caller, checked.spans, { showAs: 'busy', allDay: series.time.allDay });
  const warnings = [...tightWarnings(caller, tight), ...kept];
  return {
    status: 'final',
    ...atTime(
      caller,
      checked.spans[0],
      series.time.allDay,
      checkMessage(
        caller,
        blocking.length,
        overlaps.length - blocking.length,
        allDay.map(({ title }) => title),
      ),
    ),
    free,
    conflicts,
    occurrences_checked: checked.spans.length,
    ...checkedUntil(caller, checked),
    alternatives: alternatives.map((one) => showSlot(caller, one, series.time.allDay)),
    ...(assumptions.length > 0 && { assumptions }),
    ...(warnings.length > 0 && { warnings }),
  };
}
