import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Models } from '../../src/retrieval/models.ts';
import type { Strategy } from '../../src/retrieval/strategies.ts';
import { printTable } from '../lib/table.ts';
import type { Collection, Question } from './collection.ts';
import { perchWith } from './engines.ts';
import { type Measures, mean, measure } from './measures.ts';
import { synthetic, useless } from './synthetic.ts';

const STRATEGIES: readonly Strategy[] = [
  'bm25',
  'semantic',
  'hybrid_standard',
  'hybrid_bm25_weighted',
  'full_pipeline_with_reranker',
  'auto',
];

/** Of each kind of question, evenly spread. */
const MOST_ASKED = 300;

type Perch = Awaited<ReturnType<typeof perchWith>>;

/** Every strategy on one collection: with models that are made up and, where there are any, with those that are set up. */
export async function printStrategies(collection: Collection, real: Models): Promise<void> {
  const rows: string[][] = [];
  const verdicts: string[] = [];
  const kinds = [...Map.groupBy(collection.questions, ({ kind }) => kind)].map(
    ([kind, all]) => [kind, all.filter((_, at) => at % Math.ceil(all.length / MOST_ASKED) === 0)] as const,
  );
  const run = async (
    name: string,
    models: Models,
    verdict: (of: ReadonlyMap<Strategy, Measures>) => string,
  ): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'perch-eval-'));
    const perch = await perchWith(collection.docs, folder, models);
    try {
      const { trust } = await perch.services.reindex(await perch.caller('reindex'), {});
      const weight = trust
        ? `${trust.weight} (words ${shown(trust.words)}, meaning ${shown(trust.vectors)})`
        : 'not measured';
      verdicts.push(`${name}: weight on held-out titles and sentences ${weight}`);
      for (const [kind, questions] of kinds) {
        const found = new Map<Strategy, Measures>();
        for (const strategy of STRATEGIES) {
          const measures = await asked(perch, questions, strategy);
          found.set(strategy, measures);
          rows.push([name, strategy, kind, shown(measures.ndcg), shown(measures.recall), shown(measures.mrr)]);
        }
        verdicts.push(`${name}, ${kind}: ${verdict(found)}`);
      }
    } finally {
      await perch.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  await run('SYNTHETIC models', synthetic(collection), beatsBoth);
  await run('RANDOM embedder', useless, costs);
  const embedder = await real.embedder();
  if (embedder) await run(embedder.id, real, beatsBoth);
  printTable(['models', 'strategy', 'questions', 'nDCG@10', 'recall@10', 'MRR@10'], rows);
  console.log(verdicts.map((one) => `- ${one}\n`).join(''));
}

async function asked(
  { services, caller }: Perch,
  questions: readonly Question[],
  strategy: Strategy,
): Promise<Measures> {
  const by = await caller('memo_search');
  const all: Measures[] = [];
  for (const { text, relevant } of questions) {
    const { memos = [] } = await services.memos.search(by, { query: text, strategy, limit: 10 });
    all.push(
      measure(
        memos.map(({ source }) => source ?? ''),
        relevant,
      ),
    );
  }
  return mean(all);
}

const shown = (value: number): string => value.toFixed(4);

type Found = ReadonlyMap<Strategy, Measures>;

function beatsBoth(found: Found): string {
  const of = (strategy: Strategy): number => found.get(strategy)?.ndcg ?? 0;
  const parts = Math.max(of('bm25'), of('semantic'));
  const said = (['hybrid_standard', 'hybrid_bm25_weighted', 'auto'] as const).map(
    (strategy) => `${strategy} ${of(strategy) > parts ? 'beats' : 'DOES NOT BEAT'} both its lists`,
  );
  return said.join(', ');
}

function costs(found: Found): string {
  const of = (strategy: Strategy): number => found.get(strategy)?.recall ?? 0;
  const said = (['hybrid_standard', 'hybrid_bm25_weighted', 'auto'] as const).map(
    (strategy) => `${strategy} ${(100 * (of('bm25') - of(strategy))).toFixed(2)}`,
  );
  return `points of recall@10 that it costs: ${said.join(', ')}`;
}

/** What these numbers are not. */
export async function provenance(real: Models): Promise<string> {
  const notes = 'SYNTHETIC and RANDOM are no models: they show what fusion makes of lists of a known quality.';
  const how = 'PERCH_EMBEDDER=http://localhost:11434/v1 PERCH_EMBEDDER_MODEL=bge-m3 npm run eval -- quality';
  const ran = await real.embedder();
  return ran
    ? notes
    : `${notes}\nNo real model is set up here: semantic, hybrid and reranked numbers of one come from\n${how}\n`;
}
