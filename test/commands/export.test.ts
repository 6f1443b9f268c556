import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { project, run } from '../packaging/run.ts';
import { CLI, environment } from '../protocol/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const perch = (db: string, ...args: string[]) =>
  run(process.execPath, [CLI, ...args], {
    cwd: folder,
    env: { ...environment(folder), PERCH_DB: join(folder, db), TZ: 'Asia/Shanghai' },
  });

it('import --dry-run, import, export, import elsewhere, export: the same bytes', () => {
  const calendar = join(project, 'src/commands/demo-calendar.ics');
  expect(perch('one.db', 'import', '--dry-run', calendar).stdout).toMatch(/Dry run, nothing was written: 14 added/);
  expect(perch('one.db', 'export').stdout).not.toContain('VEVENT');
  expect(perch('one.db', 'import', calendar).status).toBe(0);
  expect(perch('one.db', 'export', 'one.ics').stdout).toMatch(/one\.ics: ✓ Exported: 8 single events, 5 series/);
  expect(perch('two.db', 'import', 'one.ics').status).toBe(0);
  expect(perch('two.db', 'export').stdout).toBe(readFileSync(join(folder, 'one.ics'), 'utf8'));
  if (process.platform !== 'win32') expect(statSync(join(folder, 'one.ics')).mode & 0o777).toBe(0o600);

  const again = perch('one.db', 'export', 'one.ics');
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('--force')]);
  expect(perch('one.db', 'export', '--force', '--from', '2030-01-01', 'one.ics').status).toBe(0);
  expect(readFileSync(join(folder, 'one.ics'), 'utf8')).toContain('RRULE');
  expect(perch('one.db', 'export', '--from', 'never').status).toBe(1);
  expect(perch('one.db', 'export', 'no/such/folder.ics').output).toContain('There is no folder');
  expect(perch('one.db', 'export', 'a.ics', 'b.ics').status).toBe(2);
  expect(existsSync(join(folder, 'a.ics'))).toBe(false);
}, 60_000);
