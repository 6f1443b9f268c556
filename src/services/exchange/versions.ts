import { findChange } from '../../db/repos/changes.ts';
import type { EventRow, TodoRow } from '../../db/schema.ts';
import { TOOLS } from '../../messages/shared/tools.ts';
import type { TakingIn } from '../change/exchange.ts';
import type { Recorder } from '../change/recorder.ts';

/** Tools whose changes are imports. */
const IMPORTING = new Set<string>(['import', TOOLS.import]);

type IsImport = TakingIn['isImport'];

/** Tells whether a change was an import. */
export function importedBy({ executor, caller }: Recorder): IsImport {
  const known = new Map<string, boolean>();
  return async (id) => {
    const answer = known.get(id) ?? IMPORTING.has((await findChange(executor, caller.user, id))?.tool ?? '');
    known.set(id, answer);
    return answer;
  };
}

/**
 * Whether a version of a file may take the place of what is here. A higher SEQUENCE may. Many writers never
 * raise it: at the same one other content may while nobody has touched the item since it came in.
 */
export async function mayReplace(
  { ics_sequence, state }: Pick<EventRow | TodoRow, 'ics_sequence' | 'state'>,
  sequence: number,
  isImport: IsImport,
): Promise<boolean> {
  const own = ics_sequence ?? 0;
  return sequence === own ? isImport(state) : sequence > own;
}
