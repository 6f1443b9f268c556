import type { Executor } from '../../db/schema.ts';
import { checkLength, type ReadingContext } from '../../domain/arguments/read.ts';
import type { Caller } from '../../domain/caller.ts';
import {
  type Anchor,
  anchored,
  anchorsIn,
  askingAt,
  isAhead,
  timeSaidIn,
} from '../../domain/quick-add/counted-from.ts';
import { expand } from '../../domain/recurrence/expand.ts';
import type { Occurrence } from '../../domain/time/event.ts';
import { parseIso } from '../../domain/time/iso.ts';
import { DAY, type Instant } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { hasName, matchTitle } from '../items/match.ts';
import { eventTitles } from './event-target.ts';
import { loadEvents } from './occurrences.ts';
import { titleOf, whenOf } from './present.ts';
import { type EventWithOverrides, rootSeries, seriesOf } from './rows.ts';

/** How far ahead something is looked for. */
const AHEAD = 400 * DAY;
/** Those of a series that overlap now, and the next one. */
const LOOKED_AT = 20;

/** Right before an event, in minutes, where that is to be told of. */
export const SHORTLY = 10;

interface Anchored {
  readonly text: string;
  readonly assumption: string;
}

/**
 * A text that says its time by an event that is there (`right after the board meeting`), with the time itself; undefined
 * for all others. `minutes`: how long that takes which is right before it, where it is known.
 */
export async function anchoredText(
  executor: Executor,
  caller: Caller,
  text: string,
  context: ReadingContext,
  minutes?: number,
): Promise<Anchored | undefined> {
  const anchors = anchorsIn(text, context);
  if (anchors.length === 0) return undefined;
  const titles = await eventTitles(executor, caller);
  for (const anchor of anchors) {
    const named = titles.filter(({ title, current }) => hasName(title, anchor.name) && current);
    const events = await loadEvents(
      executor,
      caller.user,
      named.map(({ id }) => id),
    );
    const there = named.flatMap((titled) => {
      const event = events.get(titled.id);
      const next = event && nextOf(caller, event, anchor, context.now);
      return event && next ? [{ ...titled, event, next }] : [];
    });
    if (there.length === 0) continue;
    const match = matchTitle(there, anchor.name);
    // Where several events match, nobody can tell which is meant: the text is read without one.
    const ids = 'only' in match ? [match.only] : 'areOne' in match ? match.several : [];
    const [one] = there.filter(({ id }) => ids.includes(id)).toSorted((a, b) => a.next.start - b.next.start);
    return one && said(caller, text, minutes === undefined ? anchor : { ...anchor, length: minutes }, one, context);
  }
  return undefined;
}

/** A time argument that counts from an event that is there (选题会开始前一刻钟), as the time itself; undefined for what is read without one. Throws UserError LIMIT_EXCEEDED for a text that is too long. */
export async function anchoredTime(
  executor: Executor,
  caller: Caller,
  time: string,
  context: ReadingContext,
  minutes?: number,
): Promise<Anchored | undefined> {
  // Before anything is read of it.
  checkLength(time, context.language);
  // The form of most calls; to look for words in it costs a third of what a write does.
  if (parseIso(time) !== undefined || context.phrases?.(time, context)) return undefined;
  for (const asked of askingAt(time)) {
    const found = await anchoredText(executor, caller, asked, context, minutes);
    const text = found && timeSaidIn(found.text, context);
    if (found && text !== undefined) return { ...found, text };
  }
  return undefined;
}

/** The next time that an event takes place, in the time in which it is looked for. */
function nextOf(caller: Caller, event: EventWithOverrides, anchor: Anchor, now: Instant): Occurrence | undefined {
  const { from, to } = anchor.within ?? { from: now, to: now + AHEAD };
  const window = { from: Math.max(from, now), to };
  const changed = event.overrides.filter(({ cancelled }) => cancelled === 0);
  const [next] = [rootSeries(event), ...changed.map(seriesOf)]
    .flatMap((series) => expand(series, caller.zone, window, { limit: LOOKED_AT }).occurrences)
    .filter((one) => isAhead(anchor, one, now))
    .toSorted((one, other) => one.start - other.start);
  return next;
}

function said(
  caller: Caller,
  text: string,
  anchor: Anchor,
  { event: { root }, next }: { readonly event: EventWithOverrides; readonly next: Occurrence },
  context: ReadingContext,
): Anchored | undefined {
  const allDay = root.all_day === 1;
  const title = titleOf(caller, root);
  // A whole day is one wherever the user is.
  const zone = allDay ? caller.zone : context.zone;
  const there = { title, start: toWall(next.start, zone), end: toWall(next.end, zone), allDay };
  const timed = anchored(text, anchor, there, context);
  if (timed === undefined) return undefined;
  return {
    text: timed,
    assumption: messages(caller).quickAdd.countedFrom({ title, when: whenOf(caller, next, allDay) }),
  };
}
