import { Worker } from 'node:worker_threads';
import { printComparison, printTable } from './lib/table.ts';
import { compare } from './lib/timing.ts';
import { BOMBS, PEERS, type Question, TEN_YEARS_ON, TWO_YEARS } from './peers/recurrence.ts';
import type { Answer, Task } from './peers/recurrence-worker.ts';

const OURS = 'perch-mcp';
/** A peer that takes longer is ended. */
const PATIENCE = 3_000;

async function window(title: string, question: Question, goal?: string): Promise<void> {
  const timings = await compare(
    Object.entries(PEERS).map(([name, ask]) => ({ name, run: () => ask(question) })),
    { warmUp: 2, repetitions: 7 },
  );
  printComparison(title, timings, OURS, goal);
}

function explode(peer: string, question: Question): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const workerData: Task = { peer, question, warmUp: TWO_YEARS };
  const worker = new Worker(new URL('./peers/recurrence-worker.ts', import.meta.url), { workerData });
  const timer = setTimeout(() => resolve(`> ${PATIENCE} ms`), PATIENCE);
  worker.once('message', ({ milliseconds, count }: Answer) => resolve(`${milliseconds.toFixed(1)} ms (${count})`));
  worker.once('error', (error) => resolve(error instanceof Error ? 'refused' : 'failed'));
  return promise.finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}

/** Recurrence, against the libraries that a JavaScript program would take. */
export async function benchRecurrence(): Promise<void> {
  await window('One week, ten years after DTSTART of a daily rule', TEN_YEARS_ON, `${OURS} ≤ 0.3 ms`);
  await window('Two years of a daily rule (730 rows)', TWO_YEARS);

  console.log(`### Recurrence bombs, in brackets the rows (goal: ${OURS} ≤ 50 ms, at most 5,000 rows)\n`);
  const names = Object.keys(PEERS);
  const rows: string[][] = [];
  for (const question of BOMBS) {
    const cells: string[] = [];
    for (const name of names) cells.push(await explode(name, question));
    rows.push([question.rrule.length > 56 ? `${question.rrule.slice(0, 55)}…` : question.rrule, ...cells]);
  }
  printTable(['rule', ...names], rows);
}
