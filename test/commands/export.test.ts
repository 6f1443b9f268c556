import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { project } from '../packaging/run.ts';
import { environment } from '../protocol/harness.ts';
import { perch as run } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const perch = (db: string, ...args: string[]) =>
  run(args, { cwd: folder, env: { ...environment(folder), PERCH_DB: join(folder, db) } });

it('import --dry-run, import, export, import elsewhere, export: the same bytes', async () => {
  const calendar = join(project, 'src/commands/demo-calendar.ics');
  expect((await perch('one.db', 'import', '--dry-run', calendar)).stdout).toMatch(
    /Dry run, nothing was written: 14 events added/,
  );
  expect((await perch('one.db', 'export')).stdout).not.toContain('VEVENT');
  expect((await perch('one.db', 'import', calendar)).status).toBe(0);
  expect((await perch('one.db', 'export', 'one.ics')).stdout).toMatch(
    /one\.ics: ✓ Exported: 8 single events, 5 series/,
  );
  expect((await perch('two.db', 'import', 'one.ics')).status).toBe(0);
  expect((await perch('two.db', 'export')).stdout).toBe(readFileSync(join(folder, 'one.ics'), 'utf8'));
  if (process.platform !== 'win32') expect(statSync(join(folder, 'one.ics')).mode & 0o777).toBe(0o600);

  const again = await perch('one.db', 'export', 'one.ics');
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('--force')]);
  expect((await perch('one.db', 'export', '--force', '--from', '2030-01-01', 'one.ics')).status).toBe(0);
  expect(readFileSync(join(folder, 'one.ics'), 'utf8')).toContain('RRULE');
  expect((await perch('one.db', 'export', '--from', 'never')).status).toBe(1);
  expect((await perch('one.db', 'export', 'no/such/folder.ics')).output).toContain('There is no folder');
  expect((await perch('one.db', 'export', 'a.ics', 'b.ics')).status).toBe(2);
  expect(existsSync(join(folder, 'a.ics'))).toBe(false);
}, 60_000);
