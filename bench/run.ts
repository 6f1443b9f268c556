/**
 * `npm run bench`: our numbers beside those of peers, measured in one run.
 * Ratios decide; the milliseconds are of the machine that it runs on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchRecurrence } from './recurrence.ts';
import { benchStdio } from './stdio.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-bench-'));
console.log(`# perch-mcp bench\n\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}\n`);
try {
  await benchRecurrence();
  await benchStdio(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
