import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';

/** Words of the other language. */
export interface Dictionary {
  /** Chinese words, simplified, for up to three English stems with blanks between; the better ones first. */
  chinese(stems: string): readonly string[];
  /** Chinese words for kinds of what an English stem names: 窗帘, a window curtain, for curtain. */
  kinds(stem: string): readonly string[];
  /** English meanings as stems with blanks between, for a Chinese word. */
  english(word: string): readonly string[];
  /** Single Chinese characters for an English stem, or the stems that one means. */
  letters(stemOrLetter: string): readonly string[];
  /** Characters that are read as this one is, the more used ones first. */
  soundsLike(letter: string): readonly string[];
  /** Whether a Chinese word is in the dictionary. */
  isWord(word: string): boolean;
  /** Words of three characters that begin and end so. */
  around(first: string, last: string): readonly string[];
}

/** Beside the bundle, or in the source tree. The data has a licence of its own: see NOTICE.md there. */
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? '../../data/cedict/' : './cedict/', import.meta.url);

const TAB = 0x09;
const LINE = 0x0a;

/** Where the parts of a file are: after this, one after the other. */
interface Head {
  /** The key that each part begins with. */
  readonly keys: readonly string[];
  /** Its bytes. */
  readonly sizes: readonly number[];
}

interface Part {
  readonly first: Buffer;
  readonly packed: Buffer;
  lines?: Lines;
}

/** Sorted lines `key<tab>value,value`, kept as the bytes that they are: 2 MB instead of the 20 MB of a Map. */
class Lines {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get(key: string): readonly string[] {
    const bytes = this.#bytes;
    const wanted = Buffer.from(`${key}\t`);
    const at = this.#from(wanted);
    if (!this.#begins(at, wanted)) return [];
    return bytes.toString('utf8', at + wanted.length, bytes.indexOf(LINE, at)).split(',');
  }

  /** Keys that begin so. */
  keys(beginning: Buffer): string[] {
    const bytes = this.#bytes;
    const found: string[] = [];
    for (let at = this.#from(beginning); at < bytes.length; at = bytes.indexOf(LINE, at) + 1) {
      if (!this.#begins(at, beginning)) break;
      found.push(bytes.toString('utf8', at, bytes.indexOf(TAB, at)));
    }
    return found;
  }

  #begins(at: number, beginning: Buffer): boolean {
    return this.#bytes.subarray(at, at + beginning.length).equals(beginning);
  }

  /** Where the first line begins that begins so or comes after that. */
  #from(beginning: Buffer): number {
    const bytes = this.#bytes;
    let [low, high] = [0, bytes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = middle === 0 ? 0 : bytes.lastIndexOf(LINE, middle - 1) + 1;
      const end = bytes.indexOf(LINE, start);
      const order = bytes.compare(beginning, 0, beginning.length, start, Math.min(start + beginning.length, end));
      if (order < 0) low = end + 1;
      else high = start;
    }
    return low;
  }
}

/** A file of such lines in parts, each unpacked when it is first looked into: a search looks into a few of them. */
class Parts {
  readonly #parts: readonly Part[];

  constructor(file: Buffer) {
    const end = file.indexOf(LINE);
    const { keys, sizes } = JSON.parse(file.toString('utf8', 0, end)) as Head;
    let at = end + 1;
    this.#parts = keys.map((key, index) => {
      const packed = file.subarray(at, at + (sizes[index] as number));
      at += packed.length;
      return { first: Buffer.from(key), packed };
    });
  }

  get(key: string): readonly string[] {
    return this.#lines(this.#partOf(Buffer.from(key)))?.get(key) ?? [];
  }

  /** Keys that begin so. */
  keys(beginning: string): string[] {
    const wanted = Buffer.from(beginning);
    const found: string[] = [];
    for (let index = this.#partOf(wanted); index < this.#parts.length; index++) {
      const { first } = this.#parts[index] as Part;
      if (wanted.compare(first.subarray(0, wanted.length)) < 0) break;
      found.push(...(this.#lines(index)?.keys(wanted) ?? []));
    }
    return found;
  }

  /** The last part that begins with this key or one before it. */
  #partOf(key: Buffer): number {
    let [low, high] = [0, this.#parts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#parts[middle] as Part).first.compare(key) <= 0) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  #lines(index: number): Lines | undefined {
    const part = this.#parts[index];
    if (part) part.lines ??= new Lines(brotliDecompressSync(part.packed));
    return part?.lines;
  }
}

const read = async (name: string): Promise<Parts> => new Parts(await readFile(new URL(`${name}.parts`, FOLDER)));

let opened: Promise<Dictionary | undefined> | undefined;

async function open(): Promise<Dictionary | undefined> {
  try {
    const [enZh, zhEn, letters, sounds, kinds] = (await Promise.all(
      (['en-zh', 'zh-en', 'letters', 'sounds', 'kinds'] as const).map(read),
    )) as [Parts, Parts, Parts, Parts, Parts];
    return {
      chinese: (stems) => enZh.get(stems),
      kinds: (stem) => kinds.get(stem),
      english: (word) => zhEn.get(word),
      letters: (stemOrLetter) => letters.get(stemOrLetter),
      soundsLike: (letter) =>
        [...new Set(sounds.get(letter).flatMap((reading) => sounds.get(reading)))].filter((one) => one !== letter),
      isWord: (word) => zhEn.get(word).length > 0,
      around: (first, last) => zhEn.keys(first).filter((word) => [...word].length === 3 && word.endsWith(last)),
    };
  } catch {
    // An installation without it searches by the words themselves.
    return undefined;
  }
}

/** The dictionary, read at the first use; undefined where it is not installed. */
export function dictionary(): Promise<Dictionary | undefined> {
  opened ??= open();
  return opened;
}
