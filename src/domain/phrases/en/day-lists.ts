import type { DayList } from '../frames/day-list.ts';

/** Days that are listed: Thursday or Friday next week, the 3rd, 5th or 8th. */
export const dayList: DayList = {
  joints: /\s*,\s*(?:or|and)?\s*|\s+(?:or|and|&)\s+(?:on\s+)?|(?<=[a-z])\s?\/\s?(?=[a-z])/i,
  around: /^(?:either|on|on either)\s+|,?\s+(?:either works|both work|whichever)$/i,
  ofAll: /\s+(?:(?:of |in )?(?:next|this) week|(?:the )?week after next)$/i,
};
