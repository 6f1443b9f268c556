import { UserError } from '../errors.ts';

/**
 * A slot token only encodes a slot: it needs no row and no secret, because
 * committing it checks for conflicts again.
 */
export interface SlotToken {
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  /** All-day slots keep their dates where the user's zone changes. */
  readonly allDay: boolean;
}

const MARK = { timed: 'slt', allDay: 'sld' } as const;

export function writeSlotToken(slot: SlotToken): string {
  const minutes = (instant: number): string => Math.round(instant / 60_000).toString(36);
  return `${slot.allDay ? MARK.allDay : MARK.timed}_${minutes(slot.start)}_${minutes(slot.end - slot.start)}`;
}

export function readSlotToken(text: string): SlotToken {
  const match = /^(slt|sld)_(-?[0-9a-z]{1,9})_([0-9a-z]{1,7})$/.exec(text.trim());
  const start = match ? Number.parseInt(match[2] as string, 36) * 60_000 : Number.NaN;
  const length = match ? Number.parseInt(match[3] as string, 36) * 60_000 : Number.NaN;
  if (!match || length <= 0 || Math.abs(start) > 8e15) {
    throw new UserError('INVALID_ARGUMENT', `Not a slot token: ${text.slice(0, 40)}`, {
      hint: 'Use a slot_token from alternatives or find_free_time as it was given, or pass start instead.',
    });
  }
  return { start, end: start + length, allDay: match[1] === MARK.allDay };
}
