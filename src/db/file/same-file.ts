import fs from 'node:fs';
import { UserError } from '../../domain/errors.ts';
import type { SqliteConnection } from '../dialects/driver.ts';

const RESTART = 'Nothing was written. Start Perch again: restart the host, or what runs the server.';

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
      const what = found ? 'another file lies there' : 'it is gone';
      throw new UserError('INVALID_ARGUMENT', `${file} is no longer the calendar that was opened: ${what}.`, {
        hint: RESTART,
      });
    }
    const [row] = userVersion.all([]) as { user_version: number }[];
    if (row?.user_version !== version) {
      throw new UserError(
        'INVALID_ARGUMENT',
        `${file} now has schema ${row?.user_version}, brought there by another release of Perch; this one knows ${version}.`,
        { hint: RESTART },
      );
    }
  };
}
