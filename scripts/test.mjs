// `npm test`: the checks and the fast suites side by side, since tests wait for
// servers while checks only compute. What the checks found comes last, where it
// is seen. Arguments are vitest's: npm test -- --reporter=verbose
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../', import.meta.url));
const SUITES = ['fast', 'alone'].flatMap((name) => ['--project', name]);

/** Resolves to what the script of a package or of this folder printed, if that is held back, and whether it ended well. */
function run(script, args, stdout) {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', stdout, 'inherit'] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ passed: code === 0, output })));
}

const [checks, tests] = await Promise.all([
  run('scripts/check.mjs', [], 'pipe'),
  run('node_modules/vitest/vitest.mjs', ['run', ...SUITES, ...process.argv.slice(2)], 'inherit'),
]);
process.stdout.write(checks.output);
process.exitCode = checks.passed && tests.passed ? 0 : 1;
