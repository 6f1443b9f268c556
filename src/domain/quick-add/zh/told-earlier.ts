import { readNumber } from '../../phrases/frames/numerals.ts';

/** 周五下午三点面试，两点半提醒我: told at that hour of the day of what was said before, and before it. */

const PART = '凌晨|清晨|早上?|上午|中午|下午|傍晚|晚上?|夜里';
const HOUR = '\\d{1,2}|十[一二]|[一二两三四五六七八九十]';
const MINUTE =
  '[:：][0-5]\\d|点(?:半|一刻|三刻|[0-5]?\\d分?|[二三四五]?十[一二三四五六七八九]?分?|零[一二三四五六七八九]分?)?钟?';
const TELL =
  '(?:的时候|时|左右|就|记得|请|你){0,3}(?:提醒|叫|喊|通知|闹)(?:一下|一声)?我?(?:一下|一声|一次)?[吧啊哦呀。.!！\\s]*$';

/** Nobody means a bare hour that is longer before it. */
const LONG_BEFORE = 6 * 60;

export const TOLD_AT = new RegExp(
  `(?<part>${PART})?\\s?(?<hour>${HOUR})(?<minute>${MINUTE})(?<matter>[^,，。;；点]{1,30}[,，]\\s?)(?<thenPart>${PART})?\\s?(?<thenHour>${HOUR})(?<thenMinute>${MINUTE})(?<tell>${TELL})`,
);

/** Minutes since midnight that an hour may be. */
function minutesOf(part: string | undefined, hour: string, minute: string): readonly number[] {
  const hours = readNumber(hour) ?? 0;
  const said = minute.replace(/[:：点分钟零]/gu, '');
  const past =
    said === '半' ? 30 : said === '一刻' ? 15 : said === '三刻' ? 45 : said === '' ? 0 : (readNumber(said) ?? 0);
  const at = hours * 60 + past;
  if (hours > 12) return [at];
  const [morning, afternoon] = [(hours % 12) * 60 + past, (hours % 12) * 60 + past + 720];
  if (part === undefined) return [morning, afternoon];
  return /^[凌清早上]/u.test(part) ? [morning] : part === '中午' && hours > 9 ? [at] : [afternoon];
}

/** With the day and the part of the day of the second hour; as it was said where that hour is not before the first. */
export function toldAt(said: string): string {
  const { part, hour = '', minute = '', matter = '', ...then } = TOLD_AT.exec(said)?.groups ?? {};
  const { thenPart, thenHour = '', thenMinute = '', tell = '' } = then;
  const starts = minutesOf(part, hour, minute);
  // Of a bare hour the one of the working day: 9 in the morning, 3 in the afternoon.
  const start = starts.length === 1 ? starts[0] : starts.find((one) => one >= 7 * 60);
  const earliest = thenPart === undefined ? (start ?? 0) - LONG_BEFORE : 0;
  const told = minutesOf(thenPart, thenHour, thenMinute).findLast(
    (one) => start !== undefined && one < start && one >= earliest,
  );
  if (told === undefined) return said;
  const partOfDay = told < 720 ? '早上' : told < 780 ? '中午' : told < 1080 ? '下午' : '晚上';
  return `${part ?? ''}${hour}${minute}${matter}当天${partOfDay}${thenHour}${thenMinute.replace('钟', '')}${tell}`;
}
