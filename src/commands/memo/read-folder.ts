import { type FileHandle, open, readdir } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Messages } from '../../messages/en/messages.ts';
import { MOST_BYTES } from '../../services/memos/fields.ts';
import type { LeftOut, Note } from '../../services/memos/import.ts';
import { readUpTo } from '../terminal/read-up-to.ts';

const MARKDOWN = new Set(['.md', '.markdown']);

/** Names that say nothing: the first heading is a better title. */
const NO_NAME = /^(readme|index|untitled.*|未命名.*|无标题.*)$/i;

const HEAD = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** Paths of all Markdown files below a folder, in order. Hidden folders, such as those of editors, are passed over. */
export async function markdownFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await markdownFiles(path)));
    else if (entry.isFile() && MARKDOWN.has(extname(entry.name).toLowerCase())) files.push(path);
  }
  return files;
}

/** What the head of a file says. */
interface FrontMatter {
  readonly title?: string;
  readonly tags: readonly string[];
  /** As it stands there. */
  readonly date?: string;
}

/** What a note is read with. */
export interface ReadingNotes {
  /** An instant (epoch ms) of a date. */
  readonly readDate: (text: string) => number | undefined;
  /** Why a file of so many bytes is no memo. */
  readonly tooLong: (bytes: number) => string;
  /** How it is said what is wrong with one. */
  readonly said: Messages['files'];
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';

/** A note of a file: its text as it is, links and front matter too; or why it is none. One that is too long is not read. */
export async function readNote(
  folder: string,
  file: string,
  { readDate, tooLong, said }: ReadingNotes,
): Promise<{ readonly note: Note } | { readonly left: LeftOut }> {
  const source = relative(join(folder, '..'), file);
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const { size, mtimeMs } = await handle.stat();
    const bytes = await readUpTo(handle, MOST_BYTES);
    if (!bytes) return { left: { source, why: tooLong(size) } };
    const content = bytes.toString('utf8');
    const { title, tags, date } = frontMatter(content);
    const created = (date === undefined ? undefined : readDate(date)) ?? Math.round(mtimeMs);
    return { note: { origin: `file:${file}`, title: title ?? nameOf(file, content), content, tags, source, created } };
  } catch (error) {
    return { left: { source, why: said.cannotBeRead({ code: codeOf(error) }) } };
  } finally {
    await handle?.close();
  }
}

function nameOf(file: string, content: string): string {
  const name = basename(file, extname(file));
  const heading = NO_NAME.test(name) ? /^#[ \t]+(.+)$/m.exec(content)?.[1]?.trim() : undefined;
  return heading ?? name;
}

/** Longer heads are no heads, in characters: what reads them takes longer the more names there are. */
const LONGEST_HEAD = 16_000;

function frontMatter(content: string): FrontMatter {
  const head = HEAD.exec(content.slice(0, LONGEST_HEAD))?.[1];
  if (head === undefined) return { tags: [] };
  let values: unknown;
  try {
    // It would print what it wonders about, and compare each name with all others.
    values = parse(head, { logLevel: 'error', uniqueKeys: false });
  } catch {
    // Something else between lines of dashes.
    return { tags: [] };
  }
  if (typeof values !== 'object' || values === null) return { tags: [] };
  const { title, tags, tag, date, created, created_at: createdAt } = values as Record<string, unknown>;
  const when = [date, created, createdAt].find((one) => typeof one === 'string' || typeof one === 'number');
  return {
    ...((typeof title === 'string' || typeof title === 'number') && { title: String(title) }),
    tags: listOf(tags ?? tag),
    ...(when !== undefined && { date: String(when) }),
  };
}

/** A list, or one text with commas or blanks between. */
export function listOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[,，、\s]+/).filter(Boolean);
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'string' || typeof one === 'number').map(String)
    : [];
}
