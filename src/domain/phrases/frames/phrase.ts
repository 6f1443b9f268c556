import type { Amount, Assumption, Certainty, Phrase, Problem, Span } from '../../time/phrase.ts';
import { wallDay } from '../../time/wall.ts';
import type { Now } from './calendar.ts';
import type { HourHint } from './clock.ts';
import { lasting, otherwise } from './either.ts';
import { isInLimits, isPast } from './extent.ts';
import type { Frame, Moment } from './frame.ts';
import { resolvePeriod } from './period.ts';
import type { PeriodSpec } from './pieces.ts';
import { settleRange } from './range.ts';
import { settleRepeat } from './repeat.ts';
import { clockChange, type Settled, settled, settleMoment } from './settle.ts';

/** Sets a frame against the clock. `nowAt` gives the clock of a zone. */
export function phraseOf(frame: Frame, nowAt: (zone: string) => Now, zone: string, hint: HourHint): Phrase {
  const now = nowAt(frame.zone ?? zone);
  const result = settleEither(frame, now, nowAt(zone), hint);
  const isLost = result.reading !== undefined && !isInLimits(result.reading);
  const reading = isLost ? undefined : result.reading;
  const problems: Problem[] = isLost ? [{ code: 'limits' }] : [...result.problems];
  if (reading && isPast(reading, now)) problems.unshift({ code: 'past' });
  const assumed: Assumption[] = [...result.assumed, ...(reading?.kind === 'moment' ? clockChange(reading, now) : [])];
  if (frame.zone !== undefined && frame.zone !== zone) assumed.push({ code: 'zone', zone: frame.zone });
  const certainty: Certainty = problems.length > 0 ? 'ask' : assumed.length > 0 ? 'assumed' : 'sure';
  return {
    reading,
    others: isLost ? [] : result.others.filter(isInLimits),
    duration: durationOf(frame, result),
    bound: boundOf(frame),
    ...(frame.limit && { limit: frame.limit }),
    said: saidIn(frame, result.reading),
    ...(frame.isStarting && !frame.repeat && !frame.amount && { isOpening: true }),
    zone: now.zone,
    assumed,
    problems,
    certainty,
    spans: mergeSpans(frame.spans),
  };
}

/** since January until now: up to now it is no limit any more. */
function boundOf(frame: Frame): Phrase['bound'] {
  if (frame.hasBegun && frame.end?.isNow && !frame.repeat) return undefined;
  return frame.bound ?? (frame.isUntil && !frame.repeat ? 'before' : opensPeriod(frame) ? 'after' : undefined);
}

/** Of two values that the words give both count, and which is meant is asked. */
function settleEither(frame: Frame, there: Now, here: Now, hint: HourHint): ReturnType<typeof settleFrame> {
  const first = settleBetween(frame, there, here, hint);
  const other = otherwise(frame);
  if (!other) return first;
  const second = settleBetween(other, there, here, hint);
  const isLength = frame.amount?.or !== undefined && other.amount === frame.amount.or;
  const [one, two] = isLength
    ? [lasting(first.reading, frame.amount, there), lasting(second.reading, other.amount, there)]
    : [first.reading, second.reading];
  const isAsked = first.problems.some(({ code }) => code === 'ambiguous');
  return {
    ...first,
    reading: one,
    others: [...(two ? [two] : []), ...first.others],
    problems: isAsked ? first.problems : [...first.problems, { code: 'ambiguous', about: 'other' }],
  };
}

/**
 * `3pm Tokyo time tomorrow`, said where it is another date than in Tokyo:
 * tomorrow of the speaker first, of Tokyo as the second reading.
 */
function settleBetween(frame: Frame, there: Now, here: Now, hint: HourHint): ReturnType<typeof settleFrame> {
  const result = settleFrame(frame, there, hint);
  if (frame.start.day?.at !== 'today' || frame.repeat || here.today === there.today || !result.reading) return result;
  const own = settleFrame(frame, { ...there, today: here.today }, hint);
  if (!own.reading) return result;
  const problems: Problem[] = [...own.problems, { code: 'ambiguous', about: 'other' }];
  return { ...own, others: [result.reading], problems };
}

/** 2020年起, from 2027 on: a period is where it begins. */
const opensPeriod = ({ start, end, repeat, isStarting, bound }: Frame): boolean =>
  isStarting === true && start.period !== undefined && !start.day && !(end ?? repeat ?? bound);

