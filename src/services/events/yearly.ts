import type { Caller } from '../../domain/caller.ts';
import { normalise } from '../../domain/phrases/frames/normalise.ts';
import { isYearlyDay, yearlyRule } from '../../domain/quick-add/yearly.ts';
import type { Series } from '../../domain/time/event.ts';
import { DAY } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';

interface Said {
  readonly title: string;
  readonly start?: string | undefined;
  readonly repeat?: string | undefined;
}

interface Yearly {
  readonly series: Series;
  readonly assumptions: readonly string[];
}

/** A birthday or anniversary that was added as one day comes each year; undefined for what is none. */
export function asYearly(caller: Caller, { title, start, repeat }: Said, series: Series): Yearly | undefined {
  const { time, rrule } = series;
  if (repeat !== undefined || rrule !== null || !time.allDay || time.days > 1) return undefined;
  if (!isYearlyDay(normalise(title))) return undefined;
  const { zone, now, language, phrases } = caller;
  const context = { zone, now, language, phrases };
  const phrase = start === undefined ? undefined : phrases?.(start, context);
  const rule = yearlyRule(start ?? '', phrase, Math.floor(time.start / DAY) * DAY, context);
  if (!rule) return undefined;
  return {
    series: { ...series, rrule: rule.rrule },
    assumptions: [messages(caller).events.eachYear, ...rule.assumptions],
  };
}
