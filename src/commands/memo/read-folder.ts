import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Note } from '../../services/memos/import.ts';

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

/** A note of a file: its text as it is, links and front matter too. `readDate` makes an instant (epoch ms) of a date. */
export async function readNote(
  folder: string,
  file: string,
  readDate: (text: string) => number | undefined,
): Promise<Note> {
  const [content, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  const { title, tags, date } = frontMatter(content);
  return {
    origin: `file:${file}`,
    title: title ?? nameOf(file, content),
    content,
    tags,
    source: relative(join(folder, '..'), file),
    created: (date === undefined ? undefined : readDate(date)) ?? Math.round(mtimeMs),
  };
}

function nameOf(file: string, content: string): string {
  const name = basename(file, extname(file));
  const heading = NO_NAME.test(name) ? /^#[ \t]+(.+)$/m.exec(content)?.[1]?.trim() : undefined;
  return heading ?? name;
}

function frontMatter(content: string): FrontMatter {
  const head = HEAD.exec(content)?.[1];
  if (head === undefined) return { tags: [] };
  let values: unknown;
  try {
    values = parse(head);
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
