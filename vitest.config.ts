import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// For the workers and all that they start: most of what they load is the same from run to run.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const SHARED = '/dev/shm';

/** Containers often have no more than 64 MB there, which is not enough. */
const isRoomy = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 30;
};

/** Files of tests are made in memory where the system can: nobody pulls the plug here, and no disk has to be waited for. */
const env: Record<string, string> = existsSync(SHARED) && isRoomy(SHARED) ? { TMPDIR: SHARED } : {};

/** What looks at how modules are loaded, or puts others in their place: a file of these shares its modules with no other. */
const ALONE = [
  'test/faults/stalls.test.ts',
  'test/services/quick-add/coverage.test.ts',
  'test/services/words-before-lock.test.ts',
];

/** The programs of Debian's `postgresql` (test/postgres/cluster.ts). */
const hasServer = existsSync('/usr/lib/postgresql');

/** Suites of services, of promises 6, 8, 9, 12, 13, 14 and 24, and of who may ask what: they run on both engines. */
const ON_A_SERVER_TOO = [
  'test/services/**/*.test.ts',
  'test/access/**/*.test.ts',
  'test/sync/*.test.ts',
  'test/faults/{confirmations,idempotency,undo-conflict}.test.ts',
  'test/faults/reminders.slow.test.ts',
];

export default defineConfig({
  test: {
    // One more than there are processors: a quarter of the time a test waits for a server, a timer or a lock.
    maxWorkers: availableParallelism() + 1,
    // Node reads TypeScript by itself: a third of the time went to reading it once more.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        // Files leave nothing behind that another could trip over: those beside the source share modules, already compiled, with the rest.
        test: {
          name: 'fast',
          include: ['{src,test}/**/*.test.ts'],
          exclude: ['test/**/*.slow.test.ts', 'test/packaging/**', 'test/docs/**', 'test/postgres/**', ...ALONE],
          env,
          isolate: false,
          globalSetup: ['test/entry.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      { test: { name: 'alone', env, include: ALONE, testTimeout: 30_000 } },
      {
        // What a store and a host need, on Node's own SQLite. Not where a test opens the same file with better-sqlite3
        // meanwhile: two copies of SQLite in one process undo each other's locks.
        test: {
          name: 'node-sqlite',
          env: { PERCH_SQLITE: 'node' },
          include: [
            'test/db/{migrations,open,repos,search-index,sql,storage-full,transactions}.test.ts',
            'test/faults/backup.slow.test.ts',
            'test/protocol/client-matrix.test.ts',
          ],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // What services do, who may do it, promises and races, on a PostgreSQL server that the run starts for itself.
        test: {
          name: 'postgres',
          // Without a server they would run on SQLite once more; those of its own say that they were skipped.
          include: ['test/postgres/**/*.test.ts', ...(hasServer ? ON_A_SERVER_TOO : [])],
          exclude: [
            'test/services/quick-add/**',
            'test/services/*.slow.test.ts',
            'test/{access,sync}/*.slow.test.ts',
            ...ALONE,
          ],
          globalSetup: ['test/postgres/cluster.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: ['test/**/*.slow.test.ts', 'test/packaging/**/*.test.ts', 'test/docs/**/*.test.ts'],
          globalSetup: ['test/packaging/build.setup.ts'],
          // What is looked for again starts a process each time; how long it takes is no part of what is tested.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
