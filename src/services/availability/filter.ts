import { listTexts } from '../../db/repos/events.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { peopleText } from '../../domain/invitation.ts';
import { groupOf } from '../items/groups.ts';
import { hasWords } from '../items/words.ts';

/**
 * Ids of the rows, changed occurrences among them, that are in the group and have
 * all words in title, place, description or who comes; undefined when both are absent.
 */
export async function matchingIds(
  executor: Executor,
  caller: Caller,
  input: { readonly query?: string | undefined; readonly group?: string | undefined },
): Promise<Set<string> | undefined> {
  const { query } = input;
  const group = await groupOf(executor, caller, input);
  if (query === undefined && !group) return undefined;
  const matches = query === undefined ? () => true : hasWords(caller, query);
  const rows = await listTexts(executor, caller.user);
  const hits = rows.filter(
    (row) =>
      (!group || row.group_id === group.id) &&
      matches([row.title, row.location ?? '', row.description ?? '', peopleText(row.invitation)].join('\n')),
  );
  return new Set(hits.map((row) => row.id));
}
