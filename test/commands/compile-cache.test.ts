import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { run } from '../packaging/run.ts';
import { CLI } from '../protocol/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(process.platform === 'linux').each([
  ['new', () => {}],
  [
    'there, and open to all',
    (place: string) => {
      mkdirSync(place, { recursive: true });
      chmodSync(place, 0o777);
    },
  ],
] as const)('the folder of compiled code is its owner’s alone, whatever the umask (%s)', (what, prepare) => {
  const cache = join(folder, what);
  const place = join(cache, 'perch-mcp');
  prepare(place);
  const script = 'umask 0; exec "$0" "$1" --version';
  const { status, output } = run('sh', ['-c', script, process.execPath, CLI], { env: { XDG_CACHE_HOME: cache } });
  expect([status, output]).toEqual([0, expect.anything()]);
  expect((statSync(place).mode & 0o777).toString(8)).toBe('700');
});
