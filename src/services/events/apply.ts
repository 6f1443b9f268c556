import type { EventRow } from '../../db/schema.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import { DAY, type Instant, wallDay } from '../../domain/time/wall.ts';
import { toInstant, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { copyAttached } from '../reminders/attached.ts';
import { draftSeries, repeatOf } from '../series/draft.ts';
import { cutSeries, type Edited, endRepeat, moveSeries, nearestStart } from '../series/edit.ts';
import { type EventTarget, overrideAt } from '../series/event-target.ts';
import { foundAt, timeAt } from '../series/moving.ts';
import { insertOverride } from '../series/override.ts';
import { type Found, titleOf } from '../series/present.ts';
import {
  type EventWithOverrides,
  isRecurring,
  ownColumns,
  seriesColumns,
  seriesOf,
  timeColumns,
  timeOf,
} from '../series/rows.ts';
import { showAsAfter } from '../series/show-as.ts';
import { sideBySide } from '../series/side-by-side.ts';
import { invitationPatch } from './invitation-patch.ts';
import { moveOverrides } from './move-overrides.ts';
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
export function applyUpdate(
  recorder: Recorder,
  input: UpdateInput,
  { item, scope, occurrence }: EventTarget,
): Promise<Applied | Question> {
  if (scope === 'this') return applyToOne(recorder, input, item, occurrence);
  if (scope === 'this_and_future') return applyToFollowing(recorder, input, item, occurrence);
  return applyToAll(recorder, input, item, occurrence);
}

/** One occurrence: a row of its own that stands in for it. */
async function applyToOne(
  recorder: Recorder,
  input: UpdateInput,
  event: EventWithOverrides,
  at: Instant,
): Promise<Applied | Question> {
  const { caller } = recorder;
  const { root } = event;
  if (changesRule(input)) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).events.occurrenceHasNoRepeat, {
      hint: messages(caller).events.changeRepeatByScope,
    });
  }
  const existing = overrideAt(caller, event, at);
  const base = existing ?? root;
  const old = existing ? timeAt(caller, existing) : timeAt(caller, root, at);
  const patched = changesTime(input) ? patchTime(caller, input, old.time) : { time: old.time, assumptions: [] };
  if (isQuestion(patched)) return patched;
  const { time, assumptions } = patched;
  const text = { ...showAsAfter(base, time.allDay), ...textPatch(input), ...invitationPatch(caller, base, input) };
  const row = existing
    ? await recorder.update('events', existing.id, { ...text, ...timeColumns(time) })
    : await insertOverride(recorder, root, at, time, text);
  return {
    before: { row: base, root, start: old.start, end: old.end },
    after: foundAt(caller, row, root),
    moved: [row],
    named: timeAt(caller, row).start,
    assumptions,
    warnings: [],
  };
}

interface ReRuled extends Edited {
  readonly named: Instant;
  readonly assumptions: string[];
}

/** The recurrence set after the arguments are applied, as seen from one of its occurrences. */
function reRule(
  { caller }: Recorder,
  input: UpdateInput,
  root: EventRow,
  reference: Instant | undefined,
): ReRuled | Question {
  const old = timeAt(caller, root, reference).time;
  const isSeries = isRecurring(root);
  const patched = changesTime(input) ? patchTime(caller, input, old, { isSeries }) : { time: old, assumptions: [] };
  if (isQuestion(patched)) return patched;
  const { assumptions } = patched;
  const named = toInstant(patched.time.start, patched.time.zone ?? caller.zone, patched.time.fold);
  const moved = moveSeries(caller, seriesOf(root), reference, patched.time);
  const { time, exdates } = moved.series;
  if (input.clear?.includes('repeat')) return { ...endRepeat(time), named, assumptions };
  if (input.repeat === undefined) return { ...moved, named, assumptions };
  const repeat = repeatOf(caller, input.repeat);
  if (isQuestion(repeat)) return repeat;
  // `改成每周一早上8点` says a new time of day, too.
  const clock = time.allDay || input.start !== undefined || input.slot_token !== undefined ? undefined : repeat.clock;
  const clocked = clock === undefined ? time : { ...time, start: wallDay(time.start) + clock, fold: 0 as const };
  const { series, assumptions: assumed } = draftSeries(caller, clocked, repeat);
  return {
    series: { ...series, exdates: [...exdates, ...series.exdates] },
    moveId: moved.moveId,
    named,
    assumptions: [...assumptions, ...assumed],
    warnings: [],
  };
}

