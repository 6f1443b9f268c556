const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  仨: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const TENS: Readonly<Record<string, number>> = { 廿: 20, 卅: 30 };
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/**
 * A whole number in Chinese or Arabic numerals: `23`, `二十三`, `廿三`, `一百二`,
 * `二零二六`. Undefined for anything else, above 9,999 too.
 */
export function readNumber(text: string): number | undefined {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  if (/^[零〇一二两三四五六七八九]+$/.test(text)) {
    return text.length > 4 ? undefined : Number([...text].map((char) => DIGITS[char]).join(''));
  }
  let total = 0;
  let digit: number | undefined;
  let unit = 0;
  for (const char of text) {
    if (char in DIGITS) {
      if (digit !== undefined && digit !== 0) return undefined;
      digit = DIGITS[char] as number;
    } else if (char in TENS) {
      if (digit !== undefined || total % 100 !== 0) return undefined;
      total += TENS[char] as number;
      unit = 10;
    } else if (char in UNITS) {
      const next = UNITS[char] as number;
      if (unit !== 0 && next >= unit) return undefined;
      unit = next;
      total += (digit || 1) * unit;
      digit = undefined;
    } else return undefined;
  }
  return total + (digit ?? 0);
}
