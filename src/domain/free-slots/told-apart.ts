import type { RankedSlot } from './find.ts';

/** Without what is said of all of several, which says nothing: all slots of one day are early. */
export function toldApart(found: readonly RankedSlot[]): readonly RankedSlot[] {
  if (found.length < 2 || !found.every(({ reasons }) => reasons.includes('earliest'))) return found;
  return found.map((slot) => ({ ...slot, reasons: slot.reasons.filter((reason) => reason !== 'earliest') }));
}
