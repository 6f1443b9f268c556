import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '../..');

interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  /** Both streams, for the message of a failed expectation. */
  readonly output: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  readonly input?: string;
}

/** The environment of a person's terminal: nothing of the npm run that this test is part of. */
function cleanEnv(): Record<string, string> {
  const env = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(npm_|NODE_(OPTIONS|ENV|PATH|COMPILE_CACHE)$|INIT_CWD|VITEST|TEST$)/.test(entry[0]),
  );
  return Object.fromEntries(env);
}

/** PATH without this project's own tools: what the machine itself has. */
export function machinePath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
    .join(delimiter);
}

/** Runs a program to its end, stdin closed. */
export function run(program: string, args: readonly string[], options: Options = {}): Finished {
  const { status, stdout, stderr, error } = spawnSync(program, [...args], {
    cwd: options.cwd ?? project,
    env: { ...cleanEnv(), ...options.env },
    input: options.input ?? '',
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return { status, stdout, output: `${program} ${args.join(' ')}\n${error ?? ''}${stdout}${stderr}` };
}

/** `run`, and an error with all the output unless it ends well. */
export function mustRun(program: string, args: readonly string[], options: Options = {}): string {
  const { status, stdout, output } = run(program, args, options);
  if (status !== 0) throw new Error(`Exit code ${status}: ${output}`);
  return stdout;
}
