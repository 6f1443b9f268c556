import { type Dialect, PGliteDialect, type PGliteDialectConfig } from 'kysely';

/**
 * Kysely over PostgreSQL compiled to WebAssembly, which the repository suite
 * runs on. It answers 64-bit integers as numbers as long as they are exact.
 */
export function pgliteDialect(pglite: PGliteDialectConfig['pglite']): Dialect {
  return new PGliteDialect({ pglite });
}
