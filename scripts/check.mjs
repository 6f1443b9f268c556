// `npm run check`: every check:… script of package.json (types, lint and format,
// import rule, dead code), as many at once as there are processors; each prints
// only when it fails. They stand in the order of how long they take. What they
// keep in node_modules/.cache tells them what has not changed since.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const checks = Object.entries(scripts).filter(([name]) => name.startsWith('check:'));

function run([name, command]) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name.slice('check:'.length)} (${seconds} s)`);
      if (code !== 0) console.log(`\n${command}\n${output.trimEnd()}\n`);
      resolve(code === 0);
    });
  });
}

const waiting = [...checks];
const results = [];

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next));
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = results.every(Boolean) ? 0 : 1;
