import { isOverride } from '../../../db/repos/events.ts';
import { type Cached, insertOccurrences } from '../../../db/repos/occurrences.ts';
import type { EventRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import type { CalendarEvent } from '../../../domain/ics/families.ts';
import { newId } from '../../../domain/ids.ts';
import { placeText } from '../../../domain/place.ts';
import { messages } from '../../../messages/index.ts';
import type { NewRow, Recorder } from '../../change/recorder.ts';
import { cacheOf } from '../../series/occurrences.ts';
import { isRecurring, seriesColumns } from '../../series/rows.ts';

/** An event of a file, and the group that it is in; undefined where the file does not say. */
export interface ImportedEvent extends CalendarEvent {
  readonly groupId: string | null | undefined;
}

/** The columns that a VEVENT fills. */
export const columnsOf = (event: ImportedEvent) => ({
  recurrence_id: event.recurrenceId,
  cancelled: event.cancelled ? (1 as const) : (0 as const),
  title: event.title,
  description: event.description,
  location: event.location,
  location_place: event.place && placeText(event.place),
  show_as: event.showAs,
  ...seriesColumns(event.series),
  ics_uid: event.uid,
  ics_sequence: event.sequence,
  source: event.source,
  invitation: event.invitation && JSON.stringify(event.invitation),
  ...(event.groupId !== undefined && { group_id: event.groupId }),
});

/** The row of a VEVENT that is not here yet; undefined for one that says of nothing here that it does not take place. */
export function newRow(
  event: ImportedEvent,
  root: Pick<EventRow, 'id' | 'group_id' | 'share_with' | 'private'> | undefined,
): NewRow<'events'> | undefined {
  // A changed occurrence whose series is not here stands by itself.
  if (event.cancelled && !root) return undefined;
  return {
    group_id: root?.group_id ?? null,
    share_with: root?.share_with ?? null,
    private: root?.private ?? null,
    planned_for: null,
    planned: null,
    ...columnsOf(event),
    id: newId('evt'),
    series_id: event.recurrenceId === null ? null : (root?.id ?? null),
    ...(event.created !== null && { created_at: event.created }),
    ...(event.modified !== null && { updated_at: event.modified }),
  };
}

/** The rows of an event or series that is not here, and what is to be cached of them: all of it without the database. */
export interface Planned {
  readonly rows: readonly NewRow<'events'>[];
  readonly cached: readonly Cached[];
  /** How many there are in `cached`. */
  readonly occurrences: number;
}

/** `events`: those of one UID, the series before its changed occurrences. */
export function planFamily(caller: Caller, events: readonly ImportedEvent[]): Planned {
  const root = events.find((one) => one.recurrenceId === null && !one.cancelled);
  const head = root && newRow(root, undefined);
  const others = events.flatMap((one) => (one === root || one.recurrenceId === null ? [] : (newRow(one, head) ?? [])));
  const rows = head ? [head, ...others] : others;
  // What the cache is made of is all there before the recorder adds to it.
  const own = rows as unknown as EventRow[];
  const roots = own.filter((row) => row.series_id === null);
  const overrides = own.filter(isOverride);
  const cached = roots.flatMap((row) =>
    cacheOf(caller, {
      root: row,
      overrides: isRecurring(row) ? overrides.filter((one) => one.series_id === row.id) : [],
    }),
  );
  return { rows, cached, occurrences: cached.reduce((sum, { spans }) => sum + spans.length, 0) };
}

/** Events, and occurrences of them, that are written together. */
const AT_ONCE = 500;
const HELD = 20_000;
/** Occurrences that one file may bring into the cache: to write so many takes seconds, in which nobody else can write. */
const MOST_OCCURRENCES = 300_000;

/** Writes what was planned, with statements of many rows. */
export class PlanWriter {
  readonly #recorder: Recorder;
  #held: Planned[] = [];
  #occurrences = 0;
  #all = 0;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  /** Throws UserError LIMIT_EXCEEDED when the file brings too many occurrences. */
  async add(plan: Planned): Promise<void> {
    this.#held.push(plan);
    this.#occurrences += plan.occurrences;
    this.#all += plan.occurrences;
    if (this.#all > MOST_OCCURRENCES) throw tooMany(this.#recorder.caller);
    if (this.#held.length >= AT_ONCE || this.#occurrences >= HELD) await this.flush();
  }

  async flush(): Promise<void> {
    const recorder = this.#recorder;
    const held = this.#held.splice(0);
    this.#occurrences = 0;
    await recorder.insertAll(
      'events',
      held.flatMap(({ rows }) => rows),
    );
    const cached = held.flatMap((one) => one.cached);
    await insertOccurrences(recorder.executor, recorder.caller.user, cached, recorder.pause);
    // Nothing is left to be derived from them.
    recorder.takeUnprojected('events');
  }
}

const tooMany = (caller: Caller): UserError =>
  new UserError('LIMIT_EXCEEDED', messages(caller).exchange.tooManyOccurrences({ most: MOST_OCCURRENCES }), {
    hint: messages(caller).exchange.importAsSeveral,
  });
