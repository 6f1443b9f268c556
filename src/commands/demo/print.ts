import { UserError } from '../../domain/errors.ts';

export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

export const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

/** Ends the demo where something is not as it must be. */
export function expect(holds: boolean, what: string): void {
  if (!holds) throw new UserError('INTERNAL', `The demo failed: expected that ${what}`);
  print(`  ✓ ${what}`);
}
