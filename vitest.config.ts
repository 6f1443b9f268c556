import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['test/**/*.test.ts'],
          exclude: ['test/faults/**/*.slow.test.ts', 'test/packaging/**', 'test/ui/**', 'test/docs/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: ['test/faults/**/*.slow.test.ts', 'test/packaging/**/*.test.ts', 'test/docs/**/*.test.ts'],
          globalSetup: ['test/packaging/build.setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
