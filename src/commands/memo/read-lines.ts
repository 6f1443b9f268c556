import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { LeftOut, Note } from '../../services/memos/import.ts';
import { listOf } from './read-folder.ts';

/** A line of a JSONL file as a note, or why it is none. `bytes`: how far into the file it ends, about. */
export type Line = { readonly bytes: number } & ({ readonly note: Note } | { readonly left: LeftOut });

/** Reads `{id?, text|content, title?, tags?, date?}` a line. `readDate` makes an instant (epoch ms) of a date. */
export async function* readLines(
  file: string,
  readDate: (text: string) => number | undefined,
): AsyncGenerator<Line, void, undefined> {
  let number = 0;
  let bytes = 0;
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    bytes += Buffer.byteLength(text) + 1;
    if (text.trim() === '') continue;
    const source = `${basename(file)}:${number}`;
    const read = readLine(text, basename(file), readDate);
    yield typeof read === 'string'
      ? { bytes, left: { source, why: read } }
      : { bytes, note: { ...read, source: read.source || source } };
  }
}

function readLine(line: string, file: string, readDate: (text: string) => number | undefined): Note | string {
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return 'it is not JSON';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it is not a JSON object';
  const { id, text, content = text, title, tags, date } = value as Record<string, unknown>;
  if (typeof content !== 'string') return 'it has neither text nor content';
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
