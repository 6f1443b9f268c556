import type { Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import type { Window } from '../../../domain/time/event.ts';
import type { Messages } from '../../../messages/en/messages.ts';
import { messages } from '../../../messages/index.ts';

import { matchingIds } from '../../availability/filter.ts';
import { occurrencesIn } from '../../availability/reading.ts';
import { narrowed } from '../../items/narrow.ts';
import { type Found, occurrenceOf, titleOf, whenOf, withRows } from '../../series/present.ts';

/** An event that stays where it is, and why. */
export interface Unmovable {
  id: string;
  occurrence?: string;
  title: string;
  when: string;
  why: string;
}

/** Events that one plan may hold: as many as a person can look through. */
const MOST = 200;

type Why = keyof Messages['reschedule']['stays'];

export function unmovable(caller: Caller, found: Found, why: Why): Unmovable {
  const occurrence = occurrenceOf(caller, found);
  return {
    id: found.root.id,
    ...(occurrence !== undefined && { occurrence }),
    title: titleOf(caller, found.row),
    when: whenOf(caller, found, found.row.all_day === 1),
    why: messages(caller).reschedule.stays[why],
  };
}

interface Filters {
  readonly query?: string | undefined;
  readonly group?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

interface Items {
  readonly movable: readonly Found[];
  readonly unmovable: readonly Unmovable[];
}

/** The occurrences in a window that the filters let through: those that can be moved at all, in time order, and the rest. */
export async function itemsIn(
  executor: Executor,
  caller: Caller,
  window: Window,
  { ids, ...filters }: Filters,
): Promise<Items> {
  const only = await matchingIds(executor, caller, filters);
  const occurrences = await occurrencesIn(executor, caller, window, { kind: 'all', only, most: MOST + 1 });
  if (occurrences.length > MOST) {
    throw new UserError('LIMIT_EXCEEDED', messages(caller).reschedule.tooManyEvents({ most: MOST }), {
      hint: messages(caller).reschedule.shortenOrFilter,
    });
  }
  const all = (await withRows(executor, caller, occurrences)).map((one) => ({
    ...{ id: one.root.id, occurrence: occurrenceOf(caller, one) },
    found: one,
  }));
  const found = (ids === undefined ? all : await narrowed(executor, caller, all, ids)).map((one) => one.found);
  const whyNot = ({ row, start }: Found): Why | undefined => {
    if (row.all_day === 1) return 'all-day';
    if (start < caller.now) return 'begun';
    return start < window.from ? 'earlier' : undefined;
  };
  return {
    movable: found.filter((one) => whyNot(one) === undefined),
    unmovable: found.flatMap((one) => {
      const why = whyNot(one);
      return why === undefined ? [] : [unmovable(caller, one, why)];
    }),
  };
}
