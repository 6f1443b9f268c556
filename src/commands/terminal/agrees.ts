import { ConfigError } from '../../app/config.ts';
import { LANGUAGES, messages } from '../../messages/index.ts';
import { printable } from './say.ts';

/** Whether an answer to a question of yes or no is a yes, in any language that Perch speaks: `isYes('好的')`; anything else is a no. */
export const isYes = (answer: string): boolean =>
  LANGUAGES.some((language) => messages(language).terminal.yes.split(' ').includes(answer.trim().toLowerCase()));

/** Asks on a terminal. Throws ConfigError where nobody can be asked: `otherwise` says what flag answers instead. */
export async function agrees(question: string, otherwise: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ConfigError(otherwise);
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${printable(question)} [y/N] `);
  terminal.close();
  return isYes(answer);
}
