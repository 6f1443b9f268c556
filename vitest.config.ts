import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one less than there are: much of a test is waiting for a server.
    maxWorkers: '100%',
    projects: [
      // Pure functions leave nothing behind that another file could trip over.
      { test: { name: 'unit', include: ['src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'integration',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.slow.test.ts', 'test/packaging/**', 'test/docs/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: ['test/**/*.slow.test.ts', 'test/packaging/**/*.test.ts', 'test/docs/**/*.test.ts'],
          globalSetup: ['test/packaging/build.setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
