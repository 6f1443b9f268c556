/**
 * Characters that a reader cannot see or that change how others are shown:
 * controls, all that Unicode calls ignorable (zero-width ones, bidi marks and
 * overrides, blank letters, tags and the variation selectors that carry hidden
 * bytes), the blank of Braille, and what formats scripts or stands for no
 * character. One joiner between two emoji (👩‍💻) and one emoji selector stay.
 */
const HIDDEN = new RegExp(
  [
    String.raw`(?<!\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?)\u200D`,
    String.raw`\u200D(?!\p{Extended_Pictographic})`,
    String.raw`(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F](?!(?<=[0-9#*]\uFE0F)\u20E3)`,
    String.raw`(?![\u200D\uFE0E\uFE0F])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFF9-\uFFFB\u{13430}-\u{1343F}]`,
  ].join('|'),
  'gu',
);

/** Printable ASCII, the common range of Chinese, and the signs of our own lines (· – — ‘ ’ “ ” … → ✓ ✗ ⚠): most lines, and nothing hidden. */
const SEEN = String.raw`\x20-\x7E\u00B7\u2013\u2014\u2018-\u201D\u2026\u2192\u26A0\u2713\u2717\u3001-\u303F\u4E00-\u9FFF\uFF01-\uFF5E`;
const PLAIN = new RegExp(`^[${SEEN}]*$`);
const PLAIN_LINES = new RegExp(`^[${SEEN}\\r\\n\\t]*$`);

/** Whether `visibleLines` would change nothing, for most text at once; false for what has to be looked at. */
export const isPlain = (text: string): boolean => PLAIN_LINES.test(text);

/** As `visible`, with line breaks as they are. */
export const visibleLines = (text: string): string =>
  isPlain(text)
    ? text
    : text
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
