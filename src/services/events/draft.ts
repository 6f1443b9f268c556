import type { Caller } from '../../domain/caller.ts';
import type { EventTime, Series, ShowAs } from '../../domain/event.ts';
import { alignStart } from '../../domain/recurrence/align.ts';
import { parseRule } from '../../domain/recurrence/parse.ts';
import { say } from '../../domain/say.ts';
import { readEventTime } from '../../domain/time/event-time.ts';
import { readRepeat, readZone } from '../../domain/time/read.ts';
import { DAY, wallDay } from '../../domain/time/wall.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import { UserError } from '../../errors.ts';
import { readSlotToken } from '../../guard/slot-token.ts';
import type { Place } from './rows.ts';

export interface TimeInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly duration_minutes?: number | undefined;
  readonly all_day?: boolean | undefined;
  readonly timezone?: string | undefined;
  readonly slot_token?: string | undefined;
}

/** What schedule_add and schedule_update both take beside the time. */
export interface EventFields extends TimeInput {
  readonly repeat?: string | undefined;
  readonly location?: string | undefined;
  readonly location_place?: Place | undefined;
  readonly description?: string | undefined;
  readonly show_as?: ShowAs | undefined;
  readonly on_conflict?: OnConflict | undefined;
  readonly source?: string | undefined;
  readonly confirm_token?: string | undefined;
}

type OnConflict = 'propose' | 'auto' | 'force';

export interface TimeDraft {
  readonly time: EventTime;
  readonly assumptions: string[];
}

/** The time of a slot, in the zone in which the event will be kept. Throws UserError for what is no slot token. */
export function slotTime(caller: Caller, token: string, zone: string): EventTime {
  const slot = readSlotToken(token, caller.language);
  const start = toWall(slot.start, zone);
  if (slot.allDay) {
    const days = Math.max(1, Math.round((toWall(slot.end, zone) - start) / DAY));
    return { allDay: true, zone: null, start: wallDay(start), fold: 0, days, ms: 0 };
  }
  return { allDay: false, zone, start, fold: foldOf(slot.start, zone), days: 0, ms: slot.end - slot.start };
}

/** When a new event happens: from a slot, or from the time arguments. */
export function draftTime(caller: Caller, input: TimeInput): TimeDraft {
  const zone = input.timezone === undefined ? caller.zone : readZone(input.timezone, caller.language);
  if (input.slot_token !== undefined) return { time: slotTime(caller, input.slot_token, zone), assumptions: [] };
  if (input.start === undefined) {
    throw new UserError(
      'INVALID_ARGUMENT',
      say(caller, '缺少 start 或 slot_token。', 'Either start or slot_token is needed.'),
      {
        missing: ['start'],
        hint: say(
          caller,
          'start 可写 2026-01-28T15:00（当地时间）、2026-01-28T15:00+08:00，或 2026-01-28（全天）。',
          'start takes 2026-01-28T15:00 (local), 2026-01-28T15:00+08:00, or 2026-01-28 for all day.',
        ),
      },
    );
  }
  return readEventTime(
    {
      start: input.start,
      end: input.end,
      durationMinutes: input.duration_minutes,
      allDay: input.all_day,
    },
    { zone, now: caller.now, language: caller.language },
  );
}

export interface SeriesDraft {
  readonly series: Series;
  readonly assumptions: string[];
}

/** A recurrence set for a new rule: its start moves to the first match, and that is said. */
export function draftSeries(caller: Caller, time: EventTime, repeat: string | undefined): SeriesDraft {
  const single: Series = { time, rrule: null, exdates: [], rdates: [] };
  if (repeat === undefined) return { series: single, assumptions: [] };
  const rule = parseRule(readRepeat(repeat, caller.language), { limits: 'contract', language: caller.language });
  const aligned = alignStart({ time, rrule: rule.rrule }, caller.language);
  return {
    series: { ...single, time: aligned.time, rrule: rule.rrule },
    assumptions: aligned.notes,
  };
}

/** 1 when the instant is the second of two with the same wall time. */
export function foldOf(instant: number, zone: string): 0 | 1 {
  return toInstant(toWall(instant, zone), zone) === instant ? 0 : 1;
}
