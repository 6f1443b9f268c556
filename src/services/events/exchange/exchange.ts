import type { Exchange } from '../../change/exchange.ts';
import { takeInEvents } from './in.ts';
import { writeEvents } from './out.ts';

/** Events: the VEVENTs of a file, known by UID and RECURRENCE-ID. */
export const eventExchange: Exchange = {
  stage: 'items',
  takes: takeInEvents,
  gives: (outgoing) => ({ write: () => writeEvents(outgoing) }),
};
