// Run after changing data/runtime/package-lock.json. Fetches the packages of
// the lock, which npm checks against it, and writes down what they are when
// they are unpacked: so much is known of a copy that somebody brings along.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from '../src/models/install/parts.ts';
import { NATIVE, PLATFORMS } from '../src/models/install/platforms.ts';

const runtime = fileURLToPath(new URL('../data/runtime/', import.meta.url));
const lock = readFileSync(join(runtime, 'package-lock.json'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'perch-runtime-'));
try {
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(runtime, file), join(folder, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  const packages = Object.keys(JSON.parse(lock).packages).filter((path) => path !== '');
  const paths = [...packages, ...PLATFORMS.map((platform) => `${NATIVE}/${platform.replace('-', '/')}`)].sort();
  const parts = {};
  for (const path of paths) parts[path] = await digestOf(folder, path, paths);
  const digests = { lock: createHash('sha256').update(lock).digest('hex'), parts };
  writeFileSync(join(runtime, 'digests.json'), `${JSON.stringify(digests, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
