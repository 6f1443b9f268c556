import type { EventRow } from '../../db/schema.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { splitSeries } from '../../domain/recurrence/edit.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import { markInstant, nominalWall } from '../../domain/recurrence/marks.ts';
import { shiftSeries } from '../../domain/recurrence/shift.ts';
import type { Mark, Series } from '../../domain/time/event.ts';
import { DAY, type Instant, type WallMs, wallDay } from '../../domain/time/wall.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import { say } from '../../messages/say.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { copyAttached } from '../reminders/attached.ts';
import { draftSeries, repeatOf } from '../series/draft.ts';
import { foundAt, timeAt } from '../series/moving.ts';
import { insertOverride } from '../series/override.ts';
import type { Found } from '../series/present.ts';
import { type Family, ownColumns, seriesColumns, seriesOf, timeColumns, timeOf } from '../series/rows.ts';
import { overrideAt, type Target } from '../series/target.ts';
import { carryOverrides } from './carry.ts';
import { changesRule, changesTime, patchTime, textPatch, type UpdateInput } from './patch.ts';

/** What an update did, before it is checked against the rest of the calendar. */
export interface Applied {
  readonly before: Found;
  readonly after: Found;
  /** Rows whose time may overlap others now, though not each other: they moved as one. */
  readonly moved: readonly EventRow[];
  /** The occurrence that the arguments speak of, where it is now. */
  readonly named: Instant;
  readonly assumptions: string[];
  readonly warnings: string[];
}

/** Writes the new fields to the rows that the scope names, unless their words leave something open. */
export function applyUpdate(recorder: Recorder, input: UpdateInput, target: Target): Promise<Applied | Question> {
  if (target.scope === 'this') return applyToOne(recorder, input, target.family, target.occurrence as Instant);
  if (target.scope === 'this_and_future') {
    return applyToFollowing(recorder, input, target.family, target.occurrence as Instant);
  }
  return applyToAll(recorder, input, target.family, target.occurrence);
}

/** One occurrence: a row of its own that stands in for it. */
async function applyToOne(
  recorder: Recorder,
  input: UpdateInput,
  family: Family,
  at: Instant,
): Promise<Applied | Question> {
  const { caller } = recorder;
  const { root } = family;
  if (changesRule(input)) {
    throw new UserError(
      'INVALID_ARGUMENT',
      say(caller, '单独一次不能改重复规则。', 'A single occurrence has no repeat of its own.'),
      {
        hint: say(
          caller,
          '要改 repeat，请用 scope this_and_future 或 all。',
          'Change repeat with scope this_and_future or all.',
        ),
      },
    );
  }
  const existing = overrideAt(caller, family, at);
  const base = existing ?? root;
  const old = existing ? timeAt(caller, existing) : timeAt(caller, root, at);
  const patched = changesTime(input) ? patchTime(caller, input, old.time) : { time: old.time, assumptions: [] };
  if (isQuestion(patched)) return patched;
  const { time, assumptions } = patched;
  const row = existing
    ? await recorder.update('events', existing.id, { ...textPatch(input), ...timeColumns(time) })
    : await insertOverride(recorder, root, at, time, textPatch(input));
  return {
    before: { row: base, root, start: old.start, end: old.end },
    after: foundAt(caller, row, root),
    moved: [row],
    named: timeAt(caller, row).start,
    assumptions,
    warnings: [],
  };
}

interface Recut {
  readonly series: Series;
  readonly moveMark: (mark: Mark) => Mark;
  readonly named: Instant;
  readonly assumptions: string[];
  readonly warnings: string[];
}

/** The recurrence set after the arguments are applied, as seen from one of its occurrences. */
function recut(
  recorder: Recorder,
  input: UpdateInput,
  root: EventRow,
  reference: Instant | undefined,
): Recut | Question {
  const { caller } = recorder;
  const series = seriesOf(root);
  const old = timeAt(caller, root, reference).time;
  const patched = changesTime(input) ? patchTime(caller, input, old) : { time: old, assumptions: [] };
  if (isQuestion(patched)) return patched;
  // In a DST gap the clock shows a later time than the one by which the rule names the occurrence.
  const nominal = reference === undefined ? old.start : nominalWall(series, caller.zone, reference);
  const shift = patched.time.start === old.start ? 0 : patched.time.start - nominal;
  const start = series.time.start + shift;
  const isFirst = nominal === series.time.start;
  const time = { ...patched.time, start, fold: isFirst ? patched.time.fold : (0 as const) };
  const { assumptions } = patched;
  const named = toInstant(patched.time.start, patched.time.zone ?? caller.zone, patched.time.fold);
  if (input.clear?.includes('repeat')) {
    const single: Series = { time, rrule: null, exdates: [], rdates: [] };
    return { series: single, moveMark: (mark) => mark, named, assumptions, warnings: [] };
  }
  const moved = shiftSeries(series, time, caller.zone);
  const warnings = moved.followed
    ? []
    : [
        say(
          caller,
          '重复规则自己指定的日期或时间没有随之改变，请检查。',
          'The repeat rule names days or times of its own, which did not move. Check it.',
        ),
      ];
  if (input.repeat === undefined) return { ...moved, named, assumptions, warnings };
  const repeat = repeatOf(caller, input.repeat);
  if (isQuestion(repeat)) return repeat;
  // `改成每周一早上8点` says a new time of day, too.
  const keepsClock =
    repeat.clock === undefined || time.allDay || input.start !== undefined || input.slot_token !== undefined;
  const clocked = keepsClock
    ? time
    : { ...time, start: wallDay(time.start) + (repeat.clock as number), fold: 0 as const };
  const drafted = draftSeries(caller, clocked, repeat);
  return {
    series: { ...drafted.series, exdates: [...moved.series.exdates, ...drafted.series.exdates] },
    moveMark: moved.moveMark,
    named,
    assumptions: [...assumptions, ...drafted.assumptions],
    warnings: [],
  };
}

