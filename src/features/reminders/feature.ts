import type { States } from '../../domain/reminders/state.ts';
import { messages } from '../../messages/index.ts';
import type { Kind } from '../../services/change/kind.ts';
import { reminderExchange } from '../../services/reminders/exchange/exchange.ts';
import { reminderFinding } from '../../services/reminders/finding.ts';
import { noOrphans } from '../../services/reminders/orphans.ts';
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
  readable: (row, column) => (column === 'states' ? readableStates(String(row[column])) : undefined),
};

/** What was done with single occurrences of a reminder: `2026-01-28T08:00:00 done`. */
function readableStates(json: string): string | null {
  const states = Object.entries(JSON.parse(json) as States).map(([mark, state]) =>
    'status' in state ? `${mark} ${state.status}` : `${mark} snoozed until ${new Date(state.snoozed).toISOString()}`,
  );
  return states.length === 0 ? null : states.join(', ');
}
