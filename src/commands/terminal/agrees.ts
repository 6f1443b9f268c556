import { ConfigError } from '../../app/config.ts';
import { printable } from './say.ts';

/** Asks on a terminal. Throws ConfigError where nobody can be asked: `otherwise` says what flag answers instead. */
export async function agrees(question: string, otherwise: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ConfigError(otherwise);
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${printable(question)} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
