import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { ConfigError, type Environment } from '../../app/config.ts';
import { warn } from './say.ts';

/** A password: of a file, of the environment, else typed without being shown. Throws ConfigError where there is none. */
export async function readPassword(file: unknown, env: Environment, question: string): Promise<string> {
  if (typeof file === 'string') {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const [line = ''] = text?.split(/\r?\n/) ?? [];
    if (line === '') throw new ConfigError(`--password-file ${file} cannot be read, or is empty`);
    return line;
  }
  if (env.PERCH_ACCOUNT_PASSWORD) return env.PERCH_ACCOUNT_PASSWORD;
  if (!process.stdin.isTTY) {
    throw new ConfigError('a password is needed: --password-file FILE, or PERCH_ACCOUNT_PASSWORD');
  }
  const { createInterface } = await import('node:readline/promises');
  const silent = new Writable({ write: (_part, _encoding, done) => done() });
  warn(question);
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const typed = await terminal.question('');
  terminal.close();
  warn('\n');
  return typed;
}