/** A single event, or all of a series with its changed occurrences. */
async function applyToAll(
  recorder: Recorder,
  input: UpdateInput,
  event: EventWithOverrides,
  occurrence: Instant | undefined,
): Promise<Applied | Question> {
  const { caller } = recorder;
  const { root } = event;
  const reference = occurrence ?? nearestTo(recorder, input, root);
  if (isQuestion(reference)) return reference;
  const edited = reRule(recorder, input, root, reference);
  if (isQuestion(edited)) return edited;
  const { series, moveId, named, assumptions, warnings } = edited;
  const row = await recorder.update('events', root.id, {
    ...showAsAfter(root, series.time.allDay),
    ...textPatch(input),
    ...invitationPatch(caller, root, input),
    ...seriesColumns(series),
  });
  const along = await moveOverrides(recorder, input, { from: root, to: row, overrides: event.overrides, moveId });
  return {
    before: foundAt(caller, root, root),
    after: foundAt(caller, along.root, along.root),
    moved: [row, ...along.moved],
    named,
    assumptions,
    warnings: [...warnings, ...along.warnings],
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
  const patched = patchTime(caller, call, timeOf(root), { isSeries: true });
  if (isQuestion(patched)) return patched;
  const { time, counts } = patched;
  if (counts) return undefined;
  const wish = time.start;
  const isEnd = slot_token === undefined && input.start === undefined;
  const zone = time.zone ?? caller.zone;
  const near = expand(seriesOf(root), caller.zone, { from: wish - 40 * DAY, to: wish + 40 * DAY }, { limit: 2_000 });
  const starts = near.occurrences.map(({ start }) => start);
  return isEnd
    ? (starts.findLast((start) => toWall(start, zone) < wish) ?? starts[0])
    : nearestStart(starts, wish, zone);
}

/** This occurrence and the following: the series is split in two, and the second part is changed. */
async function applyToFollowing(
  recorder: Recorder,
  input: UpdateInput,
  event: EventWithOverrides,
  at: Instant,
): Promise<Applied | Question> {
  const { caller } = recorder;
  const { root } = event;
  const { before, after, isLater } = cutSeries(caller, seriesOf(root), at);
  if (!before) return applyToAll(recorder, input, event, at);
  await recorder.update('events', root.id, seriesColumns(before));
  // The second part as it was, then changed: so that both steps are the same as elsewhere.
  const rest: EventRow = { ...root, id: newId('evt'), ...seriesColumns(after), ics_uid: null, ics_sequence: null };
  const edited = reRule(recorder, input, rest, undefined);
  if (isQuestion(edited)) return edited;
  const { series, moveId, named, assumptions, warnings } = edited;
  const question = sideBySide(caller, titleOf(caller, root), { whole: seriesOf(root), before, after: series });
  if (question) return question;
  const row = await recorder.insert('events', {
    ...ownColumns(rest),
    id: rest.id,
    ...showAsAfter(rest, series.time.allDay),
    ...textPatch(input),
    ...seriesColumns(series),
  });
  await copyAttached(recorder, root.id, row.id);
  const later = event.overrides.filter(({ recurrence_id }) => isLater(recurrence_id));
  const along = await moveOverrides(recorder, input, { from: rest, to: row, overrides: later, moveId });
  return {
    before: foundAt(caller, root, root, at),
    after: foundAt(caller, along.root, along.root),
    moved: [row, ...along.moved],
    named,
    assumptions,
    warnings: [...warnings, ...along.warnings],
  };
}

/** Ends a series before the occurrence at `at`. False when nothing would be left of it. */
export async function truncateSeries(recorder: Recorder, event: EventWithOverrides, at: Instant): Promise<boolean> {
  const { caller } = recorder;
  const { before, isLater } = cutSeries(caller, seriesOf(event.root), at);
  if (!before) return false;
  await recorder.update('events', event.root.id, seriesColumns(before));
  for (const { id, recurrence_id } of event.overrides) {
    if (isLater(recurrence_id)) await recorder.remove('events', id);
  }
  return true;
}
