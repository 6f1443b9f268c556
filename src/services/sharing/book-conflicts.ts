import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Overlap } from '../../domain/conflicts/overlap.ts';
import { isPrivate } from '../../domain/sharing/private.ts';
import { allows } from '../../domain/sharing/role.ts';
import type { Occurrence } from '../../domain/time/event.ts';
import { messages } from '../../messages/index.ts';
import { overlapsOf, showConflicts, spansOf } from '../availability/conflicts.ts';
import { isHard } from '../availability/policy.ts';
import type { Conflict } from '../change/envelope.ts';
import type { Others } from '../change/others.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Draft } from '../events/add.ts';
import type { Person } from '../people/circle.ts';
import { isoSpan, titleOf, whenOf, withRows } from '../series/present.ts';
import { merged } from './calendars.ts';

/** Somebody else who comes, as their calendar is read and written. */
export interface Guest extends Person {
  readonly as: Caller;
}

/** What stands in the way of an event, and whose time is taken. */
export interface InTheWay {
  readonly conflicts: Conflict[];
  /** Names of those whose time is taken, the caller's first. */
  readonly names: string[];
  /** Users of those of the others. */
  readonly taken: ReadonlySet<string>;
}

/** Looks at the calendars of all who come, under their locks. */
export async function inTheWayOf(
  { executor, caller }: Recorder,
  others: Others,
  guests: readonly Guest[],
  { series, showAs }: Draft,
): Promise<InTheWay> {
  const { spans } = await spansOf(executor, caller, series);
  const own = await overlapsOf(executor, caller, spans, { showAs });
  const conflicts = isHard(own) ? await showConflicts(executor, caller, own) : [];
  const names = conflicts.length > 0 ? [messages(caller).sharing.you] : [];
  const taken = new Set<string>();
  for (const guest of guests) {
    const theirs = await others.as(guest.user, async (recorder) => {
      const checked = await spansOf(recorder.executor, guest.as, series);
      const overlaps = await overlapsOf(recorder.executor, guest.as, checked.spans, { showAs });
      const hard = overlaps.filter(({ severity }) => severity === 'hard');
      return { result: await shownOf(recorder.executor, caller, guest, checked.spans, hard), summary: '' };
    });
    if (theirs.length === 0) continue;
    conflicts.push(...theirs);
    names.push(guest.name);
    taken.add(guest.user);
  }
  return { conflicts, names, taken };
}

/** Conflicts of somebody else, as far as they let the caller see: events without their ids, or only that the time is taken. */
export async function shownOf(
  executor: Executor,
  caller: Caller,
  guest: Guest,
  spans: readonly Occurrence[],
  overlaps: readonly Overlap[],
): Promise<Conflict[]> {
  const found = await withRows(
    executor,
    guest.as,
    overlaps.map(({ busy }) => ({ source: busy.id, start: busy.start, end: busy.end })),
  );
  const isOpen = (index: number): boolean => {
    const row = found[index]?.row;
    return row !== undefined && !isPrivate(row) && allows(guest.role, 'details');
  };
  const said = messages(caller).sharing;
  const shown = overlaps.flatMap(({ busy, overlapMinutes }, index): Conflict[] => {
    const row = found[index]?.row;
    if (!row || !isOpen(index)) return [];
    return [
      {
        title: said.eventOf({ title: titleOf(caller, row), name: guest.name }),
        ...shownSpan(caller, busy, overlapMinutes),
      },
    ];
  });
  const hidden = overlaps.filter((_, index) => !isOpen(index)).map(({ busy }) => busy);
  const busy = spans.flatMap((span) => merged(hidden, { from: span.start, to: span.end }));
  return [
    ...shown,
    ...busy.map(({ from, to }) => ({
      title: said.busyPerson({ name: guest.name }),
      ...shownSpan(caller, { start: from, end: to }, Math.ceil((to - from) / 60_000)),
    })),
  ];
}

const shownSpan = (caller: Caller, span: Occurrence, minutes: number) => ({
  ...isoSpan(caller, span, false),
  when: whenOf(caller, span, false),
  severity: 'hard' as const,
  overlap_minutes: minutes,
});