/** since May, since late July, since the 5th, since the weekend: a time without a year is the latest one that has begun. */
function begun(start: Moment, now: Now): Moment {
  const latest = (period: PeriodSpec): PeriodSpec => {
    if (period.span === 'in-year' && period.year === undefined && !period.which && period.month !== undefined)
      return { ...period, which: 'begun' };
    if (period.span === 'season' && period.year === undefined && !period.which) return { ...period, which: 'begun' };
    if (period.span === 'weekend' && period.offset === 'coming') {
      const own = resolvePeriod({ span: 'weekend', offset: 0 }, now);
      return { ...period, offset: own && own.from <= now.today ? 0 : -1 };
    }
    return period.span === 'third' && period.of ? { ...period, of: latest(period.of) } : period;
  };
  const { day, period, clock, shift } = start;
  // since 9am
  if (clock && !(day ?? period ?? shift)) return { ...start, day: { at: 'today', days: 0 } };
  if (day?.at === 'date' && day.year === undefined && typeof day.month !== 'object')
    return { ...start, day: { ...day, last: true } };
  // 月初以来
  if (day?.at === 'nth-day' && !day.of) return { ...start, day: { ...day, of: { span: 'month', offset: 0 } } };
  if (day?.at === 'holiday' && day.year === undefined) return { ...start, day: { ...day, last: true } };
  return period && !day ? { ...start, period: latest(period) } : start;
}

/** `after February` begins on March 1st, `since February` on February 1st. */
function behind({ reading, ...rest }: Settled, isSince: boolean): Settled {
  if (reading?.kind !== 'range' || !reading.allDay) return { reading, ...rest };
  return { ...rest, reading: { kind: 'day', day: isSince ? reading.from : reading.to } };
}

function settleFrame(frame: Frame, now: Now, hint: HourHint): Settled & { readonly duration?: Phrase['duration'] } {
  if (frame.repeat) return settleRepeat(frame, now, hint);
  // Hours in a list that nothing repeats at.
  if (frame.moreTimes) return settled(undefined, { problems: [{ code: 'impossible' }] });
  if (frame.except || frame.movedOff) return settled(undefined, { problems: [{ code: 'left-out' }] });
  if (frame.end) return settleRange(frame.start, frame.end, now, hint);
  if (Object.keys(frame.start).length === 0 && frame.amount)
    return settled({ kind: 'duration', amount: plain(frame.amount) });
  const moment = settleMoment(frame.hasBegun ? begun(frame.start, now) : frame.start, now, hint);
  const isSince = frame.isSince === true || (frame.bound === 'after' && frame.isOpened === true) || opensPeriod(frame);
  return frame.bound === 'after' || isSince ? behind(moment, isSince) : moment;
}

const plain = ({ months, days, ms }: Amount): Amount => ({ months, days, ms });

function durationOf(
  frame: Frame,
  { reading, ...rest }: Settled & { readonly duration?: Phrase['duration'] },
): Phrase['duration'] {
  if (rest.duration) return rest.duration;
  if (reading?.kind === 'repeat' && frame.length) return plain(frame.length);
  // Of two lengths each stands in its reading.
  const isInReading = frame.amount?.or !== undefined && reading?.kind === 'range';
  if (!reading || reading.kind === 'duration' || !frame.amount || isInReading) return undefined;
  // Days beside a repeat are how long it goes on, not how long each time takes.
  return reading.kind === 'repeat' && frame.amount.ms === 0 ? undefined : plain(frame.amount);
}

function saidIn({ start, end, repeat }: Frame, reading: Phrase['reading']): Phrase['said'] {
  const days = (moment: Moment | undefined): boolean =>
    moment !== undefined && (moment.day ?? moment.period ?? moment.shift) !== undefined;
  const clocks = (moment: Moment | undefined): boolean =>
    moment !== undefined &&
    (moment.clock !== undefined ||
      moment.isNow === true ||
      (moment.shift?.ms ?? 0) !== 0 ||
      moment.isExact === true ||
      moment.part === 'noon');
  // 9-10am the next day: of both ends. To 7am the next day: of the end alone.
  const isOfBoth = reading?.kind === 'range' && wallDay(reading.from) === wallDay(reading.to - 1);
  const named = isOfBoth && !start.day ? end?.day : start.day;
  const after = named?.at === 'after-start' ? { daysAfter: named.days } : {};
  const isEndDated = days(end) && (isOfBoth || end?.day?.at !== 'after-start');
  const day = days(start) || isEndDated || start.isNow === true || repeat !== undefined;
  return { day, clock: clocks(start) || clocks(end), ...after };
}

/** Spans that touch are one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && last.to >= span.from) last.to = Math.max(last.to, span.to);
    else merged.push({ from: span.from, to: span.to });
  }
  return merged;
}
