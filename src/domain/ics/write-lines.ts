const LONGEST = 75;

/** Bytes of a code point in UTF-8. */
const octets = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/**
 * Folds a content line at 75 octets, the blank of a continuation included and
 * never inside a character (RFC 5545 §3.1; ical.js makes lines of 76), and ends it.
 */
function fold(line: string): string {
  // A UTF-16 unit takes three octets at most: short lines need no counting.
  if (line.length * 3 <= LONGEST) return `${line}\r\n`;
  let folded = '';
  let from = 0;
  let size = 0;
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at) as number;
    const width = octets(code);
    if (size + width > LONGEST) {
      folded += `${line.slice(from, at)}\r\n `;
      from = at;
      size = 1;
    }
    size += width;
    at += code > 0xffff ? 2 : 1;
  }
  return `${folded}${line.slice(from)}\r\n`;
}

/** A content line of another program, as it came. */
export const keptLine = (text: string): string => fold(carried(text).replaceAll('\n', ''));

/** One property as folded lines. `head` is the name with its parameters; the value stands as it is. */
export const line = (head: string, value: string): string => fold(`${head}:${value}`);

/** Control characters other than tab and line feed, which RFC 5545 rules out of any text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\0-\x08\x0B-\x1F\x7F]/g;

/** Some parsers end a line at the separators of Unicode too. */
const LINE_ENDS = /\r\n?|[\x85\u2028\u2029]/g;

/** Text as a calendar file can carry it: line feeds alone, no other controls, well-formed. */
const carried = (text: string): string => text.replace(LINE_ENDS, '\n').replace(CONTROLS, '').toWellFormed();

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** One TEXT property (RFC 5545 §3.3.11); nothing when there is no text. */
export function textLine(head: string, text: string | null): string {
  const value = text === null ? '' : carried(text);
  return value === '' ? '' : line(head, escaped(value));
}

/** A property of several TEXTs, such as CATEGORIES; nothing when there are none. */
export function textsLine(head: string, texts: readonly string[]): string {
  const values = texts.map((text) => escaped(carried(text))).filter(Boolean);
  return values.length === 0 ? '' : line(head, values.join(','));
}

/** What a text would lose and JSON does not escape by itself. */
const UNCARRIED = /[\x7F-\x9F\u2028\u2029]/g;

/** A TEXT property that holds JSON: nothing of it is lost. */
export const jsonLine = (head: string, json: string): string =>
  textLine(
    head,
    json.replace(UNCARRIED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
