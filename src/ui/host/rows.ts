import { severityOf } from '../../domain/conflicts/overlap.ts';
import type { Busy } from '../../domain/time/event.ts';
import { DAY, formatWallClock, type Instant, parseWall, type WallMs } from '../../domain/time/wall.ts';
import { startOfDay, toWall } from '../../domain/time/zone.ts';
import type { EventView } from '../../services/series/present.ts';

/** Another event at the same time. */
export interface Overlap {
  /** soft: one of the two is tentative. */
  readonly severity: 'hard' | 'soft';
  /** The title of the first one, and how many more there are. */
  readonly title: string;
  readonly more: number;
}

/** An event as it lies on one day. */
export interface Row {
  readonly event: EventView;
  /** Clock times on this day; undefined where the event goes on beyond it. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Fills the day, or is an all-day event. */
  readonly wholeDay: boolean;
  /** Reaches into another day. */
  readonly acrossDays: boolean;
  readonly phase: 'past' | 'now' | 'later' | 'day';
  readonly overlap: Overlap | undefined;
}

interface When {
  readonly now: Instant;
  readonly zone: string;
}

/** The events of the day `date`, which come in time order. */
export function rowsOf(events: readonly EventView[], date: WallMs, when: When): Row[] {
  const spans = events.map((event) => spanOf(event, when.zone));
  const overlaps = overlapsAmong(events, spans);
  return events.map((event, index) => ({
    event,
    ...placed(event, spans[index] as Busy, date, when),
    overlap: overlaps.get(index),
  }));
}

function spanOf(event: EventView, zone: string): Busy {
  const instant = (text: string): Instant =>
    event.all_day ? startOfDay(parseWall(text) ?? 0, zone) : Date.parse(text);
  // What is free overlaps nothing, and is taken out before anything is compared.
  const showAs = event.show_as === 'busy' ? 'busy' : 'tentative';
  return { id: event.id, start: instant(event.start), end: instant(event.end), showAs };
}

function placed(event: EventView, { start, end }: Busy, date: WallMs, { now, zone }: When) {
  const [dayStart, dayEnd] = [startOfDay(date, zone), startOfDay(date + DAY, zone)];
  const begins = start >= dayStart;
  const ends = end <= dayEnd;
  const wholeDay = event.all_day || (start <= dayStart && end >= dayEnd);
  const phase: Row['phase'] = wholeDay ? 'day' : end <= now && start < now ? 'past' : start <= now ? 'now' : 'later';
  return {
    from: begins && !wholeDay ? formatWallClock(toWall(start, zone)) : undefined,
    to: ends && !wholeDay && end > start ? formatWallClock(toWall(end, zone)) : undefined,
    wholeDay,
    acrossDays: !begins || !ends,
    phase,
  };
}

/** The overlaps of each event that overlaps others, by its place in the list. */
function overlapsAmong(events: readonly EventView[], spans: readonly Busy[]): Map<number, Overlap> {
  const found = new Map<number, Overlap>();
  const note = (index: number, other: number, severity: Overlap['severity']): void => {
    const before = found.get(index);
    found.set(index, {
      severity: before?.severity === 'hard' ? 'hard' : severity,
      title: before?.title ?? (events[other] as EventView).title,
      more: before ? before.more + 1 : 0,
    });
  };
  const taking = spans.map((_, index) => index).filter((index) => events[index]?.show_as !== 'free');
  for (const [at, index] of taking.entries()) {
    const span = spans[index] as Busy;
    for (const other of taking.slice(at + 1)) {
      const against = spans[other] as Busy;
      if (against.start > span.end) break;
      const severity = severityOf(span, against, 0);
      if (severity === undefined) continue;
      const either = severity === 'hard' && span.showAs === 'busy' ? 'hard' : 'soft';
      note(index, other, either);
      note(other, index, either);
    }
  }
  return found;
}
