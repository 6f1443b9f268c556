import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { MUTANTS } from './mutants.ts';

/** The one to try; none: all tests of mutants as they are. */
const mutant = MUTANTS[process.env.PERCH_TEST_MUTANT ?? ''];
const root = join(import.meta.dirname, '../..');
const file = mutant && join(root, 'src', mutant.file);

/** Puts the defect into the source as the tests load it; the file stays as it is. */
const defect = {
  name: 'defect',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === file && mutant ? readFileSync(id, 'utf8').replace(mutant.find, () => mutant.replace) : undefined,
};

export default defineConfig({
  root,
  plugins: [defect],
  // The cache knows files by what stands in them.
  test: { fsModuleCache: false, isolate: false, testTimeout: 60_000, include: ['{src,test}/**/*.test.ts'] },
});
