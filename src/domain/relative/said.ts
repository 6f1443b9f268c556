import { normalise } from '../phrases/frames/normalise.ts';
import { english } from './en/said.ts';
import type { OwnPeriod, Said, SaidOf } from './frames/said.ts';
import { chinese } from './zh/said.ts';

/** Longer texts say more than where one item goes. */
const MOST = 120;

const LANGUAGES: readonly SaidOf[] = [chinese, english];

const HAN = /\p{Script=Han}/u;

/** As the forms see a text. */
const plain = (text: string): string => normalise(text).replaceAll(/\s+/g, ' ').trim();

/** What a text may say of an item that is there already, the likeliest first. */
export function sayingsIn(text: string): Said[] {
  const bare = plain(text);
  // Words of the other language stand in a text of one: who writes no Han means English ones as English.
  const order = HAN.test(bare) ? LANGUAGES : LANGUAGES.toReversed();
  return bare.length > MOST ? [] : order.flatMap(({ read }) => read(bare));
}

/** Whether it names a weekday or a day of the month alone: of which week or month depends on the item. */
export function bareDay(text: string): OwnPeriod | undefined {
  const bare = plain(text);
  for (const language of LANGUAGES) {
    const found = language.bareDay(bare);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `4` as a time of day; undefined for what is no number by itself. */
export function clockText(text: string): string | undefined {
  const bare = plain(text);
  for (const { clock } of LANGUAGES) {
    const said = clock(bare);
    if (said !== undefined) return said;
  }
  return undefined;
}
