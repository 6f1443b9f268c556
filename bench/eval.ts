/**
 * `npm run eval -- [--folder DIR]… [--sizes 1000,10000,100000] [--misses] [--oracle SECONDS] [requests|weeks|plan|learned|joint|everyday|quality|scale|vectors]`:
 * what becomes of requests as people phrase them, and of weeks of them (`--misses`: each that does not come right);
 * what plans cost beside the optimum (`--oracle`: seconds that HiGHS has for each week), how many meetings with ways between them they hold;
 * how often learned defaults are right; which times are found for several people; and
 * of casual questions about everyday notes (`--misses`: of the half that is shown); how well memos are found, beside what a JavaScript program would take instead, in
 * one run; what fusing them with vectors makes of it; then the same on stores of
 * several sizes. A folder holds `docs.jsonl`, `queries.jsonl` and `qrels.jsonl`,
 * or folders that do. Real models are those of the settings PERCH_EMBEDDER and
 * PERCH_RERANKER, as everywhere.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/app/config.ts';
import { configuredModels } from '../src/models/configured.ts';
import { printJoint } from './joint/run.ts';
import { printLearned } from './learn/run.ts';
import { printMeetings } from './plan/meetings.ts';
import { printPlans } from './plan/run.ts';
import { printRequests } from './requests/run.ts';
import { collectionsIn } from './retrieval/collection.ts';
import { printEveryday } from './retrieval/everyday/run.ts';
import { printQuality } from './retrieval/quality.ts';
import { printScale } from './retrieval/scale.ts';
import { printStrategies, provenance } from './retrieval/strategies.ts';
import { printVectors } from './retrieval/vectors.ts';
import { printWeeks } from './weeks/run.ts';

const { values, positionals } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: ['../shared/data/retrieval'] },
    sizes: { type: 'string', default: '1000,10000,100000' },
    misses: { type: 'boolean', default: false },
    oracle: { type: 'string' },
  },
  allowPositionals: true,
});

const collections = values.folder.flatMap((folder) => collectionsIn(resolve(folder)));
const wants = (part: string): boolean => positionals.length === 0 || positionals.includes(part);
console.log(`# perch-mcp eval\n\nNode ${process.version}\n`);
if (wants('requests')) await printRequests(values.misses);
if (wants('weeks')) await printWeeks(values.misses);
if (wants('plan')) {
  await printPlans(values.oracle === undefined ? undefined : Number(values.oracle));
  await printMeetings();
}
if (wants('learned')) printLearned();
if (wants('joint')) await printJoint();
if (wants('everyday')) await printEveryday(values.misses);
if (collections.length === 0) console.log(`skipped: no collection in ${values.folder.join(', ')}`);
else {
  if (wants('quality')) {
    const real = configuredModels(readConfig({}, process.env));
    for (const collection of collections) {
      await printQuality(collection);
      await printStrategies(collection, real);
    }
    console.log(await provenance(real));
    real.close();
  }
  const plain = collections.filter(({ questions }) => questions.every(({ kind }) => kind === 'all'));
  const sizes = values.sizes.split(',').map(Number);
  if (wants('scale')) await printScale(sizes, plain.slice(0, 2));
  if (wants('scale') || wants('vectors')) await printVectors(sizes);
}
