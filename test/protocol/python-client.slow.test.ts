import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { CLI, environment } from './harness.ts';

/** The SDK in Python, a client that is not ours; kept between runs. */
const SDK = 'mcp==2.3.0';
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/python-client/', import.meta.url));
const PYTHON = join(KEPT, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
const HOST = fileURLToPath(new URL('python-client.py', import.meta.url));

/** Whether a Python with the SDK is there, or can be made. */
function isInstalled(): boolean {
  const run = (command: string, ...args: string[]): void =>
    void execFileSync(command, args, { stdio: 'ignore', timeout: 180_000 });
  try {
    if (!existsSync(PYTHON)) run('python3', '-m', 'venv', KEPT);
    try {
      run(PYTHON, '-c', 'from mcp import Client');
    } catch {
      run(
        PYTHON,
        '-m',
        'pip',
        'install',
        '-q',
        '--disable-pip-version-check',
        '--retries',
        '1',
        '--timeout',
        '15',
        SDK,
      );
    }
    return true;
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'perch-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let runs = 0;

async function host(mode: 'auto' | 'legacy', behaviour: string): Promise<Record<string, unknown>> {
  const env = { ...process.env, ...environment(folder), PERCH_DB: join(folder, `${runs++}.db`) };
  const args = [HOST, mode, behaviour, process.execPath, CLI];
  const { stdout } = await promisify(execFile)(PYTHON, args, { env, timeout: 110_000 });
  return JSON.parse(stdout) as Record<string, unknown>;
}

const closed = { status: 'final', left: 0, refused: 'INVALID_ARGUMENT' };

describe.skipIf(!isInstalled())(`a host of the Python SDK (${SDK})`, () => {
  it.each(['auto', 'legacy'] as const)('asks its user, and the todos are closed (%s)', async (mode) => {
    expect(await host(mode, 'accept')).toMatchObject({ ...closed, asked: 1, first: 'final' });
  });

  // As Claude Code and Codex do where nobody watches them.
  it.each([
    ['auto', 'cancel', 1],
    ['legacy', 'cancel', 1],
    ['auto', 'decline', 1],
    ['legacy', 'decline', 1],
    ['auto', 'mute', 0],
    ['legacy', 'mute', 0],
    // Nobody answers: the question stands for 50 seconds.
    ['legacy', 'silent', 1],
  ] as const)(
    'that goes by %s and would %s gets a token, with which they are closed',
    async (mode, behaviour, asked) => {
      expect(await host(mode, behaviour)).toMatchObject({ ...closed, asked, first: 'need_user' });
    },
    120_000,
  );
});
