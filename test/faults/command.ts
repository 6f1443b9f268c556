import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CLI, environment } from '../protocol/harness.ts';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Run {
  readonly entry?: string;
  /** The user who runs it; only root may say. */
  readonly uid?: number;
  /** Called when it runs, with its process id. */
  readonly started?: (pid: number) => void;
}

/** Runs `perch-mcp …` on a database, without a terminal, to its end. Without arguments it is a server whose host says nothing. */
export async function perch(
  file: string,
  args: readonly string[],
  { entry = CLI, uid, started }: Run = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [entry, ...args], {
    env: { ...environment(path.dirname(file)), PERCH_DB: file, PERCH_TIMEZONE: 'Asia/Shanghai' },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid }),
  });
  started?.(child.pid as number);
  if (args.length > 0) child.stdin.end();
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, stdout, stderr };
}
