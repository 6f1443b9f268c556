// `node scripts/ci-summary.mjs FOLDER`: adds up the steps of .ci/run. A step is
// FOLDER/NAME.code (its exit code) and, when it ran vitest, FOLDER/NAME.json.
// Names what was skipped; the last line is the counts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const total = { passed: 0, failed: 0, skipped: 0 };
const named = { failed: [], skipped: [] };

for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.code'))) {
  const step = file.slice(0, -'.code'.length);
  const ok = readFileSync(join(folder, file), 'utf8').trim() === '0';
  const report = join(folder, `${step}.json`);
  const before = total.failed;
  for (const suite of existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []) {
    for (const { status, fullName } of suite.assertionResults) {
      const kind = status === 'passed' || status === 'failed' ? status : 'skipped';
      total[kind]++;
      named[kind]?.push(`${step}: ${fullName}`);
    }
    if (suite.status === 'failed' && suite.assertionResults.every(({ status }) => status !== 'failed')) {
      total.failed++;
      named.failed.push(`${step}: ${suite.name} did not run: ${suite.message}`);
    }
  }
  // A step may fail without a failing test: a check, a crash, a report that was never written.
  if (!ok && total.failed === before) {
    total.failed++;
    named.failed.push(`${step}: the step itself failed`);
  } else if (ok && !existsSync(report)) {
    total.passed++;
  }
}

console.log();
for (const name of named.skipped) console.log(`skipped  ${name}`);
for (const name of named.failed) console.log(`FAILED   ${name}`);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
