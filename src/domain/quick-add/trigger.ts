import { matchesSome, ofAll } from './languages.ts';
import type { Remaining } from './remaining.ts';

/** A place as the condition: no clock can tell when that is. */

const WAITS = ofAll(({ kinds }) => kinds.waits);
const CONDITIONS = ofAll(({ kinds }) => kinds.conditions);

/** `text`: normalised. */
export const waitsForPlace = (text: string): boolean => matchesSome(WAITS, text);

/** Takes the condition out of what is to be done. */
export function dropTrigger(rest: Remaining): void {
  for (const pattern of CONDITIONS) {
    const trial = rest.copy();
    if (trial.drop(pattern) && /\p{L}{2}/u.test(trial.shown())) rest.drop(pattern);
  }
}
