import { peopleText } from '../../domain/invitation.ts';
import { overlapsOfUndo } from '../../services/availability/undo.ts';
import type { Kind } from '../../services/change/kind.ts';
import { eventExchange } from '../../services/events/exchange/exchange.ts';
import { eventFinding } from '../../services/events/finding.ts';
import { removalOfEvent } from '../../services/events/remove.ts';
import { noStranded } from '../../services/events/stranded.ts';
import { noTwins } from '../../services/events/twins.ts';
import { noTitle } from '../../services/items/kind.ts';
import { checkLimits } from '../../services/series/limits.ts';
import { occurrencesProjection } from '../../services/series/projection.ts';

export const events: Kind<'evt'> = {
  projections: [occurrencesProjection],
  undoGuards: [noStranded, noTwins],
  sideEffectOf: overlapsOfUndo,
  partOf: ({ series_id }) => series_id,
  check: checkLimits,
  remove: removalOfEvent,
  finding: eventFinding,
  exchange: eventExchange,
  columns: { invitation: 'people and links' },
  readable: (row, column) => (column === 'invitation' ? peopleText(String(row.invitation)) : undefined),
  nameOf: (caller, { title }) => title || noTitle(caller),
};
