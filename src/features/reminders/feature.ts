import type { Caller } from '../../domain/caller.ts';
import type { States } from '../../domain/reminders/state.ts';
import { messages } from '../../messages/index.ts';
import type { Kind } from '../../services/change/kind.ts';
import { reminderExchange } from '../../services/reminders/exchange/exchange.ts';
import { reminderFinding } from '../../services/reminders/finding.ts';
import { noOrphans } from '../../services/reminders/orphans.ts';
import { whenAt } from '../../services/reminders/present.ts';
import { triggerScheduleProjection } from '../../services/reminders/projection.ts';
import { removalOfReminder } from '../../services/reminders/remove.ts';

export const reminders: Kind<'rem'> = {
  projections: [triggerScheduleProjection],
  undoGuards: [noOrphans],
  remove: removalOfReminder,
  finding: reminderFinding,
  exchange: reminderExchange,
  nameOf: (caller, { title }) => title || messages(caller).reminders.ofEvent,
  columns: { wall_start: 'at', states: 'occurrences' },
  readable: (row, column, caller) => (column === 'states' ? readableStates(caller, String(row[column])) : undefined),
};

/** What was done with single occurrences of a reminder: `2026-01-28 08:00 done`. */
function readableStates(caller: Caller, json: string): string | null {
  const { change, common } = messages(caller);
  const states = Object.entries(JSON.parse(json) as States).map(([mark, state]) => {
    const when = mark.slice(0, 16).replace('T', ' ');
    if ('status' in state) return `${when} ${change.values[state.status]}`;
    return `${when} ${change.snoozedUntil({ when: whenAt(caller, state.snoozed) })}`;
  });
  return states.length === 0 ? null : states.join(common.listComma);
}
