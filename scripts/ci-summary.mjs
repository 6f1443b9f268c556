// `node scripts/ci-summary.mjs FOLDER`: adds up the steps of .ci/run. A step is
// FOLDER/NAME.code (its exit code) and, when it ran vitest, FOLDER/NAME.json.
// Says how many tests of each promise ran on which engine and names what was
// skipped; the last line is the counts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const total = { passed: 0, failed: 0, skipped: 0 };
const named = { failed: [], skipped: [] };
/** Tests that ran: of each promise, by its number in their names, and all, by file and name. */
const promises = new Map();
const ran = { SQLite: new Set(), PostgreSQL: new Set() };

function note(step, suite, fullName) {
  const engine = step === 'postgres' ? 'PostgreSQL' : 'SQLite';
  ran[engine].add(`${suite} ${fullName}`);
  const number = Number(/\bpromise (\d+)/i.exec(fullName)?.[1]);
  if (!number) return;
  const counts = promises.get(number) ?? { SQLite: 0, PostgreSQL: 0 };
  counts[engine]++;
  promises.set(number, counts);
}

for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.code'))) {
  const step = file.slice(0, -'.code'.length);
  const ok = readFileSync(join(folder, file), 'utf8').trim() === '0';
  const report = join(folder, `${step}.json`);
  const before = total.failed;
  for (const suite of existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []) {
    for (const { status, fullName, failureMessages = [] } of suite.assertionResults) {
      const kind = status === 'passed' || status === 'failed' ? status : 'skipped';
      total[kind]++;
      // What a property found is found again by its seed.
      const why = failureMessages.join('\n').split('\n').slice(0, 8).join('\n         ');
      named[kind]?.push(`${step}: ${fullName}${kind === 'failed' ? `\n         ${why}` : ''}`);
      if (kind !== 'skipped') note(step, suite.name, fullName);
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

console.log('\npromise  tests on SQLite  on PostgreSQL');
for (const [number, { SQLite, PostgreSQL }] of [...promises].sort(([one], [other]) => one - other)) {
  console.log(`${String(number).padStart(7)}${String(SQLite).padStart(17)}${String(PostgreSQL).padStart(15)}`);
}
const both = [...ran.PostgreSQL].filter((test) => ran.SQLite.has(test)).length;
console.log(`${ran.PostgreSQL.size} tests ran on PostgreSQL, ${both} of them on SQLite too.`);

console.log();
for (const name of named.skipped) console.log(`skipped  ${name}`);
for (const name of named.failed) console.log(`FAILED   ${name}`);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
