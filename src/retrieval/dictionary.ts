import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Words of the other language. */
export interface Dictionary {
  /** Chinese words, simplified, for up to three English stems with blanks between; the better ones first. */
  chinese(stems: string): readonly string[];
  /** English meanings as stems with blanks between, for a Chinese word. */
  english(word: string): readonly string[];
}

/** Beside the bundle, or in the source tree. The data has a licence of its own: see NOTICE.md there. */
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? '../../data/cedict/' : './cedict/', import.meta.url);

const TAB = 0x09;
const LINE = 0x0a;

/** Sorted lines `key<tab>value,value`, kept as the bytes that they are: 2 MB instead of the 20 MB of a Map. */
class Lines {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get(key: string): readonly string[] {
    const wanted = Buffer.from(`${key}\t`);
    let [low, high] = [0, this.#bytes.length];
    while (low < high) {
      const start = this.#lineStart((low + high) >> 1);
      const end = this.#bytes.indexOf(LINE, start);
      const order = this.#bytes.compare(wanted, 0, wanted.length, start, Math.min(start + wanted.length, end));
      if (order === 0) return this.#bytes.toString('utf8', this.#bytes.indexOf(TAB, start) + 1, end).split(',');
      if (order < 0) low = end + 1;
      else high = start;
    }
    return [];
  }

  #lineStart(at: number): number {
    return at === 0 ? 0 : this.#bytes.lastIndexOf(LINE, at - 1) + 1;
  }
}

const read = async (name: string): Promise<Lines> =>
  new Lines(await promisify(brotliDecompress)(await readFile(new URL(`${name}.br`, FOLDER))));

let opened: Promise<Dictionary | undefined> | undefined;

async function open(): Promise<Dictionary | undefined> {
  try {
    const [enZh, zhEn] = await Promise.all([read('en-zh'), read('zh-en')]);
    return { chinese: (stems) => enZh.get(stems), english: (word) => zhEn.get(word) };
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
