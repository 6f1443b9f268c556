import type { Language } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { say } from '../messages/say.ts';

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

/** Throws UserError INVALID_ARGUMENT. */
export function readSlotToken(text: string, language: Language): SlotToken {
  const match = /^(slt|sld)_(-?[0-9a-z]{1,9})_([0-9a-z]{1,7})$/.exec(text.trim());
  const start = match ? Number.parseInt(match[2] as string, 36) * 60_000 : Number.NaN;
  const length = match ? Number.parseInt(match[3] as string, 36) * 60_000 : Number.NaN;
  if (!match || length <= 0 || Math.abs(start) > 8e15) {
    const shown = text.slice(0, 40);
    throw new UserError(
      'INVALID_ARGUMENT',
      say(language, `无效的 slot_token：${shown}`, `Not a slot token: ${shown}`),
      {
        hint: say(
          language,
          '请原样使用 alternatives 或 find_free_time 给出的 slot_token，或改用 start。',
          'Use a slot_token from alternatives or find_free_time as it was given, or pass start instead.',
        ),
      },
    );
  }
  return { start, end: start + length, allDay: match[1] === MARK.allDay };
}