/** A single event, or all of a series with its changed occurrences. */
async function applyToAll(
  recorder: Recorder,
  input: UpdateInput,
  family: Family,
  occurrence: Instant | undefined,
): Promise<Applied | Question> {
  const { caller } = recorder;
  const { root } = family;
  const reference = occurrence ?? nearestTo(recorder, input, root);
  if (typeof reference === 'object') return reference;
  const cut = recut(recorder, input, root, reference);
  if (isQuestion(cut)) return cut;
  const { series, moveMark, named, assumptions, warnings } = cut;
  const row = await recorder.update('events', root.id, { ...textPatch(input), ...seriesColumns(series) });
  const carried = await carryOverrides(recorder, input, { from: root, to: row, overrides: family.overrides, moveMark });
  return {
    before: foundAt(caller, root, root),
    after: foundAt(caller, carried.root, carried.root),
    moved: [row, ...carried.moved],
    named,
    assumptions,
    warnings: [...warnings, ...carried.warnings],
  };
}

/**
 * With a new start and no occurrence named, the one of that day, else the
 * nearest, is the one that moves there; with a new end alone, the last that starts before it.
 */
function nearestTo({ caller }: Recorder, input: UpdateInput, root: EventRow): Instant | Question | undefined {
  const { start: given = input.end, slot_token } = input;
  if (root.rrule === null || (given === undefined && slot_token === undefined)) return undefined;
  const call = { ...input, start: given, end: undefined, duration_minutes: undefined };
  const patched = patchTime(caller, call, timeOf(root));
  if (isQuestion(patched)) return patched;
  const { time } = patched;
  const wish = time.start;
  const isEnd = slot_token === undefined && input.start === undefined;
  const zone = time.zone ?? caller.zone;
  const near = expand(seriesOf(root), caller.zone, { from: wish - 40 * DAY, to: wish + 40 * DAY }, { limit: 2_000 });
  let best: Instant | undefined;
  for (const { start } of near.occurrences) {
    if (isEnd && best !== undefined && toWall(start, zone) >= wish) break;
    if (isEnd || best === undefined || distanceTo(wish, toWall(start, zone)) < distanceTo(wish, toWall(best, zone)))
      best = start;
  }
  return best;
}

/** Days apart weigh more than hours: from 09:00 to 22:00 is a move within the day, not from the next morning. */
const distanceTo = (wish: WallMs, wall: WallMs): number =>
  Math.abs(wallDay(wall) - wallDay(wish)) + Math.abs(wall - wish) / 1_000;

/** This occurrence and the following: the series is split in two, and the second part is changed. */
async function applyToFollowing(
  recorder: Recorder,
  input: UpdateInput,
  family: Family,
  at: Instant,
): Promise<Applied | Question> {
  const { caller } = recorder;
  const { root } = family;
  const { before, after } = splitSeries(seriesOf(root), caller.zone, at);
  if (!before) return applyToAll(recorder, input, family, at);
  await recorder.update('events', root.id, seriesColumns(before));
  // The second part as it was, then changed: so that both steps are the same as elsewhere.
  const rest: EventRow = { ...root, id: newId('evt'), ...seriesColumns(after), ics_uid: null, ics_sequence: null };
  const cut = recut(recorder, input, rest, undefined);
  if (isQuestion(cut)) return cut;
  const { series, moveMark, named, assumptions, warnings } = cut;
  const row = await recorder.insert('events', {
    ...ownColumns(rest),
    id: rest.id,
    ...textPatch(input),
    ...seriesColumns(series),
  });
  await copyAttached(recorder, root.id, row.id);
  const oldSeries = seriesOf(root);
  const later = family.overrides.filter((one) => markInstant(one.recurrence_id as Mark, oldSeries, caller.zone) >= at);
  const carried = await carryOverrides(recorder, input, { from: rest, to: row, overrides: later, moveMark });
  return {
    before: foundAt(caller, root, root, at),
    after: foundAt(caller, carried.root, carried.root),
    moved: [row, ...carried.moved],
    named,
    assumptions,
    warnings: [...warnings, ...carried.warnings],
  };
}

/** Ends a series before the occurrence at `at`. False when nothing would be left of it. */
export async function truncateSeries(recorder: Recorder, family: Family, at: Instant): Promise<boolean> {
  const { caller } = recorder;
  const series = seriesOf(family.root);
  const { before } = splitSeries(series, caller.zone, at);
  if (!before) return false;
  await recorder.update('events', family.root.id, seriesColumns(before));
  for (const override of family.overrides) {
    if (markInstant(override.recurrence_id as Mark, series, caller.zone) >= at)
      await recorder.remove('events', override.id);
  }
  return true;
}
