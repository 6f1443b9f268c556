import { eventTimeOf } from '../../../domain/arguments/event-time.ts';
import type { ReadingContext } from '../../../domain/arguments/read.ts';
import type { Caller } from '../../../domain/caller.ts';
import { minutesBefore } from '../../../domain/quick-add/alarm.ts';
import type { Item, ItemKind } from '../../../domain/quick-add/item.ts';
import { firstStart } from '../../../domain/recurrence/expand.ts';
import { describeRepeat } from '../../../domain/recurrence/text.ts';
import type { EventTime, Occurrence, Series } from '../../../domain/time/event.ts';
import { showWhen } from '../../../domain/time/show.ts';
import { MINUTE } from '../../../domain/time/wall.ts';
import { startOfDay, toInstant } from '../../../domain/time/zone.ts';
import { type Due, dueOfSpan, isoDue, showDue } from '../../../domain/todos/todo.ts';
import { messages } from '../../../messages/index.ts';
import { usualLength } from '../../events/usual-fields.ts';
import { draftSeries, floated, type SeriesDraft, single } from '../../series/draft.ts';
import { isoOf, isoSpan } from '../../series/present.ts';
import { saidRepeat } from '../../todos/present.ts';
import { type RepeatDraft, repeatSaid } from '../../todos/repeat.ts';

/** What was understood, as a host sees it. */
export interface Interpretation {
  kind: ItemKind;
  title: string;
  start?: string;
  end?: string;
  at?: string;
  due?: string;
  all_day?: boolean;
  repeat?: string;
  /** The same as people say it. */
  repeat_text?: string;
  location?: string;
  importance?: 'high' | 'normal';
  urgency?: 'high' | 'normal';
  estimate_minutes?: number;
  tags?: string[];
  /** One number, or one for each reminder. */
  remind_minutes?: number | number[];
}

/** What is to be written: of an event and a reminder when, of a todo until when. */
export interface Planned {
  readonly item: Item;
  readonly series?: Series | undefined;
  readonly due?: Due | undefined;
  readonly repeats?: RepeatDraft | undefined;
  /** Of an event: how many minutes before its start to be reminded. */
  readonly reminders: readonly number[];
  readonly interpretation: Interpretation;
  /** In one readable line; empty for what has no time. */
  readonly when: string;
  readonly assumptions: readonly string[];
}

/** Sets an item against the calendar. Throws UserError for times and rules beyond the limits. */
export function planOf(caller: Caller, item: Item, context: ReadingContext): Planned {
  const { kind, title, location, span } = item;
  const base = { kind, title, ...fieldsOf(item) };
  if (!span) return { item, reminders: [], interpretation: base, when: '', assumptions: item.assumptions };
  if (kind === 'todo') {
    const first = dueOfSpan(span).due;
    const shown = { ...caller, zone: context.zone, language: context.language };
    const repeats = item.repeat && repeatSaid(shown, item.repeat, { from: item.fromDone ? 'done' : 'due', due: first });
    const due = repeats?.due ?? first;
    return {
      item,
      due,
      repeats,
      reminders: [],
      interpretation: {
        ...base,
        due: isoDue(due, context.zone),
        ...(repeats && { repeat: repeats.repeat.rrule, repeat_text: saidRepeat(shown, repeats.repeat) }),
      },
      when: showDue(due, context.zone, context.language),
      assumptions: [...item.assumptions, ...(repeats?.assumptions ?? [])],
    };
  }
  const { series, assumptions } = seriesOf(caller, item, context);
  const first = firstOf(series, context);
  const { allDay } = series.time;
  const reminders =
    kind === 'event' ? (item.alerts ?? []).map((one) => minutesBefore(one, series.time.start, allDay)) : [];
  const shown = { ...caller, zone: context.zone, language: context.language };
  const times =
    kind === 'reminder'
      ? { at: isoOf(shown, first.start, false) }
      : { ...isoSpan(shown, first, allDay), ...(allDay && { all_day: true }) };
  return {
    item,
    series,
    reminders,
    interpretation: {
      ...base,
      ...times,
      ...(series.rrule !== null && {
        repeat: series.rrule,
        repeat_text: describeRepeat({ rrule: series.rrule, exdates: series.exdates, zone: series.time.zone }, shown),
      }),
      ...(location !== undefined && { location }),
      ...(reminders.length > 0 && { remind_minutes: (reminders.length === 1 && reminders[0]) || [...reminders] }),
    },
    when: showWhen({ ...first, allDay }, context.zone, context.language),
    assumptions: [...item.assumptions, ...assumptions],
  };
}

const fieldsOf = ({ kind, importance, urgency, estimateMinutes, tags }: Item) => ({
  ...(kind === 'todo' && importance === 'high' && { importance }),
  ...(kind === 'todo' && urgency === 'high' && { urgency }),
  ...(estimateMinutes !== undefined && { estimate_minutes: estimateMinutes }),
  ...(tags !== undefined && { tags: [...tags] }),
});

function seriesOf(
  caller: Caller,
  { kind, title, span, repeat, assumptions, floats }: Item,
  context: ReadingContext,
): SeriesDraft {
  if (!span) throw new Error('no time');
  const said = new Set(assumptions);
  const read =
    kind === 'reminder'
      ? eventTimeOf({ start: span.start }, { durationMinutes: 0 }, context)
      : eventTimeOf(span, { usual: usualLength(caller, undefined, { title }) }, context);
  const fresh = read.assumptions.filter((one) => !said.has(one));
  // A reminder is stored with its zone.
  const time = floats && kind === 'event' && !read.time.allDay ? floated(read.time) : read.time;
  if (floats && kind === 'reminder') fresh.push(messages(context).quickAdd.reminderKeepsZone({ zone: context.zone }));
  if (!repeat) return { series: single(time), assumptions: fresh };
  const drafted = draftSeries(caller, time, repeat);
  return { series: drafted.series, assumptions: [...fresh, ...drafted.assumptions] };
}

/** The first occurrence of what has not been written yet. */
function firstOf(series: Series, { zone }: ReadingContext): Occurrence {
  const { time } = series;
  const start = firstStart(series, zone);
  return { start, end: endOf(time, start, zone) };
}

function endOf({ allDay, zone, start: wall, days, ms }: EventTime, start: number, own: string): number {
  if (allDay) return startOfDay(wall + days * 24 * 60 * MINUTE, own);
  return days === 0 ? start + ms : toInstant(wall + days * 24 * 60 * MINUTE, zone ?? own) + ms;
}
