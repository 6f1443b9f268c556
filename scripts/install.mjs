// Before `npm start` and `npm test`: installs what package-lock.json asks for
// when node_modules lacks it. Runs on whatever Node the machine has (18 or
// later); what comes after runs on the Node 24 that is installed here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const say = (line) => process.stderr.write(`${line}\n`);
const packagesOf = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8')).packages;

/** Why an installation is needed, or undefined when node_modules is in step with the lock. */
function reasonToInstall() {
  // npm's own record of what it put there.
  if (!existsSync(new URL('node_modules/.package-lock.json', root))) return 'first run';
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = present[path];
    // Optional packages of other platforms are rightly absent.
    if (found ? found.version !== version : !optional) return 'package-lock.json has changed';
  }
  const runtime = process.platform === 'win32' ? 'node.exe' : 'node';
  return existsSync(new URL(`node_modules/node/bin/${runtime}`, root)) ? undefined : 'Node 24 is missing';
}

const reason = reasonToInstall();
if (reason) {
  say(`Installing dependencies (${reason}; takes about half a minute) …`);
  const started = Date.now();
  // Without the warnings: the only one says that this Node is too old, which is what the installation mends.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    say('The installation failed. Is the npm registry reachable? Then try `npm ci` to see more.');
    process.exit(1);
  }
  say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
