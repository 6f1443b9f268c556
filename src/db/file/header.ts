import fs from 'node:fs';
import { refusedFile } from './explained.ts';
import { APPLICATION_ID, newerSchema } from './migrate.ts';

interface Header {
  /** `PRAGMA application_id`, whose file it is. */
  readonly application: number;
  /** `PRAGMA user_version`, the schema. */
  readonly version: number;
  readonly pageBytes: number;
}

/** The first page (https://sqlite.org/fileformat2.html#the_database_header); undefined for what is no database. */
export function readHeader(file: string): Header | undefined {
  const bytes = Buffer.alloc(100);
  const descriptor = fs.openSync(file, 'r');
  try {
    if (fs.readSync(descriptor, bytes) < bytes.length) return undefined;
  } finally {
    fs.closeSync(descriptor);
  }
  if (bytes.toString('latin1', 0, 16) !== 'SQLite format 3\0') return undefined;
  // 1 stands for 65536.
  const pageBytes = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16);
  return { application: bytes.readUInt32BE(68), version: bytes.readInt32BE(60), pageBytes };
}

/** Throws UserError for the database of another program, and for a calendar that was moved elsewhere. */
export function assertOurs(file: string, application: number, version: number, pages: number): void {
  // How `migrate-to` leaves a file.
  if (application === APPLICATION_ID && version < 0) throw refusedFile('moved', file);
  // A single page without a mark was created by a process that has not migrated it yet.
  if (application === APPLICATION_ID || (application === 0 && version === 0 && pages <= 1)) return;
  throw refusedFile('notOurs', file);
}

/** Throws UserError for a schema that a later release made. */
export function assertKnown(file: string, version: number, known: number): void {
  if (version > known) throw newerSchema(file, version, known);
}
