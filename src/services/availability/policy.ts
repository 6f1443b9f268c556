import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { RankedAlternative } from '../../domain/conflicts/alternatives.ts';
import type { Overlap } from '../../domain/conflicts/overlap.ts';
import { proposeAlternatives } from '../../domain/conflicts/propose.ts';
import { proposeSeriesShifts } from '../../domain/conflicts/series-shifts.ts';
import { withoutTimes } from '../../domain/free-slots/protected-times.ts';
import { parseWorkingHours, type WorkingHours } from '../../domain/free-slots/working-hours.ts';
import type { Direction } from '../../domain/relative/direction.ts';
import type { Occurrence, Series } from '../../domain/time/event.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import { isBookable, writeSlotToken } from '../../guard/slot-token.ts';
import { messages } from '../../messages/index.ts';
import type { Conflict, Envelope, Slot } from '../change/envelope.ts';
import { isoSpan, whenOf } from '../series/present.ts';
import { showConflicts } from './conflicts.ts';
import { busyIn, busyNear } from './reading.ts';
import { type Reason, slotReason } from './reasons.ts';

/** Hours in which times are proposed when the user has set no working hours: every day, when people are awake. */
const WAKING = 'MO-SU 08:00-22:00';

/** Hours in which times are proposed: those in which the user works or is awake, without what is to stay free. */
export const hoursOf = (caller: Caller): WorkingHours =>
  freeOf(caller, parseWorkingHours(caller.workingHours ?? WAKING));

/** Hours in which people are awake, without what is to stay free. */
export const wakingHoursOf = (caller: Caller): WorkingHours => freeOf(caller, parseWorkingHours(WAKING));

const freeOf = ({ protectedTimes }: Caller, hours: WorkingHours): WorkingHours =>
  protectedTimes == null ? hours : withoutTimes(hours, parseWorkingHours(protectedTimes));

/** Hours in which times are proposed where the user names them: every hour but those that are to stay free. */
export const anyHoursOf = (caller: Caller): WorkingHours | undefined =>
  caller.protectedTimes == null ? undefined : freeOf(caller, parseWorkingHours('MO-SU 00:00-24:00'));

/** How far around the wish alternatives are looked for, in days. */
const PROPOSE_DAYS = 7;
export const AUTO_DAYS = 3;

/** What was in the way of an event that went to another time. */
export async function inTheWay(executor: Executor, caller: Caller, overlaps: readonly Overlap[]): Promise<string> {
  const [first] = await showConflicts(executor, caller, overlaps.slice(0, 1));
  const { title = '', when = '' } = first ?? {};
  return messages(caller).availability.wasInTheWay({ title, when, more: overlaps.length - 1 });
}

export const isHard = (overlaps: readonly Overlap[]): boolean => overlaps.some((one) => one.severity === 'hard');

export function showSlot(
  caller: Caller,
  proposal: Occurrence & Pick<Slot, 'score'> & { readonly reasons: readonly Reason[] },
  allDay: boolean,
): Slot {
  const { start, end, score, reasons } = proposal;
  return {
    ...isoSpan(caller, proposal, allDay),
    when: whenOf(caller, proposal, allDay),
    score,
    reasons: reasons.map((reason) => slotReason(caller, reason)),
    slot_token: writeSlotToken({ start, end, allDay }),
  };
}

interface Wanted {
  /** Rows that do not count as busy. */
  readonly exclude?: ReadonlySet<string>;
  /** How far around a single event is looked, in days. */
  readonly days?: number;
  /** Time kept free on both sides of a single event. */
  readonly bufferMs?: number;
  /** The occurrence of a series that its times are given for (default: the first). */
  readonly at?: Instant;
  /** Where the item that is being moved is now: this is not offered as an alternative. */
  readonly present?: Instant;
  /** Offers only times on this side of the wish. */
  readonly direction?: Direction | undefined;
}

/**
 * Free times instead of one that is taken, best first; every occurrence of a series is shifted alike. None for spans
 * longer than a slot may be.
 */
