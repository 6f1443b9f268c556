import { normalise } from '../../phrases/frames/normalise.ts';
import type { PhraseContext } from '../../time/phrase.ts';
import { CORRECTS } from '../doubts.ts';
import type { Named } from '../frames/named.ts';
import type { Item } from '../item.ts';
import { ofAll } from '../languages.ts';
import { Held } from './held.ts';

const NAMED = ofAll(({ named }) => [named]);

/**
 * Words of a text that name a weekday, date, hour or number which none of the
 * items holds: whatever its readers made of it, that was lost. The check knows
 * nothing of how they read, so that what one of them gets wrong is not wrong
 * here, too. It says little of what it lets pass: a value may be held by chance,
 * or by the wrong item.
 *
 *     lostIn('trash Tuesday at 7, Fridays at 8', [every Friday at 7 and 8], …) // Tuesday
 */
export function lostIn(text: string, items: readonly Item[], context: PhraseContext): string | undefined {
  const plain = normalise(text);
  // What was corrected is not to be held.
  const isCorrected = CORRECTS.test(plain);
  const named = NAMED.flatMap((namedIn) => namedIn(plain)).filter(({ kind }) => !isCorrected || kind === 'number');
  if (named.length === 0) return undefined;
  const held = new Held(items, context);
  const lost = named.find(
    (one) =>
      !held.text.includes(plain.slice(one.from, one.to).trim()) && !one.values.some((value) => has(held, one, value)),
  );
  return lost && text.slice(lost.from, lost.to).trim();
}

function has(held: Held, { kind, isOfOneWeek, isOfDay }: Named, value: number): boolean {
  switch (kind) {
    case 'weekday':
      return held.weekdays.has(value) || (!isOfOneWeek && held.otherWeekdays.has(value));
    case 'month':
      return held.months.has(value);
    case 'day':
      return held.days.has(value);
    case 'clock':
      return held.hasClock(value, isOfDay);
    case 'ordinal':
      return held.days.has(value) || held.numbers.has(value);
    case 'length':
      return held.hasLength(value);
    case 'number':
      return held.numbers.has(value);
    case 'left-out':
      return !held.repeatsOn(Math.floor(value / 100), value % 100);
  }
}
