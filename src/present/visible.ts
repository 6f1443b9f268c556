/**
 * Characters that a reader cannot see or that change how others are shown:
 * controls, soft hyphen, blank letters, bidi marks and overrides, zero-width ones, tags and
 * the variation selectors that carry hidden bytes. A joiner inside an emoji
 * (👩‍💻) and the emoji selector stay.
 */
const HIDDEN =
  /(?<!\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?)\u200D|[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E01EF}]/gu;

/** Printable ASCII and the common range of Chinese: most lines, and nothing hidden. */
const PLAIN = /^[\x20-\x7E\u3001-\u303F\u4E00-\u9FFF\uFF01-\uFF5E]*$/;

/** As `visible`, with line breaks as they are. */
export const visibleLines = (text: string): string =>
  text
    .split(/([\r\n\t]+)/)
    .map((part, index) => (index % 2 === 0 ? visible(part) : part))
    .join('');

/** One line of text as it may be shown: line breaks become spaces, hidden characters a visible `�`. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replaceAll(/[\r\n\t\u2028\u2029\u0085]+/g, ' ')
    .replaceAll(HIDDEN, '\uFFFD')
    .toWellFormed();
}
