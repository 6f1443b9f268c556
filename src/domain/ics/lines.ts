import type { Notes } from './notes.ts';

/** An unfolded content line (RFC 5545 §3.1) and the number of the first line of the file that it came from. */
export interface ContentLine {
  readonly text: string;
  readonly line: number;
}

const NUL = /\0/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Splits a file into unfolded content lines. Takes CRLF, LF and CR in any mix,
 * a BOM, empty lines, and an indented first line.
 */
export function unfold(text: string, notes: Notes): ContentLine[] {
  let source = text;
  if (source.includes('\0')) {
    source = source.replace(NUL, '');
    notes.add('text-cleaned', 'NUL');
  }
  const lines: { parts: string[]; line: number }[] = [];
  const physical = source.split(/\r\n|\n|\r/);
  for (const [index, raw] of physical.entries()) {
    const part = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
    const last = lines.at(-1);
    const folded = part.startsWith(' ') || part.startsWith('\t');
    if (folded && last) last.parts.push(part.slice(1));
    else if (part.trim() !== '') lines.push({ parts: [folded ? part.trimStart() : part], line: index + 1 });
  }
  // Surrogates are looked at only now: a fold may have separated a pair.
  return lines.map(({ parts, line }) => {
    const joined = parts.length === 1 ? (parts[0] as string) : parts.join('');
    if (joined.isWellFormed()) return { text: joined, line };
    notes.add('text-cleaned', 'invalid Unicode');
    return { text: joined.replace(LONE_SURROGATE, ''), line };
  });
}
