import type { Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import type { Window } from '../../../domain/time/event.ts';
import { say } from '../../../messages/say.ts';
import { matchingIds } from '../../availability/filter.ts';
import { occurrencesIn } from '../../availability/reading.ts';
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

const WHY = {
  'all-day': ['全天日程没有钟点可移', 'an all-day event has no time of day to move'],
  begun: ['已经开始或过去', 'it has begun or is over'],
  earlier: ['在这段时间之前就开始了', 'it begins before this time'],
  there: ['已经在那里', 'it is there already'],
  past: ['那个时间已经过去', 'that time is in the past'],
  full: ['那天没有空闲', 'no time is free there on that day'],
} as const;

type Why = keyof typeof WHY;

export function unmovable(caller: Caller, found: Found, why: Why): Unmovable {
  const occurrence = occurrenceOf(caller, found);
  return {
    id: found.root.id,
    ...(occurrence !== undefined && { occurrence }),
    title: titleOf(caller, found.row),
    when: whenOf(caller, found, found.row.all_day === 1),
    why: WHY[why][caller.language === 'zh' ? 0 : 1],
  };
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
  filters: { readonly query?: string | undefined; readonly group?: string | undefined },
): Promise<Items> {
  const only = await matchingIds(executor, caller, filters);
  const occurrences = await occurrencesIn(executor, caller, window, { kind: 'all', only, most: MOST + 1 });
  if (occurrences.length > MOST) {
    throw new UserError(
      'LIMIT_EXCEEDED',
      say(caller, `一次最多调整 ${MOST} 项日程。`, `At most ${MOST} events can be moved at once.`),
      { hint: say(caller, '请缩短时间，或加上 query 或 group。', 'Take a shorter time, or add query or group.') },
    );
  }
  const found = await withRows(executor, caller, occurrences);
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
