import type { Caller } from '../../domain/caller.ts';
import type { AlternativeReason } from '../../domain/conflicts/alternatives.ts';
import type { SlotReason } from '../../domain/free-slots/score.ts';

export type Reason = AlternativeReason | SlotReason;

const TEXT: Record<Reason, readonly [zh: string, en: string]> = {
  same_day: ['同一天', 'same day'],
  near_time: ['时间接近', 'close to the wished hour'],
  same_half_day: ['同一半天', 'same half of the day'],
  same_weekday: ['同一星期几', 'same weekday'],
  prime_hours: ['黄金时段', 'prime hours'],
  preferred_part: ['符合偏好时段', 'preferred part of the day'],
  earliest: ['最早', 'early'],
  leaves_long_block: ['保留完整空档', 'keeps a long free block'],
  next_to_other_event: ['紧邻其他日程', 'next to another event'],
};

/** Why a time is proposed, in the caller's language. */
export const slotReason = (caller: Caller, reason: Reason): string => TEXT[reason][caller.language === 'zh' ? 0 : 1];
