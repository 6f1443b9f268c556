import { amazing } from './amazing.ts';
import { assistant } from './assistant.ts';
import { creative } from './creative.ts';
import { dailyBrief } from './daily-brief.ts';
import { memo } from './memo.ts';
import { planTrip } from './plan-trip.ts';
import { schedule } from './schedule.ts';
import type { Prompt } from './sheets/prompt.ts';
import { weeklyReview } from './weekly-review.ts';

/** Every prompt, in the order in which a host lists them. */
export const prompts: readonly Prompt[] = [
  assistant,
  schedule,
  memo,
  amazing,
  creative,
  dailyBrief,
  weeklyReview,
  planTrip,
];
