/**
 * How much a test looks at: `full` in `.ci/run`, which sets PERCH_TEST_RUNS=full, and otherwise as much as `npm test`
 * has time for. `inFull(1_000, 100)` cases are 100 while somebody works on the code.
 */
export const inFull = <T>(full: T, otherwise: T): T => (process.env.PERCH_TEST_RUNS === 'full' ? full : otherwise);
