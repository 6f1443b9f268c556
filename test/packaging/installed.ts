import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { mustRun } from './run.ts';

/** A folder of its own, gone after the test file. */
export function emptyFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `perch-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What somebody gets who installs the package in `folder`. Needs the npm registry. */
export function installPackage(folder: string): void {
  const [{ filename }] = JSON.parse(
    mustRun('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]),
  );
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  mustRun('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `./${filename}`], { cwd: folder });
}
