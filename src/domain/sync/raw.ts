/** A content line as it stands in a text: folds, line ends and all. */
interface RawLine {
  /** The bytes of the text that it takes up. */
  readonly raw: string;
  /** Unfolded, without its line end. */
  readonly text: string;
  /** Of its property, in capitals; empty for a line that is none. */
  readonly name: string;
}

/** A component as it stands in a text. `writeRaw` of what `readRaw` answers is that text, byte for byte. */
export interface RawComponent {
  /** In capitals; empty for the text as a whole. */
  readonly name: string;
  /** Number of the line of its BEGIN, the first being 1. */
  readonly line: number;
  readonly begin: string;
  readonly end: string;
  readonly parts: readonly RawPart[];
}

export type RawPart = RawLine | RawComponent;

export const isComponent = (part: RawPart): part is RawComponent => 'parts' in part;

/** A physical line with its end. */
const PHYSICAL = /[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g;

const withoutEnd = (physical: string): string => physical.replace(/(?:\r\n|\n|\r)$/, '');

interface Open {
  readonly name: string;
  readonly line: number;
  readonly begin: string;
  readonly parts: RawPart[];
}

/**
 * Takes a calendar object apart without changing a byte of it (RFC 5545 §3.1: content lines, and components between
 * BEGIN and END). Undefined where BEGIN and END do not match: such a text can be kept, not changed.
 *
 * @example readRaw('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')?.parts.length // 1
 */
export function readRaw(text: string): RawComponent | undefined {
  const open: Open[] = [{ name: '', line: 0, begin: '', parts: [] }];
  for (const { raw, text: content, line } of contentLines(text)) {
    const [, what, of] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(content) ?? [];
    const top = open.at(-1) as Open;
    if (what === undefined || of === undefined) {
      top.parts.push({ raw, text: content, name: /^[\w.-]*/.exec(content)?.[0].toUpperCase() ?? '' });
    } else if (what.toUpperCase() === 'BEGIN') {
      open.push({ name: of.toUpperCase(), line, begin: raw, parts: [] });
    } else {
      if (open.length === 1 || top.name !== of.toUpperCase()) return undefined;
      open.pop();
      (open.at(-1) as Open).parts.push({ ...top, end: raw });
    }
  }
  return open.length === 1 ? { ...(open[0] as Open), end: '' } : undefined;
}

function* contentLines(text: string): Generator<{ raw: string; text: string; line: number }> {
  let raw = '';
  let content = '';
  let first = 0;
  let line = 0;
  for (const physical of text.match(PHYSICAL) ?? []) {
    line++;
    if (raw !== '' && /^[ \t]/.test(physical)) {
      raw += physical;
      content += withoutEnd(physical).slice(1);
      continue;
    }
    if (raw !== '') yield { raw, text: content, line: first };
    raw = physical;
    content = withoutEnd(physical).replace(/^\uFEFF/, '');
    first = line;
  }
  if (raw !== '') yield { raw, text: content, line: first };
}

/** The text that it was read from, with whatever was put in its place since. */
export const writeRaw = (part: RawPart): string =>
  isComponent(part) ? part.begin + part.parts.map(writeRaw).join('') + part.end : part.raw;

/** The component of a calendar object, VCALENDAR. */
export const calendarIn = (root: RawComponent): RawComponent | undefined =>
  root.parts.find((part): part is RawComponent => isComponent(part) && part.name === 'VCALENDAR');

/** The value of a property of the component, as it stands; undefined where it has none. */
export function valueIn(component: RawComponent, name: string): string | undefined {
  const line = component.parts.find((part): part is RawLine => !isComponent(part) && part.name === name);
  return line?.text.slice(line.text.indexOf(':') + 1).trim();
}

/** Writes lines with the line ends of the text that they go into. */
export function endingsOf(text: string): (lines: string) => string {
  const isBare = /[^\r]\n/.test(text) && !text.includes('\r\n');
  return (lines) => (isBare ? lines.replaceAll('\r\n', '\n') : lines);
}
