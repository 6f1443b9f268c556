import type { Language } from '../domain/caller.ts';
import { UserError } from '../domain/errors.ts';
import { END_WALL, FIRST_WALL, MAX_MINUTES } from '../domain/time/limits.ts';
import { DAY, MINUTE } from '../domain/time/wall.ts';
import { messages } from '../messages/index.ts';

/**
 * A slot token only encodes a slot: it needs no row and no secret, because
 * committing it checks for conflicts again. Its last letters tell when others
 * were mangled on the way.
 */
export interface SlotToken {
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  /** All-day slots keep their dates where the user's zone changes. */
  readonly allDay: boolean;
}

const MARK = { timed: 'slt', allDay: 'sld' } as const;
const FORM = /^((slt|sld)_(-?[0-9a-z]{1,8})_([0-9a-z]{1,4}))([0-9a-z]{3})$/;

/** The largest prime below 36³. With it another letter, or two neighbours in each other's place, always give another sum. */
const PRIME = 46_649;

function checkOf(text: string): string {
  let sum = 0;
  for (const char of text) sum = (sum * 37 + char.charCodeAt(0)) % PRIME;
  return sum.toString(36).padStart(3, '0');
}

/** Whether a slot can be booked by a token: it lies in the years 1900–2200, give or take what a zone makes of them, and is as short as calls may ask for. */
export const isBookable = ({ start, end }: Pick<SlotToken, 'start' | 'end'>): boolean =>
  start >= FIRST_WALL - DAY && end <= END_WALL + DAY && end - start <= MAX_MINUTES * MINUTE;

export function writeSlotToken(slot: SlotToken): string {
  const minutes = (instant: number): string => Math.round(instant / MINUTE).toString(36);
  const text = `${slot.allDay ? MARK.allDay : MARK.timed}_${minutes(slot.start)}_${minutes(slot.end - slot.start)}`;
  return text + checkOf(text);
}

/** Throws UserError INVALID_ARGUMENT for what is none, LIMIT_EXCEEDED beyond the years 1900–2200 and 527,040 minutes. */
export function readSlotToken(text: string, language: Language): SlotToken {
  const [, said = '', mark, startText = '', lengthText = '', check] = FORM.exec(text.trim()) ?? [];
  const start = Number.parseInt(startText, 36) * MINUTE;
  const end = start + Number.parseInt(lengthText, 36) * MINUTE;
  if (check === undefined || check !== checkOf(said) || end === start) throw notOne(text, language);
  if (!isBookable({ start, end })) throw beyond(text, language);
  return { start, end, allDay: mark === MARK.allDay };
}

const hint = (language: Language): string => messages(language).guard.useSlotTokenAsGiven;

function notOne(text: string, language: Language): UserError {
  const shown = text.slice(0, 40);
  return new UserError('INVALID_ARGUMENT', messages(language).guard.notSlotToken({ shown }), {
    hint: hint(language),
  });
}

const beyond = (text: string, language: Language): UserError =>
  new UserError('LIMIT_EXCEEDED', messages(language).guard.slotTokenStaysWithin({ maxMinutes: MAX_MINUTES, text }), {
    hint: hint(language),
  });
