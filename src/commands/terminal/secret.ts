import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { ConfigError, type Environment } from '../../app/config.ts';
import { warn } from './say.ts';

interface Secret {
  /** The flag that names a file, and what it was given. */
  readonly flag: string;
  readonly file: unknown;
  /** The variable that holds it where there is no file. */
  readonly variable: string;
  readonly question: string;
}

/** A secret: of a file, of the environment, else typed without being shown. Throws ConfigError where there is none. */
export async function readSecret({ flag, file, variable, question }: Secret, env: Environment): Promise<string> {
  if (typeof file === 'string') {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const [line = ''] = text?.split(/\r?\n/) ?? [];
    if (line === '') throw new ConfigError((to) => to.terminal.secretUnreadable({ flag, file }));
    return line;
  }
  const held = env[variable];
  if (held) return held;
  if (!process.stdin.isTTY) throw new ConfigError((to) => to.terminal.secretNeeded({ flag, variable }));
  const { createInterface } = await import('node:readline/promises');
  const silent = new Writable({ write: (_part, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Only now: the terminal shows what is typed until the interface has it.
  warn(question);
  const typed = await terminal.question('');
  terminal.close();
  warn('\n');
  return typed;
}
