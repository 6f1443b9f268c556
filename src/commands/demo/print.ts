import { UserError } from '../../domain/errors.ts';
import { say } from '../terminal/say.ts';
import { checked } from './checks.ts';

export const print = (text = ''): void => {
  say(`${text}\n`);
};

export const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

let language: 'zh' | 'en' = 'en';

/** What is found to be so is said in this language from now on. */
export const watchedIn = (watched: 'zh' | 'en'): void => {
  language = watched;
};

/** Ends the demo where something is not as it must be. */
export function expect(holds: boolean, what: string): void {
  if (!holds) throw new UserError('INTERNAL', `The demo failed: expected that ${what}`);
  print(`  ✓ ${checked(what, language)}`);
}
