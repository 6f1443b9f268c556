import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from '../lib/table.ts';
import type { Collection, Question } from './collection.ts';
import { ENGINES, type Engine } from './engines.ts';
import { type Measures, mean, measure } from './measures.ts';

const shown = (value: number): string => value.toFixed(4);

async function rankings(engine: Engine, questions: readonly Question[]): Promise<Measures> {
  const all: Measures[] = [];
  for (const { text, relevant } of questions) all.push(measure(await engine.find(text, 10), relevant));
  return mean(all);
}

/** What of the two-character words of the documents is found, of a hundred taken evenly. */
async function pairsFound(engine: Engine, { docs }: Collection): Promise<string> {
  const pairs = docs.flatMap(({ id, text }) => {
    const words = [...text.matchAll(/[\u4E00-\u9FFF]{2,}/g)].map(([word]) => word.slice(0, 2));
    return words.length > 0 ? [{ id, word: words[Math.floor(words.length / 2)] as string }] : [];
  });
  const step = Math.max(1, pairs.length / 100);
  let [found, asked] = [0, 0];
  for (let at = 0; at < pairs.length; at += step) {
    const { word } = pairs[Math.floor(at)] as { word: string };
    const hits = await engine.find(word, 10);
    asked += 1;
    if (hits.length > 0) found += 1;
  }
  return asked === 0 ? '–' : `${((100 * found) / asked).toFixed(0)} %`;
}

/** Every engine on one collection. */
export async function printQuality(collection: Collection): Promise<void> {
  const { name, docs, questions } = collection;
  console.log(`### ${name}: ${docs.length} documents, ${questions.length} questions\n`);
  const rows: string[][] = [];
  for (const [engineName, open] of Object.entries(ENGINES)) {
    const folder = mkdtempSync(join(tmpdir(), 'perch-eval-'));
    const engine = await open(docs, folder);
    try {
      for (const [kind, of] of Map.groupBy(questions, (one) => one.kind)) {
        const { ndcg, recall, mrr } = await rankings(engine, of);
        rows.push([engineName, kind, shown(ndcg), shown(recall), shown(mrr), await pairsFound(engine, collection)]);
      }
    } finally {
      await engine.close?.();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  printTable(['engine', 'questions', 'nDCG@10', 'recall@10', 'MRR@10', 'two-character words found'], rows);
}
