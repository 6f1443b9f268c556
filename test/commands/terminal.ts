import { dirname } from 'node:path';
import { vi } from 'vitest';
import { perform } from '../../src/main.ts';
import { environment } from '../protocol/harness.ts';

interface Finished {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams, for the message of a failed expectation. */
  readonly output: string;
}

interface Options {
  /** The folder it is run in. */
  readonly cwd: string;
  readonly env: Record<string, string>;
}

/** A process that is never taken for stuck: it is that of the tests. */
const UNWATCHED = { silentMs: 1e9, afterMs: 1e9 };

/** What is written to a stream, in place of writing it. */
function caught(stream: NodeJS.WriteStream): { text(): string; restore(): void } {
  const written: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((chunk, ...rest) => {
    written.push(String(chunk));
    for (const each of rest) if (typeof each === 'function') each();
    return true;
  });
  return { text: () => written.join(''), restore: () => spy.mockRestore() };
}

/** Runs one command line in this process, without a terminal: a process of its own takes ten times as long to start. */
export async function perch(args: readonly string[], { cwd, env }: Options): Promise<Finished> {
  const here = process.cwd();
  const out = caught(process.stdout);
  const beside = caught(process.stderr);
  process.chdir(cwd);
  try {
    const status = await perform(args, env, UNWATCHED);
    const [stdout, stderr] = [out.text(), beside.text()];
    return { status, stdout, stderr, output: `${stdout}${stderr}` };
  } finally {
    process.chdir(here);
    out.restore();
    beside.restore();
  }
}

/** `perch` on a calendar, of a user in Shanghai. */
export const perchOn = (
  file: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Finished> =>
  perch(args, {
    cwd: dirname(file),
    env: { ...environment(dirname(file)), PERCH_DB: file, PERCH_TIMEZONE: 'Asia/Shanghai', ...more },
  });
