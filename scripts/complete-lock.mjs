// Run after changing dependencies. npm leaves optional packages of other
// platforms out of package-lock.json when it could not fetch them, and `npm ci`
// then refuses the lock on every machine (https://github.com/npm/cli/issues/4828).
// Adds an entry for each, with the platform that its name says, and asks the
// registry for the digest of what has none: without it npm takes what it is given.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
};
const CPU = {
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};
const LIBC = { musl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in lock.packages);
    if (known || !/^\d/.test(version)) continue;
    const words = name.replace(/^@[^/]+\//, '').split('-');
    const pick = (table) =>
      words
        .filter((word) => word in table)
        .map((word) => table[word])
        .slice(0, 1);
    const [os, cpu, libc] = [pick(OS), pick(CPU), pick(LIBC)];
    if (os.length === 0) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      dev: true,
      ...(os[0] === 'linux' && libc.length > 0 && { libc }),
      optional: true,
      os,
    };
    added.push(`${name}@${version}`);
  }
}

/** The digest that the registry has of a package; undefined where it does not answer. */
function integrityOf(name, version) {
  const args = ['view', `${name}@${version}`, 'dist.integrity'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  const digest = stdout?.trim() ?? '';
  return status === 0 && /^sha512-[\w+/]+=*$/.test(digest) ? digest : undefined;
}

const completed = [];
const unknown = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.startsWith('node_modules/') || entry.link || entry.inBundle || entry.integrity) continue;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = integrityOf(name, entry.version);
  if (integrity === undefined) {
    unknown.push(`${name}@${entry.version}`);
    continue;
  }
  entry.integrity = integrity;
  completed.push(`${name}@${entry.version}`);
}

const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => a.localeCompare(b, 'en'))]);
if (added.length + completed.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
if (added.length > 0) console.log(`Added to package-lock.json:\n${added.join('\n')}`);
if (completed.length > 0) console.log(`Given the digest that the registry has:\n${completed.join('\n')}`);
if (unknown.length > 0) {
  console.error(`No digest could be had of these; run this again where the registry has them:\n${unknown.join('\n')}`);
  process.exitCode = 1;
}
if (added.length + completed.length + unknown.length === 0) console.log('package-lock.json is complete.');
