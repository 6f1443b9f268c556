import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { blockersOf } from '../../domain/free-slots/blockers.ts';
import type { SlotQuery } from '../../domain/free-slots/find.ts';
import { messages } from '../../messages/index.ts';
import { titleOf, whenOf, withRows } from '../series/present.ts';

/** More are counted. */
const MOST_NAMED = 3;

/** What fills the time that was looked through, where no slot is left in it: its longest events by name, in one line. */
export async function filledBy(executor: Executor, caller: Caller, query: SlotQuery): Promise<string[]> {
  const all = blockersOf(query);
  const named = all.slice(0, MOST_NAMED);
  if (named.length === 0) return [];
  const rows = await withRows(
    executor,
    caller,
    named.map(({ busy }) => ({ source: busy.id, start: busy.start, end: busy.end })),
  );
  const events = rows.map((one, index) => ({
    title: titleOf(caller, one.row),
    when: whenOf(caller, one, one.row.all_day === 1),
    times: named[index]?.times ?? 1,
  }));
  return [messages(caller).availability.filledBy({ events, rest: all.length - named.length })];
}
