import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type Version = '2025-11-25' | '2026-07-28';

/** One requirement that a scenario looked at. */
interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

/** The checks of each scenario that was run. */
export type Results = ReadonlyMap<string, readonly Check[]>;

const SUITE = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);

/** Runs the suite's command and returns what it prints; it ends with an error code whenever a check fails. */
async function suite(...args: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [SUITE, ...args], { maxBuffer: 64 * 1024 * 1024 });
  return (await run.catch((error: { stdout: string }) => error)).stdout;
}

/** The names of the server scenarios that apply to a version, extensions left out. */
export async function scenarios(version: Version): Promise<string[]> {
  const listed = await suite('list', '--server', '--spec-version', version);
  return [...listed.matchAll(/^ +- (\S+) \[/gm)].map(([, name]) => name as string).sort();
}

/** Runs every server scenario of a version against a server. */
export async function runSuite(url: string, version: Version): Promise<Results> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-conformance-'));
  try {
    await suite('server', '--url', `${url}/mcp`, '--suite', 'all', '--spec-version', version, '-o', folder);
    const results = new Map<string, Check[]>();
    for (const run of await readdir(folder)) {
      const name = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(run)?.[1] ?? run;
      results.set(name, JSON.parse(await readFile(join(folder, run, 'checks.json'), 'utf8')));
    }
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `scenario:check` of everything that failed or was warned about, with what the suite says of it. */
export function shortcomings(results: Results): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [scenario, checks] of results) {
    for (const { id, status, errorMessage } of checks) {
      if (status === 'FAILURE' || status === 'WARNING') found[`${scenario}:${id}`] = errorMessage ?? status;
    }
  }
  return found;
}
