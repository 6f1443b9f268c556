import { listLastChanges } from '../../db/repos/last-changes.ts';
import type { Instant } from '../../domain/time/wall.ts';
import type { Database } from '../change/database.ts';
import type { Interest } from './interest.ts';

/** When something of what is looked at was last changed, or of its kind; undefined where the latest changes do not tell. */
export async function lastModified(
  { db }: Database,
  user: string,
  interests: readonly Interest[],
): Promise<(Instant | undefined)[]> {
  const at = await listLastChanges(db, user);
  return interests.map(({ everything, tables = [], events, todos }) => {
    const named: string[] = everything
      ? [...at.keys()]
      : [...tables, ...(events ? ['events'] : []), ...(todos ? ['todos'] : [])];
    const known = named.flatMap((table) => at.get(table) ?? []);
    return known.length > 0 ? Math.max(...known) : undefined;
  });
}
