import type { Caller } from '../../domain/caller.ts';
import type { AlternativeReason } from '../../domain/conflicts/alternatives.ts';
import type { SlotReason } from '../../domain/free-slots/score.ts';
import { messages } from '../../messages/index.ts';

export type Reason = AlternativeReason | SlotReason;

/** Why a time is proposed, in the caller's language. */
export const slotReason = (caller: Caller, reason: Reason): string => messages(caller).availability.reasons[reason];
