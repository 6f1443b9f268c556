// Loaded before all else where a mutant is tried: puts its defect into the source as Node reads it. The file stays as it is.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { MUTANTS } from './mutants.ts';

/** The one to try; none: all tests of mutants as they are. */
const mutant = MUTANTS[process.env.PERCH_TEST_MUTANT ?? ''];

if (mutant) {
  const file = new URL(`../../src/${mutant.file}`, import.meta.url);
  registerHooks({
    load(url, context, next) {
      if (url !== file.href) return next(url, context);
      const source = readFileSync(file, 'utf8').replace(mutant.find, () => mutant.replace);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
