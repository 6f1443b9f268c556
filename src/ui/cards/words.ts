import { cards as en } from '../../messages/en/cards.ts';
import type { Messages } from '../../messages/en/messages.ts';
import { cards as zh } from '../../messages/zh/cards.ts';

export type Words = Messages['cards'];

type Language = 'en' | 'zh';

/** The language of a locale (`zh-CN`), or of a result: English unless it is Chinese. */
export const languageOf = (locale: string): Language => (locale.startsWith('zh') ? 'zh' : 'en');

export const wordsOf = (language: Language): Words => ({ en, zh })[language];

/** A date as people say it: `Tue 24 Nov`, `11月24日周二`. */
export function sayDay(date: string, language: Language): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', options).format(
    Date.parse(`${date.slice(0, 10)}T00:00Z`),
  );
}

/** A date and its clock, where it has one: `Tue 24 Nov 15:00`. */
export const sayTime = (time: string, language: Language): string =>
  `${sayDay(time, language)} ${time.slice(11, 16)}`.trim();

/** From when to when: `Tue 24 Nov 15:00–16:00`. The end of whole days is the day after the last. */
export function saySpan(start: string, end: string, language: Language): string {
  if (start.length === 10) {
    const last = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10);
    return last <= start ? sayDay(start, language) : `${sayDay(start, language)} – ${sayDay(last, language)}`;
  }
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return `${sayTime(start, language)}–${isOneDay ? end.slice(11, 16) : sayTime(end, language)}`;
}
