import { say } from '../../messages/say.ts';
import type { Language } from '../caller.ts';
import { UserError } from '../errors.ts';
import type { EventTime, Series } from '../time/event.ts';
import { formatWall, formatWallDate, type WallMs } from '../time/wall.ts';
import { storedRule } from './parse.ts';
import { isSubDaily, type Plan, planOf } from './plan.ts';
import { withParts } from './rule.ts';
import { walk } from './walk.ts';

export interface Aligned {
  readonly time: EventTime;
  /** What was changed or assumed, for `assumptions`. */
  readonly notes: string[];
}

/** The first wall time of the rule. Undefined when it never matches up to the year 2200. */
export function firstWall(plan: Plan): WallMs | undefined {
  let first: WallMs | undefined;
  walk(plan, plan.start, plan.until, (wall) => {
    first = wall;
    return false;
  });
  return first;
}

/**
 * Moves a DTSTART that does not match its rule to the first match after it.
 * Throws UserError INVALID_ARGUMENT for a rule that never matches (February
 * 30th), that ends before its start, or that repeats an all-day event by the hour.
 */
export function alignStart({ time, rrule }: Pick<Series, 'time' | 'rrule'>, language: Language): Aligned {
  if (rrule === null) return { time, notes: [] };
  const { until, freq, chinese } = storedRule(rrule);
  if (time.allDay && isSubDaily(freq)) {
    throw new UserError(
      'INVALID_ARGUMENT',
      say(language, `全天日程不能按 ${freq} 重复。`, `An all-day event cannot repeat with FREQ=${freq}.`),
      { hint: say(language, '请用 FREQ=DAILY，或给 start 一个时刻。', 'Use FREQ=DAILY, or give start a clock time.') },
    );
  }
  const plan = planOf(time, rrule);
  const first = firstWall(plan);
  const show = time.allDay ? formatWallDate : formatWall;
  if (first === undefined) {
    const hint = chinese
      ? say(
          language,
          '加上 SKIP=BACKWARD，没有闰月的年份用平月，没有三十的月份用廿九。',
          'With SKIP=BACKWARD the plain month stands in for a leap month, the 29th for a 30th.',
        )
      : say(
          language,
          '例如 FREQ=MONTHLY;BYMONTHDAY=-1（每月最后一天）。',
          'For example FREQ=MONTHLY;BYMONTHDAY=-1 (the last day of each month).',
        );
    const ended = until !== null && firstWall(planOf(time, withParts(rrule, { UNTIL: undefined }))) !== undefined;
    const message = ended
      ? say(
          language,
          `重复规则在第一次（${show(time.start)} 起）之前就结束了。`,
          `The repeat rule ends before its first occurrence after ${show(time.start)}.`,
        )
      : say(language, `重复规则 ${rrule} 永远不会出现。`, `The repeat rule ${rrule} never matches any date.`);
    throw new UserError('INVALID_ARGUMENT', message, { hint });
  }
  const notes: string[] = [];
  if (until?.form === 'date' && !time.allDay) {
    const day = formatWallDate(until.at);
    notes.push(say(language, `重复到 ${day} 当天为止（含当天）。`, `Repeats through ${day}, that day included.`));
  }
  if (first === time.start) return { time, notes };
  notes.unshift(
    say(
      language,
      `${show(time.start)} 不符合重复规则，已改为第一个符合的时间 ${show(first)}。`,
      `${show(time.start)} does not match the repeat rule: the series starts at its first match, ${show(first)}.`,
    ),
  );
  return { time: { ...time, start: first, fold: 0 }, notes };
}