export async function alternativesTo(
  executor: Executor,
  caller: Caller,
  series: Series,
  spans: readonly Occurrence[],
  options: Wanted = {},
): Promise<RankedAlternative[]> {
  const [first] = spans;
  if (!first) return [];
  const found =
    series.rrule === null && series.rdates.length === 0
      ? await timesNear(executor, caller, first, series.time.allDay, options)
      : await seriesShifts(executor, caller, series, spans, options);
  return found.filter((one) => isBookable(one) && one.start !== options.present);
}

/** Free times near a wish. */
async function timesNear(
  executor: Executor,
  caller: Caller,
  wish: Occurrence,
  allDay: boolean,
  options: Wanted,
): Promise<RankedAlternative[]> {
  const days = options.days ?? PROPOSE_DAYS;
  const window = { from: wish.start - (days + 1) * DAY, to: wish.end + (days + 1) * DAY };
  const busy = await busyIn(executor, caller, window, options.exclude);
  return proposeAlternatives({
    start: wish.start,
    end: wish.end,
    allDay,
    zone: caller.zone,
    busy,
    hours: hoursOf(caller),
    now: caller.now,
    days,
    bufferMs: options.bufferMs ?? 0,
    present: options.present,
    direction: options.direction,
  });
}

/** Times of day to which a whole series could move without any conflict. */
async function seriesShifts(
  executor: Executor,
  caller: Caller,
  series: Series,
  spans: readonly Occurrence[],
  options: Wanted,
): Promise<RankedAlternative[]> {
  // A rule that names hours of its own would not follow its start.
  if (series.time.allDay || /BYHOUR|BYMINUTE|FREQ=(HOURLY|MINUTELY)/.test(series.rrule ?? '')) return [];
  const { busy, complete } = await busyNear(executor, caller, spans, DAY, options.exclude);
  if (!complete) return [];
  const zone = series.time.zone ?? caller.zone;
  const shifts = proposeSeriesShifts({
    spans: spans.map((span) => ({ ...span, wall: toWall(span.start, zone) })),
    zone,
    busy,
    hours: hoursOf(caller),
    now: caller.now,
  });
  const first = spans[0]?.start;
  if (first === undefined || options.at === undefined) return shifts;
  const away = toWall(options.at, zone) - toWall(first, zone);
  return shifts.map((shift) => {
    const start = toInstant(toWall(shift.start, zone) + away, zone);
    return { ...shift, start, end: start + (shift.end - shift.start) };
  });
}

/** The question that a conflict comes to: nothing written, what is in the way, what would be free. */
export async function conflictQuestion(
  executor: Executor,
  caller: Caller,
  overlaps: readonly Overlap[],
  alternatives: readonly RankedAlternative[],
  allDay: boolean,
): Promise<Envelope> {
  const conflicts = await showConflicts(executor, caller, overlaps);
  const slots = alternatives.map((one) => showSlot(caller, one, allDay));
  return {
    status: 'need_user',
    message: conflictMessage(caller, conflicts, overlaps.filter(isInTheWay).length, slots.length > 0),
    conflicts,
    alternatives: slots,
  };
}

/** Tentative time and days that an all-day event leaves free are told, and stop nothing. */
const isInTheWay = ({ severity }: Pick<Conflict, 'severity'>): boolean => severity !== 'soft';

function conflictMessage(caller: Caller, conflicts: readonly Conflict[], count: number, hasSlots: boolean): string {
  const { title = '', when = '' } = conflicts.find(isInTheWay) ?? {};
  return messages(caller).availability.conflictsWith({ title, when, count, hasSlots });
}

/** Overlaps that do not stop a write are said as warnings. */
export async function overlapWarnings(
  executor: Executor,
  caller: Caller,
  overlaps: readonly Overlap[],
): Promise<string[]> {
  const shown = await showConflicts(executor, caller, overlaps.slice(0, 5));
  const lines = shown.map(({ title, when, severity }) =>
    messages(caller).availability.overlaps({ title, when, tentative: severity === 'soft' }),
  );
  const rest = overlaps.length - shown.length;
  return rest > 0 ? [...lines, messages(caller).availability.moreOverlaps({ rest })] : lines;
}
