import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    // As all tests are run: Node loads the sources, and compiles none but the one with the defect anew.
    experimental: { viteModuleRunner: false },
    execArgv: ['--import', join(import.meta.dirname, 'defect.preload.ts')],
    isolate: false,
    testTimeout: 60_000,
    include: ['{src,test}/**/*.test.ts'],
  },
});
