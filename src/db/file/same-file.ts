import fs from 'node:fs';
import { storageRefusal } from '../../domain/storage-refusal.ts';
import type { SqliteConnection } from '../dialects/driver.ts';

/**
 * What an open connection asks before it writes (about 5 µs): is `file` still
 * the file that was opened, with the schema that this release knows? A server
 * may run for weeks; meanwhile somebody moves the file away, or a newer Perch
 * changes its schema. Throws UserError then, at every call.
 */
export function sameFile(file: string, connection: SqliteConnection, version: number): () => void {
  const opened = fs.statSync(file);
  const userVersion = connection.prepare('PRAGMA user_version');
  return () => {
    const found = fs.statSync(file, { throwIfNoEntry: false });
    if (found?.ino !== opened.ino || found.dev !== opened.dev) {
      throw storageRefusal('INVALID_ARGUMENT', { reason: found ? 'replaced' : 'gone', file, hint: 'restart' });
    }
    const [row] = userVersion.all([]) as { user_version: number }[];
    if (row && row.user_version < 0) throw storageRefusal('INVALID_ARGUMENT', { reason: 'moved', file });
    if (row?.user_version !== version) {
      const schemas = { found: row?.user_version ?? 0, known: version };
      throw storageRefusal('INVALID_ARGUMENT', { reason: 'otherSchema', file, ...schemas, hint: 'restart' });
    }
  };
}
