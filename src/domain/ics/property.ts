import ICAL from 'ical.js';
import { messages } from '../../messages/index.ts';
import { BrokenPart, quote } from './broken.ts';
import type { ContentLine } from './lines.ts';

export interface Property {
  /** In capitals: `DTSTART`. */
  readonly name: string;
  /** Parameters, names in lower case; VALUE is `x-value`. */
  readonly params: ReadonlyMap<string, string>;
  /** The value as it stands in the file. */
  readonly value: string;
  readonly line: number;
}

/** The name of a line's property in capitals. */
export function propertyName(line: ContentLine): string {
  return /^[\w.-]*/.exec(line.text)?.[0].toUpperCase() ?? '';
}

/** Name and parameters of an unfolded content line: all before the first colon outside quotes. */
export const headOf = (text: string): string => /^(?:"[^"]*"|[^":])*/.exec(text)?.[0] ?? '';

/** Names and parameters of a real property are far shorter; ical.js takes quadratic time over them. */
const LONGEST_HEAD = 4_000;

/** Whether the value begins (after the first colon outside quotes) within bounds. */
function hasHead(text: string): boolean {
  let quoted = false;
  for (let at = 0; at < Math.min(text.length, LONGEST_HEAD); at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === ':' && !quoted) return true;
  }
  return false;
}

function parse(text: string, line: ContentLine): { params: ReadonlyMap<string, string>; values: unknown[] } {
  if (!hasHead(text)) throw unreadable(line);
  let jcal: unknown;
  try {
    jcal = ICAL.parse.property(text);
  } catch {
    throw unreadable(line);
  }
  const [, raw, , ...values] = jcal as [string, Record<string, unknown>, string, ...unknown[]];
  const params = new Map<string, string>();
  for (const [name, value] of Object.entries(raw)) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') params.set(name, first);
  }
  return { params, values };
}

/**
 * A property whose value we read ourselves: ical.js cuts dates into shape
 * without looking, which loses what is wrong with them. A name and a VALUE
 * parameter that it does not know make it leave the value alone.
 */
export function rawProperty(line: ContentLine): Property {
  const name = propertyName(line);
  const { params, values } = parse(
    `X-RAW${line.text
      .slice(name.length)
      .trimStart()
      .replace(/;VALUE=/i, ';X-VALUE=')}`,
    line,
  );
  return { name, params, value: onlyText(values, line), line: line.line };
}

function onlyText(values: readonly unknown[], line: ContentLine): string {
  const value = values[0];
  if (typeof value === 'string') return value;
  throw unreadable(line);
}

function unreadable(line: ContentLine): BrokenPart {
  const text = quote(line.text);
  return new BrokenPart((to) => messages(to).ics.unreadableProperty({ text }), line.line);
}

/** The text of a TEXT property. */
export function textOf(line: ContentLine): string {
  const { values } = parse(line.text, line);
  return onlyText(values, line);
}

/**
 * The texts of a property that lists several, such as CATEGORIES. Split by us: ical.js
 * takes the comma after an escaped backslash for an escaped one.
 */
export function textsOf(line: ContentLine): string[] {
  const values = rawProperty(line).value.match(/(?:\\[\s\S]|[^\\,])+/g) ?? [];
  return values.map((value) => value.replace(/\\([\s\S])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign)));
}
