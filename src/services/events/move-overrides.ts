import type { EventRow, OverrideRow } from '../../db/schema.ts';
import { findOccurrence } from '../../domain/recurrence/expand.ts';
import { recurrenceInstant } from '../../domain/recurrence/recurrence-id.ts';
import type { RecurrenceId } from '../../domain/time/event.ts';
import { messages } from '../../messages/index.ts';
import type { Recorder } from '../change/recorder.ts';
import { timeAt } from '../series/moving.ts';
import { isRecurring, SHARED_FIELDS, seriesOf, timeColumns } from '../series/rows.ts';
import { invitationPatch } from './invitation-patch.ts';
import { textPatch, type UpdateInput } from './patch.ts';

interface Move {
  readonly from: EventRow;
  readonly to: EventRow;
  readonly overrides: readonly OverrideRow[];
  readonly moveId: (recurrenceId: RecurrenceId) => RecurrenceId;
}

/**
 * Takes changed occurrences along: what they share with the series follows it,
 * what is their own stays. Returns the row of the series as it is then.
 */
export async function moveOverrides(
  recorder: Recorder,
  input: UpdateInput,
  { from, to, overrides, moveId }: Move,
): Promise<{ root: EventRow; moved: EventRow[]; warnings: string[] }> {
  const { caller } = recorder;
  const [oldSeries, newSeries] = [seriesOf(from), seriesOf(to)];
  const patch = textPatch(input);
  const moved: EventRow[] = [];
  let root = to;
  let dropped = 0;
  for (const override of overrides) {
    const oldId = override.recurrence_id;
    const recurrenceId = moveId(oldId);
    const at = recurrenceInstant(recurrenceId, newSeries, caller.zone);
    // What repeats no more has no changed occurrences.
    if (!isRecurring(to) || !findOccurrence(newSeries, caller.zone, at)) {
      await recorder.remove('events', override.id);
      root = await recorder.raise('events', to.id, override.version);
      dropped++;
      continue;
    }
    const shared = SHARED_FIELDS.filter((field) => field in patch && override[field] === from[field]);
    const original = timeAt(caller, { ...from, exdates: '[]' }, recurrenceInstant(oldId, oldSeries, caller.zone)).time;
    const keepsTime = Object.entries(timeColumns(original)).every(
      ([key, value]) => override[key as keyof EventRow] === value,
    );
    const columns = {
      series_id: to.id,
      recurrence_id: recurrenceId,
      ...Object.fromEntries(shared.map((field) => [field, patch[field]])),
      ...invitationPatch(recorder.caller, override, input),
      ...(keepsTime && timeColumns(timeAt(caller, to, at).time)),
    };
    const same = Object.entries(columns).every(([key, value]) => override[key as keyof EventRow] === value);
    if (same) continue;
    const row = await recorder.update('events', override.id, columns);
    if (keepsTime && row.cancelled === 0) moved.push(row);
  }
  const warnings = dropped === 0 ? [] : [messages(caller).events.changedOccurrencesDropped({ dropped })];
  return { root, moved, warnings };
}
