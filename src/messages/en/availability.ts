export const availability = {
  /** Why a time is proposed. */
  reasons: {
    same_day: 'same day',
    near_time: 'close to the wished hour',
    same_half_day: 'same half of the day',
    same_weekday: 'same weekday',
    prime_hours: 'prime hours',
    preferred_part: 'preferred part of the day',
    earliest: 'early',
    leaves_long_block: 'keeps a long free block',
    next_to_other_event: 'next to another event',
  },
};
