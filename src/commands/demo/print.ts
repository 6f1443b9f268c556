import { UserError } from '../../domain/errors.ts';
import { say } from '../terminal/say.ts';

export const print = (text = ''): void => {
  say(`${text}\n`);
};

export const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

/** Ends the demo where something is not as it must be. */
export function expect(holds: boolean, what: string): void {
  if (!holds) throw new UserError('INTERNAL', `The demo failed: expected that ${what}`);
  print(`  ✓ ${what}`);
}
