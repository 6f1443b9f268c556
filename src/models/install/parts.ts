import { createHash } from 'node:crypto';
import { cp, lstat, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sha256Of } from '../local/verify.ts';

/**
 * A folder of packages, in parts: its packages, and the folders of native code
 * of which a machine keeps its own alone. The integrity of a lock file is that
 * of packed packages, so parts that are unpacked have digests of their own.
 */
export type Parts = Readonly<Record<string, string>>;

/** What systems put beside files when somebody looks at a folder or copies it; no package has them. */
const LITTER = /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/;

/** A part is not what it should be, or is not there; the message is its name. */
export class OtherPart extends Error {}

/** Stands for the names and contents of all files of a part, but for those of parts that lie in it. Throws OtherPart for anything that is neither a file nor a folder. */
export async function digestOf(root: string, part: string, parts: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const add = async (path: string): Promise<void> => {
    const entries = await readdir(join(root, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inside = `${path}/${entry.name}`;
      if (parts.includes(inside) || LITTER.test(entry.name)) continue;
      if (entry.isDirectory()) await add(inside);
      else if (entry.isFile()) hash.update(`${inside.slice(part.length)}\n${await sha256Of(join(root, inside))}\n`);
      else throw new OtherPart(part);
    }
  };
  const status = await lstat(join(root, part)).catch(() => undefined);
  if (!status?.isDirectory()) throw new OtherPart(part);
  await add(part);
  return hash.digest('hex');
}

/**
 * Copies the parts that are wanted, and nothing else that lies in a folder;
 * then sees to it that each copy is the one that is meant. `all` are the parts
 * that there are, of other machines too. Throws OtherPart.
 */
export async function copyParts(from: string, to: string, wanted: Parts, all: readonly string[]): Promise<void> {
  const others = new Set(all.map((path) => join(from, path)));
  for (const path of Object.keys(wanted)) {
    const source = join(from, path);
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(source, join(to, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (found) => found === source || !(others.has(found) || LITTER.test(basename(found))),
    });
  }
  for (const [path, digest] of Object.entries(wanted)) {
    if ((await digestOf(to, path, all)) !== digest) throw new OtherPart(path);
  }
}
