import type { EventRow } from '../../../db/schema.ts';
import { type Listed, removeDuplicates } from '../../../domain/suggestions/duplicates.ts';
import type { Suggestion } from '../../../domain/suggestions/suggestion.ts';
import { DAY } from '../../../domain/time/wall.ts';
import { occurrencesIn } from '../../availability/reading.ts';
import type { Recorder } from '../../change/recorder.ts';
import { foundAt } from '../../series/moving.ts';
import { withRows } from '../../series/present.ts';
import { isRecurring } from '../../series/rows.ts';
import { listed } from './events.ts';

/** How many coming events of a file are looked at, and how many others of each moment. */
const MOST_BROUGHT = 100;
const MOST_OTHERS = 20;

/** What a file brought although it was there already, under another UID: its own are the newer ones, whenever they were made. */
export async function suggestForImport(recorder: Recorder): Promise<Suggestion[]> {
  const { executor, caller } = recorder;
  const { now, language } = caller;
  const brought = recorder
    .images()
    .flatMap(({ table, before, after }) =>
      table === 'events' && before === null && after !== null ? [after as unknown as EventRow] : [],
    )
    .filter((row) => row.series_id === null && row.cancelled === 0 && !isRecurring(row))
    // Chosen by the wall clock: a file may hold tens of thousands, and whose zone they are in matters little.
    .filter((row) => row.wall_start > now - DAY)
    .sort((a, b) => a.wall_start - b.wall_start)
    .slice(0, MOST_BROUGHT)
    .map((row) => foundAt(caller, row, row));
  const own = new Set(brought.map(({ row }) => row.id));
  const there = new Map<string, Listed>();
  for (const { start, end } of brought) {
    const window = { from: start, to: Math.max(end, start + 1) };
    const others = await occurrencesIn(executor, caller, window, { kind: 'all', most: MOST_OTHERS });
    const unknown = others.filter(({ source }) => !own.has(source) && !there.has(`${source} ${start}`));
    for (const one of await withRows(executor, caller, unknown)) there.set(`${one.row.id} ${one.start}`, listed(one));
  }
  const all = [...there.values(), ...brought.map((one) => ({ ...listed(one), created: Number.POSITIVE_INFINITY }))];
  const suggestion = removeDuplicates(all, { now, language });
  return suggestion ? [suggestion] : [];
}
