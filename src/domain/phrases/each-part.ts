import type { DayPart } from '../time/phrase.ts';
import {
  eachPart as english,
  everyDay as everyDayEnglish,
  every as everyEnglish,
  partNames as inEnglish,
} from './en/each-part.ts';
import { partOffsets } from './frames/clock.ts';
import { normalise } from './frames/normalise.ts';
import {
  eachPart as chinese,
  every as everyChinese,
  everyDay as everyDayChinese,
  partNames as inChinese,
} from './zh/each-part.ts';

const LANGUAGES: readonly { readonly forms: readonly RegExp[]; readonly parts: Readonly<Record<string, DayPart>> }[] = [
  { forms: chinese, parts: inChinese },
  { forms: english, parts: inEnglish },
];

export interface EachPart {
  /** The words of the days. */
  readonly days: string;
  /** When the part begins and ends, counted from the midnight of each day. */
  readonly from: number;
  readonly to: number;
}

/** How a text may say the same part of each of several days; undefined where it does not. */
export function eachPartIn(text: string): EachPart | undefined {
  const plain = normalise(text).trim();
  for (const { forms, parts } of LANGUAGES) {
    for (const form of forms) {
      const { days, kind, part } = form.exec(plain)?.groups ?? {};
      const name = part === undefined ? undefined : parts[part];
      const said = [kind, days].filter((one) => one !== undefined).join(' ');
      if (said !== '' && name !== undefined) return { days: said, ...partOffsets(name) };
    }
  }
  return undefined;
}

/** What a text that names days would be if it said that they come again: 每周一到周五, every Mon to Fri. */
export const everyOf = (text: string): readonly string[] => inTurn(text, everyChinese, everyEnglish);

/** What a text that names a stretch of days would be if something happened on each of them: every day next week except Wednesday. */
export const everyDayOf = (text: string): readonly string[] => inTurn(text, everyDayChinese, everyDayEnglish);

/** The language of the text first: 每Tuesday to Thursday would be Tuesdays. */
const inTurn = (text: string, chinese: string, english: string): readonly string[] =>
  (/\p{Script=Han}/u.test(text) ? [chinese, english] : [english, chinese]).map((every) => `${every}${text}`);
