import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from './walk.ts';

const FILES = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
/** What a pointer to another synset is worth: hypernyms, hyponyms, similar, derived, parts, verb groups, past forms. */
const POINTERS: Readonly<Record<string, number>> = {
  '@': 1,
  '~': 0.25,
  '&': 0.6,
  '+': 1,
  '%p': 0.3,
  '#p': 0.5,
  $: 0.6,
  '^': 0.5,
};
/** What the words of an explanation are worth together, and how rare one must be to be worth something. */
const GLOSS = 1.2;
const RARE = 4;
/** A word in more explanations leads to none of them. */
const MANY = 400;

interface Synset {
  readonly name: string;
  readonly words: readonly string[];
  readonly pointers: readonly (readonly [symbol: string, synset: string])[];
  readonly gloss: string;
  readonly isNoun: boolean;
}

const nameOf = (offset: string, kind: string): string => `s:${offset}${kind === 's' ? 'a' : kind}`;

function synsets(folder: string): Synset[] {
  return Object.entries(FILES).flatMap(([kind, file]) =>
    readFileSync(join(folder, `data.${file}`), 'utf8')
      .split('\n')
      .filter((line) => /^\d{8} /.test(line))
      .map((line) => {
        const [head = '', gloss = ''] = line.split(' | ');
        const fields = head.trim().split(' ');
        const count = Number.parseInt(fields[3] ?? '0', 16);
        const rest = fields.slice(5 + 2 * count);
        return {
          name: nameOf(fields[0] ?? '', kind),
          words: Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] ?? '').replace(/\(.*\)/, '')),
          pointers: Array.from({ length: Math.floor(rest.length / 4) }, (_, at): [string, string] => [
            rest[4 * at] ?? '',
            nameOf(rest[4 * at + 1] ?? '', rest[4 * at + 2] ?? ''),
          ]),
          gloss: gloss.split('; "')[0] ?? '',
          isNoun: kind === 'n',
        };
      }),
  );
}

/** How often each word was met in each meaning. */
function uses(folder: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', offset = '', , count = '0'] = line.split(' ');
    found.set(`${key.split('%')[0]} ${offset}`, Number(count));
  }
  return found;
}

/**
 * Adds WordNet's synsets (`s:`) and words (`e:`, stems) to a graph. Answers how rare each stem is in its
 * explanations: the natural logarithm of how many there are for one that has it.
 */
export function addWordNet(graph: Graph, folder: string, stems: (text: string) => string[]): Map<string, number> {
  const used = uses(folder);
  const all = synsets(folder).map((one) => ({ ...one, said: [...new Set(stems(one.gloss))] }));
  const counts = new Map<string, number>();
  for (const { said } of all) for (const stem of said) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarity = new Map([...counts].map(([stem, count]) => [stem, Math.log(all.length / count)]));
  for (const { name, words, pointers, said, isNoun } of all) {
    for (const word of words) {
      const stem = stems(word.replaceAll('_', ' ')).join(' ');
      if (stem === '') continue;
      const count = used.get(`${word.toLowerCase()} ${name.slice(2, 10)}`) ?? 0;
      graph.link(`e:${stem}`, name, (isNoun ? 1 : 0.7) * Math.sqrt(0.5 + count));
      graph.link(name, `e:${stem}`, 1);
    }
    for (const [symbol, other] of pointers) graph.link(name, other, POINTERS[symbol] ?? 0);
    const weighed = said.map((stem) => [stem, Math.max(0, (rarity.get(stem) ?? 0) - RARE)] as const);
    const sum = weighed.reduce((total, [, weight]) => total + weight, 0);
    for (const [stem, weight] of weighed) {
      graph.link(name, `e:${stem}`, (GLOSS * weight) / (sum || 1));
      if ((counts.get(stem) ?? 0) < MANY) graph.link(`e:${stem}`, name, weight / (sum || 1) / 2);
    }
  }
  return rarity;
}
