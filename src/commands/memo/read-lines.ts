import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { LeftOut, Note } from '../../services/memos/import.ts';
import { listOf, type ReadingNotes } from './read-folder.ts';

/** A line of a JSONL file as a note, or why it is none. `bytes`: how far into the file it ends. */
export type Line = { readonly bytes: number } & ({ readonly note: Note } | { readonly left: LeftOut });

/** Longest line that is looked at, in bytes: many times what the longest memo takes, however it is escaped. */
const MOST_LINE_BYTES = 2 * 1024 * 1024;
const NEWLINE = 10;

/** Reads `{id?, text|content, title?, tags?, date?}` a line. `readDate` makes an instant (epoch ms) of a date. */
export async function* readLines(
  file: string,
  { readDate, said }: Pick<ReadingNotes, 'readDate' | 'said'>,
): AsyncGenerator<Line, void, undefined> {
  let number = 0;
  for await (const { text, bytes } of linesOf(file)) {
    number += 1;
    const source = `${basename(file)}:${number}`;
    if (text === undefined) {
      yield { bytes, left: { source, why: said.longLine({ most: MOST_LINE_BYTES }) } };
      continue;
    }
    if (text.trim() === '') continue;
    const read = readLine(text, basename(file), { readDate, said });
    yield typeof read === 'string'
      ? { bytes, left: { source, why: read } }
      : { bytes, note: { ...read, source: read.source || source } };
  }
}

interface RawLine {
  /** Undefined for one that is too long. */
  readonly text: string | undefined;
  /** How far into the file it ends. */
  readonly bytes: number;
}

/** The lines of a file, of which no more is held than one of the longest that is taken. */
async function* linesOf(file: string): AsyncGenerator<RawLine, void, undefined> {
  let held: Buffer[] = [];
  let length = 0;
  let bytes = 0;
  const hold = (part: Buffer): void => {
    length += part.length;
    if (length <= MOST_LINE_BYTES) held.push(part);
    else held = [];
  };
  const release = (): RawLine => {
    const text = length <= MOST_LINE_BYTES ? Buffer.concat(held).toString('utf8') : undefined;
    held = [];
    length = 0;
    return { text, bytes };
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      hold(chunk.subarray(from, at));
      bytes += at + 1 - from;
      from = at + 1;
      yield release();
    }
    hold(chunk.subarray(from));
    bytes += chunk.length - from;
  }
  if (length > 0) yield release();
}

function readLine(
  line: string,
  file: string,
  { readDate, said }: Pick<ReadingNotes, 'readDate' | 'said'>,
): Note | string {
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return said.notJson;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return said.notObject;
  const { id, text, content = text, title, tags, date } = value as Record<string, unknown>;
  if (typeof content !== 'string') return said.noText;
  const name = typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
  const heading = typeof title === 'string' && title.trim() !== '' ? title.trim() : null;
  return {
    origin: name === undefined ? `text:${digest(`${heading ?? ''}\n${content}`)}` : `id:${name}`,
    title: heading,
    content,
    tags: listOf(tags),
    source: name === undefined ? '' : `${file}#${name}`,
    created: typeof date === 'string' || typeof date === 'number' ? readDate(String(date)) : undefined,
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
